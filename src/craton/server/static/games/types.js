/**
 * What a game may say about how it is shown. All of it is optional: a game without a folder here is shown by its
 * stones, marks and insight alone.
 *
 * @typedef {import("../api/types.js").Insight} Insight
 * @typedef {import("../api/types.js").MatchEvent} MatchEvent
 * @typedef {import("../api/types.js").Position} Position
 * @typedef {import("../api/types.js").BoardShape} BoardShape
 * @typedef {import("../board/types.js").BoardProps} BoardProps
 *
 * @typedef {object} Table      what lies on the table: a match, an analysis, a lesson
 * @property {string} game
 * @property {Record<string, any>} options
 * @property {BoardShape} board
 * @property {Position} position        as it is shown
 * @property {Insight | null} insight   of that position, once it is there
 * @property {Insight | null} [known]   the last insight that was there: for what would flicker without one
 * @property {import("../api/types.js").Side | null} [own]   my side, where I have one alone
 * @property {import("../api/types.js").Step[]} [steps]
 * @property {string | null} hover      the cell under the pointer or the keyboard's focus
 * @property {Selection | null} selection
 * @property {boolean} canAct           whether it is my turn and nothing is being acted out
 * @property {string} layer             the layer of the insight that is shown, or ""
 *
 * @typedef {{cell: string, actions: string[], index: number}} Selection   one of several actions on a cell
 *
 * @typedef {object} Beat       a moment of something that is acted out
 * @property {number} time              milliseconds at normal speed
 * @property {Record<string, any>} [stones]    changes of stones (null takes one off) before the beat begins
 * @property {Record<string, string[]>} [marks]
 * @property {Record<string, string>} [effects]  as the board takes them
 * @property {Partial<Position>} [also]   what else is shown of the position: its task, its variables
 * @property {any} [scene]              for the game's Scene, drawn over the board
 * @property {import("../sound/sounds.js").Sound} [sound]
 * @property {boolean} [shaking]        the whole board shakes
 * @property {number} [event]           the number of the event that is shown by now
 * @property {string} [say]             announced to those who do not see it
 * @property {boolean} [holds]          waits for a click (or for the time, if somebody only watches)
 * @property {() => Beat[]} [then]       what follows it at once, decided when it is over: after a choice that it offered
 *
 * @typedef {Partial<Pick<BoardProps, "heat" | "labels" | "areas" | "arrows" | "ghosts" | "marks" | "mover" | "hints">>} Drawing
 *
 * @typedef {object} Visuals
 * @property {"lines" | "tiles"} look
 * @property {(events: MatchEvent[], table: Table) => Beat[]} [acts]   how new events are acted out; together, so that
 *   a quake can choose its order
 * @property {(table: Table) => Drawing} [draw]        beyond stones: by default the chosen layer of the insight
 * @property {(cell: string, table: Table) => string} [describe]  spoken of a cell
 * @property {(actions: string[], cell: string, table: Table) => string | null} [pick]  which of several actions on a
 *   cell is meant, if it is plain
 * @property {(action: string, table: Table) => string} [name]   an action in words, for buttons and lists
 * @property {any} [Scene]     ({scene, board, look}) over the board while a beat has a scene; SVG in the board's coordinates
 *   is not needed: it covers the board's box
 * @property {any} [Status]    ({table}) a line under the task: bars, turns left
 * @property {any} [Controls]  ({table, act, words}) instead of plain buttons for actions without a cell
 * @property {any} [Panel]     ({table}) above the tables of the insight
 * @property {any} [Aftermath] ({table, match, steps}) when it is over: expected, what came, luck
 */
export {};

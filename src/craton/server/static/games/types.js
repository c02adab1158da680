/**
 * What a game adds to the browser, as types.
 *
 * @typedef {import("../api/types.js").Insight} Insight
 * @typedef {import("../api/types.js").Entry} Entry
 * @typedef {import("../api/types.js").Position} Position
 * @typedef {import("../api/types.js").BoardShape} BoardShape
 * @typedef {import("../board/types.js").BoardProps} BoardProps
 *
 * @typedef {object} Context     what is on the page: a match, an analysis or a lesson
 * @property {string} game
 * @property {Record<string, any>} options
 * @property {BoardShape} board
 * @property {Position} position        as it is shown
 * @property {Insight | null} insight   of that position, once it is loaded
 * @property {Insight | null} [known]   the last insight, for what would flicker while the next one is loading
 * @property {import("../api/types.js").Side | null} [own]   my side, unless I play both or none
 * @property {import("../api/types.js").Step[]} [steps]
 * @property {string | null} hover      the cell under the pointer or the keyboard's focus
 * @property {Selection | null} selection
 * @property {boolean} canAct           whether it is my turn and no animation runs
 * @property {string} layer             the layer of the insight that is shown, or ""
 *
 * @typedef {{cell: string, actions: string[], index: number}} Selection   one of several actions on a cell
 *
 * @typedef {object} Frame       one moment of an animation
 * @property {number} time              milliseconds at normal speed
 * @property {Record<string, any>} [stones]    changes of stones (null removes one) before the frame begins
 * @property {Record<string, string[]>} [marks]
 * @property {Record<string, string>} [effects]  as the board takes them
 * @property {Partial<Position>} [also]   other changes of the position: its task, its variables
 * @property {any} [scene]              for the game's Scene, drawn over the board
 * @property {import("../sound/sounds.js").Sound} [sound]
 * @property {boolean} [shaking]        the whole board shakes
 * @property {number} [entry]           the number of the log entry that is shown from now on
 * @property {string} [say]             announced to screen readers
 * @property {boolean} [holds]          waits for a click; for spectators, for `time` only
 * @property {() => Frame[]} [then]      the frames that follow; called when this one ends, because they depend on a
 *   choice made in it
 *
 * @typedef {Partial<Pick<BoardProps, "heat" | "labels" | "areas" | "arrows" | "ghosts" | "marks" | "mover" | "hints">>} Drawing
 *
 * @typedef {object} Visuals   how a game is shown; all but the look is optional
 * @property {"lines" | "tiles"} look
 * @property {Record<string, import("../board/types.js").MarkSymbol>} [symbols]   of its marks
 * @property {(entries: Entry[], context: Context) => Frame[]} [animate]   how new entries of the log are shown;
 *   called with all of them at once, so that a game may change their order
 * @property {(context: Context) => Drawing} [draw]        beyond stones: by default the chosen layer of the insight
 * @property {(cell: string, context: Context) => string} [describe]  words about a cell for screen readers
 * @property {(actions: string[], cell: string, context: Context) => string | null} [pick]  which of several actions on
 *   a cell a click means; null if it is ambiguous
 * @property {(action: string, context: Context) => string} [name]   an action in words, for buttons and lists
 * @property {any} [Scene]     ({scene, board, look}) over the board while a frame has a scene
 * @property {any} [Status]    ({context}) below the task: bars, turns left
 * @property {any} [Controls]  ({context, act, words}) instead of plain buttons for actions without a cell
 * @property {any} [Panel]     ({context}) above the tables of the insight
 * @property {any} [ResultPanel] ({context, match, steps}) after the end: what was expected, what happened, luck
 *
 * @typedef {object} Move       what a person did in a lesson, and where it led
 * @property {string} action
 * @property {Position} before
 * @property {Position} after
 * @property {import("../api/types.js").Line} line   with the outcomes of chance events, and the result
 * @property {Insight} insight                       of the position after it
 *
 * @typedef {{title: string, idea: string, task: string, done: string, again: string}} LessonWords
 *
 * @typedef {object} LessonStep   a position, one idea, and one task that a person does on the board
 * @property {string} name
 * @property {import("../learn/practice.js").Start} start
 * @property {string[]} solution    actions that do it, shown on request
 * @property {(move: Move) => boolean | null} isDone   null while undecided
 *
 * @typedef {LessonStep & {words: LessonWords}} Lesson
 *
 * @typedef {object} LazyParts      parts of a game that are loaded when they are needed
 * @property {Record<string, import("../text/text.js").Text>} text
 * @property {Partial<Visuals>} visuals
 * @property {Record<string, import("../board/types.js").MarkSymbol>} symbols
 * @property {LessonStep[]} lessons
 * @property {Record<string, LessonWords>} lessonText
 * @property {Record<string, () => any>} sketches        of its options, 64 x 48
 * @property {Record<string, {choices: readonly string[], value: import("@preact/signals").Signal<string>}>} preferences
 *
 * @typedef {{[P in keyof LazyParts]?: () => Promise<{default: LazyParts[P]}>}} Loaders
 *
 * @typedef {Loaders & {
 *   style: string,
 *   scene: string,
 *   picture: string,
 *   presets: Record<string, Record<string, string>>,
 * }} GameFolder   what `games/NAME/index.js` declares: `style` and `scene` (a short game for the home page) are
 *   files in the folder, `picture` is the text of a position that shows what the game is about, `presets` are popular options
 *   beside those of the server
 */
export {};

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
 * @property {Insight | null} [before]  of the position before the dice that are being shown
 * @property {import("../api/types.js").Evaluation | null} [evaluation]   who is winning; undefined if it is not shown
 * @property {import("../api/types.js").Side | null} [own]   my side, unless I play both or none
 * @property {import("../api/types.js").Step[]} [steps]
 * @property {Map<number, import("../api/types.js").ShownThrow>} [throws]   of dice, by the numbers of their entries
 * @property {boolean} [isShared]       whether several people see the animation in step, in one order
 * @property {boolean} [isUnattended]   whether an animation waits for no click
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
 * @property {Partial<Position> & {headline?: string}} [also]   other changes of the position: its headline, its variables
 * @property {any} [scene]              for the game's Scene, drawn over the board
 * @property {import("../sound/sounds.js").Sound} [sound]
 * @property {boolean} [shaking]        the whole board shakes
 * @property {number} [entry]           the number of the log entry that is shown from now on
 * @property {string} [say]             announced to screen readers
 * @property {boolean} [holds]          waits for a click; for spectators, for `time` only
 * @property {import("../match/party.js").Die} [die]   the die that a frame with `holds` waits for: in a match, the
 *   click of the side that throws it ends the wait of everybody
 * @property {boolean} [moves]          nothing but movement: left out without motion
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
 * @property {boolean} [throws]   whether the exact chances of winning are known before and after each of its dice
 * @property {(context: Context) => Drawing} [draw]        beyond stones: by default the chosen layer of the insight
 * @property {(cell: string, context: Context) => string} [describe]  words about a cell for screen readers
 * @property {(actions: string[], cell: string, context: Context) => string | null} [pick]  which of several actions on
 *   a cell a click means; null if it is ambiguous
 * @property {(action: string, context: Context) => string} [name]   an action in words, for buttons and lists
 * @property {(points: number, options: Record<string, any>) => string} [margin]   the lead of the winner: "7 stones"
 * @property {(position: import("../api/types.js").Position, options: Record<string, any>) => boolean} [isSecret]   whether
 *   the side to move sees or decides something that the other side may not know
 * @property {(action: string, context: Context) => string} [aboutHint]   why the insight recommends something else
 * @property {(action: string, context: Context) => string} [reason]   why an action is good, from the insight; by
 *   default what `describe` says about its cell
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
 * @property {Partial<Visuals>} visuals
 * @property {Record<string, import("../board/types.js").MarkSymbol>} symbols
 * @property {LessonStep[]} lessons
 * @property {Record<string, () => any>} sketches        of its options, 64 x 48
 * @property {Record<string, {choices: readonly string[], value: import("@preact/signals").Signal<string>}>} preferences
 * @property {import("../fairness/verify.js").RandomOptions} random   how its random options are drawn
 *
 * @typedef {object} WordParts      parts with a file for each language; English is needed, others are optional
 * @property {import("../text/text.js").Texts} text
 * @property {import("../text/text.js").Texts} options   the part of `text` for options, presets and results
 * @property {Record<string, LessonWords>} lessonText
 * @property {import("../text/phrases.js").Phrases} about     its summary, which the home page shows; not for English
 * @property {import("../text/phrases.js").Phrases} phrases   what the server says about the game; not for English
 *
 * @typedef {{[P in keyof LazyParts]?: () => Promise<{default: LazyParts[P]}>} &
 *   {[P in keyof WordParts]?: Record<string, () => Promise<{default: WordParts[P]}>>}} Loaders
 *
 * @typedef {Loaders & {
 *   style: string,
 *   scene: string,
 *   pictures: string,
 *   picture: string,
 * }} GameFolder   what `games/NAME/index.js` declares: `style`, `scene` (a short game for the home page) and `pictures`
 *   (of its presets) are files in the folder, `picture` is the text of a position that shows what the game is about
 */
export {};

/**
 * A lesson is a row of steps: each has a position, one idea, and one task that a person does on the board. Its words
 * are `learn.GAME-NAME-title`, `-idea`, `-task`, `-done` and `-again`.
 *
 * @typedef {object} Move       what a person did, and where it led
 * @property {string} action
 * @property {import("../api/types.js").Position} before
 * @property {import("../api/types.js").Position} after
 * @property {import("./study.js").Line} line            with what was thrown, and the result
 * @property {import("../api/types.js").Insight} insight  of the position behind it
 *
 * @typedef {object} Lesson
 * @property {string} name
 * @property {import("./study.js").Start} start
 * @property {string[]} solution    actions that do it; shown to those who ask
 * @property {(move: Move) => boolean | null} isDone   null: the task goes on
 */
export {};

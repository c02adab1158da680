/**
 * What the server sends under /study (docs/server.md), as types alone.
 *
 * @typedef {import("../api/types.js").Step} Step
 * @typedef {{text: string, probability: {exact: string, value: number}, words: string}} Outcome
 * @typedef {{event: string, odds: import("../api/types.js").Odds | null, outcomes: Outcome[]}} Chance
 * @typedef {{game: string, title: string, options: Record<string, any>, options_text: string,
 *   board: import("../api/types.js").BoardShape, setup: string | null, steps: Step[],
 *   state: import("../api/types.js").Position, chance: Chance | null,
 *   result: import("../api/types.js").Result | null}} Line
 *
 * @typedef {{line: string[], event: string | null, branches: Branch[]}} Variation   what is expected to be played
 * @typedef {{outcomes: string[], probability: {exact: string, value: number}, value: number,
 *   variation: Variation}} Branch
 * @typedef {{action: string, visits: number, value: number, proven: boolean}} Candidate
 * @typedef {{ply: number, best: string | null, value: number, first: number, black: number, exact: boolean,
 *   simulations: number, candidates: Candidate[], variation: Variation,
 *   lines: {action: string, value: number, variation: Variation}[]}} Found
 *
 * @typedef {{node: number, ply: number, event: string, kind: "die" | "coins", count: number, outcomes: string[],
 *   message: string | null, written: string, drawn: string | null, true: boolean | null}} Throw
 * @typedef {{id: number, parent: number | null, main: boolean, turn: number, seat: any, mover: string,
 *   event: string | null, text: string, marks: string, comments: string[]}} RecordNode
 * @typedef {Line & {tags: Record<string, string>, comments: string[], termination: string, nodes: RecordNode[],
 *   verification: {verified: boolean | null, problem: string | null, lines: string[], secret: string | null,
 *   commitment: string | null, computed_commitment: string | null, throws: Throw[]}}} ReadRecord
 *
 * @typedef {{position: string | null, problem: string | null, cells: Record<string, string>, letters: string[],
 *   mover: string, turns: number, stones: Record<string, import("../api/types.js").Side>,
 *   marks: Record<string, string[]>}} Arranged
 *
 * @typedef {{turn: number, seat: import("../api/types.js").Seat | null, side: import("../api/types.js").Side | null,
 *   event: string | null, text: string, before: number, after: number,
 *   probability?: {exact: string, value: number}, luck?: {first: number, second: number}, exact?: boolean,
 *   value?: number, best?: string, best_value?: number, loss?: number, mark?: string,
 *   variation?: Variation}} Assessment
 * @typedef {{choices: number, loss: number, marks: Record<string, number>, luck: number}} SeatAccount
 * @typedef {{steps: number, complete: boolean, values: number[], seats: Record<"first" | "second", SeatAccount>,
 *   assessments: Assessment[]}} Analysis
 */
export {};

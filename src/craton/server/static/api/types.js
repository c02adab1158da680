/**
 * The shapes that the server sends (docs/server.md), as types alone.
 *
 * @typedef {"black" | "white"} Side
 * @typedef {"first" | "second"} Seat
 * @typedef {Seat | "spectator"} Viewer
 *
 * @typedef {{name: string, centre: [number, number], polygon: [number, number][], links: string[]}} Cell
 * @typedef {{name: string, kind: "square" | "hexhex" | "triangles", glued: boolean, cells: Cell[],
 *   regions: Record<string, string[]>}} BoardShape
 *
 * @typedef {{name: string, kind: "whole" | "yes-no" | "choice" | "cells" | "text", default: any, values: string,
 *   help: string, low?: number, high?: number, none?: string | null, choices?: string[], most?: number}} Option
 * @typedef {{name: string, title: string, summary: string, options: Option[],
 *   presets: Record<string, Record<string, any>>, reasons: string[],
 *   tournaments: Record<string, Record<string, any>>}} Game
 * @typedef {{games: Game[], levels: {level: number, bot: string}[]}} Games
 *
 * @typedef {{cells: Record<string, string[]>, words: string[]}} Actions
 * @typedef {{turn: number, to_move: Side | Seat | "chance" | null, task: string, stones: Record<string, Side>,
 *   marks: Record<string, string[]>, position: string | null, hides: boolean,
 *   variables: Record<string, string | number | null>, actions: Actions}} Position
 *
 * @typedef {{name: string, user: string | null, bot: string | null, program: boolean, side: Side | null}} SeatHolder
 * @typedef {{left: number, periods: number, vacation: number, on_vacation: boolean}} Hand
 * @typedef {{kind: "none" | "fischer" | "byoyomi" | "correspondence", minutes?: number, seconds?: number,
 *   periods?: number, days?: number, vacation_days?: number}} ClockRule
 * @typedef {{rule: ClockRule, seats: Record<Seat, Hand>, running: Seat | null, deadline: number | null,
 *   now: number}} Clocks
 * @typedef {{winner: Seat | "draw" | null, side: Side | null, reason: string, score: number[] | null}} Result
 *
 * @typedef {Position & {number: number, ply: number, status: "waiting" | "playing" | "over" | "aborted",
 *   seats: Record<Seat, SeatHolder | null>, viewer: Viewer, to_act: Seat | null, your_turn: boolean, clocks: Clocks,
 *   offers: Record<string, string>, result: Result | null}} State
 *
 * @typedef {{number: number, turn: number, seat: Seat | null, mover: string, event: string | null,
 *   text: string | null, concealed: boolean}} Step
 * @typedef {{stone: Side | null, marks: string[]}} Change
 * @typedef {{number: number, ply: number | null, kind: string, seat: Seat | null, at: number, turn?: number,
 *   mover?: string, event?: string | null, text?: string | null, concealed?: boolean,
 *   tells?: {number: number, text: string}[], changes?: Record<string, Change>, odds?: Odds | null, name?: string,
 *   user?: string | null, bot?: string | null, seed?: string, steps?: number, result?: Result,
 *   secret?: string | null}} MatchEvent
 *
 * @typedef {{id: string, created: number, game: string, title: string, options: Record<string, any>,
 *   options_text: string, setup: string | null, clock: ClockRule, rated: boolean, private: boolean, hints: boolean,
 *   previous: string | null, rematch: string | null, tournament: string | null, twin: string | null,
 *   dice: {commitment: string | null, seeds: Record<Seat, string | null>, secret: string | null},
 *   board: BoardShape, viewer: Viewer, steps: Step[], chat: MatchEvent[], state: State, muted: boolean}} Match
 *
 * @typedef {{id: string, game: string, options_text: string, status: State["status"], rated: boolean, open: boolean,
 *   created: number, updated: number, to_act: Seat | null, deadline: number | null, yours: Seat[], ply: number,
 *   clock: ClockRule, winner: string | null, reason: string | null, first: string | null, second: string | null,
 *   users: Record<Seat, string | null>}} MatchRow
 *
 * @typedef {{exact: string, value: number} | number | string | null} Value
 * @typedef {{layer: string, cell: string, label: string, words: string, value: Value}} InsightMark
 * @typedef {{layer: string, start: string, end: string, words: string}} InsightLink
 * @typedef {{layer: string, cells: string[], side: Side | "", label: string, words: string, value: Value}} InsightRegion
 * @typedef {{title: string, columns: string[], rows: Value[][], note: string}} InsightPanel
 * @typedef {{what: string, words: string, probability: {exact: string, value: number}, cells: string[]}} Odds
 * @typedef {{ply: number, marks: InsightMark[], links: InsightLink[], regions: InsightRegion[],
 *   panels: InsightPanel[], sentences: string[], layers: string[], shown: string, odds: Odds[],
 *   scores: FinalScores | null, previews: Preview[]}} Insight
 * @typedef {{exact: string, value: number}} Exact
 * @typedef {{mean: Exact, floor: number, ceiling: number, probabilities: Record<string, Exact>}} Distribution
 * @typedef {{black: Exact, white: Exact, draw: Exact, expected: Record<Side, Exact>, tied: Side | "draw",
 *   scores: Record<Side, Distribution>}} FinalScores   if only chance decided from here on
 * @typedef {{action: string, changes: Record<string, Side | null>, again: boolean,
 *   odds: (Odds & {joins: number[]})[],
 *   worth: {own: Exact, difference: Exact, win: Exact, draw: Exact} | null}} Preview
 *
 * @typedef {{id: string, name: string, guest: boolean, bot: boolean}} User
 *
 * @typedef {{won: number, drawn: number, lost: number}} Counts
 * @typedef {Counts & {rating: number, deviation: number, provisional: boolean, matches: number, last: number}} Rating
 * @typedef {Rating & {place: number, user: string, name: string, bot: boolean}} Placed
 * @typedef {{user: User, created: number, ratings: (Rating & {game: string})[],
 *   statistics: (Counts & {game: string, against: "people" | "bots", seat: Seat})[]}} Profile
 * @typedef {{number: number, match: string | null, opponent: string, result: "won" | "drawn" | "lost", rating: number,
 *   deviation: number, at: number}} RatingChange
 * @typedef {{user: User, other: User, games: (Counts & {game: string})[], matches: {match: string, game: string,
 *   seat: Seat, winner: Seat | "draw", reason: string | null, rated: boolean, updated: number}[],
 *   next: string | null}} Between
 *
 * @typedef {{id: string, name: string, game: string, options_text: string, kind: "swiss" | "round-robin" | "knockout",
 *   status: "open" | "running" | "over" | "cancelled", rated: boolean, round: number, rounds: number | null,
 *   due: number | null, players: number, created: number, updated: number}} TournamentRow
 * @typedef {{user: string, name: string, seed: number | null, withdrawn: boolean}} Entrant
 * @typedef {TournamentRow & {creator: string, clock: ClockRule, cycles: number, paired: boolean, most: number,
 *   pause_minutes: number, grace_minutes: number, round_hours: number | null, entrants: Entrant[],
 *   yours: boolean}} Tournament
 * @typedef {Counts & {place: number, user: string, name: string, points: number, byes: number, buchholz: number,
 *   sonneborn_berger: number, withdrawn: boolean}} Standing
 * @typedef {{round: number, table: number, game: number, first: string, first_name: string, second: string | null,
 *   second_name: string | null, match: string | null, points: number[] | null, how: string}} Pairing
 */
export {};

/**
 * What the server sends, by the names of its OpenAPI document: `make types` turns that into `build/api.d.ts`. No other
 * file names a schema. `Narrow` says what the document leaves open.
 *
 * @typedef {import("craton-api").components["schemas"]} Schemas
 *
 * @typedef {"black" | "white"} Side
 * @typedef {"first" | "second"} Seat
 * @typedef {Match["viewer"]} Viewer
 * @typedef {{exact: string, value: number}} Exact          a probability
 * @typedef {Exact | number | string | null} Value
 *
 * @typedef {Narrow<Schemas["Cell"], {centre: [number, number], polygon: [number, number][]}>} Cell
 * @typedef {Narrow<Schemas["Board"], {cells: Cell[]}>} BoardShape
 * @typedef {Pick<Schemas["Option"], "name" | "kind" | "values" | "help"> & {default: any, low?: number,
 *   high?: number, none?: string | null, choices?: string[], most?: number}} Option
 * @typedef {Narrow<Schemas["Game"], {options: Option[], presets: Record<string, Record<string, any>>}>} Game
 * @typedef {Schemas["Engine"]} Engine
 * @typedef {Narrow<Schemas["Games"], {games: Game[]}>} Games
 * @typedef {Schemas["Position"]} Position
 * @typedef {Schemas["Account"]} Account
 * @typedef {Schemas["Session"]} Session
 * @typedef {Schemas["Token"]} Token
 * @typedef {Narrow<Schemas["Step"], {seat: Seat | null}>} Step
 * @typedef {Schemas["Change"]} Change
 * @typedef {Schemas["Result"]} Result
 *
 * @typedef {{kind: "none" | "fischer" | "byoyomi" | "correspondence", minutes?: number, seconds?: number,
 *   periods?: number, days?: number, vacation_days?: number}} ClockRule
 * @typedef {Narrow<Schemas["Clocks"], {rule: ClockRule, seats: Record<Seat, Schemas["SeatClock"]>}>} Clocks
 * @typedef {Narrow<Schemas["MatchState"], {seats: Record<Seat, Schemas["Seat"] | null>, clocks: Clocks}>} State
 * @typedef {Narrow<Schemas["Entry"], {seat: Seat | null, odds?: Odds | null}>} Entry
 * @typedef {Narrow<Schemas["Match"], {options: Record<string, any>, clock: ClockRule, board: BoardShape,
 *   chat: Entry[], state: State, steps: Step[],
 *   dice: Narrow<Schemas["Dice"], {seeds: Record<Seat, string | null>, commitments: Record<Seat, string | null>}>}>} Match
 * @typedef {Narrow<Schemas["MatchSummary"], {to_act: Seat | null, yours: Seat[], clock: ClockRule,
 *   users: Record<Seat, string | null>}>} MatchRow
 *
 * @typedef {Narrow<Schemas["Odds"], {probability: Exact}>} Odds
 * @typedef {{layer: string, cell: string, label: string, words: string, value: Value}} InsightMark
 * @typedef {{layer: string, start: string, end: string, words: string}} InsightLink
 * @typedef {{layer: string, cells: string[], side: Side | "", label: string, words: string, value: Value}} InsightRegion
 * @typedef {{title: string, columns: string[], rows: Value[][], note: string}} InsightPanel
 * @typedef {{mean: Exact, floor: number, ceiling: number, probabilities: Record<string, Exact>}} Distribution
 * @typedef {{black: Exact, white: Exact, draw: Exact, expected: Record<Side, Exact>, tied: Side | "draw",
 *   scores: Record<Side, Distribution>}} FinalScores   if only chance decided from here on
 * @typedef {Narrow<Schemas["Preview"], {odds: (Odds & {joins: number[]})[],
 *   worth: {own: Exact, difference: Exact, win: Exact, draw: Exact} | null}>} Preview
 * @typedef {Narrow<Schemas["Insight"], {marks: InsightMark[], links: InsightLink[], regions: InsightRegion[],
 *   panels: InsightPanel[], odds: Odds[], scores: FinalScores | null, previews: Preview[]}>} Insight
 * @typedef {Schemas["Evaluation"]} Evaluation
 *
 * @typedef {Schemas["User"]} User
 * @typedef {Pick<Rating, "won" | "drawn" | "lost">} Counts
 * @typedef {Omit<Schemas["GameRating"], "game">} Rating
 * @typedef {Schemas["RankedPlayer"]} Placed
 * @typedef {Schemas["StyleRates"]} StyleRates
 * @typedef {Schemas["LabExperiment"]} Experiment
 * @typedef {Schemas["LabCell"]} ExperimentCell
 * @typedef {Schemas["Player"]} Profile
 * @typedef {Schemas["RatingChange"]} RatingChange
 * @typedef {Schemas["HeadToHead"]} Between
 * @typedef {Schemas["TournamentSummary"]} TournamentRow
 * @typedef {Schemas["Entrant"]} Entrant
 * @typedef {Narrow<Schemas["Tournament"], {clock: ClockRule}>} Tournament
 * @typedef {Schemas["Standing"]} Standing
 * @typedef {Schemas["Pairing"]} Pairing
 *
 * @typedef {Narrow<Schemas["ChanceOutcome"], {probability: Exact}>} Outcome
 * @typedef {Narrow<Schemas["ChanceEvent"], {odds: Odds | null, outcomes: Outcome[]}>} Chance
 * @typedef {Narrow<Schemas["Line"], {options: Record<string, any>, board: BoardShape, steps: Step[],
 *   chance: Chance | null}>} Line
 * @typedef {{line: string[], event: string | null, branches: Branch[]}} Variation   the moves that are expected
 * @typedef {{outcomes: string[], probability: Exact, value: number, variation: Variation}} Branch
 * @typedef {Schemas["Candidate"]} Candidate
 * @typedef {Narrow<Schemas["SearchResult"], {variation: Variation,
 *   lines: Narrow<Schemas["SearchLine"], {variation: Variation}>[]}>} SearchResult
 * @typedef {Schemas["Openings"]} Openings
 * @typedef {Schemas["OpeningMove"]} OpeningMove
 * @typedef {Schemas["Throw"]} Throw
 * @typedef {Schemas["ShownThrow"]} ShownThrow
 * @typedef {Narrow<Schemas["Show"], {entries: (Entry & {throw?: ShownThrow})[]}>} Show
 * @typedef {Narrow<Schemas["RecordNode"], {seat: Seat | null}>} RecordNode
 * @typedef {Line & {nodes: RecordNode[]} &
 *   Pick<Schemas["Record"], "tags" | "comments" | "termination" | "verification">} ReadRecord
 * @typedef {Schemas["Arrangement"]} Arranged
 * @typedef {{turn: number, seat: Seat | null, side: Side | null, event: string | null, text: string, before: number,
 *   after: number, probability?: Exact, luck?: {first: number, second: number}, exact?: boolean, value?: number,
 *   best?: string, best_value?: number, loss?: number, mark?: string, variation?: Variation}} Assessment
 * @typedef {{choices: number, loss: number, marks: Record<string, number>, luck: number}} SeatAccount
 * @typedef {{steps: number, complete: boolean, values: number[], seats: Record<Seat, SeatAccount>,
 *   assessments: Assessment[]}} Analysis
 */

/**
 * @template T
 * @template R
 * @typedef {Omit<T, keyof R> & R} Narrow
 */
export {};

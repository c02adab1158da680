import { hasWon, hasRegion, stonesOf } from "../shared/checks.js";

/** @type {import("../types.js").LessonStep[]} */
export default [
  {
    name: "pair",
    start: { game: "lifeline", options: { size: 4 } },
    solution: ["c3", "e5"],
    isDone: ({ after }) => (after.turn > 0 ? true : null),
  },
  {
    name: "cut",
    start: { position: "lifeline size=4 4/1b2b/6/www1www/6/2b2/3w white 17 -" },
    solution: ["d4"],
    isDone: ({ after }) => !after.stones.b3,
  },
  {
    name: "save",
    start: { position: "lifeline size=4 4/1b2b/6/www1www/6/2b2/3w black 18 -" },
    solution: ["d4"],
    isDone: (move) => !hasRegion(move, "danger", "b3", "!"),
  },
  {
    name: "alone",
    start: { position: "lifeline size=4 4/1b2b/6/www1www/6/2b2/4 white 17 -" },
    solution: ["a4"],
    isDone: ({ insight }) =>
      insight.regions.filter((one) => one.layer === "groups" && one.side === "white").length === 3,
  },
  {
    name: "first",
    start: { position: "lifeline size=3 2b/ww1w/bbbb1/w2b/1w1 white 9 -" },
    solution: ["d3"],
    isDone: ({ after }) => stonesOf(after, "black") === 0,
  },
  {
    name: "close",
    start: { position: "lifeline size=4 4/3b1/6/3b3/5w/ww3/4 white 11 -" },
    solution: ["a2"],
    isDone: (move) => hasRegion(move, "territory", "a1"),
  },
  {
    name: "win",
    start: { position: "lifeline size=3 1b1/2b1/2w1w/1wbb/1wb white 7 -" },
    solution: ["c4"],
    isDone: (move) => hasWon(move, "white"),
  },
];

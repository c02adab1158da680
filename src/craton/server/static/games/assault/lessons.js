import { hasWon, neighboursOf, stonesOf } from "../shared/checks.js";

/** @type {import("../types.js").LessonStep[]} */
export default [
  {
    name: "core",
    start: { game: "assault" },
    solution: ["c5"],
    isDone: ({ action, line }) => line.board.regions.core.includes(action),
  },
  {
    name: "attack",
    start: { position: "assault - 5/7/3bw4/9/7 black 2 -" },
    solution: ["xc5"],
    isDone: ({ action }) => action.startsWith("x"),
  },
  {
    name: "ally",
    start: { position: "assault - 5/7/3bw4/9/7 black 2 -" },
    solution: ["c6"],
    isDone: (move) => neighboursOf(move, "c5", "black") === 2,
  },
  {
    name: "odds",
    start: { position: "assault - 5/7/2wbwb3/4b4/w6 black 6 -" },
    solution: ["xc5"],
    isDone: ({ action }) => action === "xc5",
  },
  {
    name: "momentum",
    start: { position: "assault momentum=1 1wb2/1bww3/2bbb4/9/7 black 8 phase=chain" },
    solution: ["xd3"],
    isDone: ({ action }) => action.startsWith("x"),
  },
  {
    name: "influence",
    start: { position: "assault influence=yes 5/2b4/2b1b4/9/w1w3w black 6 -" },
    solution: ["c4", "d4"],
    isDone: ({ after }) => (after.to_move === "black" ? null : stonesOf(after, "black") === 5),
  },
  {
    name: "tide",
    start: { position: "assault tide=yes 1w3/3wb2/2wbb4/4b4/w6 white 9 -" },
    solution: ["d3"],
    isDone: ({ action, after }) => after.stones[action] === "white",
  },
  {
    name: "win",
    start: { position: "assault - 5/7/3bwb3/4b4/7 black 4 -" },
    solution: ["xc5"],
    isDone: (move) => hasWon(move, "black"),
  },
];

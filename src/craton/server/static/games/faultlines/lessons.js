import { chanceOf, groupOf } from "../shared/checks.js";

/** @type {import("../types.js").LessonStep[]} */
export default [
  {
    name: "touch",
    start: { position: "faultlines size=5 5/3w1/2b2/1b3/3w1 black 4 black_placed=2,white_placed=2" },
    solution: ["b3"],
    isDone: (move) => groupOf(move, "c3").length === 3,
  },
  {
    name: "six",
    start: { position: "faultlines size=5 w3w/1b2w/1b1b1/1b1b1/w3w black 10 black_placed=5,white_placed=5" },
    solution: ["c3"],
    isDone: (move) => chanceOf(move, "b3") === 1,
  },
  {
    name: "split",
    start: { position: "faultlines size=5 1ww2/b1w1b/1b1b1/b1w1b/2ww1 black 12 black_placed=6,white_placed=6" },
    solution: ["c3"],
    isDone: ({ after }) => after.stones.c3 === "black",
  },
  {
    name: "quake",
    start: {
      position: "faultlines size=5 1wb2/1wbb1/w1b2/ww1bb/1w2b black 14 passed=yes,black_placed=7,white_placed=6",
    },
    solution: ["pass"],
    isDone: ({ line }) => line.result !== null,
  },
  {
    name: "fault",
    start: {
      position: "faultlines size=5,fault_lines=c3 5/w2w1/1b1b1/1b1b1/2ww1 black 8 black_placed=4,white_placed=4",
    },
    solution: ["c2"],
    isDone: (move) => groupOf(move, "b3").length === 5,
  },
  {
    name: "keystone",
    start: { position: "faultlines size=5,keystone=yes 1www1/5/1bbb1/2b2/1w3 black 8 black_placed=4,white_placed=4" },
    solution: ["c4*"],
    isDone: (move) => chanceOf(move, "c3") === 1,
  },
  {
    name: "salvage",
    start: {
      position:
        "faultlines size=5,aftershock=yes 5/3w1/1b1w1/1bb2/5 black 7 " +
        "phase=salvage,black_placed=3,white_placed=2,wave=3,focus=b2",
    },
    solution: ["salvage b3"],
    isDone: ({ action }) => action.startsWith("salvage"),
  },
];

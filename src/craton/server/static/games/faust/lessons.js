import { hasWon, stonesOf } from "../shared/checks.js";

/** @type {import("../types.js").LessonStep[]} */
export default [
  {
    name: "flip",
    start: { position: "faust size=6 1w4/wbw3/1b1w2/2bbw1/3b2/6 white 41 -" },
    solution: ["b5:b5"],
    isDone: ({ after }) => after.stones.b5 === "white",
  },
  {
    name: "length",
    start: { position: "faust size=6 6/2b3/1wbw2/1wbw2/1wbw2/2b3 white 41 -" },
    solution: ["c2:c4"],
    isDone: ({ after }) => after.stones.c3 === "white",
  },
  {
    name: "choose",
    start: { position: "faust size=6 6/1ww3/wbbb2/wbbw2/wbbw2/1ww3 white 41 -" },
    solution: ["b2:c3"],
    isDone: ({ before, after }) => stonesOf(after, "white") - stonesOf(before, "white") === 4,
  },
  {
    name: "prepare",
    start: { position: "faust size=6 6/6/2w3/1wb3/2b3/4b1 white 7 -" },
    solution: ["d3"],
    isDone: ({ insight }) => insight.regions.some((one) => one.layer === "threats"),
  },
  {
    name: "edge",
    start: { position: "faust size=6 6/w4w/bb2wb/w3wb/2ww1w/1bbbw1 white 41 -" },
    solution: ["f3:f4"],
    isDone: ({ after }) => after.stones.f3 === "white" && after.stones.f4 === "white",
  },
  {
    name: "locked",
    start: { position: "faust size=6 5b/1bbww1/1bbww1/1wwbb1/2wb2/b5 white 41 -" },
    solution: ["#b2"],
    isDone: ({ action }) => action.startsWith("#"),
  },
  {
    name: "win",
    start: { position: "faust size=5 5/1ww2/wbbw1/1ww2/5 white 31 -" },
    solution: ["b3:c3"],
    isDone: (move) => hasWon(move, "white"),
  },
];

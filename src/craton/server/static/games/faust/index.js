/** Faust in the browser: the parts it has. */

/** @type {import("../types.js").GameFolder} */
export default {
  text: () => import("./text/en.js"),
  visuals: () => import("./visuals.js"),
  lessons: () => import("./lessons.js"),
  lessonText: () => import("./text/en-lessons.js"),
  sketches: () => import("./sketches.js"),
  style: "style.css",
  scene: "scene.json",
  picture: "faust size=7 2wb3/1wbbw2/1wbbwb1/2wwb2/1bbwwb1/2bw3/1w5 black 24 -",
  presets: {
    standard: {},
    quick: { size: "6" },
    large: { size: "11" },
    pure: { pattern: "no" },
  },
};

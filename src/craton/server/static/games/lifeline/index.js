/** Lifeline in the browser: the parts it has. */

/** @type {import("../types.js").GameFolder} */
export default {
  text: () => import("./text/en.js"),
  visuals: () => import("./visuals.js"),
  lessons: () => import("./lessons.js"),
  lessonText: () => import("./text/en-lessons.js"),
  sketches: () => import("./sketches.js"),
  style: "style.css",
  scene: "scene.json",
  picture: "lifeline size=4 1b2/2w1b/bb1w2/2w1bb1/1w2b1/ww1b1/1w2 white 17 -",
  presets: {
    standard: {},
    quick: { size: "5" },
    large: { size: "9" },
    auction: { balance: "komi" },
  },
};

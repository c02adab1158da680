/** Fault Lines in the browser: the parts it has. */

/** @type {import("../types.js").GameFolder} */
export default {
  text: () => import("./text/en.js"),
  visuals: () => import("./visuals.js"),
  symbols: () => import("./symbols.js"),
  preferences: () => import("./preferences.js"),
  lessons: () => import("./lessons.js"),
  lessonText: () => import("./text/en-lessons.js"),
  sketches: () => import("./sketches.js"),
  style: "style.css",
  scene: "scene.json",
  picture: "faultlines size=7 1bb1ww1/1b2w2/bb1www1/2b1w2/1bbb1w1/wb1b1bw/1w3w1 black 24 black_placed=12,white_placed=12",
  presets: {
    faulted: { fault_lines: "random:6", keystone: "yes" },
    waves: { progressive: "yes", aftershock: "yes", resonance: "yes" },
  },
};

/** Triangular Assault in the browser: the parts it has. */

/** @type {import("../types.js").GameFolder} */
export default {
  text: () => import("./text/en.js"),
  visuals: () => import("./visuals.js"),
  symbols: () => import("./symbols.js"),
  lessons: () => import("./lessons.js"),
  lessonText: () => import("./text/en-lessons.js"),
  sketches: () => import("./sketches.js"),
  style: "style.css",
  scene: "scene.json",
  picture: "assault - 2w2/b2wb2/1bwwbwb2/1bbwbw1w1/2bw1b1 white 27 -",
  presets: {
    standard: {},
    skirmish: { board: "hex24", turn_limit: "20" },
    endless: { board: "torus54", turn_limit: "40" },
    storm: { momentum: "1", influence: "yes", stubborn: "yes", tide: "yes" },
    relics: { sacred: "any", pie: "yes" },
  },
};

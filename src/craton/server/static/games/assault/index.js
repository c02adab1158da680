/** Triangular Assault in the browser: the parts it has. */

/** @type {import("../types.js").GameFolder} */
export default {
  text: {
    en: () => import("./text/en.js"),
    de: () => import("./text/de.js"),
    fr: () => import("./text/fr.js"),
  },
  options: {
    en: () => import("./text/en-options.js"),
    de: () => import("./text/de-options.js"),
    fr: () => import("./text/fr-options.js"),
  },
  about: {
    de: () => import("./text/de-about.js"),
    fr: () => import("./text/fr-about.js"),
  },
  phrases: {
    de: () => import("./text/de-phrases.js"),
    fr: () => import("./text/fr-phrases.js"),
  },
  visuals: () => import("./visuals.js"),
  symbols: () => import("./symbols.js"),
  lessons: () => import("./lessons.js"),
  lessonText: {
    en: () => import("./text/en-lessons.js"),
    de: () => import("./text/de-lessons.js"),
    fr: () => import("./text/fr-lessons.js"),
  },
  sketches: () => import("./sketches.js"),
  style: "style.css",
  scene: "scene.json",
  pictures: "pictures.json",
  picture: "assault - 2w2/b2wb2/1bwwbwb2/1bbwbw1w1/2bw1b1 white 27 -",
};

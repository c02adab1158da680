/** Fault Lines in the browser: the parts it has. */

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
  preferences: () => import("./preferences.js"),
  lessons: () => import("./lessons.js"),
  lessonText: {
    en: () => import("./text/en-lessons.js"),
    de: () => import("./text/de-lessons.js"),
    fr: () => import("./text/fr-lessons.js"),
  },
  sketches: () => import("./sketches.js"),
  random: () => import("./random.js"),
  style: "style.css",
  scene: "scene.json",
  pictures: "pictures.json",
  picture: "faultlines size=7 1bb1ww1/1b2w2/bb1www1/2b1w2/1bbb1w1/wb1b1bw/1w3w1 black 24 black_placed=12,white_placed=12",
};

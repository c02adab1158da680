/** Lifeline in the browser: the parts it has. */

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
  picture: "lifeline size=4 1b2/2w1b/bb1w2/2w1bb1/1w2b1/ww1b1/1w2 white 17 -",
};

/** Options, presets and results: what lists of matches show of the game. */

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  "reason-annihilation": "letzte Scheibe umgedreht",
  "chip-size": (/** @type {string} */ size) => `${size} × ${size}`,
  "chip-pattern": "verriegelte Kreuzung",
  "chipNo-pattern": "ohne verriegelte Kreuzung",
  "presetHelp-standard": "8 × 8, mit Tausch",
  "presetHelp-quick": "6 × 6",
  "presetHelp-large": "11 × 11",
  "presetHelp-pure": "ohne die verriegelte Kreuzung",
  "preset-pure": "Pur",
  "option-pattern": "Verriegelte Kreuzung",
};

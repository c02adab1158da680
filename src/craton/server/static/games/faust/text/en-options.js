/** Options, presets and results: what lists of matches show of the game. */

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  "reason-annihilation": "last disc flipped",
  "chip-size": (/** @type {string} */ size) => `${size} × ${size}`,
  "chip-pattern": "locked crosscut",
  "chipNo-pattern": "no locked crosscut",
  "presetHelp-standard": "8 × 8, with swap",
  "presetHelp-quick": "6 × 6",
  "presetHelp-large": "11 × 11",
  "presetHelp-pure": "without the locked crosscut",
  "preset-pure": "Pure",
  "option-pattern": "Locked crosscut",
};

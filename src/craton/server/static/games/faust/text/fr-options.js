/** Options, presets and results: what lists of matches show of the game. */

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  "reason-annihilation": "dernier pion retourné",
  "chip-size": (/** @type {string} */ size) => `${size} × ${size}`,
  "chip-pattern": "croisement verrouillé",
  "chipNo-pattern": "sans croisement verrouillé",
  "presetHelp-standard": "8 × 8, avec échange",
  "presetHelp-quick": "6 × 6",
  "presetHelp-large": "11 × 11",
  "presetHelp-pure": "sans le croisement verrouillé",
  "preset-pure": "Épurée",
  "option-pattern": "Croisement verrouillé",
};

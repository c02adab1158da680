/** Options, presets and results: what lists of matches show of the game. */

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  "reason-last-placement": "plus aucune case où poser",
  "chip-size": (/** @type {string} */ size) => `${size} cases par côté`,
  "chip-balance": (/** @type {string} */ how) => (how === "komi" ? "enchère de komi" : how === "weak" ? "ouverture faible" : "ouverture forte"),
  "chip-komi_max": (/** @type {string} */ most) => `komi jusqu’à ${most}`,
  "presetHelp-standard": "sept cases par côté",
  "presetHelp-quick": "cinq cases par côté",
  "presetHelp-large": "neuf cases par côté",
  "presetHelp-auction": "quel prix pour le premier coup ?",
  "preset-auction": "Enchères",
  "option-balance": "Ouverture",
  "option-komi_max": "Plus grand komi",
  "choice-strong": "Forte",
  "choice-weak": "Faible",
  "choice-komi": "Avec komi",
};

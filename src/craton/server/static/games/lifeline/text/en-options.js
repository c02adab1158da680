/** Options, presets and results: what lists of matches show of the game. */

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  "reason-last-placement": "nowhere left to place",
  "chip-size": (/** @type {string} */ size) => `${size} cells per side`,
  "chip-balance": (/** @type {string} */ how) => (how === "komi" ? "komi auction" : how === "weak" ? "weak opening" : "strong opening"),
  "chip-komi_max": (/** @type {string} */ most) => `komi up to ${most}`,
  "presetHelp-standard": "seven cells per side",
  "presetHelp-quick": "five cells per side",
  "presetHelp-large": "nine cells per side",
  "presetHelp-auction": "name a price for the first move",
  "preset-auction": "Auction",
  "option-balance": "Opening",
  "option-komi_max": "Largest komi",
  "choice-strong": "Strong",
  "choice-weak": "Weak",
  "choice-komi": "Komi",
};

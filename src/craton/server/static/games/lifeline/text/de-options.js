/** Options, presets and results: what lists of matches show of the game. */

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  "reason-last-placement": "kein Feld mehr zum Setzen",
  "chip-size": (/** @type {string} */ size) => `${size} Felder pro Seite`,
  "chip-balance": (/** @type {string} */ how) => (how === "komi" ? "Komi-Auktion" : how === "weak" ? "schwache Eröffnung" : "starke Eröffnung"),
  "chip-komi_max": (/** @type {string} */ most) => `Komi bis ${most}`,
  "presetHelp-standard": "sieben Felder pro Seite",
  "presetHelp-quick": "fünf Felder pro Seite",
  "presetHelp-large": "neun Felder pro Seite",
  "presetHelp-auction": "was ist dir der erste Zug wert?",
  "preset-auction": "Auktion",
  "option-balance": "Eröffnung",
  "option-komi_max": "Größtes Komi",
  "choice-strong": "Stark",
  "choice-weak": "Schwach",
  "choice-komi": "Mit Komi",
};

/** Options, presets and results: what lists of matches show of the game. */
import { counted } from "../../../text/fr/words.js";

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  "reason-score": "plus de pierres ont survécu au séisme",
  "reason-fewer-stones": "égalité de points, moins de pierres posées",
  "reason-draw": "mêmes points, autant de pierres posées",
  "chip-size": (/** @type {string} */ size) => `${size} × ${size}`,
  "chip-sealed": "passes scellées",
  "chip-aftershock": "réplique",
  "chip-fault_lines": (/** @type {number} */ count, /** @type {boolean} */ isRandom) =>
    isRandom ? `${count} failles au hasard` : counted(count, "faille", "failles"),
  "chip-keystone": "clés de voûte",
  "chip-progressive": "trois vagues",
  "chip-resonance": "résonance",
  "chip-die": (/** @type {string} */ faces) => `dé à ${faces} faces`,
  "chip-resonance_points": (/** @type {string} */ points) => `résonance à ${points}`,
  "presetHelp-standard": "9 × 9, un séisme à la fin",
  "presetHelp-quick": "7 × 7, dix minutes",
  "presetHelp-sprint": "7 × 7, séisme après 30 tours",
  "preset-sprint": "Courte",
  "presetHelp-deep": "13 × 13, toute une soirée",
  "presetHelp-tournament": "échange, passes scellées, 60 tours",
  "presetHelp-faulted": "six failles au hasard, clés de voûte",
  "presetHelp-waves": "trois vagues, sauvetage, résonance",
  "preset-faulted": "Terrain brisé",
  "preset-waves": "Vagues",
  "option-sealed": "Passes scellées",
  "option-aftershock": "Réplique",
  "option-fault_lines": "Failles",
  "option-keystone": "Clé de voûte",
  "option-progressive": "Séisme par vagues",
  "option-die": "Faces du dé",
  "option-resonance_points": "Bonus de résonance",
  "option-resonance": "Résonance",
};

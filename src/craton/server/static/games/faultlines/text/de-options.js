/** Options, presets and results: what lists of matches show of the game. */
import { counted } from "../../../text/de/words.js";

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  "reason-score": "mehr Steine haben das Beben überstanden",
  "reason-fewer-stones": "gleich viele Punkte, weniger Steine gesetzt",
  "reason-draw": "gleich viele Punkte, gleich viele Steine gesetzt",
  "chip-size": (/** @type {string} */ size) => `${size} × ${size}`,
  "chip-sealed": "verdecktes Passen",
  "chip-aftershock": "Nachbeben",
  "chip-fault_lines": (/** @type {number} */ count, /** @type {boolean} */ isRandom) =>
    isRandom ? `${count} zufällige Verwerfungen` : counted(count, "Verwerfung", "Verwerfungen"),
  "chip-keystone": "Schlusssteine",
  "chip-progressive": "drei Wellen",
  "chip-resonance": "Resonanz",
  "chip-die": (/** @type {string} */ faces) => `${faces}-seitiger Würfel`,
  "chip-resonance_points": (/** @type {string} */ points) => `Resonanz zählt ${points}`,
  "presetHelp-standard": "9 × 9, ein Beben am Ende",
  "presetHelp-quick": "7 × 7, zehn Minuten",
  "presetHelp-sprint": "7 × 7, Beben nach 30 Zügen",
  "preset-sprint": "Kurz",
  "presetHelp-deep": "13 × 13, ein ganzer Abend",
  "presetHelp-tournament": "Tausch, verdecktes Passen, 60 Züge",
  "presetHelp-faulted": "sechs zufällige Verwerfungen, Schlusssteine",
  "presetHelp-waves": "drei Wellen, Bergung, Resonanz",
  "preset-faulted": "Zerklüftet",
  "preset-waves": "Wellen",
  "option-sealed": "Verdecktes Passen",
  "option-aftershock": "Nachbeben",
  "option-fault_lines": "Verwerfungen",
  "option-keystone": "Schlussstein",
  "option-progressive": "Beben in Wellen",
  "option-die": "Seiten des Würfels",
  "option-resonance_points": "Resonanzbonus",
  "option-resonance": "Resonanz",
};

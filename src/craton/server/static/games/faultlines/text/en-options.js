/** Options, presets and results: what lists of matches show of the game. */
import { counted } from "../../../text/en/words.js";

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  "reason-score": "more stones survived the quake",
  "reason-fewer-stones": "scores level, fewer stones placed",
  "reason-draw": "same score, same number of stones placed",
  "chip-size": (/** @type {string} */ size) => `${size} × ${size}`,
  "chip-sealed": "sealed passes",
  "chip-aftershock": "aftershock",
  "chip-fault_lines": (/** @type {number} */ count, /** @type {boolean} */ isRandom) =>
    isRandom ? `${count} random fault lines` : counted(count, "fault line"),
  "chip-keystone": "keystones",
  "chip-progressive": "three waves",
  "chip-resonance": "resonance",
  "chip-die": (/** @type {string} */ faces) => `${faces}-sided die`,
  "chip-resonance_points": (/** @type {string} */ points) => `resonance worth ${points}`,
  "presetHelp-standard": "9 × 9, one quake at the end",
  "presetHelp-quick": "7 × 7, ten minutes",
  "presetHelp-sprint": "7 × 7, quake after 30 turns",
  "preset-sprint": "Sprint",
  "presetHelp-deep": "13 × 13, a whole evening",
  "presetHelp-tournament": "swap, sealed passes, 60 turns",
  "presetHelp-faulted": "six random fault lines, keystones",
  "presetHelp-waves": "three waves, salvage, resonance",
  "preset-faulted": "Broken ground",
  "preset-waves": "Waves",
  "option-sealed": "Sealed passes",
  "option-aftershock": "Aftershock",
  "option-fault_lines": "Fault lines",
  "option-keystone": "Keystone",
  "option-progressive": "Progressive quake",
  "option-die": "Sides of the die",
  "option-resonance_points": "Resonance bonus",
  "option-resonance": "Resonance",
};

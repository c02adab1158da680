/** Sketches of the options of Fault Lines. */
import { html } from "../../html.js";
import { WAVE, line, stone, word } from "../../ui/sketch.js";

const ENVELOPE = "M17 14h30v21H17zM17 15l15 11 15-11";

/** @type {Record<string, () => any>} */
export default {
  sealed: () => [line(ENVELOPE), html`<circle class="sketch-seal" cx="32" cy="27" r="4.5" />`],
  aftershock: () => [
    stone(16, 24, "ghost"),
    stone(32, 24, "ghost"),
    stone(48, 24, "black"),
    line("M41 11l14 0M48 4v14", "accent"),
  ],
  fault_lines: () => [line("M8 14h48M8 34h48M20 6v36M44 6v36"), line("M30 4l5 9-7 6 8 7-6 7 5 11", "accent")],
  keystone: () => [stone(22, 24, "black", 9), line("M15 24h14M22 17v14", "light"), word(46, 30, "×2")],
  progressive: () => [line(`M12 14${WAVE}`, "accent"), line(`M12 25${WAVE}`), line(`M12 36${WAVE}`)],
  resonance: () => [
    stone(20, 24, "black"),
    stone(34, 24, "black"),
    word(51, 30, "+3"),
    line("M9 15c-4 5-4 13 0 18", "accent"),
  ],
};

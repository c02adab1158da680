import { counted } from "../../../text/de/words.js";
import options from "./de-options.js";

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  ...options,
  "layer-captures": "Schläge",
  "layer-threats": "Drohungen",
  "layer-walls": "Wände",
  "layer-smaller": "Teil eines größeren Schlags",
  "layer-near-misses": "Beinahe",
  "layer-locked": "Verriegelte Kreuzungen",
  "layer-eyes": "Augen",
  "layer-tension": "Wirkung einer Scheibe",
  task: "Setz eine Scheibe oder dreh ein Rechteck um",
  "tip-goal": "Dreh gegnerische Scheiben um: Ein Rechteck mit vier vollen Wänden gehört dir, wenn du mehr als die Hälfte davon besitzt. Wer keine Scheibe mehr hat, verliert.",
  take: (
    /** @type {string} */ name,
    /** @type {number} */ discs,
    /** @type {number} */ owned,
    /** @type {number} */ perimeter,
  ) => `${name} · ${counted(discs, "Scheibe", "Scheiben")} · ${owned} von ${perimeter}`,
  takeCrosscut: (/** @type {string} */ name, /** @type {number} */ discs) => `${name} · Kreuzung · ${discs} Scheiben`,
  owns: (/** @type {string} */ side, /** @type {number} */ owned, /** @type {number} */ perimeter) =>
    `${side} besitzt ${owned} von ${perimeter} des Umfangs.`,
  oneOf: (/** @type {number} */ number, /** @type {number} */ count) => `${number} von ${count}`,
  cycle: "Diese Scheibe liegt in mehreren Rechtecken. Klick, um eines zu wählen; noch ein Klick oder Scrollen zeigt das nächste.",
  edge: "Der Brettrand zählt wie die gegenüberliegende Wand.",
  safe: (/** @type {string} */ cell) => `${cell} ist gerade nicht bedroht.`,
  untouched: (/** @type {string} */ cell) => `${cell} kannst du gerade nicht umdrehen.`,
  lookAround: "Zeig auf eine gegnerische Scheibe, um zu sehen, was du umdrehen kannst, oder auf einen leeren Schnittpunkt.",
  begin: "Setz die erste Scheibe irgendwohin. Weiß darf danach die Seiten tauschen, also mach den Zug nicht zu stark.",
  discs: (/** @type {number} */ black, /** @type {number} */ white) => `Scheiben: Schwarz ${black}, Weiß ${white}.`,
  flipped: (/** @type {number} */ count) => (count === 1 ? "Eine Scheibe umgedreht." : `${count} Scheiben umgedreht.`),
  swap: "Seiten tauschen",
  swapTitle: "Hättest du lieber die schwarze Scheibe?",
  swapHelp: "Die Scheibe bleibt liegen und gehört dann dir; dein Gegner spielt mit Weiß weiter. Das geht nur jetzt.",
  didSwap: "Seiten getauscht",
  swapNote: "Die Scheibe bleibt; die Spieler tauschen die Seiten.",
  pass: "Passen",
  passHelp: "Du kannst nichts setzen und nichts umdrehen, also musst du passen.",
  didPass: "Erzwungenes Passen",
  passNote: "Es gab nichts zu setzen und nichts umzudrehen.",
};

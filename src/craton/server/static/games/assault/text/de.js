import { counted, sideName } from "../../../text/de/words.js";
import options from "./de-options.js";

/** @param {number} count */
const cells = (count) => counted(count, "Feld", "Felder");

/** @param {number} count */
const coins = (count) => counted(count, "Münze", "Münzen");

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  ...options,
  "layer-regions": "Bereiche",
  "layer-formations": "Formationen",
  "layer-forks": "Gabeln",
  "layer-chain": "Beste Kette",
  "layer-attacks": "Angriffe",
  "layer-exposed": "Gefährdete Steine",
  "layer-cuts": "Schnitte",
  "layer-tide": "Flut",
  margin: (/** @type {number} */ count) => cells(count),
  marginPoints: (/** @type {number} */ points) => counted(points, "Punkt", "Punkte"),
  task: "Setz einen Stein oder greif an",
  "task-sacred": "Wähle verdeckt dein heiliges Feld",
  "task-chain": "Greif weiter an oder hör auf",
  "task-bonus": "Setz den Bonusstein",
  "task-defend": "Rette den Stein oder lass die Münzen entscheiden",
  "tip-goal": "Besitze mehr Dreiecke als dein Gegner, wenn die Züge aus sind. Schlagen zählt doppelt: eins mehr für dich, eins weniger für ihn.",
  event: (/** @type {string} */ event) => `Angriff auf ${event.slice(1)}`, // xe5
  outcome: (/** @type {string} */ bits) => `${bits.replaceAll("0", "").length} von ${coins(bits.length)}`,

  // Standing
  standing: (/** @type {number} */ black, /** @type {number} */ white, /** @type {number} */ free) =>
    `Schwarz hält ${cells(black)}, Weiß ${white}; ${free} ${free === 1 ? "ist" : "sind"} leer`,
  cells: "Felder",
  core: (/** @type {number} */ black, /** @type {number} */ white) => `Kern ${black}–${white}`,
  turnsLeft: (/** @type {number} */ left) => (left === 1 ? "letzter Zug" : `noch ${left} Züge`),
  tideIn: (/** @type {number} */ turns) =>
    turns === 1 ? "Nach diesem Zug steigt das Wasser" : `In ${turns} Zügen steigt das Wasser`,
  tideTakes: (/** @type {number} */ count, /** @type {number} */ black, /** @type {number} */ white) =>
    `${cells(count)}: Schwarz verliert ${black}, Weiß ${white}`,
  stubbornKept: (/** @type {string} */ side) => `${sideName(side)}: zähe Verteidigung bereit`,
  stubbornSpent: (/** @type {string} */ side) => `${sideName(side)}: zähe Verteidigung verbraucht`,
  sacredIs: (/** @type {string} */ cell) => `Dein heiliges Feld ist ${cell}`,
  sacredOf: (/** @type {string} */ side, /** @type {string} */ cell) => `Heiliges Feld von ${sideName(side)}: ${cell}`,
  sacredChosen: (/** @type {string} */ side) => `${sideName(side)} hat ein heiliges Feld gewählt`,

  // A cell
  attack: (/** @type {string} */ cell, /** @type {string} */ chance, /** @type {number} */ allies) =>
    `Angriff auf ${cell}: ${coins(allies)}, gelingt mit ${chance}`,
  attackStubborn: (/** @type {string} */ cell) =>
    `Angriff auf ${cell}: Die zähe Verteidigung hält und ist dann verbraucht`,
  placeHere: (/** @type {string} */ cell) => `Auf ${cell} setzen`,
  bonus: "bringt einen Bonusstein",
  chooseSacred: (/** @type {string} */ cell) => `${cell} als heiliges Feld: 3 Punkte, wenn du es am Ende hältst`,
  glued: (/** @type {string} */ names) => `berührt ${names} über den Rand`,
  hoverHint: "Wähle ein leeres Feld, um zu setzen, oder einen gegnerischen Stein, um anzugreifen.",

  // Controls
  hintDiffers: (/** @type {string} */ action, /** @type {string} */ chance) =>
    `Nur nach Feldern gezählt bringt ${action} im Mittel am meisten (Erfolg ${chance}), aber die Engine rechnet weiter voraus.`,
  stop: "Hier aufhören",
  save: "Stein retten",
  allow: "Münzen zulassen",
  defendHelp: "Drei Steine greifen an. Rette den Stein (einmal pro Partie) oder lass die Münzen entscheiden.",
  stopHelp: "Der Angriff ist gelungen. Greif zu den gezeigten Chancen weiter an oder hör auf. Ein Fehlschlag beendet deinen Zug.",
  bonusHelp: "Dein Stein hat mehr Freunde als Feinde um sich. Setz noch einen, wo du willst.",
  sacredHelp: "Wähle dein heiliges Feld. Dein Gegner sieht es erst am Ende.",
  pass: "Passen",
  swap: "Seiten tauschen",
  swapHelp: "Tausche, um den schwarzen Stein zu übernehmen, oder antworte mit einem eigenen.",

  // Acted out
  placed: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} setzt auf ${cell}.`,
  attacks: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} greift ${cell} an`,
  coins: (/** @type {number} */ hits, /** @type {number} */ count) => `${hits} von ${coins(count)}`,
  success: "geschlagen",
  failure: "abgewehrt",
  stubborn: "zähe Verteidigung",
  attackSaid: (/** @type {string} */ side, /** @type {string} */ cell, /** @type {number} */ hits, /** @type {number} */ count, /** @type {string} */ end) =>
    `${sideName(side)} greift ${cell} an: ${hits} von ${coins(count)}, ${end}.`,
  attackAsks: (/** @type {string} */ side, /** @type {string} */ cell) =>
    `${sideName(side)} greift ${cell} mit drei Steinen an.`,
  saved: (/** @type {string} */ side) => `${sideName(side)} rettet den Stein.`,
  allowed: (/** @type {string} */ side) => `${sideName(side)} lässt die Münzen entscheiden.`,
  stubbornSaid: (/** @type {string} */ side, /** @type {string} */ cell) =>
    `${sideName(side)} greift ${cell} an: Die zähe Verteidigung hält.`,
  tide: "Das Wasser steigt",
  tideSaid: (/** @type {number} */ count, /** @type {number} */ stones) =>
    `Das Wasser steigt über ${cells(count)} und nimmt ${counted(stones, "Stein", "Steine")}.`,
  stopped: (/** @type {string} */ side) => `${sideName(side)} hört auf.`,
  swapped: "Seiten getauscht.",
  sacredSaid: (/** @type {string} */ side) => `${sideName(side)} hat ein heiliges Feld gewählt.`,

  // Afterwards
  resultTitle: "So lief es",
  captures: (/** @type {number} */ successes, /** @type {number} */ attacks) => `${successes} von ${counted(attacks, "Angriff", "Angriffen")}`,
  expected: (/** @type {string} */ number) => `erwartet ${number}`,
  luck: (/** @type {string} */ by) => `Glück ${by}`,
  noAttacks: "keine Angriffe",
  sacredHeld: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} hielt das heilige Feld ${cell}: +3`,
  sacredLost: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} hielt das heilige Feld ${cell} nicht`,
  "letter-~": "Überflutet",
  "mark-core": "Kern",
  "mark-flooded": "überflutet",
  "mark-sacred": "heiliges Feld",
};

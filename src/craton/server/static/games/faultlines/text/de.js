import { counted, listed, sideName } from "../../../text/de/words.js";
import options from "./de-options.js";

/** @param {number} count */
const stones = (count) => counted(count, "Stein", "Steine");

/** @param {number} sides   of the die */
const numberWord = (sides) => (sides === 6 ? "sechs" : `${sides}`);

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  ...options,
  "layer-groups": "Überleben",
  "layer-threats": "Drohungen",
  "layer-formations": "Formen",
  "layer-values": "Wert der Felder",
  "layer-connections": "Verbindungen",
  "layer-splitters": "Schnitte",
  margin: (/** @type {number} */ count) => stones(count),
  marginPoints: (/** @type {number} */ points) => counted(points, "Punkt", "Punkte"),
  task: "Setz einen Stein oder passe",
  "task-seal": "Entscheide verdeckt: spielen oder passen",
  "task-salvage": "Birg einen Stein oder gib sie auf",
  "task-between": "Setz zwischen den Wellen einen Stein, oder lass es",
  "tip-goal": "Verbinde deine Steine. Beim Beben würfelt jede Gruppe und übersteht es, wenn der Würfel höchstens ihre Größe zeigt; sechs zusammen sind also sicher.",
  "move-seal-play": "spielen",
  "move-seal-pass": "passen",
  "move-decline": "aufgegeben",
  moveRoll: (/** @type {string} */ cell, /** @type {string} */ face) => `${cell}: ${face}`,
  event: (/** @type {string} */ event) => {
    const [word, cell] = event.split(" ");
    return word === "salvage" ? `${cell} bleibt?` : `${cell} übersteht es?`;
  },

  // The bar
  ifNow: "Käme das Beben jetzt",
  beforeDice: "Vor den Würfeln",
  diceToCome: "Mit den noch offenen Würfeln",
  ifNoMore: "Wenn niemand mehr setzt",
  chances: (/** @type {string} */ black, /** @type {string} */ draw, /** @type {string} */ white) =>
    `Schwarz gewinnt ${black}, Weiß ${white}, unentschieden ${draw}`,
  expected: (/** @type {string} */ black, /** @type {string} */ white) => `erwartet ${black} zu ${white}`,
  exactly: (/** @type {string} */ black, /** @type {string} */ draw, /** @type {string} */ white) =>
    `Genau: Schwarz ${black}, unentschieden ${draw}, Weiß ${white}`,

  // What is known beside the stones
  survivors: "Überlebende Steine",
  survivorsOf: (/** @type {number} */ black, /** @type {number} */ white) =>
    `Überlebende Steine: Schwarz ${black}, Weiß ${white}`,
  turnOf: (/** @type {number} */ turn, /** @type {number} */ limit) => `Zug ${turn} von ${limit}`,
  lastTurns: (/** @type {number} */ left) =>
    left === 1 ? "der letzte Stein vor dem Beben" : `das Beben kommt in ${left} Zügen`,
  waveOf: (/** @type {number} */ wave) => `Welle ${wave} von 3`,
  keystoneKept: (/** @type {string} */ side) => `Schlussstein ${sideName(side)}`,
  keystoneSpent: (/** @type {string} */ side) => `${sideName(side)} ohne Schlussstein`,
  isSealed: (/** @type {string} */ side) => `${sideName(side)} hat gewählt`,
  passedBefore: "Die andere Seite hat gepasst. Passt du auch, kommt das Beben.",
  sealsOpen: (/** @type {string} */ white) =>
    white === "pass" ? "Weiß passt und setzt in dieser Runde nicht." : "Weiß spielt und setzt als Nächstes.",

  // A cell
  joins: (/** @type {string[]} */ sizes, /** @type {string} */ size) => `verbindet Gruppen mit ${listed(sizes)} → ${size}`,
  grows: (/** @type {string} */ from, /** @type {string} */ to) => `Gruppe ${from} → ${to}`,
  alone: "ein einzelner Stein",
  survival: (/** @type {string[]} */ from, /** @type {string} */ to) =>
    from.length ? `Überleben ${listed(from)} → ${to}` : `Überleben ${to}`,
  safe: "sicher",
  gain: (/** @type {string} */ gain) => `${gain} Steine`,
  gainPoints: (/** @type {string} */ gain) => `${gain} Punkte`,
  cuts: (/** @type {string} */ cost) => `trennt gegnerische Gruppen (${cost} Steine)`,
  asKeystone: "Schlussstein",
  hintDiffers: (/** @type {string} */ cell) =>
    `Käme das Beben jetzt, brächte ${cell} am meisten; die Engine schaut aber weiter voraus.`,
  hoverHint: "Zeig auf ein Feld, um die Wirkung zu sehen.",
  salvageHere: (/** @type {string} */ cell, /** @type {number} */ sides) =>
    `${cell} bergen: bleibt bei einer 1, Chance eins zu ${numberWord(sides)}.`,

  // Controls
  pass: "Passen",
  passHelp: "Passen beide nacheinander, kommt das Beben.",
  passBetween: "Nichts setzen",
  swap: "Seiten tauschen",
  swapHelp: "Tausche, um den schwarzen Stein zu übernehmen, oder antworte mit einem eigenen.",
  keystone: "Schlussstein",
  keystoneHelp: "Ein Schlussstein zählt wie zwei Steine. Du hast einen pro Partie.",
  "seal-play": "Ich spiele",
  "seal-pass": "Ich passe",
  sealHelp: "Beide wählen verdeckt. Passen beide, kommt das Beben; wer spielen will, muss einen Stein setzen.",
  decline: "Aufgeben",
  salvageHelp: "Deine Gruppe ist gefallen. Wähle einen ihrer Steine zum Bergen: Er bleibt bei einer 1.",
  betweenHelp: (/** @type {number} */ wave) =>
    `Welle ${wave} ist vorbei. Setz vor der nächsten einen Stein, oder nichts.`,

  // The quake
  quake: "Das Beben",
  wave: (/** @type {number} */ wave) => `Welle ${wave}`,
  quakeBegins: "Die Erde bebt. Jede Gruppe würfelt.",
  waveBegins: (/** @type {number} */ wave) => `Welle ${wave} beginnt.`,
  safeGroups: (/** @type {number} */ count, /** @type {number} */ sides) =>
    `${stones(count)} in Gruppen ab ${numberWord(sides)}: sicher, ohne Wurf`,
  judged: (/** @type {string} */ side, /** @type {string} */ cell, /** @type {number} */ count) =>
    `${sideName(side)}, ${stones(count)} bei ${cell}`,
  survivesOn: (/** @type {number} */ most) =>
    most === 1 ? "übersteht es bei einer 1" : `übersteht es bei 1–${most}`,
  decides: "entscheidet die Partie",
  ways: (/** @type {string} */ side, /** @type {string} */ success, /** @type {string} */ failure) =>
    `${sideName(side)} gewinnt: ${success}, wenn sie es übersteht, sonst ${failure}`,
  changesNothing: "ändert an den Chancen nichts",
  staysOn: "bleibt bei einer 1",
  survived: "übersteht es",
  failed: "fällt",
  stays: "bleibt",
  lost: "ist verloren",
  rolled: (/** @type {string} */ who, /** @type {string} */ face, /** @type {string} */ verdict) =>
    `${who}: gewürfelt ${face}, ${verdict}.`,
  atStake: (/** @type {number} */ count) => `${count} auf dem Spiel`,
  quakeOrder: "Reihenfolge der Würfel",
  placed: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} setzt auf ${cell}.`,
  placedKey: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} setzt den Schlussstein auf ${cell}.`,
  passed: (/** @type {string} */ side) => `${sideName(side)} passt.`,
  swapped: "Seiten getauscht.",
  sealed: (/** @type {string} */ side) => `${sideName(side)} hat verdeckt gewählt.`,
  opened: (/** @type {string} */ black, /** @type {string} */ white) =>
    `Die Umschläge werden geöffnet: Schwarz ${black}, Weiß ${white}.`,
  envelopePlay: "spielt",
  envelopePass: "passt",

  // Insight
  portfolio: "Steine in Gefahr",
  core: "sicher",
  growth: "überlebt eher",
  speculative: "höchstens halbe Chance",
  resonance: "Resonanz",
  sure: (/** @type {number} */ floor, /** @type {number} */ ceiling) => `mindestens ${floor}, höchstens ${ceiling}`,
  portfolioOf: (/** @type {string} */ side, /** @type {string} */ expected) => `${sideName(side)} behält im Schnitt ${expected}`,
  scores: "Mögliche Endergebnisse",
  scoresHelp: "Wie wahrscheinlich jedes Ergebnis ist, wenn niemand mehr setzt.",
  scoreChance: (/** @type {string} */ side, /** @type {string} */ score, /** @type {string} */ chance) =>
    `${sideName(side)}: ${score} ${score === "1" ? "Punkt" : "Punkte"}, Chance ${chance}`,

  // Afterwards
  resultTitle: "So lief es",
  watchAgain: "Das Beben noch einmal ansehen",
  cameExpected: (/** @type {string} */ expected) => `erwartet ${expected}`,
  actualScore: (/** @type {number} */ points) => counted(points, "Punkt", "Punkte"),
  lucky: (/** @type {string} */ by) => `Glück ${by}`,
  betterThan: (/** @type {string} */ share) =>
    /^0\D/.test(share) ? "schlechter konnte es nicht laufen" : `mehr Glück als in ${share} aller Beben`,
  before: (/** @type {string} */ black, /** @type {string} */ white) =>
    `Vor dem ersten Würfel hatte Schwarz ${black} Gewinnchance und Weiß ${white}.`,
  upset: "Die Würfel haben es gedreht.",
  asExpected: "Der Favorit hat gewonnen.",
  even: "Die Chancen standen gleich.",
  wavesNote: "Angenommen, niemand setzt zwischen den Wellen.",
  "letter-B": "Schwarzer Schlussstein",
  "letter-W": "Weißer Schlussstein",
  "letter-b'": "Schwarz, gesichert",
  "letter-w'": "Weiß, gesichert",
  "letter-B'": "Schwarzer Schlussstein, gesichert",
  "letter-W'": "Weißer Schlussstein, gesichert",
  "preference-quakeOrder": "Reihenfolge beim Beben",
  "preferenceHelp-quakeOrder": "Welche Gruppen zuerst würfeln. Die Würfel bleiben dieselben.",
  "quakeOrder-given": "Wie gewürfelt",
  "quakeOrder-largest": "Größte zuerst",
  "quakeOrder-smallest": "Kleinste zuerst",
  "quakeOrder-suspense": "Am spannendsten",
  "mark-fault": "Verwerfung",
  "mark-keystone": "Schlussstein",
  "mark-secured": "gesichert",
};

import { counted, listed, sideName } from "../../../text/en/words.js";

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  "layer-groups": "survival",
  "layer-threats": "threats",
  "layer-formations": "shapes",
  "layer-values": "value of cells",
  "layer-connections": "connections",
  "layer-splitters": "cuts",
  "reason-score": "more stones survived the quake",
  "reason-fewer-stones": "equal score with fewer stones placed",
  "reason-draw": "equal score with equal numbers of stones placed",
  "reason-move-cap": "the turn limit was reached",

  // The bar
  ifNow: "If the quake came now",
  beforeDice: "Before the dice",
  diceToCome: "With the remaining dice",
  ifNoMore: "If nobody placed another stone",
  chances: (/** @type {string} */ black, /** @type {string} */ draw, /** @type {string} */ white) =>
    `Black wins ${black}, White ${white}, draw ${draw}`,
  expected: (/** @type {string} */ black, /** @type {string} */ white) => `expected ${black} to ${white}`,
  exactly: (/** @type {string} */ black, /** @type {string} */ draw, /** @type {string} */ white) =>
    `Exactly: Black ${black}, draw ${draw}, White ${white}`,

  // What is known beside the stones
  turnOf: (/** @type {number} */ turn, /** @type {number} */ limit) => `turn ${turn} of ${limit}`,
  lastTurns: (/** @type {number} */ left) =>
    left === 1 ? "the last stone before the quake" : `the quake comes in ${counted(left, "turn")}`,
  waveOf: (/** @type {number} */ wave) => `wave ${wave} of 3`,
  keystoneKept: (/** @type {string} */ side) => `${sideName(side)} still has its Keystone`,
  keystoneSpent: (/** @type {string} */ side) => `${sideName(side)}’s Keystone is used`,
  isSealed: (/** @type {string} */ side) => `${sideName(side)} has sealed its choice`,
  passedBefore: "The other side has passed: a second pass brings the quake.",
  sealsOpen: (/** @type {string} */ white) =>
    white === "pass" ? "White sealed a pass and places no stone in this round." : "White sealed play and places next.",

  // A cell
  joins: (/** @type {string[]} */ sizes, /** @type {string} */ size) => `joins ${listed(sizes)} into ${size}`,
  grows: (/** @type {string} */ size) => `grows to ${size}`,
  alone: "a single stone",
  sizeOf: (/** @type {string} */ words) => words.replace(/^.*, /, ""),
  survival: (/** @type {string} */ now) => `survival ${now}`,
  safe: "safe",
  becomesSafe: "safe from the quake",
  gain: (/** @type {string} */ gain) => `${gain} points expected`,
  winChange: (/** @type {string} */ from, /** @type {string} */ to) => `winning chances ${from} → ${to}`,
  asKeystone: "Keystone",
  hoverHint: "Point at a cell to see what a stone there would join.",
  salvageHere: (/** @type {string} */ cell) => `Salvage ${cell}: it stays on a 1, one time in six.`,

  // Controls
  pass: "Pass",
  passHelp: "Two passes in a row bring the quake.",
  passBetween: "Place nothing",
  swap: "Swap sides",
  swapHelp: "Take Black’s stone, or answer it with one of your own.",
  keystone: "Make the next stone my Keystone",
  keystoneHelp: "It counts as two stones. You have one per game.",
  "seal-play": "Seal: I play",
  "seal-pass": "Seal: I pass",
  sealHelp: "Both sides seal in secret. Two passes bring the quake; a side that sealed play must place a stone.",
  decline: "Let them go",
  salvageHelp: "Your group failed. Choose one of its stones: it stays on a 1.",
  betweenHelp: (/** @type {number} */ wave) =>
    `Wave ${wave} is over. Place a stone before the next one, or place nothing.`,

  // The quake
  quake: "The quake",
  wave: (/** @type {number} */ wave) => `Wave ${wave}`,
  quakeBegins: "The ground shakes. Every group rolls.",
  waveBegins: (/** @type {number} */ wave) => `Wave ${wave} begins.`,
  safeGroups: (/** @type {number} */ count) => `${counted(count, "stone")} in groups of six or more: safe without a die`,
  judged: (/** @type {string} */ side, /** @type {string} */ cell, /** @type {number} */ stones) =>
    `${sideName(side)}, ${counted(stones, "stone")} at ${cell}`,
  survivesOn: (/** @type {number} */ most) =>
    most === 1 ? "survives on a 1" : `survives on 1 to ${most}`,
  staysOn: "stays on a 1",
  survived: "survives",
  failed: "falls",
  stays: "stays",
  lost: "is lost",
  rolled: (/** @type {string} */ who, /** @type {string} */ face, /** @type {string} */ verdict) =>
    `${who} rolls ${face} and ${verdict}.`,
  atStake: (/** @type {number} */ count) => `${count} at stake`,
  quakeOrder: "Order of the dice",
  placed: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} places on ${cell}.`,
  placedKey: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} places its Keystone on ${cell}.`,
  passed: (/** @type {string} */ side) => `${sideName(side)} passes.`,
  swapped: "Sides swapped.",
  sealed: (/** @type {string} */ side) => `${sideName(side)} has sealed a choice.`,
  opened: (/** @type {string} */ black, /** @type {string} */ white) =>
    `The envelopes are opened: Black ${black}, White ${white}.`,
  envelopePlay: "plays",
  envelopePass: "passes",

  // Insight
  portfolio: "Risk portfolio",
  core: "core: cannot fail",
  growth: "growth: 4 or 5",
  speculative: "speculative: up to 3",
  resonance: "resonance",
  sure: (/** @type {number} */ floor, /** @type {number} */ ceiling) => `at least ${floor}, at most ${ceiling}`,
  portfolioOf: (/** @type {string} */ side, /** @type {string} */ expected) => `${sideName(side)} expects ${expected}`,
  scores: "Possible final scores",
  scoresHelp: "The probability of each score if nobody places another stone.",
  scoreChance: (/** @type {string} */ side, /** @type {string} */ score, /** @type {string} */ chance) =>
    `${sideName(side)}: ${score} ${score === "1" ? "point" : "points"} with ${chance}`,

  // Afterwards
  resultTitle: "What happened",
  cameExpected: (/** @type {string} */ expected) => `expected ${expected}`,
  actualScore: (/** @type {number} */ points) => counted(points, "point"),
  lucky: (/** @type {string} */ by) => `luck ${by}`,
  betterThan: (/** @type {string} */ share) =>
    share === "0%" ? "it could not have been worse" : `luckier than ${share} of all quakes`,
  before: (/** @type {string} */ black, /** @type {string} */ white) =>
    `Before the first die, Black’s winning chances were ${black}, White’s ${white}.`,
  upset: "The dice turned it around.",
  asExpected: "The favourite won.",
  wavesNote: "Assuming that nobody placed between the waves.",
  "presetHelp-standard": "9 × 9, one quake at the end",
  "presetHelp-quick": "7 × 7, ten minutes",
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
  "option-resonance": "Resonance",
  "letter-B": "Black Keystone",
  "letter-W": "White Keystone",
  "letter-b'": "Black, secured",
  "letter-w'": "White, secured",
  "letter-B'": "Black Keystone, secured",
  "letter-W'": "White Keystone, secured",
  "preference-quakeOrder": "Order of quake dice",
  "preferenceHelp-quakeOrder": "The order in which groups roll; the dice stay the same.",
  "quakeOrder-given": "As thrown",
  "quakeOrder-largest": "Largest first",
  "quakeOrder-smallest": "Smallest first",
  "quakeOrder-suspense": "Most suspense",
  "mark-fault": "fault line",
  "mark-keystone": "keystone",
  "mark-secured": "secured",
};

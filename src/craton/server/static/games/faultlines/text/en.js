import { counted, listed, sideName } from "../../../text/en/words.js";
import options from "./en-options.js";

/** @param {number} sides   of the die */
const numberWord = (sides) => (sides === 6 ? "six" : `${sides}`);

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  ...options,
  "layer-groups": "Survival",
  "layer-threats": "Threats",
  "layer-formations": "Shapes",
  "layer-values": "Value of cells",
  "layer-connections": "Connections",
  "layer-splitters": "Cuts",
  margin: (/** @type {number} */ stones) => counted(stones, "stone"),
  marginPoints: (/** @type {number} */ points) => counted(points, "point"),
  task: "Place a stone or pass",
  "task-seal": "Choose in secret: play or pass",
  "task-salvage": "Salvage one stone or let them go",
  "task-between": "Place a stone between the waves, or don’t",
  "tip-goal": "Connect your stones. In the quake every group rolls a die and survives on its size or less, so six together are safe.",
  "move-seal-play": "play",
  "move-seal-pass": "pass",
  "move-decline": "let go",
  moveRoll: (/** @type {string} */ cell, /** @type {string} */ face) => `${cell}: ${face}`,
  event: (/** @type {string} */ event) => {
    const [word, cell] = event.split(" ");
    return word === "salvage" ? `${cell} stays?` : `${cell} survives?`;
  },

  // The bar
  ifNow: "If the quake came now",
  beforeDice: "Before the dice",
  diceToCome: "With the dice still to come",
  ifNoMore: "If nobody places another stone",
  chances: (/** @type {string} */ black, /** @type {string} */ draw, /** @type {string} */ white) =>
    `Black wins ${black}, White ${white}, draw ${draw}`,
  expected: (/** @type {string} */ black, /** @type {string} */ white) => `expected ${black} to ${white}`,
  exactly: (/** @type {string} */ black, /** @type {string} */ draw, /** @type {string} */ white) =>
    `Exactly: Black ${black}, draw ${draw}, White ${white}`,

  // What is known beside the stones
  survivors: "Surviving stones",
  survivorsOf: (/** @type {number} */ black, /** @type {number} */ white) =>
    `Surviving stones: Black ${black}, White ${white}`,
  turnOf: (/** @type {number} */ turn, /** @type {number} */ limit) => `turn ${turn} of ${limit}`,
  lastTurns: (/** @type {number} */ left) =>
    left === 1 ? "the last stone before the quake" : `the quake comes in ${counted(left, "turn")}`,
  waveOf: (/** @type {number} */ wave) => `wave ${wave} of 3`,
  keystoneKept: (/** @type {string} */ side) => `${sideName(side)}’s Keystone is ready`,
  keystoneSpent: (/** @type {string} */ side) => `${sideName(side)}’s Keystone is used`,
  isSealed: (/** @type {string} */ side) => `${sideName(side)} has chosen`,
  passedBefore: "The other side passed. If you pass too, the quake comes.",
  sealsOpen: (/** @type {string} */ white) =>
    white === "pass" ? "White chose to pass and places no stone this round." : "White chose to play and places next.",

  // A cell
  joins: (/** @type {string[]} */ sizes, /** @type {string} */ size) => `joins groups of ${listed(sizes)} → ${size}`,
  grows: (/** @type {string} */ from, /** @type {string} */ to) => `group ${from} → ${to}`,
  alone: "a single stone",
  survival: (/** @type {string[]} */ from, /** @type {string} */ to) =>
    from.length ? `survival ${listed(from)} → ${to}` : `survival ${to}`,
  safe: "safe",
  gain: (/** @type {string} */ gain) => `${gain} stones`,
  gainPoints: (/** @type {string} */ gain) => `${gain} points`,
  cuts: (/** @type {string} */ cost) => `keeps enemy groups apart (${cost} stones)`,
  asKeystone: "Keystone",
  hintDiffers: (/** @type {string} */ cell) =>
    `If the quake came now, ${cell} would gain the most, but the engine looks further ahead.`,
  hoverHint: "Point at a cell to see what a stone there would do.",
  salvageHere: (/** @type {string} */ cell, /** @type {number} */ sides) =>
    `Salvage ${cell}: it stays on a 1, a one-in-${numberWord(sides)} chance.`,

  // Controls
  pass: "Pass",
  passHelp: "Two passes in a row bring the quake.",
  passBetween: "Place nothing",
  swap: "Swap sides",
  swapHelp: "Swap to take over Black’s stone, or answer with one of your own.",
  keystone: "Keystone",
  keystoneHelp: "A Keystone counts as two stones. You have one per game.",
  "seal-play": "Choose to play",
  "seal-pass": "Choose to pass",
  sealHelp: "Both sides choose in secret. Two passes bring the quake; if you choose to play, you must place a stone.",
  decline: "Let them go",
  salvageHelp: "Your group fell. Pick one of its stones to salvage: it stays on a 1.",
  betweenHelp: (/** @type {number} */ wave) =>
    `Wave ${wave} is over. Place a stone before the next one, or place nothing.`,

  // The quake
  quake: "The quake",
  wave: (/** @type {number} */ wave) => `Wave ${wave}`,
  quakeBegins: "The ground shakes. Every group rolls.",
  waveBegins: (/** @type {number} */ wave) => `Wave ${wave} begins.`,
  safeGroups: (/** @type {number} */ count, /** @type {number} */ sides) =>
    `${counted(count, "stone")} in groups of ${numberWord(sides)} or more: safe, no roll needed`,
  judged: (/** @type {string} */ side, /** @type {string} */ cell, /** @type {number} */ stones) =>
    `${sideName(side)}, ${counted(stones, "stone")} at ${cell}`,
  survivesOn: (/** @type {number} */ most) =>
    most === 1 ? "survives on a 1" : `survives on 1–${most}`,
  decides: "decides the match",
  ways: (/** @type {string} */ side, /** @type {string} */ success, /** @type {string} */ failure) =>
    `${sideName(side)} wins: ${success} if it survives, ${failure} if not`,
  changesNothing: "changes nobody’s chances",
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
  sealed: (/** @type {string} */ side) => `${sideName(side)} has made a secret choice.`,
  opened: (/** @type {string} */ black, /** @type {string} */ white) =>
    `The envelopes open: Black ${black}, White ${white}.`,
  envelopePlay: "plays",
  envelopePass: "passes",

  // Insight
  portfolio: "Stones at risk",
  core: "safe",
  growth: "likely to survive",
  speculative: "even odds or worse",
  resonance: "resonance",
  sure: (/** @type {number} */ floor, /** @type {number} */ ceiling) => `at least ${floor}, at most ${ceiling}`,
  portfolioOf: (/** @type {string} */ side, /** @type {string} */ expected) => `${sideName(side)} keeps ${expected} on average`,
  scores: "Possible final scores",
  scoresHelp: "How likely each score is if nobody places another stone.",
  scoreChance: (/** @type {string} */ side, /** @type {string} */ score, /** @type {string} */ chance) =>
    `${sideName(side)}: ${score} ${score === "1" ? "point" : "points"}, ${chance} likely`,

  // Afterwards
  resultTitle: "What happened",
  watchAgain: "Watch the quake again",
  cameExpected: (/** @type {string} */ expected) => `expected ${expected}`,
  actualScore: (/** @type {number} */ points) => counted(points, "point"),
  lucky: (/** @type {string} */ by) => `luck ${by}`,
  betterThan: (/** @type {string} */ share) =>
    share === "0%" ? "it couldn’t have gone worse" : `luckier than ${share} of all quakes`,
  before: (/** @type {string} */ black, /** @type {string} */ white) =>
    `Before the first die, Black was ${black} to win and White ${white}.`,
  upset: "The dice turned it around.",
  asExpected: "The favourite won.",
  even: "The odds were even.",
  wavesNote: "Assuming nobody placed a stone between the waves.",
  "letter-B": "Black Keystone",
  "letter-W": "White Keystone",
  "letter-b'": "Black, secured",
  "letter-w'": "White, secured",
  "letter-B'": "Black Keystone, secured",
  "letter-W'": "White Keystone, secured",
  "preference-quakeOrder": "Order of the quake",
  "preferenceHelp-quakeOrder": "Which groups roll first. The dice stay the same.",
  "quakeOrder-given": "As rolled",
  "quakeOrder-largest": "Largest first",
  "quakeOrder-smallest": "Smallest first",
  "quakeOrder-suspense": "Most suspense",
  "mark-fault": "fault line",
  "mark-keystone": "keystone",
  "mark-secured": "secured",
};

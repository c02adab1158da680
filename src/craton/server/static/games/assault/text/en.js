import { counted, sideName } from "../../../text/en/words.js";

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  "layer-regions": "regions",
  "layer-formations": "formations",
  "layer-forks": "forks",
  "layer-chain": "best chain",
  "layer-attacks": "attacks",
  "layer-exposed": "exposed stones",
  "layer-cuts": "cuts",
  "layer-tide": "tide",
  "reason-domination": "the opponent has no stones left",
  "reason-majority": "more cells",
  "reason-core": "equal in cells, more of the core",
  "reason-white-wins-ties": "equal in cells and core: White wins ties",
  "reason-move-cap": "the turn limit was reached",

  // Standing
  standing: (/** @type {number} */ black, /** @type {number} */ white, /** @type {number} */ free) =>
    `Black holds ${counted(black, "cell")}, White ${white}; ${free} ${free === 1 ? "is" : "are"} free`,
  cells: "Cells",
  core: (/** @type {number} */ black, /** @type {number} */ white) => `core ${black} to ${white}`,
  turnsLeft: (/** @type {number} */ left) => (left === 1 ? "last turn" : `${left} turns left`),
  tideIn: (/** @type {number} */ turns) =>
    turns === 1 ? "The water rises after this turn" : `The water rises in ${turns} turns`,
  tideTakes: (/** @type {number} */ cells, /** @type {number} */ black, /** @type {number} */ white) =>
    `${counted(cells, "cell")}: Black loses ${black}, White ${white}`,
  stubbornKept: (/** @type {string} */ side) => `${sideName(side)}’s stubborn defence is ready`,
  stubbornSpent: (/** @type {string} */ side) => `${sideName(side)}’s stubborn defence is used up`,
  sacredIs: (/** @type {string} */ cell) => `Your sacred cell is ${cell}`,
  sacredOf: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)}’s sacred cell is ${cell}`,
  sacredChosen: (/** @type {string} */ side) => `${sideName(side)} has chosen a sacred cell`,

  // A cell
  attack: (/** @type {string} */ cell, /** @type {string} */ chance, /** @type {number} */ allies) =>
    `Attack ${cell}: ${counted(allies, "coin")}, ${chance} to succeed`,
  attackStubborn: (/** @type {string} */ cell) =>
    `Attack ${cell}: the stubborn defence holds this time and is then used up`,
  placeHere: (/** @type {string} */ cell) => `Place on ${cell}`,
  bonus: "brings a bonus stone",
  chooseSacred: (/** @type {string} */ cell) => `Make ${cell} your sacred cell: 3 points if you hold it at the end`,
  glued: (/** @type {string} */ cells) => `touches ${cells} across the edge`,
  hoverHint: "Point at a cell: place on an empty one, attack an enemy stone.",

  // Controls
  stop: "Stop here",
  stopHelp: "The attack succeeded. Attack again with the odds shown, or stop; a failure ends your turn.",
  bonusHelp: "Your stone has more friendly than enemy neighbours: place one more, anywhere.",
  sacredHelp: "Choose your sacred cell. Nobody else sees it until the end.",
  pass: "Pass",
  swap: "Swap sides",
  swapHelp: "Take Black’s stone, or answer it with one of your own.",

  // Acted out
  placed: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} places on ${cell}.`,
  attacks: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} attacks ${cell}`,
  coins: (/** @type {number} */ hits, /** @type {number} */ coins) => `${hits} of ${counted(coins, "coin")}`,
  success: "captured",
  failure: "repelled",
  stubborn: "stubborn defence",
  attackSaid: (/** @type {string} */ side, /** @type {string} */ cell, /** @type {number} */ hits, /** @type {number} */ coins, /** @type {string} */ end) =>
    `${sideName(side)} attacks ${cell}: ${hits} of ${counted(coins, "coin")}, ${end}.`,
  stubbornSaid: (/** @type {string} */ side, /** @type {string} */ cell) =>
    `${sideName(side)} attacks ${cell}: the stubborn defence holds.`,
  tide: "The water rises",
  tideSaid: (/** @type {number} */ cells, /** @type {number} */ stones) =>
    `The water rises over ${counted(cells, "cell")} and takes ${counted(stones, "stone")}.`,
  stopped: (/** @type {string} */ side) => `${sideName(side)} stops.`,
  swapped: "Sides swapped.",
  sacredSaid: (/** @type {string} */ side) => `${sideName(side)} has chosen a sacred cell.`,

  // Afterwards
  resultTitle: "What happened",
  captures: (/** @type {number} */ successes, /** @type {number} */ attacks) => `${successes} of ${counted(attacks, "attack")}`,
  expected: (/** @type {string} */ number) => `expected ${number}`,
  luck: (/** @type {string} */ by) => `luck ${by}`,
  noAttacks: "no attacks",
  sacredHeld: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} held its sacred cell ${cell}: +3`,
  sacredLost: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} did not hold its sacred cell ${cell}`,
  "presetHelp-standard": "37 cells, 30 turns",
  "presetHelp-skirmish": "24 cells, 20 turns",
  "presetHelp-endless": "a torus: no edge to hide behind",
  "presetHelp-storm": "chains, bonus stones, rising water",
  "presetHelp-relics": "secret sacred cells, swap",
  "preset-skirmish": "Skirmish",
  "preset-endless": "Endless",
  "preset-storm": "Storm",
  "preset-relics": "Relics",
  "option-momentum": "Momentum",
  "option-influence": "Influence",
  "option-stubborn": "Stubborn defence",
  "option-sacred": "Sacred cells",
  "option-tide": "Tide",
  "choice-hex37": "37 cells",
  "choice-hex24": "24 cells",
  "choice-hex54": "54 cells",
  "choice-torus24": "Torus of 24",
  "choice-torus54": "Torus of 54",
  "choice-off": "Off",
  "choice-any": "Anywhere",
  "choice-core": "In the core",
  "letter-~": "Flooded",
  "mark-core": "core",
  "mark-flooded": "flooded",
  "mark-sacred": "sacred cell",
};

/** @param {string} side */
const title = (side) => (side === "black" ? "Black" : "White");

/** @param {number} count @param {string} what */
const counted = (count, what) => `${count} ${what}${count === 1 ? "" : "s"}`;

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
  "reason-domination": "no stone of the other side is left",
  "reason-majority": "more cells",
  "reason-core": "as many cells, more of the core",
  "reason-white-wins-ties": "as many cells and as many of the core: White wins ties",
  "reason-move-cap": "the longest game that is allowed",

  // Standing
  standing: (/** @type {number} */ black, /** @type {number} */ white, /** @type {number} */ free) =>
    `Black holds ${counted(black, "cell")}, White ${white}, ${free} are free`,
  cells: "Cells",
  core: (/** @type {number} */ black, /** @type {number} */ white) => `core ${black} to ${white}`,
  turnsLeft: (/** @type {number} */ left) => (left === 1 ? "last turn" : `${left} turns left`),
  tideIn: (/** @type {number} */ turns) =>
    turns === 1 ? "The water rises after this turn" : `The water rises in ${turns} turns`,
  tideTakes: (/** @type {number} */ cells, /** @type {number} */ black, /** @type {number} */ white) =>
    `${counted(cells, "cell")}: Black loses ${black}, White ${white}`,
  stubbornKept: (/** @type {string} */ side) => `${title(side)}'s stubborn defence is ready`,
  stubbornSpent: (/** @type {string} */ side) => `${title(side)}'s stubborn defence is used up`,
  sacredIs: (/** @type {string} */ cell) => `Your sacred cell is ${cell}`,
  sacredOf: (/** @type {string} */ side, /** @type {string} */ cell) => `${title(side)}'s sacred cell is ${cell}`,
  sacredChosen: (/** @type {string} */ side) => `${title(side)} has chosen a sacred cell`,

  // A cell
  attack: (/** @type {string} */ cell, /** @type {string} */ chance, /** @type {number} */ allies) =>
    `Attack ${cell}: ${counted(allies, "coin")}, success with ${chance}`,
  attackStubborn: (/** @type {string} */ cell) =>
    `Attack ${cell}: its stubborn defence holds this time, and is used up`,
  placeHere: (/** @type {string} */ cell) => `Place on ${cell}`,
  bonus: "brings a bonus stone",
  opens: (/** @type {string[]} */ targets) => `would threaten ${targets.join(", ")}`,
  chooseSacred: (/** @type {string} */ cell) => `Make ${cell} your sacred cell: 3 points if you hold it at the end`,
  glued: (/** @type {string} */ cells) => `across the edge it touches ${cells}`,
  hoverHint: "Point at a cell: place on an empty one, attack an enemy stone.",

  // Controls
  stop: "Stop here",
  stopHelp: "The attack succeeded. Attack again with the odds shown, or stop; a failure ends your turn.",
  bonusHelp: "The stone has more friends than enemies beside it: place one more, anywhere.",
  sacredHelp: "Choose your sacred cell. Nobody else sees it before the end.",
  pass: "Pass",
  swap: "Swap sides",
  swapHelp: "Take over Black's stone, or answer it with a stone of your own.",

  // Acted out
  placed: (/** @type {string} */ side, /** @type {string} */ cell) => `${title(side)} places on ${cell}.`,
  attacks: (/** @type {string} */ side, /** @type {string} */ cell) => `${title(side)} attacks ${cell}`,
  coins: (/** @type {number} */ hits, /** @type {number} */ coins) => `${hits} of ${counted(coins, "coin")}`,
  success: "captured",
  failure: "repelled",
  stubborn: "stubborn defence",
  attackSaid: (/** @type {string} */ side, /** @type {string} */ cell, /** @type {number} */ hits, /** @type {number} */ coins, /** @type {string} */ end) =>
    `${title(side)} attacks ${cell}: ${hits} of ${counted(coins, "coin")}, ${end}.`,
  stubbornSaid: (/** @type {string} */ side, /** @type {string} */ cell) =>
    `${title(side)} attacks ${cell}: the stubborn defence holds.`,
  tide: "The water rises",
  tideSaid: (/** @type {number} */ cells, /** @type {number} */ stones) =>
    `The water rises over ${counted(cells, "cell")} and takes ${counted(stones, "stone")}.`,
  stopped: (/** @type {string} */ side) => `${title(side)} stops.`,
  swapped: "The sides are swapped.",
  sacredSaid: (/** @type {string} */ side) => `${title(side)} has chosen a sacred cell.`,

  // Afterwards
  resultTitle: "What came of it",
  captures: (/** @type {number} */ came, /** @type {number} */ attacks) => `${came} of ${counted(attacks, "attack")}`,
  expected: (/** @type {string} */ number) => `expected ${number}`,
  luck: (/** @type {string} */ by) => `luck ${by}`,
  noAttacks: "no attack",
  sacredHeld: (/** @type {string} */ side, /** @type {string} */ cell) => `${title(side)} held its sacred cell ${cell}: +3`,
  sacredLost: (/** @type {string} */ side, /** @type {string} */ cell) => `${title(side)}'s sacred cell ${cell} was not its own`,
  finalCells: (/** @type {number} */ cells) => counted(cells, "cell"),
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

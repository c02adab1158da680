import { counted, sideName } from "../../../text/en/words.js";
import options from "./en-options.js";

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  ...options,
  "layer-regions": "Regions",
  "layer-formations": "Formations",
  "layer-forks": "Forks",
  "layer-chain": "Best chain",
  "layer-attacks": "Attacks",
  "layer-exposed": "Exposed stones",
  "layer-cuts": "Cuts",
  "layer-tide": "Tide",
  margin: (/** @type {number} */ cells) => counted(cells, "cell"),
  marginPoints: (/** @type {number} */ points) => counted(points, "point"),
  task: "Place a stone or attack",
  "task-sacred": "Choose your sacred cell in secret",
  "task-chain": "Attack again or stop",
  "task-bonus": "Place the bonus stone",
  "task-defend": "Save the stone or let the coins decide",
  "tip-goal": "Own more triangles than your opponent when the turns run out. Captures count twice: one for you, one fewer for them.",
  event: (/** @type {string} */ event) => `Attack on ${event.slice(1)}`, // xe5
  outcome: (/** @type {string} */ bits) => `${bits.replaceAll("0", "").length} of ${counted(bits.length, "coin")}`,

  // Standing
  standing: (/** @type {number} */ black, /** @type {number} */ white, /** @type {number} */ free) =>
    `Black holds ${counted(black, "cell")}, White ${white}; ${free} ${free === 1 ? "is" : "are"} empty`,
  cells: "Cells",
  core: (/** @type {number} */ black, /** @type {number} */ white) => `core ${black}–${white}`,
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
    `Attack ${cell}: the stubborn defence will hold, and is then used up`,
  placeHere: (/** @type {string} */ cell) => `Place on ${cell}`,
  bonus: "earns a bonus stone",
  chooseSacred: (/** @type {string} */ cell) => `Make ${cell} your sacred cell: 3 points if you hold it at the end`,
  glued: (/** @type {string} */ cells) => `touches ${cells} across the edge`,
  hoverHint: "Choose an empty cell to place a stone, or an enemy stone to attack.",

  // Controls
  hintDiffers: (/** @type {string} */ action, /** @type {string} */ chance) =>
    `Counting cells alone, ${action} is worth most on average (${chance} to succeed), but the engine looks further ahead.`,
  stop: "Stop here",
  save: "Save the stone",
  allow: "Allow the coins",
  defendHelp: "Three stones attack. Save the stone (once per game), or let the coins decide.",
  stopHelp: "The attack succeeded. Attack again at the odds shown, or stop. A failure ends your turn.",
  bonusHelp: "Your stone has more friends than enemies around it. Place one more, anywhere.",
  sacredHelp: "Choose your sacred cell. Your opponent won’t see it until the end.",
  pass: "Pass",
  swap: "Swap sides",
  swapHelp: "Swap to take over Black’s stone, or answer with one of your own.",

  // Acted out
  placed: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} places on ${cell}.`,
  attacks: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} attacks ${cell}`,
  coins: (/** @type {number} */ hits, /** @type {number} */ coins) => `${hits} of ${counted(coins, "coin")}`,
  success: "captured",
  failure: "repelled",
  stubborn: "stubborn defence",
  attackSaid: (/** @type {string} */ side, /** @type {string} */ cell, /** @type {number} */ hits, /** @type {number} */ coins, /** @type {string} */ end) =>
    `${sideName(side)} attacks ${cell}: ${hits} of ${counted(coins, "coin")}, ${end}.`,
  attackAsks: (/** @type {string} */ side, /** @type {string} */ cell) =>
    `${sideName(side)} attacks ${cell} with three stones.`,
  saved: (/** @type {string} */ side) => `${sideName(side)} saves the stone.`,
  allowed: (/** @type {string} */ side) => `${sideName(side)} lets the coins decide.`,
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
  "letter-~": "Flooded",
  "mark-core": "core",
  "mark-flooded": "flooded",
  "mark-sacred": "sacred cell",
};

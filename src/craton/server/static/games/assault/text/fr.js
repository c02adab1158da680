import { counted, sideName } from "../../../text/fr/words.js";
import options from "./fr-options.js";

/** @param {number} count */
const cells = (count) => counted(count, "case", "cases");

/** @param {number} count */
const coins = (count) => counted(count, "pièce", "pièces");

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  ...options,
  "layer-regions": "Zones",
  "layer-formations": "Figures",
  "layer-forks": "Fourches",
  "layer-chain": "Meilleur enchaînement",
  "layer-attacks": "Attaques",
  "layer-exposed": "Pierres exposées",
  "layer-cuts": "Coupes",
  "layer-tide": "Marée",
  margin: (/** @type {number} */ count) => cells(count),
  marginPoints: (/** @type {number} */ points) => counted(points, "point", "points"),
  task: "Posez une pierre ou attaquez",
  "task-sacred": "Choisissez en secret votre case sacrée",
  "task-chain": "Attaquez encore ou arrêtez-vous",
  "task-bonus": "Posez la pierre en prime",
  "task-defend": "Sauvez la pierre ou laissez les pièces décider",
  "tip-goal": "Ayez plus de triangles que l’adversaire à la fin des tours. Une prise compte double : un de plus pour vous, un de moins pour lui.",
  event: (/** @type {string} */ event) => `Attaque sur ${event.slice(1)}`, // xe5
  outcome: (/** @type {string} */ bits) => `${bits.replaceAll("0", "").length} sur ${coins(bits.length)}`,

  // Standing
  standing: (/** @type {number} */ black, /** @type {number} */ white, /** @type {number} */ free) =>
    `Noir tient ${cells(black)}, Blanc ${white} ; ${free} ${free > 1 ? "sont vides" : "est vide"}`,
  cells: "Cases",
  core: (/** @type {number} */ black, /** @type {number} */ white) => `cœur ${black}–${white}`,
  turnsLeft: (/** @type {number} */ left) => (left === 1 ? "dernier tour" : `encore ${left} tours`),
  tideIn: (/** @type {number} */ turns) =>
    turns === 1 ? "L’eau monte après ce tour" : `L’eau monte dans ${turns} tours`,
  tideTakes: (/** @type {number} */ count, /** @type {number} */ black, /** @type {number} */ white) =>
    `${cells(count)} : Noir perd ${black}, Blanc ${white}`,
  stubbornKept: (/** @type {string} */ side) => `${sideName(side)} : défense tenace prête`,
  stubbornSpent: (/** @type {string} */ side) => `${sideName(side)} : défense tenace utilisée`,
  sacredIs: (/** @type {string} */ cell) => `Votre case sacrée est ${cell}`,
  sacredOf: (/** @type {string} */ side, /** @type {string} */ cell) => `Case sacrée de ${sideName(side)} : ${cell}`,
  sacredChosen: (/** @type {string} */ side) => `${sideName(side)} a choisi une case sacrée`,

  // A cell
  attack: (/** @type {string} */ cell, /** @type {string} */ chance, /** @type {number} */ allies) =>
    `Attaquer ${cell} : ${coins(allies)}, ${chance} de réussite`,
  attackStubborn: (/** @type {string} */ cell) =>
    `Attaquer ${cell} : la défense tenace résiste, puis elle est épuisée`,
  placeHere: (/** @type {string} */ cell) => `Poser en ${cell}`,
  bonus: "donne une pierre en prime",
  chooseSacred: (/** @type {string} */ cell) => `Faire de ${cell} votre case sacrée : 3 points si vous la tenez à la fin`,
  glued: (/** @type {string} */ names) => `touche ${names} par le bord`,
  hoverHint: "Choisissez une case vide pour poser, ou une pierre adverse pour attaquer.",

  // Controls
  hintDiffers: (/** @type {string} */ action, /** @type {string} */ chance) =>
    `En ne comptant que les cases, ${action} rapporte le plus en moyenne (réussite ${chance}), mais le moteur voit plus loin.`,
  stop: "S’arrêter là",
  save: "Sauver la pierre",
  allow: "Laisser les pièces",
  defendHelp: "Trois pierres attaquent. Sauvez la pierre (une fois par partie), ou laissez les pièces décider.",
  stopHelp: "L’attaque a réussi. Attaquez encore aux chances indiquées, ou arrêtez-vous. Un échec finit votre tour.",
  bonusHelp: "Votre pierre a plus d’amies que d’ennemies autour d’elle. Posez-en une autre, où vous voulez.",
  sacredHelp: "Choisissez votre case sacrée. Votre adversaire ne la verra qu’à la fin.",
  pass: "Passer",
  swap: "Échanger les camps",
  swapHelp: "Échangez pour reprendre la pierre noire, ou répondez par une des vôtres.",

  // Acted out
  placed: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} pose en ${cell}.`,
  attacks: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} attaque ${cell}`,
  coins: (/** @type {number} */ hits, /** @type {number} */ count) => `${hits} sur ${coins(count)}`,
  success: "prise",
  failure: "repoussée",
  stubborn: "défense tenace",
  attackSaid: (/** @type {string} */ side, /** @type {string} */ cell, /** @type {number} */ hits, /** @type {number} */ count, /** @type {string} */ end) =>
    `${sideName(side)} attaque ${cell} : ${hits} sur ${coins(count)}, ${end}.`,
  attackAsks: (/** @type {string} */ side, /** @type {string} */ cell) =>
    `${sideName(side)} attaque ${cell} avec trois pierres.`,
  saved: (/** @type {string} */ side) => `${sideName(side)} sauve la pierre.`,
  allowed: (/** @type {string} */ side) => `${sideName(side)} laisse les pièces décider.`,
  stubbornSaid: (/** @type {string} */ side, /** @type {string} */ cell) =>
    `${sideName(side)} attaque ${cell} : la défense tenace résiste.`,
  tide: "L’eau monte",
  tideSaid: (/** @type {number} */ count, /** @type {number} */ stones) =>
    `L’eau recouvre ${cells(count)} et emporte ${counted(stones, "pierre", "pierres")}.`,
  stopped: (/** @type {string} */ side) => `${sideName(side)} s’arrête.`,
  swapped: "Camps échangés.",
  sacredSaid: (/** @type {string} */ side) => `${sideName(side)} a choisi une case sacrée.`,

  // Afterwards
  resultTitle: "Ce qui s’est passé",
  captures: (/** @type {number} */ successes, /** @type {number} */ attacks) => `${successes} sur ${counted(attacks, "attaque", "attaques")}`,
  expected: (/** @type {string} */ number) => `attendu ${number}`,
  luck: (/** @type {string} */ by) => `chance ${by}`,
  noAttacks: "aucune attaque",
  sacredHeld: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} a tenu sa case sacrée ${cell} : +3`,
  sacredLost: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} n’a pas tenu sa case sacrée ${cell}`,
  "letter-~": "Submergée",
  "mark-core": "cœur",
  "mark-flooded": "submergée",
  "mark-sacred": "case sacrée",
};

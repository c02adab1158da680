import { counted, listed, sideName } from "../../../text/fr/words.js";
import options from "./fr-options.js";

/** @param {number} count */
const stones = (count) => counted(count, "pierre", "pierres");

/** @param {number} sides   of the die */
const numberWord = (sides) => (sides === 6 ? "six" : `${sides}`);

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  ...options,
  "layer-groups": "Survie",
  "layer-threats": "Menaces",
  "layer-formations": "Figures",
  "layer-values": "Valeur des cases",
  "layer-connections": "Liaisons",
  "layer-splitters": "Coupes",
  margin: (/** @type {number} */ count) => stones(count),
  marginPoints: (/** @type {number} */ points) => counted(points, "point", "points"),
  task: "Posez une pierre ou passez",
  "task-seal": "Choisissez en secret : jouer ou passer",
  "task-salvage": "Sauvez une pierre ou renoncez",
  "task-between": "Posez une pierre entre les vagues, ou non",
  "tip-goal": "Reliez vos pierres. Au séisme, chaque groupe lance un dé et survit si le dé ne dépasse pas sa taille : six ensemble sont donc à l’abri.",
  "move-seal-play": "jouer",
  "move-seal-pass": "passer",
  "move-decline": "abandonné",
  moveRoll: (/** @type {string} */ cell, /** @type {string} */ face) => `${cell}: ${face}`,
  event: (/** @type {string} */ event) => {
    const [word, cell] = event.split(" ");
    return word === "salvage" ? `${cell} reste ?` : `${cell} survit ?`;
  },

  // The bar
  ifNow: "Si le séisme venait maintenant",
  beforeDice: "Avant les dés",
  diceToCome: "Avec les dés restants",
  ifNoMore: "Si personne ne pose plus",
  chances: (/** @type {string} */ black, /** @type {string} */ draw, /** @type {string} */ white) =>
    `Noir gagne ${black}, Blanc ${white}, nulle ${draw}`,
  expected: (/** @type {string} */ black, /** @type {string} */ white) => `attendu ${black} à ${white}`,
  exactly: (/** @type {string} */ black, /** @type {string} */ draw, /** @type {string} */ white) =>
    `Exactement : Noir ${black}, nulle ${draw}, Blanc ${white}`,

  // What is known beside the stones
  survivors: "Pierres survivantes",
  survivorsOf: (/** @type {number} */ black, /** @type {number} */ white) =>
    `Pierres survivantes : Noir ${black}, Blanc ${white}`,
  turnOf: (/** @type {number} */ turn, /** @type {number} */ limit) => `tour ${turn} sur ${limit}`,
  lastTurns: (/** @type {number} */ left) =>
    left === 1 ? "la dernière pierre avant le séisme" : `le séisme vient dans ${left} tours`,
  waveOf: (/** @type {number} */ wave) => `vague ${wave} sur 3`,
  keystoneKept: (/** @type {string} */ side) => `Clé de voûte ${sideName(side)}`,
  keystoneSpent: (/** @type {string} */ side) => `${sideName(side)} sans clé de voûte`,
  isSealed: (/** @type {string} */ side) => `${sideName(side)} a choisi`,
  passedBefore: "L’autre camp a passé. Si vous passez aussi, le séisme vient.",
  sealsOpen: (/** @type {string} */ white) =>
    white === "pass" ? "Blanc a choisi de passer et ne pose pas ce tour-ci." : "Blanc a choisi de jouer et pose ensuite.",

  // A cell
  joins: (/** @type {string[]} */ sizes, /** @type {string} */ size) => `relie des groupes de ${listed(sizes)} → ${size}`,
  grows: (/** @type {string} */ from, /** @type {string} */ to) => `groupe ${from} → ${to}`,
  alone: "une pierre isolée",
  survival: (/** @type {string[]} */ from, /** @type {string} */ to) =>
    from.length ? `survie ${listed(from)} → ${to}` : `survie ${to}`,
  safe: "à l’abri",
  gain: (/** @type {string} */ gain) => `${gain} pierres`,
  gainPoints: (/** @type {string} */ gain) => `${gain} points`,
  cuts: (/** @type {string} */ cost) => `sépare des groupes adverses (${cost} pierres)`,
  asKeystone: "Clé de voûte",
  hintDiffers: (/** @type {string} */ cell) =>
    `Si le séisme venait maintenant, ${cell} rapporterait le plus, mais le moteur voit plus loin.`,
  hoverHint: "Pointez une case pour en voir l’effet.",
  salvageHere: (/** @type {string} */ cell, /** @type {number} */ sides) =>
    `Sauver ${cell} : elle reste sur un 1, une chance sur ${numberWord(sides)}.`,

  // Controls
  pass: "Passer",
  passHelp: "Deux passes de suite amènent le séisme.",
  passBetween: "Ne rien poser",
  swap: "Échanger les camps",
  swapHelp: "Échangez pour reprendre la pierre noire, ou répondez par une des vôtres.",
  keystone: "Clé de voûte",
  keystoneHelp: "Une clé de voûte compte pour deux pierres. Vous en avez une par partie.",
  "seal-play": "Je joue",
  "seal-pass": "Je passe",
  sealHelp: "Chacun choisit en secret. Deux passes amènent le séisme ; qui choisit de jouer doit poser une pierre.",
  decline: "Renoncer",
  salvageHelp: "Votre groupe est tombé. Choisissez une de ses pierres à sauver : elle reste sur un 1.",
  betweenHelp: (/** @type {number} */ wave) =>
    `La vague ${wave} est passée. Posez une pierre avant la suivante, ou ne posez rien.`,

  // The quake
  quake: "Le séisme",
  wave: (/** @type {number} */ wave) => `Vague ${wave}`,
  quakeBegins: "La terre tremble. Chaque groupe lance le dé.",
  waveBegins: (/** @type {number} */ wave) => `La vague ${wave} commence.`,
  safeGroups: (/** @type {number} */ count, /** @type {number} */ sides) =>
    `${stones(count)} dans des groupes de ${numberWord(sides)} ou plus : à l’abri, sans jet`,
  judged: (/** @type {string} */ side, /** @type {string} */ cell, /** @type {number} */ count) =>
    `${sideName(side)}, ${stones(count)} en ${cell}`,
  survivesOn: (/** @type {number} */ most) =>
    most === 1 ? "survit sur un 1" : `survit sur 1–${most}`,
  decides: "décide de la partie",
  ways: (/** @type {string} */ side, /** @type {string} */ success, /** @type {string} */ failure) =>
    `${sideName(side)} gagne : ${success} s’il survit, sinon ${failure}`,
  changesNothing: "ne change rien aux chances",
  staysOn: "reste sur un 1",
  survived: "survit",
  failed: "tombe",
  stays: "reste",
  lost: "est perdue",
  rolled: (/** @type {string} */ who, /** @type {string} */ face, /** @type {string} */ verdict) =>
    `${who} fait ${face} et ${verdict}.`,
  atStake: (/** @type {number} */ count) => `${count} en jeu`,
  quakeOrder: "Ordre des dés",
  placed: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} pose en ${cell}.`,
  placedKey: (/** @type {string} */ side, /** @type {string} */ cell) => `${sideName(side)} pose sa clé de voûte en ${cell}.`,
  passed: (/** @type {string} */ side) => `${sideName(side)} passe.`,
  swapped: "Camps échangés.",
  sealed: (/** @type {string} */ side) => `${sideName(side)} a choisi en secret.`,
  opened: (/** @type {string} */ black, /** @type {string} */ white) =>
    `Les enveloppes s’ouvrent : Noir ${black}, Blanc ${white}.`,
  envelopePlay: "joue",
  envelopePass: "passe",

  // Insight
  portfolio: "Pierres en danger",
  core: "à l’abri",
  growth: "devrait survivre",
  speculative: "une chance sur deux ou moins",
  resonance: "résonance",
  sure: (/** @type {number} */ floor, /** @type {number} */ ceiling) => `au moins ${floor}, au plus ${ceiling}`,
  portfolioOf: (/** @type {string} */ side, /** @type {string} */ expected) => `${sideName(side)} garde ${expected} en moyenne`,
  scores: "Scores finaux possibles",
  scoresHelp: "La probabilité de chaque score si personne ne pose plus.",
  scoreChance: (/** @type {string} */ side, /** @type {string} */ score, /** @type {string} */ chance) =>
    `${sideName(side)} : ${score} ${Number(score) > 1 ? "points" : "point"}, probabilité ${chance}`,

  // Afterwards
  resultTitle: "Ce qui s’est passé",
  watchAgain: "Revoir le séisme",
  cameExpected: (/** @type {string} */ expected) => `attendu ${expected}`,
  actualScore: (/** @type {number} */ points) => counted(points, "point", "points"),
  lucky: (/** @type {string} */ by) => `chance ${by}`,
  betterThan: (/** @type {string} */ share) =>
    /^0\D/.test(share) ? "impossible de faire pire" : `plus de chance que dans ${share} des séismes`,
  before: (/** @type {string} */ black, /** @type {string} */ white) =>
    `Avant le premier dé, Noir avait ${black} de chances de gagner et Blanc ${white}.`,
  upset: "Les dés ont tout renversé.",
  asExpected: "Le favori a gagné.",
  even: "Les chances étaient égales.",
  wavesNote: "En supposant que personne ne pose entre les vagues.",
  "letter-B": "Clé de voûte noire",
  "letter-W": "Clé de voûte blanche",
  "letter-b'": "Noir, assurée",
  "letter-w'": "Blanc, assurée",
  "letter-B'": "Clé de voûte noire, assurée",
  "letter-W'": "Clé de voûte blanche, assurée",
  "preference-quakeOrder": "Ordre du séisme",
  "preferenceHelp-quakeOrder": "Quels groupes lancent d’abord. Les dés restent les mêmes.",
  "quakeOrder-given": "Tel que lancé",
  "quakeOrder-largest": "Les plus grands d’abord",
  "quakeOrder-smallest": "Les plus petits d’abord",
  "quakeOrder-suspense": "Le plus de suspense",
  "mark-fault": "faille",
  "mark-keystone": "clé de voûte",
  "mark-secured": "assurée",
};

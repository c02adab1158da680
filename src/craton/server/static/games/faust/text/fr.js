import { counted } from "../../../text/fr/words.js";
import options from "./fr-options.js";

/** @type {Record<string, import("../../../text/text.js").Text>} */
export default {
  ...options,
  "layer-captures": "Prises",
  "layer-threats": "Menaces",
  "layer-walls": "Murs",
  "layer-smaller": "Partie d’une prise plus grande",
  "layer-near-misses": "Presque",
  "layer-locked": "Croisements verrouillés",
  "layer-eyes": "Yeux",
  "layer-tension": "Effet d’un pion",
  task: "Posez un pion ou retournez un rectangle",
  "tip-goal": "Retournez les pions adverses : un rectangle aux quatre murs pleins est à vous si vous en possédez plus de la moitié. Un camp sans pion perd.",
  take: (
    /** @type {string} */ name,
    /** @type {number} */ discs,
    /** @type {number} */ owned,
    /** @type {number} */ perimeter,
  ) => `${name} · ${counted(discs, "pion", "pions")} · ${owned} sur ${perimeter}`,
  takeCrosscut: (/** @type {string} */ name, /** @type {number} */ discs) => `${name} · croisement · ${discs} pions`,
  owns: (/** @type {string} */ side, /** @type {number} */ owned, /** @type {number} */ perimeter) =>
    `${side} possède ${owned} du périmètre sur ${perimeter}.`,
  oneOf: (/** @type {number} */ number, /** @type {number} */ count) => `${number} sur ${count}`,
  cycle: "Plusieurs rectangles contiennent ce pion. Cliquez pour en choisir un ; cliquez encore ou faites défiler pour le suivant.",
  edge: "Le bord du plateau compte comme le mur opposé.",
  safe: (/** @type {string} */ cell) => `Rien ne menace ${cell} pour l’instant.`,
  untouched: (/** @type {string} */ cell) => `Vous ne pouvez pas retourner ${cell} pour l’instant.`,
  lookAround: "Pointez un pion adverse pour voir ce que vous pourriez retourner, ou une intersection vide.",
  begin: "Posez le premier pion où vous voulez. Blanc pourra échanger les camps : n’en faites pas un coup trop fort.",
  discs: (/** @type {number} */ black, /** @type {number} */ white) => `Pions : Noir ${black}, Blanc ${white}.`,
  flipped: (/** @type {number} */ count) => (count === 1 ? "Un pion retourné." : `${count} pions retournés.`),
  swap: "Échanger les camps",
  swapTitle: "Préférez-vous le pion noir ?",
  swapHelp: "Le pion reste et devient vôtre ; votre adversaire continue avec Blanc. Ce n’est possible que maintenant.",
  didSwap: "Camps échangés",
  swapNote: "Le pion reste ; les joueurs changent de camp.",
  pass: "Passer",
  passHelp: "Vous ne pouvez rien poser ni retourner ; vous devez passer.",
  didPass: "Passe forcée",
  passNote: "Rien ne pouvait être posé ni retourné.",
};

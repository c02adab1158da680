/** The summary of the game. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "Bounded rectangles of discs are flipped; a player with no disc left loses.":
    "On retourne des rectangles de pions encadrés ; qui n’a plus de pion perd.",
};

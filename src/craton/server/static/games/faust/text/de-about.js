/** The summary of the game. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "Bounded rectangles of discs are flipped; a player with no disc left loses.":
    "Eingefasste Rechtecke aus Scheiben werden umgedreht; wer keine Scheibe mehr hat, verliert.",
};

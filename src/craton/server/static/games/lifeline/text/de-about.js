/** The summary of the game. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "Groups live by empty paths to other groups of their colour; a player who cannot place a stone loses.":
    "Gruppen leben durch leere Wege zu anderen Gruppen ihrer Farbe; wer keinen Stein setzen kann, verliert.",
};

/** The summary of the game. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "Place a stone for certain, or attack and trust the coins: the majority of the triangles wins.":
    "Posez une pierre à coup sûr, ou attaquez et fiez-vous aux pièces : la majorité des triangles l’emporte.",
};

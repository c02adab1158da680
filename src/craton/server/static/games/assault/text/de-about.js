/** The summary of the game. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "Place a stone for certain, or attack and trust the coins: the majority of the triangles wins.":
    "Sicher einen Stein setzen oder angreifen und den Münzen vertrauen: Die Mehrheit der Dreiecke gewinnt.",
};

/** The summary of the game. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "Build now, survive the quake later: every group rolls a die against its size.":
    "Erst bauen, dann das Erdbeben überstehen: Jede Gruppe würfelt gegen ihre Größe.",
};

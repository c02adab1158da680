/** The summary of the game. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "Build now, survive the quake later: every group rolls a die against its size.":
    "Bâtissez, puis survivez au séisme : chaque groupe lance un dé contre sa taille.",
};

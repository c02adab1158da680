/** The summary of the game. @type {import("../../../text/phrases.js").Phrases} */
export default {
  "Groups live by empty paths to other groups of their colour; a player who cannot place a stone loses.":
    "Un groupe vit par les chemins vides qui mènent à d’autres groupes de sa couleur ; qui ne peut plus poser de pierre perd.",
};

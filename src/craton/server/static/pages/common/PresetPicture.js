/** The picture of a preset: a position that shows what its rules add; the starting position where a game has none. */
import { html } from "../../html.js";
import { addressOf, folderOf, useOfGame } from "../../games/index.js";
import { Mini } from "../../games/Mini.js";
import { Thumb } from "./Thumb.js";

/**
 * @typedef {import("../../board/types.js").BoardProps} BoardProps
 * @typedef {Partial<BoardProps> & Pick<BoardProps, "stones" | "marks">} Drawn
 *
 * @typedef {object} Pictures       `studies/pictures.py` writes the files
 * @property {Record<string, import("../../board/types.js").BoardShape>} boards   by name
 * @property {Record<string, Drawn & {board: string}>} presets
 */

/** @type {Map<string, Promise<Pictures | null>>} */
const loaded = new Map();

/** @param {string} game @returns {Promise<Pictures | null>} */
async function load(game) {
  const { pictures } = await folderOf(game);
  return pictures ? (await fetch(addressOf(game, pictures))).json() : null;
}

/** The pictures of a game; null where it has none. @param {string} game */
function picturesOf(game) {
  let found = loaded.get(game);
  if (!found) {
    found = load(game).catch(() => {
      loaded.delete(game); // it may have been the connection
      return null;
    });
    loaded.set(game, found);
  }
  return found;
}

/** Decorative: the text beside it says the same. @param {{game: string, name: string}} props */
export function PresetPicture({ game, name }) {
  const found = useOfGame(picturesOf, game);
  if (found === undefined) return html`<div class="mini mini-waiting"></div>`;
  const preset = found?.presets[name];
  if (!found || !preset) return html`<${Thumb} line=${{ game, options: {}, preset: name }} />`;
  const { board, ...drawn } = preset;
  return html`<div aria-hidden="true" data-preset=${name}>
    <${Mini} game=${game} board=${found.boards[board]} ...${drawn} label=${name} />
  </div>`;
}

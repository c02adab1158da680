/** A small picture of a game in play. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { post } from "../api/client.js";
import { folderOf } from "../games/index.js";
import { Mini } from "../games/Mini.js";

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/** @param {string} game */
async function ask(game) {
  const { picture } = await folderOf(game);
  return post("/study", picture ? { position: picture } : { game });
}

/** @param {{game: string}} props */
export function Picture({ game }) {
  const [line, setLine] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!asked.has(game)) asked.set(game, ask(game));
    asked.get(game)?.then(setLine, () => asked.delete(game));
  }, [game]);
  if (!line) return html`<div class="picture"></div>`;
  const { stones, marks } = line.state;
  return html`<div class="picture">
    <${Mini} game=${game} board=${line.board} stones=${stones} marks=${marks} label=${line.title} />
  </div>`;
}

/** A small picture of a game in play. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { post } from "../api/client.js";
import { Miniature } from "../board/Miniature.js";
import { PICTURES } from "./pictures.js";

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/** @param {{game: string}} props */
export function Picture({ game }) {
  const [line, setLine] = useState(/** @type {any} */ (null));
  useEffect(() => {
    const start = PICTURES[game] ? { position: PICTURES[game] } : { game };
    if (!asked.has(game)) asked.set(game, post("/study", start));
    asked.get(game)?.then(setLine, () => asked.delete(game));
  }, [game]);
  if (!line) return html`<div class="picture"></div>`;
  const look = line.board.kind === "square" ? "lines" : "tiles";
  const { stones, marks } = line.state;
  return html`<div class="picture">
    <${Miniature} board=${line.board} look=${look} stones=${stones} marks=${marks} label=${line.title} />
  </div>`;
}

/** The current position of a match as a small live picture. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { watch } from "../../api/live.js";
import { get } from "../../api/client.js";
import { Mini } from "../../games/Mini.js";

/** @typedef {import("../../api/types.js").Match} Match */
/** @typedef {import("../../api/types.js").State} State */
/** @typedef {Pick<Match, "game" | "board"> & {state: State, last: string[]}} Shown */

const CELL = /[a-z]+\d+/g;

/**
 * @param {object} props
 * @param {string} props.id
 * @param {string} props.label
 * @param {boolean} [props.live]   whether to follow the match; not needed after the end
 * @param {(state: State) => void} [props.onState]
 */
export function LiveMini({ id, label, live = true, onState }) {
  const [shown, show] = useState(/** @type {Shown | null} */ (null));
  useEffect(() => {
    /** @type {Match | undefined} */
    let match;
    let number = 0;
    let isThere = true;
    const set = (/** @type {State} */ state, /** @type {string} */ text) => {
      if (!match || !isThere) return;
      const { game, board } = match;
      number = state.number;
      show((old) => ({ game, board, state, last: text.match(CELL) ?? old?.last ?? [] }));
      onState?.(state);
    };
    const take = (/** @type {Match} */ body) => {
      match = body;
      set(body.state, body.steps.at(-1)?.text ?? "");
    };
    if (!live) {
      get(`/matches/${id}`).then(take, () => {}); // the card is still there without its picture
      return () => {
        isThere = false;
      };
    }
    const leave = watch(id, {
      after: () => (match ? number : undefined),
      onMessage: (message) => {
        if (message.type === "snapshot") take(message.body);
        else if (message.type === "entries") set(message.state, message.entries.at(-1)?.text ?? "");
      },
    });
    return () => {
      isThere = false;
      leave();
    };
  }, [id, live]);
  if (!shown) return html`<div class="mini mini-waiting" role="img" aria-label=${label}></div>`;
  const { game, board, state, last } = shown;
  return html`<${Mini}
    game=${game}
    board=${board}
    stones=${state.stones}
    marks=${state.marks}
    last=${last}
    label=${label}
  />`;
}

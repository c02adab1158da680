/** The present position of a match as a small picture, live. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { watch } from "../../api/live.js";
import { get } from "../../api/client.js";
import { Mini } from "./Mini.js";

/** @typedef {import("../../api/types.js").BoardShape} BoardShape */
/** @typedef {import("../../api/types.js").State} State */

const CELL = /[a-z]+\d+/g;

/**
 * @param {object} props
 * @param {string} props.id
 * @param {string} props.label
 * @param {boolean} [props.live]   whether to hear what happens; a match that is over needs no ear
 * @param {(state: State) => void} [props.onState]
 */
export function LiveMini({ id, label, live = true, onState }) {
  const [shown, show] = useState(
    /** @type {{board: BoardShape, state: State, last: string[]} | null} */ (null),
  );
  useEffect(() => {
    /** @type {BoardShape | undefined} */
    let board;
    let number = 0;
    let isThere = true;
    const set = (/** @type {State} */ state, /** @type {string} */ text) => {
      if (!board || !isThere) return;
      number = state.number;
      show((old) => ({
        board: /** @type {BoardShape} */ (board),
        state,
        last: text.match(CELL) ?? old?.last ?? [],
      }));
      onState?.(state);
    };
    const take = (/** @type {import("../../api/types.js").Match} */ body) => {
      board = body.board;
      set(body.state, body.steps.at(-1)?.text ?? "");
    };
    if (!live) {
      get(`/matches/${id}`).then(take, () => {}); // the card is still there without its picture
      return () => {
        isThere = false;
      };
    }
    const leave = watch(id, {
      after: () => (board ? number : undefined),
      hear: (message) => {
        if (message.type === "snapshot") take(message.body);
        else if (message.type === "events") set(message.state, message.events.at(-1)?.text ?? "");
      },
    });
    return () => {
      isThere = false;
      leave();
    };
  }, [id, live]);
  if (!shown) return html`<div class="mini mini-waiting" role="img" aria-label=${label}></div>`;
  const { board, state, last } = shown;
  return html`<${Mini}
    board=${board}
    stones=${state.stones}
    marks=${state.marks}
    last=${last}
    label=${label}
  />`;
}

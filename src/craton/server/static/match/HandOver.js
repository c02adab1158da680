/** Two people on one screen: before a side decides in secret, the device changes hands. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../text/text.js";
import { isOneScreen } from "./result.js";

/** @typedef {import("./store.js").MatchStore} MatchStore */

/**
 * The side that the device has to be passed to before anything is shown; null if the board may be seen.
 * @param {MatchStore} store
 * @returns {{side: "black" | "white" | null, onReady: () => void}}
 */
export function useHandOver(store) {
  const [ready, setReady] = useState(/** @type {string | null} */ (null));
  const match = store.match.value;
  const state = store.state.value;
  const position = store.animator.latest ?? state;
  const isShared = isOneScreen(state) && state?.status === "playing" && !store.animator.isAnimating.value;
  const mover = position?.to_move;
  const side = mover === "black" || mover === "white" ? mover : null;
  const isSecret = Boolean(match && position && isShared && side && store.visuals.value?.isSecret?.(position, match.options));
  // Whoever holds the device keeps it until the other side has a secret to see.
  return { side: isSecret && ready !== side ? side : null, onReady: () => setReady(side) };
}

/** @param {{side: "black" | "white", onReady: () => void}} props */
export function HandOver({ side, onReady }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus({ preventScroll: true }), [side]);
  return html`<section class="hand-over card" aria-labelledby="hand-over">
    <span class=${`seat-stone ${side}`} aria-hidden="true"></span>
    <h1 id="hand-over">${t("match.handOver", side)}</h1>
    <p class="soft">${t("match.handOverHelp", side, side === "black" ? "white" : "black")}</p>
    <button ref=${button} class="button primary large" onClick=${onReady}>${t("match.handOverReady", side)}</button>
  </section>`;
}

/** Buttons besides playing: offers and answers, resigning, a hint, the next match. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { get } from "../api/client.js";
import { t } from "../text/text.js";
import { Dialog } from "../ui/Dialog.js";
import { Icon } from "../ui/Icon.js";
import { sentence, toast } from "../ui/notices.js";

/** @typedef {import("./store.js").MatchStore} MatchStore */

/** @param {Promise<string | null>} doing */
async function reportProblem(doing) {
  const problem = await doing;
  if (problem) toast(problem, "bad");
}

/** @param {{store: MatchStore}} props */
export function Offers({ store }) {
  const state = store.state.value;
  if (!state || state.viewer === "spectator") return null;
  return html`${Object.entries(state.offers).map(([what, seat]) => {
    const isMine = seat === state.viewer;
    return html`<div class="notice" key=${what} role="status">
      <span>${t(`match.${isMine ? "waits" : "offered"}-${what}`)}</span>
      <span class="buttons">
        ${!isMine &&
        html`<button class="button small" onClick=${() => reportProblem(store.command(what, "accept"))}>
          ${t("match.accept")}
        </button>`}
        <button class="button small quiet" onClick=${() => reportProblem(store.command(what, "decline"))}>
          ${t(isMine ? "match.withdraw" : "match.decline")}
        </button>
      </span>
    </div>`;
  })}`;
}

/** @param {{store: MatchStore, onHint: (action: string) => void}} props */
export function Controls({ store, onHint }) {
  const [isResigning, setResigning] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const match = store.match.value;
  const state = store.state.value;
  if (!match || !state) return null;
  const plays = state.viewer !== "spectator" || isBothSeats(store);
  if (store.animator.isLong.value) return null;
  if (state.status === "over" || state.status === "aborted") {
    return html`<div class="buttons">
      <a class="button primary" href=${`/matches/${store.id}/replay`}><${Icon} name="play" />${t("match.replay")}</a>
      ${match.rematch
        ? html`<a class="button" href=${`/matches/${match.rematch}`}>${t("match.nextMatch")}</a>`
        : plays &&
          html`<button class="button" onClick=${() => reportProblem(store.command("rematch", "offer"))}>
            ${t("match.askRematch")}
          </button>`}
    </div>`;
  }
  if (!plays || state.status !== "playing") return null;
  const hint = async () => {
    setAsking(true);
    try {
      onHint((await get(`/matches/${store.id}/hint`)).action);
    } catch (error) {
      toast(sentence(error), "bad");
    } finally {
      setAsking(false);
    }
  };
  return html`<div class="buttons controls">
    ${match.hints &&
    state.your_turn &&
    html`<button class="button small" disabled=${isAsking} onClick=${hint}>
      ${isAsking ? html`<span class="spinner"></span>` : html`<${Icon} name="hint" />`}${t("match.hint")}
    </button>`}
    <button class="button small" onClick=${() => reportProblem(store.command("takeback", "offer"))}>
      <${Icon} name="undo" />${t("match.askTakeback")}
    </button>
    <button class="button small" onClick=${() => reportProblem(store.command("draw", "offer"))}>
      <${Icon} name="handshake" />${t("match.offerDraw")}
    </button>
    ${store.steps.value.length < 2
      ? html`<button class="button small" onClick=${() => reportProblem(store.command("abort"))}>${t("match.abort")}</button>`
      : html`<button class="button small danger" onClick=${() => setResigning(true)}>
          <${Icon} name="flag" />${t("match.resign")}
        </button>`}
    ${isResigning &&
    html`<${Dialog} title=${t("match.sureResign")} onClose=${() => setResigning(false)}>
      <div class="buttons">
        <button class="button quiet" onClick=${() => setResigning(false)}>${t("shell.cancel")}</button>
        <button
          class="button danger"
          onClick=${() => {
            setResigning(false);
            reportProblem(store.command("resign"));
          }}
        >
          ${t("match.resign")}
        </button>
      </div>
    <//>`}
  </div>`;
}

/** Whether one user holds both seats. @param {MatchStore} store */
export function isBothSeats(store) {
  const seats = store.state.value?.seats;
  return Boolean(seats?.first?.user && seats.first.user === seats.second?.user);
}

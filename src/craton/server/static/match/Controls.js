/** Buttons besides playing: offers and answers, resigning, a hint, the next match. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { get } from "../api/client.js";
import { t } from "../text/text.js";
import { Dialog } from "../ui/Dialog.js";
import { Icon } from "../ui/Icon.js";
import { sentence, toast } from "../ui/notices.js";
import { ControlMenu } from "./ControlMenu.js";
import { isOneScreen } from "./result.js";
import { NextSteps } from "./ResultCard.js";

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
  const [leaving, setLeaving] = useState(/** @type {"" | "abort" | "resign"} */ ("")); // what to confirm
  const [isAsking, setAsking] = useState(false);
  const match = store.match.value;
  const state = store.state.value;
  if (!match || !state) return null;
  const plays = state.viewer !== "spectator" || isBothSeats(store);
  if (store.animator.isLong.value) return null;
  if (state.status === "over" || state.status === "aborted") {
    return html`<div class="buttons controls after">
      <${NextSteps} store=${store} isSmall />
    </div>`;
  }
  if (!plays || state.status !== "playing") return null;
  const leave = (/** @type {"abort" | "resign"} */ how) => {
    setLeaving("");
    reportProblem(store.command(how));
  };
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
    <${ControlMenu}>
      <button class="button small" onClick=${() => reportProblem(store.command("takeback", "offer"))}>
        <${Icon} name="undo" />${t("match.askTakeback")}
      </button>
      <button class="button small" onClick=${() => reportProblem(store.command("draw", "offer"))}>
        <${Icon} name="handshake" />${t("match.offerDraw")}
      </button>
      ${store.steps.value.length < 2
        ? html`<button class="button small" onClick=${() => (match.rated ? setLeaving("abort") : leave("abort"))}>
            ${t("match.abort")}
          </button>`
        : html`<button class="button small danger" onClick=${() => setLeaving("resign")}>
            <${Icon} name="flag" />${t("match.resign")}
          </button>`}
    <//>
    ${leaving &&
    html`<${Dialog}
      title=${leaving === "abort" ? t("match.sureAbort") : t("match.sureResign")}
      onClose=${() => setLeaving("")}
    >
      ${leaving === "abort" && html`<p>${t("match.abortEffect")}</p>`}
      <div class="buttons">
        <button class="button quiet" onClick=${() => setLeaving("")}>${t("shell.cancel")}</button>
        <button class="button danger" onClick=${() => leave(leaving)}>${t(`match.${leaving}`)}</button>
      </div>
    <//>`}
  </div>`;
}

/** Whether one user holds both seats. @param {MatchStore} store */
export const isBothSeats = (store) => isOneScreen(store.state.value);

/** The result over the board, with what to do next: a rematch, a review, another opponent. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { toast } from "../ui/notices.js";
import { isOneScreen, resultOf } from "./result.js";

/** @typedef {import("./store.js").MatchStore} MatchStore */

/** What follows a match; the card and the bar of actions offer the same. @param {{store: MatchStore, isSmall?: boolean}} props */
export function NextSteps({ store, isSmall = false }) {
  const match = store.match.value;
  const state = store.state.value;
  if (!match || !state) return null;
  const plays = state.viewer !== "spectator" || isOneScreen(state);
  const isAsked = state.offers.rematch === state.viewer && !isOneScreen(state);
  const size = isSmall ? "small" : "";
  const rematch = async () => {
    const problem = await store.command("rematch", "offer");
    if (problem) toast(problem, "bad");
  };
  const bot = Object.values(state.seats).find((holder) => holder?.bot);
  const level = /\d+/.exec(bot?.bot ?? "")?.[0];
  const next = isOneScreen(state) ? "same" : bot ? `bot${level ? `&level=${level}` : ""}` : "anyone";
  return html`${match.rematch
      ? html`<a class=${`button primary ${size}`} href=${`/matches/${match.rematch}`}>${t("match.nextMatch")}</a>`
      : plays &&
        html`<button class=${`button primary ${size}`} disabled=${isAsked} onClick=${rematch}>
          ${t("match.askRematch")}
        </button>`}
    <a class=${`button ${size}`} href=${`/matches/${store.id}/replay`}><${Icon} name="play" />${t("match.replay")}</a>
    ${plays && html`<a class=${`button ${size}`} href=${`/new/${match.game}?opponent=${next}`}>${t(isOneScreen(state) ? "home.newMatch" : "match.newOpponent")}</a>`}`;
}

/** @param {{store: MatchStore}} props */
export function ResultCard({ store }) {
  const [isClosed, setClosed] = useState(false);
  const match = store.match.value;
  const state = store.state.value;
  const isOver = state?.status === "over";
  useEffect(() => setClosed(false), [store, isOver]);
  if (!match || !state || !isOver || isClosed) return null;
  const { title, reason, scores, tone } = resultOf(match, state, store.visuals.value);
  const isAsked = state.offers.rematch === state.viewer && !isOneScreen(state);
  return html`<section class=${`card result-card ${tone}`} role="region" aria-label=${t("match.resultCard")}>
    <button class="button icon quiet result-close" aria-label=${t("match.showBoard")} onClick=${() => setClosed(true)}>
      <${Icon} name="close" />
    </button>
    <h2>${title}</h2>
    ${scores.length > 0 &&
    html`<p class="result-scores">
      ${scores.map(
        ({ side, name, points }, index) =>
          html`${index > 0 && html`<span class="faint">–</span>`}<span key=${side} aria-label=${t("match.scoreOf", name, points)}>
              <i class=${`seat-stone ${side}`}></i><b>${points}</b>
            </span>`,
      )}
    </p>`}
    ${reason && html`<p class="soft result-reason">${reason}</p>`}
    <div class="buttons"><${NextSteps} store=${store} /></div>
    <p class="faint" role="status">${isAsked ? t("match.waits-rematch") : ""}</p>
  </section>`;
}

/** A player of a match: name, stone, presence, clock, and whether it is their turn. */
import { html } from "../html.js";
import { t } from "../text/text.js";
import { Clock } from "./Clock.js";

/** @param {{store: import("./store.js").MatchStore, seat: import("../api/types.js").Seat,
 *   place: "top" | "bottom"}} props */
export function SeatStrip({ store, seat, place }) {
  const state = store.state.value;
  if (!state) return null;
  const holder = state.seats[seat];
  const hasWon = state.result?.winner === seat;
  const acts = state.status === "playing" && state.to_act === seat;
  const here = store.presence.value?.seats?.[seat];
  const name = !holder
    ? t("match.freeSeat")
    : holder.user && !holder.bot
      ? html`<a href=${`/players/${holder.user}`}>${holder.name}</a>`
      : holder.name;
  return html`<div class=${`seat ${place} ${acts ? "acting" : ""} ${hasWon ? "winner" : ""}`}>
    <span class=${`seat-stone ${holder?.side ?? "none"}`} aria-hidden="true"></span>
    <span class="seat-name">${name}</span>
    ${holder?.side && html`<span class="tag">${t(`match.${holder.side}`)}</span>`}
    ${holder && !holder.bot && here && html`<span class="here" title=${t("match.here")}></span>`}
    ${acts &&
    holder?.bot &&
    html`<span class="tag accent"><span class="spinner"></span>${t("match.thinking")}</span>`}
    ${hasWon && html`<span class="tag good">${t("match.winner")}</span>`}
    <${Clock} clocks=${state.clocks} seat=${seat} ahead=${store.ahead} />
  </div>`;
}

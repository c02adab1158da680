/** Matches as cards with their positions, and as lines. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { LiveMini } from "./LiveMini.js";
import { ago, clockText, optionsText, reasonText, seatName } from "./names.js";

/** @typedef {import("../../api/types.js").MatchRow} MatchRow */
/** @typedef {import("../../api/types.js").Seat} Seat */

/** The match page, or the replay of a finished match. @param {MatchRow} row */
const addressOf = (row) => `/matches/${row.id}${row.status === "over" ? "/replay" : ""}`;

/** The reason alone, where the winner is marked already. @param {MatchRow} row */
const outcomeText = (row) => (row.winner === "draw" ? endText(row) : reasonText(row.game, row.reason));

/** The result in short. @param {MatchRow} row */
function endText(row) {
  if (row.status === "aborted") return t("people.aborted");
  if (row.winner === "first" || row.winner === "second") {
    return t("people.wonBy", seatName(row, row.winner), reasonText(row.game, row.reason));
  }
  return row.winner === "draw" ? t("people.drawBy", reasonText(row.game, row.reason)) : "";
}

/** @param {{row: MatchRow, seat: Seat}} props */
function Side({ row, seat }) {
  const acts = row.status === "playing" && row.to_act === seat;
  const won = row.winner === seat;
  return html`<span class=${`pair-side${won ? " won" : ""}`}>
    <i class=${acts ? "turn-dot on" : "turn-dot"} title=${acts ? t("people.toMove") : undefined}></i>
    <span class="pair-name">${seatName(row, seat)}</span>
    ${won && html`<span class="tag good">${t("match.winner")}</span>`}
  </span>`;
}

/** @param {{row: MatchRow, title: string}} props */
export function MatchCard({ row, title }) {
  const isLive = row.status === "playing";
  return html`<li>
    <a class="match-card card" href=${addressOf(row)}>
      <${LiveMini} id=${row.id} live=${isLive} label=${t("home.positionOf", title)} />
      <span class="match-card-words">
        <b>${title}</b>
        <${Side} row=${row} seat="first" />
        <${Side} row=${row} seat="second" />
        <span class="faint">
          ${isLive ? optionsText(row.game, row.options_text) : outcomeText(row)} ·
          ${" "}${isLive ? clockText(row.clock) : ago(row.updated)}
        </span>
      </span>
    </a>
  </li>`;
}

/** @param {{rows: MatchRow[], titles: Record<string, string>}} props */
export function MatchLines({ rows, titles }) {
  return html`<ul class="rows match-lines">
    ${rows.map(
      (row) =>
        html`<li key=${row.id}>
          <span class="line-words">
            <a
              href=${addressOf(row)}
            >
              ${t("people.versus", seatName(row, "first"), seatName(row, "second"))}
            </a>
            <span class="faint"
              >${titles[row.game] ?? row.game} ·
              ${row.winner ? endText(row) : t(`people.status-${row.status}`)}</span
            >
          </span>
          ${row.rated && html`<span class="tag">${t("home.rated")}</span>`}
          <span class="faint">${ago(row.updated)}</span>
        </li>`,
    )}
  </ul>`;
}

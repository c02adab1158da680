/** The pairings of each round, with results. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { reasonText } from "../common/names.js";

/** @typedef {import("../../api/types.js").Pairing} Pairing */

/** @param {number} points */
export const pointsText = (points) =>
  points % 1 ? `${points > 1 ? Math.floor(points) : ""}½` : String(points);

/** @param {{pairing: Pairing, game: string}} props */
function Score({ pairing, game }) {
  if (!pairing.second) return html`<span class="faint">${t("people.bye")}</span>`;
  const words = pairing.points ? pairing.points.map(pointsText).join(" : ") : t("people.playing");
  const how = reasonText(game, pairing.how || null);
  return html`<span class="pairing-score">
    ${
      pairing.match
        ? html`<a href=${pairing.points ? `/matches/${pairing.match}/replay` : `/matches/${pairing.match}`}
            >${words}</a
          >`
        : words
    }
    ${how && html`<span class="faint">${how}</span>`}
  </span>`;
}

/** @param {{pairings: Pairing[], game: string, me: string | undefined}} props */
export function Round({ pairings, game, me }) {
  const isLong = pairings.some((pairing) => pairing.game > 1);
  return html`<div class="scroll">
    <table class="pairings">
      <thead>
        <tr>
          <th class="number" scope="col">${t("people.table")}</th>
          <th scope="col">${t("people.firstPlayer")}</th>
          <th scope="col">${t("people.result")}</th>
          <th scope="col">${t("people.secondPlayer")}</th>
        </tr>
      </thead>
      <tbody>
        ${pairings.map(
          (pairing) =>
            html`<tr
              key=${`${pairing.table} ${pairing.game}`}
              class=${me && (pairing.first === me || pairing.second === me) ? "mine" : ""}
            >
              <td class="number">${pairing.table}${isLong && `.${pairing.game}`}</td>
              <td class=${pairing.points?.[0] === 1 ? "won" : ""}>
                <a href=${`/players/${pairing.first}`}>${pairing.first_name}</a>
              </td>
              <td><${Score} pairing=${pairing} game=${game} /></td>
              <td class=${pairing.points?.[1] === 1 ? "won" : ""}>
                ${pairing.second && html`<a href=${`/players/${pairing.second}`}>${pairing.second_name}</a>`}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Two players against each other. */
import { html } from "../../html.js";
import { get } from "../../api/client.js";
import { t } from "../../text/text.js";
import { useLoaded } from "../../ui/load.js";
import { ago, reasonText } from "../common/names.js";

/** @typedef {import("../../api/types.js").Between} Between */

/** @param {{between: Between, titles: Record<string, string>}} props */
function Results({ between, titles }) {
  const { user, other, games, matches } = between;
  if (games.length === 0) return html`<p class="faint">${t("people.neverMet", user.name, other.name)}</p>`;
  return html`<div class="stack">
    <ul class="duels">
      ${games.map(
        (game) =>
          html`<li key=${game.game}>
            <span>${titles[game.game] ?? game.game}</span>
            <span class="duel"
              ><b>${game.won}</b> :
              <b>${game.lost}</b
              >${game.drawn > 0 && html` <span class="faint">${t("people.draws", game.drawn)}</span>`}</span
            >
          </li>`,
      )}
    </ul>
    <ul class="rows">
      ${matches.slice(0, 5).map((match) => {
        const result = match.winner === "draw" ? "drawn" : match.winner === match.seat ? "won" : "lost";
        return html`<li key=${match.match}>
          <span class="line-words">
            <a href=${`/matches/${match.match}/replay`}>${titles[match.game] ?? match.game}</a>
            <span class="faint">${reasonText(match.game, match.reason)}</span>
          </span>
          <span class=${`tag ${{ won: "good", lost: "bad", drawn: "" }[result]}`}
            >${t(`people.result-${result}`)}</span
          >
          <span class="faint">${ago(match.updated)}</span>
        </li>`;
      })}
    </ul>
  </div>`;
}

/**
 * @param {object} props
 * @param {import("../../api/types.js").User} props.user
 * @param {string} props.other     an id or a name, or ""
 * @param {Record<string, string>} props.titles
 * @param {(name: string) => void} props.onOther
 */
export function HeadToHead({ user, other, titles, onOther }) {
  const { value, problem } = useLoaded(
    async (how) => (other ? await get(`/users/${user.id}/against/${encodeURIComponent(other)}`, how) : null),
    [user.id, other],
  );
  const between = /** @type {Between | null | undefined} */ (value);
  const onSubmit = (/** @type {any} */ event) => {
    event.preventDefault();
    onOther(String(new FormData(event.currentTarget).get("other")).trim());
  };
  return html`<section aria-labelledby="against">
    <h2 id="against">
      ${between ? t("people.againstWho", user.name, between.other.name) : t("people.headToHead")}
    </h2>
    <div class="card stack">
      ${problem && other && html`<p class="problem" role="alert">${problem}</p>`}
      ${between && !problem && html`<${Results} between=${between} titles=${titles} />`}
      <form class="field find" onSubmit=${onSubmit}>
        <label for="other">${t("people.compare")}</label>
        <div class="link-line">
          <input id="other" name="other" required autocomplete="off" spellcheck=${false} />
          <button class="button">${t("people.compareButton")}</button>
        </div>
      </form>
    </div>
  </section>`;
}

/** The leaderboard of each game, and a search for players. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { get } from "../api/client.js";
import { me } from "../api/session.js";
import { go } from "../router.js";
import { t } from "../text/text.js";
import { Problem, Waiting } from "../ui/notices.js";
import { useTitle } from "../ui/title.js";
import { lastGame } from "./home/QuickPlay.js";
import { GameChoice } from "./common/GameChoice.js";
import { ago } from "./common/names.js";
import { More, usePages } from "./common/paged-list.js";
import { useGames } from "./common/games.js";

/** @typedef {import("../api/types.js").Placed} Placed */

/** @param {{game: string}} props */
function Leaderboard({ game }) {
  const pages = usePages(
    async (/** @type {string | number | null} */ next, how) => {
      const page = await get(
        `/games/${game}/leaderboard${next ? `?after=${encodeURIComponent(next)}` : ""}`,
        how,
      );
      return { rows: /** @type {Placed[]} */ (page.players), next: page.next };
    },
    [game],
  );
  if (pages.problem && !pages.rows) return html`<${Problem} message=${pages.problem} again=${pages.again} />`;
  if (!pages.rows) return html`<${Waiting} />`;
  if (pages.rows.length === 0) return html`<p class="empty">${t("people.noRatings")}</p>`;
  return html`<div class="scroll card">
    <table class="ranking">
      <caption class="unseen">
        ${t("people.leaderboard")}
      </caption>
      <thead>
        <tr>
          <th class="number" scope="col">${t("people.place")}</th>
          <th scope="col">${t("people.player")}</th>
          <th class="number" scope="col">${t("people.rating")}</th>
          <th class="number wide" scope="col">${t("people.balance")}</th>
          <th class="number wide" scope="col">${t("people.matches")}</th>
          <th class="wide" scope="col">${t("people.lastPlayed")}</th>
        </tr>
      </thead>
      <tbody>
        ${pages.rows.map(
          (row) =>
            html`<tr key=${row.user} class=${row.user === me.value?.id ? "mine" : ""}>
              <td class="number">${row.place}</td>
              <th scope="row">
                <a href=${`/players/${row.user}`}>${row.name}</a
                >${row.bot && html` <span class="tag">${t("people.bot")}</span>`}
              </th>
              <td class="number"><b>${row.rating}</b> <span class="faint">± ${row.deviation}</span></td>
              <td class="number wide">${t("people.counts", row.won, row.drawn, row.lost)}</td>
              <td class="number wide">${row.matches}</td>
              <td class="wide faint">${ago(row.last)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <${More} pages=${pages} />
  </div>`;
}

/** Go to a player by name. */
function Find() {
  const [problem, setProblem] = useState("");
  const onSubmit = async (/** @type {any} */ event) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    try {
      await get(`/users/${encodeURIComponent(name)}`);
      go(`/players/${encodeURIComponent(name)}`);
    } catch {
      setProblem(t("people.noPlayer", name));
    }
  };
  return html`<form class="field find" onSubmit=${onSubmit}>
    <label for="find">${t("people.find")}</label>
    <div class="link-line">
      <input
        id="find"
        name="name"
        required
        autocomplete="off"
        spellcheck=${false}
        aria-describedby=${problem ? "find-problem" : undefined}
      />
      <button class="button">${t("home.goThere")}</button>
    </div>
    ${problem && html`<p class="problem" id="find-problem" role="alert">${problem}</p>`}
  </form>`;
}

/** @param {{query: URLSearchParams}} props */
export default function Players({ query }) {
  useTitle(t("people.players"));
  const { games } = useGames();
  const wanted = query.get("game") ?? lastGame() ?? "";
  const game = games.find((one) => one.name === wanted) ?? games[0];
  return html`<div class="page">
    <header class="page-head">
      <h1>${t("people.players")}</h1>
      <p class="lede">${t("people.playersHelp")}</p>
    </header>
    <div class="row spread">
      <${GameChoice}
        games=${games}
        chosen=${game?.name ?? ""}
        onChoose=${(/** @type {string} */ name) => go(`/players?game=${name}`, { replace: true })}
      />
      <${Find} />
    </div>
    ${game ? html`<${Leaderboard} key=${game.name} game=${game.name} />` : html`<${Waiting} />`}
  </div>`;
}

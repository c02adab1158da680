/** The list of tournaments: open, running, finished; and the form for a new one. */
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { get } from "../api/client.js";
import { follow } from "../api/live.js";
import { go } from "../router.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { Problem, Waiting } from "../ui/notices.js";
import { Tabs } from "../ui/Tabs.js";
import { useTitle } from "../ui/title.js";
import { ago, momentText, optionsText } from "./common/names.js";
import { More, usePages } from "./common/paged-list.js";
import { useGames } from "./common/games.js";
import { TournamentForm } from "./tournaments/Form.js";
import { KindPicture } from "./tournaments/KindPicture.js";

/** @typedef {import("../api/types.js").TournamentRow} TournamentRow */

const LISTS = ["open", "running", "over", "mine"];

/** When it starts, its current round, or when it ended. @param {TournamentRow} row */
function timeText(row) {
  if (row.status === "open")
    return row.due ? t("people.beginsAt", momentText(row.due)) : t("people.beginsByHand");
  if (row.status === "running")
    return row.rounds ? t("people.roundOf", row.round, row.rounds) : t("people.roundNow", row.round);
  return `${t(`people.tournament-${row.status}`)} · ${ago(row.updated)}`;
}

/** @param {{row: TournamentRow, title: string}} props */
function TournamentCard({ row, title }) {
  return html`<li>
    <a class="card tournament-card" href=${`/tournaments/${row.id}`}>
      <${KindPicture} kind=${row.kind} />
      <span class="tournament-words">
        <b>${row.name}</b>
        <span>${title} · ${t(`people.kind-${row.kind}`)}</span>
        <span class="faint">${optionsText(row.game, row.options_text)}</span>
      </span>
      <span class="tournament-state">
        <span class="row">
          ${row.rated && html`<span class="tag">${t("home.rated")}</span>`}
          <span class="tag accent">${t("people.entrantCount", row.players)}</span>
        </span>
        <span class="faint">${timeText(row)}</span>
      </span>
    </a>
  </li>`;
}

/** @param {{list: string, titles: Record<string, string>}} props */
function List({ list, titles }) {
  const pages = usePages(
    async (/** @type {string | number | null} */ next, how) => {
      const query = new URLSearchParams(list === "mine" ? { mine: "yes" } : { status: list });
      if (next) query.set("before", String(next));
      const page = await get(`/tournaments?${query}`, how);
      return { rows: /** @type {TournamentRow[]} */ (page.tournaments), next: page.next };
    },
    [list],
  );
  useEffect(() => follow("tournaments", pages.again), [pages.again]);
  if (pages.problem && !pages.rows) return html`<${Problem} message=${pages.problem} again=${pages.again} />`;
  if (!pages.rows) return html`<${Waiting} />`;
  return html`<div>
    ${pages.rows.length === 0 && html`<p class="empty">${t(`people.noTournaments-${list}`)}</p>`}
    <ul class="tournament-list">
      ${pages.rows.map(
        (row) => html`<${TournamentCard} key=${row.id} row=${row} title=${titles[row.game] ?? row.game} />`,
      )}
    </ul>
    <${More} pages=${pages} />
  </div>`;
}

/** @param {{query: URLSearchParams}} props */
export default function Tournaments({ query }) {
  useTitle(t("shell.tournaments"));
  const { games, titles } = useGames();
  const isNew = query.get("new") === "yes";
  const list = LISTS.includes(query.get("list") ?? "") ? /** @type {string} */ (query.get("list")) : "open";
  return html`<div class="page">
    <header class="page-head">
      <div class="row spread">
        <h1>${t("shell.tournaments")}</h1>
        ${!isNew &&
        html`<a class="button primary" href="/tournaments?new=yes">
          <${Icon} name="plus" />${t("people.newTournament")}
        </a>`}
      </div>
      <p class="lede">${t("people.tournamentsHelp")}</p>
    </header>
    ${
      isNew
        ? games.length > 0
          ? html`<${TournamentForm} games=${games} />`
          : html`<${Waiting} />`
        : html`<${Tabs}
            label=${t("shell.tournaments")}
            chosen=${list}
            onChoose=${(/** @type {string} */ name) => go(`/tournaments?list=${name}`, { replace: true })}
            tabs=${LISTS.map((name) => ({
              name,
              title: t(`people.list-${name}`),
              content: () => html`<${List} key=${name} list=${name} titles=${titles} />`,
            }))}
          />`
    }
  </div>`;
}

/** Live matches, and recently finished ones. */
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { get } from "../api/client.js";
import { go } from "../router.js";
import { t } from "../text/text.js";
import { Problem, Waiting } from "../ui/notices.js";
import { useTitle } from "../ui/title.js";
import { GameChoice } from "./common/GameChoice.js";
import { MatchCard } from "./common/MatchList.js";
import { More, usePages } from "./common/paged-list.js";
import { useGames } from "./common/games.js";

/** @typedef {import("../api/types.js").MatchRow} MatchRow */

const FRESH = 20_000; // there is no topic for all matches, so the list is polled

/** @param {"playing" | "over"} status @param {string} game */
function useMatches(status, game) {
  return usePages(
    async (/** @type {string | number | null} */ next, how) => {
      const query = new URLSearchParams({ status, limit: "10" });
      if (game) query.set("game", game);
      if (next) query.set("before", String(next));
      const page = await get(`/matches?${query}`, how);
      return { rows: /** @type {MatchRow[]} */ (page.matches), next: page.next };
    },
    [status, game],
  );
}

/** @param {{status: "playing" | "over", game: string, titles: Record<string, string>}} props */
function Matches({ status, game, titles }) {
  const pages = useMatches(status, game);
  const isLong = (pages.rows?.length ?? 0) > 10;
  useEffect(() => {
    if (isLong) return undefined; // the user has scrolled further down, where nothing should jump
    const timer = setInterval(() => document.hidden || pages.again(), FRESH);
    return () => clearInterval(timer);
  }, [isLong, pages.again]);
  return html`<section aria-labelledby=${`watch-${status}`}>
    <h2 id=${`watch-${status}`}>${t(`people.watch-${status}`)}</h2>
    ${pages.problem && html`<${Problem} message=${pages.problem} again=${pages.again} />`}
    ${!pages.rows && !pages.problem && html`<${Waiting} />`}
    ${pages.rows?.length === 0 &&
    html`<p class="empty">
      ${t(`people.watchNone-${status}`)}
      ${status === "playing" && html` <a href="/new">${t("people.beginOne")}</a>`}
    </p>`}
    <ul class="match-cards">
      ${pages.rows?.map((row) => html`<${MatchCard} key=${row.id} row=${row} title=${titles[row.game] ?? row.game} />`)}
    </ul>
    <${More} pages=${pages} />
  </section>`;
}

/** @param {{query: URLSearchParams}} props */
export default function Watch({ query }) {
  useTitle(t("people.watch"));
  const { games, titles } = useGames();
  const game = query.get("game") ?? "";
  return html`<div class="page">
    <header class="page-head">
      <h1>${t("people.watch")}</h1>
      <${GameChoice}
        all
        games=${games}
        chosen=${game}
        onChoose=${(/** @type {string} */ name) => go(name ? `/watch?game=${name}` : "/watch", { replace: true })}
      />
    </header>
    <${Matches} key=${`playing ${game}`} status="playing" game=${game} titles=${titles} />
    <${Matches} key=${`over ${game}`} status="over" game=${game} titles=${titles} />
  </div>`;
}

/** A player: ratings and their history, results, matches, and the head-to-head record. */
import { html } from "../html.js";
import { get } from "../api/client.js";
import { me } from "../api/session.js";
import { go } from "../router.js";
import { t } from "../text/text.js";
import { Graph } from "../ui/Graph.js";
import { useLoaded } from "../ui/load.js";
import { Problem, Waiting } from "../ui/notices.js";
import { useTitle } from "../ui/title.js";
import { MatchLines } from "./common/MatchList.js";
import { dateText } from "./common/names.js";
import { More, usePages } from "./common/paged-list.js";
import { useGames } from "./common/games.js";
import { HeadToHead } from "./player/HeadToHead.js";

/** @typedef {import("../api/types.js").Profile} Profile */
/** @typedef {import("../api/types.js").RatingChange} RatingChange */

/** @param {{who: string, rating: Profile["ratings"][number], title: string}} props */
function RatingCard({ who, rating, title }) {
  const { value } = useLoaded(
    (how) => get(`/users/${who}/ratings/${rating.game}?limit=50`, how),
    [who, rating.game],
  );
  const changes = /** @type {RatingChange[]} */ (value?.changes ?? []).slice().reverse();
  const points = changes.map((change, index) => ({
    x: index,
    y: change.rating,
    label: t(
      "people.ratingPoint",
      change.rating,
      t(`people.result-${change.result}`),
      change.opponent,
      dateText(change.at),
    ),
  }));
  const ratings = points.map((point) => point.y);
  const room = 20 + (Math.max(...ratings) - Math.min(...ratings)) / 8;
  const [low, high] = [Math.min(...ratings) - room, Math.max(...ratings) + room];
  return html`<li class="card rating-card">
    <div class="row spread">
      <h3>${title}</h3>
      ${rating.provisional && html`<span class="tag warn">${t("people.provisional")}</span>`}
    </div>
    <p class="rating-number"><b>${rating.rating}</b> <span class="faint">± ${rating.deviation}</span></p>
    <p class="faint">
      ${t("people.ratingMatches", rating.matches)} ·
      ${t("people.counts", rating.won, rating.drawn, rating.lost)}
    </p>
    ${
      points.length > 0 &&
      html`<${Graph}
        points=${points}
        height=${120}
        min=${low}
        max=${high}
        show=${String}
        label=${t("people.ratingGraph", title)}
      />`
    }
  </li>`;
}

/** @param {{profile: Profile, titles: Record<string, string>}} props */
function Statistics({ profile, titles }) {
  const rows = profile.statistics;
  if (rows.length === 0) return null;
  return html`<section aria-labelledby="statistics">
    <h2 id="statistics">${t("people.statistics")}</h2>
    <div class="scroll card">
      <table>
        <thead>
          <tr>
            <th scope="col">${t("home.game")}</th>
            <th scope="col">${t("people.opponents")}</th>
            <th class="number" scope="col">${t("people.won")}</th>
            <th class="number" scope="col">${t("people.drawn")}</th>
            <th class="number" scope="col">${t("people.lost")}</th>
            <th scope="col" class="wide">${t("people.share")}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => {
            const all = row.won + row.drawn + row.lost || 1;
            const share = (row.won + row.drawn / 2) / all;
            return html`<tr key=${`${row.game} ${row.against} ${row.seat}`}>
              <th scope="row">${titles[row.game] ?? row.game}</th>
              <td>${t(`people.against-${row.against}`)}, ${t(`people.seat-${row.seat}`)}</td>
              <td class="number">${row.won}</td>
              <td class="number">${row.drawn}</td>
              <td class="number">${row.lost}</td>
              <td class="wide share">
                <span class="bar" aria-hidden="true"
                  ><span class="bar-won" style=${{ width: `${share * 100}%` }}></span
                ></span>
                ${Math.round(share * 100)}%
              </td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** @param {{who: string, titles: Record<string, string>}} props */
function Recent({ who, titles }) {
  const pages = usePages(
    async (/** @type {string | number | null} */ next, how) => {
      const page = await get(`/matches?player=${who}&limit=10${next ? `&before=${next}` : ""}`, how);
      return { rows: /** @type {import("../api/types.js").MatchRow[]} */ (page.matches), next: page.next };
    },
    [who],
  );
  return html`<section aria-labelledby="recent">
    <h2 id="recent">${t("people.recent")}</h2>
    ${pages.problem && html`<p class="notice bad">${pages.problem}</p>`}
    ${pages.rows?.length === 0 && html`<p class="faint">${t("people.noMatches")}</p>`}
    ${pages.rows &&
    pages.rows.length > 0 &&
    html`<div class="card"><${MatchLines} rows=${pages.rows} titles=${titles} /></div>`}
    <${More} pages=${pages} />
  </section>`;
}

/** @param {{params: {who: string}, query: URLSearchParams}} props */
export default function Player({ params, query }) {
  const { titles } = useGames();
  const { value, problem, again } = useLoaded(
    (how) => get(`/users/${encodeURIComponent(params.who)}`, how),
    [params.who],
  );
  useTitle(value?.user.name);
  if (problem && !value) return html`<${Problem} message=${problem} again=${again} />`;
  if (!value) return html`<${Waiting} />`;
  const profile = /** @type {Profile} */ (value);
  const { user } = profile;
  const isMe = user.id === me.value?.id;
  const against = query.get("against") ?? (me.value && !isMe ? me.value.id : "");
  return html`<div class="page">
    <header class="page-head player-head">
      <span class="avatar" aria-hidden="true">${user.name.slice(0, 1).toUpperCase()}</span>
      <div>
        <h1>${user.name}</h1>
        <p class="soft">
          ${isMe && html`<span class="tag accent">${t("people.you")}</span> `}
          ${user.guest && html`<span class="tag">${t("people.guest")}</span> `}
          ${user.bot && html`<span class="tag">${t("people.bot")}</span> `}
          ${t("people.since", dateText(profile.created))}
        </p>
      </div>
    </header>
    <section aria-labelledby="ratings">
      <h2 id="ratings">${t("people.ratings")}</h2>
      ${profile.ratings.length === 0 && html`<p class="faint">${t("people.notRated")}</p>`}
      <ul class="rating-cards">
        ${profile.ratings.map(
          (rating) =>
            html`<${RatingCard}
              key=${rating.game}
              who=${user.id}
              rating=${rating}
              title=${titles[rating.game] ?? rating.game}
            />`,
        )}
      </ul>
    </section>
    <${Statistics} profile=${profile} titles=${titles} />
    <${HeadToHead}
      user=${user}
      other=${against}
      titles=${titles}
      onOther=${(/** @type {string} */ name) =>
        go(`/players/${params.who}?against=${encodeURIComponent(name)}`, { replace: true })}
    />
    <${Recent} who=${user.id} titles=${titles} />
  </div>`;
}

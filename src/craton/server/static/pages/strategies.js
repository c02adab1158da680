/** Win rates by strategy: every finished match counts for the strategies that its sides resemble most. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { get } from "../api/client.js";
import { go } from "../router.js";
import { percentage } from "../text/intl.js";
import { t } from "../text/text.js";
import { Graph } from "../ui/Graph.js";
import { useLoaded } from "../ui/load.js";
import { Problem, Waiting } from "../ui/notices.js";
import { useTitle } from "../ui/title.js";
import { lastGame } from "./home/QuickPlay.js";
import { GameChoice } from "./common/GameChoice.js";
import { useGames } from "./common/games.js";
import { dateText, styleTitle } from "./common/names.js";

/** @typedef {import("../api/types.js").StyleRates} StyleRates */

/** The share of points by week of one style. @param {{found: StyleRates, style: string}} props */
function Weeks({ found, style }) {
  const weeks = found.weeks.filter((week) => week.style === style);
  const points = weeks.map((week, at) => ({
    x: at,
    y: week.score,
    label: t("people.strategyWeek", dateText(week.at), percentage(week.score), week.players),
  }));
  return html`<section class="stack" aria-labelledby="weeks-title">
    <h2 id="weeks-title">${t("people.strategyTime")}</h2>
    <p class="soft">${t("people.strategyCurve", styleTitle(found.game, style))}</p>
    ${
      points.length > 1 &&
      html`<${Graph}
        points=${points}
        label=${t("people.strategyCurve", styleTitle(found.game, style))}
        middle=${0.5}
        show=${(/** @type {number} */ y) => percentage(y)}
      />`
    }
    <ul class="plain soft">
      ${points.slice(-8).map((point) => html`<li key=${point.x}>${point.label}</li>`)}
    </ul>
  </section>`;
}

/** @param {{game: string}} props */
function Rates({ game }) {
  const { value, problem, again } = useLoaded(
    (how) => /** @type {Promise<StyleRates>} */ (get(`/games/${game}/styles/rates`, how)),
    [game],
  );
  const [chosen, choose] = useState("");
  if (problem && !value) return html`<${Problem} message=${problem} again=${again} />`;
  if (!value) return html`<${Waiting} />`;
  // By the lower end of the interval: a single win is no reason to lead the list.
  const rates = value.rates.filter((rate) => rate.players > 0).sort((a, b) => b.low - a.low);
  if (rates.length === 0) return html`<p class="empty">${t("people.noStrategies")}</p>`;
  const mostPlayed = rates.reduce((best, rate) => (rate.players > best.players ? rate : best));
  const style = rates.some((rate) => rate.style === chosen) ? chosen : mostPlayed.style;
  return html`<div class="stack">
    <p class="soft">
      ${t("people.strategyMatches", value.matches)}
      ${value.accuracy !== null && ` ${t("people.strategyAccuracy", percentage(value.accuracy))}`}
    </p>
    <div class="scroll card">
      <table class="ranking strategies">
        <caption class="unseen">
          ${t("people.strategies")}
        </caption>
        <thead>
          <tr>
            <th scope="col">${t("people.strategy")}</th>
            <th class="number" scope="col">${t("people.strategyScore")}</th>
            <th class="number wide" scope="col">${t("people.strategyInterval")}</th>
            <th class="number" scope="col">${t("people.strategyPlayed")}</th>
          </tr>
        </thead>
        <tbody>
          ${rates.map(
            (rate) =>
              html`<tr key=${rate.style}>
                <th scope="row">
                  <button
                    class="button quiet"
                    aria-pressed=${rate.style === style}
                    onClick=${() => choose(rate.style)}
                  >
                    ${styleTitle(game, rate.style)}
                  </button>
                </th>
                <td class="number"><b>${percentage(rate.score ?? 0)}</b></td>
                <td class="number wide faint">${percentage(rate.low)} – ${percentage(rate.high)}</td>
                <td class="number">${rate.players}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <${Weeks} key=${style} found=${value} style=${style} />
  </div>`;
}

/** @param {{query: URLSearchParams}} props */
export default function Strategies({ query }) {
  useTitle(t("people.strategies"));
  const { games } = useGames();
  const wanted = query.get("game") ?? lastGame() ?? "";
  const game = games.find((one) => one.name === wanted) ?? games[0];
  return html`<div class="page">
    <header class="page-head">
      <h1>${t("people.strategies")}</h1>
      <p class="lede">${t("people.strategiesHelp")}</p>
    </header>
    <${GameChoice}
      games=${games}
      chosen=${game?.name ?? ""}
      onChoose=${(/** @type {string} */ name) => go(`/strategies?game=${name}`, { replace: true })}
    />
    ${game ? html`<${Rates} key=${game.name} game=${game.name} />` : html`<${Waiting} />`}
  </div>`;
}

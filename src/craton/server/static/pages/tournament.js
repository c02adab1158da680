/** A tournament: its rules, standings and pairings. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { get, post } from "../api/client.js";
import { follow } from "../api/live.js";
import { ensureUser, me } from "../api/session.js";
import { go } from "../router.js";
import { t } from "../text/text.js";
import { Dialog } from "../ui/Dialog.js";
import { Icon } from "../ui/Icon.js";
import { useLoaded } from "../ui/load.js";
import { Problem, sentence, toast, Waiting } from "../ui/notices.js";
import { Tabs } from "../ui/Tabs.js";
import { useTitle } from "../ui/title.js";
import { clockText, momentText, optionsText } from "./common/names.js";
import { useGames } from "./common/games.js";
import { Bracket } from "./tournament/Bracket.js";
import { pointsText, Round } from "./tournament/Rounds.js";

/** @typedef {import("../api/types.js").Tournament} Tournament */
/** @typedef {import("../api/types.js").Standing} Standing */
/** @typedef {import("../api/types.js").Pairing} Pairing */

const TONES = { open: "accent", running: "good", over: "", cancelled: "bad" };

/** @param {{name: string, look?: string, onClick: () => void}} props */
const Act = ({ name, look = "", onClick }) =>
  html`<button class=${`button ${look}`} onClick=${onClick}>${t(`people.${name}`)}</button>`;

/** @param {{tournament: Tournament, again: () => void}} props */
function Actions({ tournament, again }) {
  const [sure, setSure] = useState("");
  const { id, status, yours } = tournament;
  const isCreator = tournament.creator === me.value?.id;
  const act = async (/** @type {string} */ what) => {
    setSure("");
    try {
      await ensureUser();
      await post(`/tournaments/${id}/${what}`);
      again();
    } catch (error) {
      toast(sentence(error), "bad");
    }
  };
  const isOpen = status === "open";
  const share = async () => {
    await navigator.clipboard.writeText(location.href);
    toast(t("shell.copied"));
  };
  if (!isOpen && status !== "running") return null;
  return html`<div class="buttons">
    ${isOpen && !yours && html`<${Act} look="primary large" name="joinTournament" onClick=${() => act("join")} />`}
    ${isOpen && isCreator && html`<${Act} look="large" name="startTournament" onClick=${() => act("start")} />`}
    ${isOpen &&
    html`<button class="button" onClick=${share}><${Icon} name="link" />${t("people.copyLink")}</button>`}
    ${yours &&
    html`<${Act} name="withdraw" onClick=${() => (isOpen ? act("withdraw") : setSure("withdraw"))} />`}
    ${isCreator && html`<${Act} look="danger" name="cancelTournament" onClick=${() => setSure("cancel")} />`}
    ${
      sure &&
      html`<${Dialog} title=${t(`people.sure-${sure}`)} onClose=${() => setSure("")}>
        <div class="buttons">
          <button class="button quiet" onClick=${() => setSure("")}>${t("people.no")}</button>
          <button class="button danger" onClick=${() => act(sure)}>${t(`people.really-${sure}`)}</button>
        </div>
      <//>`
    }
  </div>`;
}

/** @param {{tournament: Tournament, title: string}} props */
function Facts({ tournament, title }) {
  const { status, due, rounds, round } = tournament;
  const facts = [
    [
      t("home.game"),
      html`<a href=${`/rules/${tournament.game}`}>${title}</a>, ${optionsText(tournament.game, tournament.options_text)}`,
    ],
    [t("home.clock"), clockText(tournament.clock)],
    [t("people.players"), t("people.entrantsOf", tournament.entrants.length, tournament.most)],
    status === "open"
      ? [t("people.begins"), due ? momentText(due) : t("people.beginsByHand")]
      : [t("people.round"), rounds ? t("people.roundOf", round, rounds) : String(round)],
    ...(status === "running" && due ? [[t("people.nextRound"), momentText(due)]] : []),
  ];
  return html`<dl class="tournament-facts">
    ${facts.map(
      ([name, value]) =>
        html`<div key=${name}>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** @param {{tournament: Tournament, standings: Standing[]}} props */
function Standings({ tournament, standings }) {
  const isSwiss = tournament.kind === "swiss";
  const hasTies = tournament.kind !== "knockout";
  return html`<div class="scroll">
    <table class="ranking">
      <caption class="unseen">
        ${t("people.standings")}
      </caption>
      <thead>
        <tr>
          <th class="number" scope="col">${t("people.place")}</th>
          <th scope="col">${t("people.player")}</th>
          <th class="number" scope="col">${t("people.points")}</th>
          <th class="number wide" scope="col">${t("people.balance")}</th>
          ${isSwiss &&
          html`<th class="number" scope="col" title=${t("people.buchholzHelp")}>${t("people.buchholz")}</th>`}
          ${hasTies &&
          html`<th class="number wide" scope="col" title=${t("people.bergerHelp")}>${t("people.berger")}</th>`}
        </tr>
      </thead>
      <tbody>
        ${standings.map(
          (row) =>
            html`<tr key=${row.user} class=${row.user === me.value?.id ? "mine" : ""}>
              <td class="number">${row.place}</td>
              <th scope="row">
                <a href=${`/players/${row.user}`}>${row.name}</a>
                ${row.withdrawn && html` <span class="tag bad">${t("people.withdrawn")}</span>`}
              </th>
              <td class="number"><b>${pointsText(row.points)}</b></td>
              <td class="number wide">${t("people.counts", row.won, row.drawn, row.lost)}</td>
              ${isSwiss && html`<td class="number">${row.buchholz}</td>`}
              ${hasTies && html`<td class="number wide">${row.sonneborn_berger}</td>`}
            </tr>`,
        )}
      </tbody>
    </table>
    ${hasTies && html`<p class="faint">${t(isSwiss ? "people.tiesSwiss" : "people.tiesRobin")}</p>`}
  </div>`;
}

/** @param {{tournament: Tournament}} props */
function Entrants({ tournament }) {
  const { entrants } = tournament;
  return html`<section class="card" aria-labelledby="entrants">
    <h2 id="entrants">${t("people.entrants")}</h2>
    ${entrants.length === 0 && html`<p class="faint">${t("people.noEntrants")}</p>`}
    <ul class="entrants">
      ${entrants.map((one) => html`<li key=${one.user}><a href=${`/players/${one.user}`}>${one.name}</a></li>`)}
    </ul>
  </section>`;
}

/** @param {{tournament: Tournament, rounds: Pairing[][], chosen: number}} props */
function Rounds({ tournament, rounds, chosen }) {
  return html`<section class="card" aria-labelledby="rounds">
    <h2 id="rounds">${t("people.rounds")}</h2>
    <${Tabs}
      label=${t("people.rounds")}
      chosen=${String(chosen)}
      onChoose=${(/** @type {string} */ name) => go(`/tournaments/${tournament.id}?round=${name}`, { replace: true })}
      tabs=${rounds.map((pairings, index) => ({
        name: String(index + 1),
        title: t("people.roundNow", index + 1),
        content: () => html`<${Round} pairings=${pairings} game=${tournament.game} me=${me.value?.id} />`,
      }))}
    />
  </section>`;
}

/** @param {{params: {id: string}, query: URLSearchParams}} props */
export default function TournamentPage({ params, query }) {
  const { titles } = useGames();
  const { value, problem, again } = useLoaded(
    async (how) => {
      const tournament = /** @type {Tournament} */ (await get(`/tournaments/${params.id}`, how));
      const numbers = Array.from({ length: tournament.round }, (_, index) => index + 1);
      const [standings, ...rounds] = await Promise.all([
        get(`/tournaments/${params.id}/standings`, how),
        ...numbers.map((number) => get(`/tournaments/${params.id}/pairings?round=${number}`, how)),
      ]);
      return {
        tournament,
        standings: /** @type {Standing[]} */ (standings.standings),
        rounds: rounds.map((round) => /** @type {Pairing[]} */ (round.pairings)),
      };
    },
    [params.id, me.value?.id],
  );
  useEffect(() => follow(`tournament:${params.id}`, again), [params.id]);
  useTitle(value?.tournament.name);
  if (problem && !value) return html`<${Problem} message=${problem} again=${again} />`;
  if (!value) return html`<${Waiting} />`;
  const { tournament, standings, rounds } = value;
  const chosen = Math.min(rounds.length, Number(query.get("round")) || rounds.length);
  const mine = rounds
    .flat()
    .find((game) => !game.points && game.match && [game.first, game.second].includes(me.value?.id ?? ""));
  return html`<div class="page">
    <header class="page-head">
      <p class="row">
        <span class=${`tag ${TONES[tournament.status]}`}>${t(`people.tournament-${tournament.status}`)}</span>
        <span class="tag">${t(`people.kind-${tournament.kind}`)}</span>
        ${tournament.rated && html`<span class="tag">${t("home.rated")}</span>`}
        ${tournament.paired && html`<span class="tag">${t("people.paired")}</span>`}
      </p>
      <h1>${tournament.name}</h1>
      <${Facts} tournament=${tournament} title=${titles[tournament.game] ?? tournament.game} />
      <${Actions} tournament=${tournament} again=${again} />
    </header>
    ${mine &&
    html`<p class="notice good">
      <span>${t("people.yourMatch")}</span>
      <a class="button small" href=${`/matches/${mine.match}`}>${t("people.goToMatch")}</a>
    </p>`}
    ${tournament.round === 0 && html`<${Entrants} tournament=${tournament} />`}
    ${
      tournament.round > 0 &&
      tournament.kind === "knockout" &&
      html`<section class="card" aria-labelledby="bracket">
        <h2 id="bracket">${t("people.bracket")}</h2>
        <${Bracket} rounds=${rounds} total=${tournament.rounds ?? rounds.length} />
      </section>`
    }
    ${
      tournament.round > 0 &&
      html`<div class="tournament-tables">
        <section class="card" aria-labelledby="standings">
          <h2 id="standings">${t("people.standings")}</h2>
          <${Standings} tournament=${tournament} standings=${standings} />
        </section>
        <${Rounds} tournament=${tournament} rounds=${rounds} chosen=${chosen} />
      </div>`
    }
  </div>`;
}

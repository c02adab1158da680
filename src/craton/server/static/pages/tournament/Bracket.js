/** A knockout as a bracket: the ties of each round beside the next round's. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { pointsText } from "./Rounds.js";

/** @typedef {import("../../api/types.js").Pairing} Pairing */
/** @typedef {{players: {id: string, name: string, points: number}[], games: Pairing[]}} Tie */

/** The games of a round as ties, in the order of the tables. @param {Pairing[]} pairings @returns {Tie[]} */
function tiesOf(pairings) {
  /** @type {Map<number, Tie>} */
  const ties = new Map();
  for (const game of pairings) {
    const tie = ties.get(game.table) ?? {
      players: [{ id: game.first, name: game.first_name, points: 0 }],
      games: [],
    };
    if (!ties.has(game.table)) {
      ties.set(game.table, tie);
      if (game.second) tie.players.push({ id: game.second, name: game.second_name ?? "", points: 0 });
    }
    tie.games.push(game);
    for (const player of tie.players) {
      player.points += game.points?.[player.id === game.first ? 0 : 1] ?? 0;
    }
  }
  return [...ties.keys()].sort((a, b) => a - b).map((table) => /** @type {Tie} */ (ties.get(table)));
}

/** @param {{tie: Tie | null, next: Set<string> | null}} props   next: the players of the next round */
function TieBox({ tie, next }) {
  if (!tie) return html`<div class="tie tie-empty"><span>${t("people.open")}</span></div>`;
  const [one, other] = tie.players;
  const match = tie.games[tie.games.length - 1].match;
  const isDone = tie.games.every((game) => game.points);
  const wins = (/** @type {Tie["players"][number]} */ player) =>
    isDone && (next ? next.has(player.id) : player.points >= Math.max(one.points, other?.points ?? 0));
  return html`<div class="tie">
    ${tie.players.map(
      (player) =>
        html`<span key=${player.id} class=${wins(player) ? "tie-side won" : "tie-side"}>
          <a href=${`/players/${player.id}`}>${player.name}</a>
          <b>${other && tie.games.some((game) => game.points) ? pointsText(player.points) : ""}</b>
        </span>`,
    )}
    ${!other && html`<span class="tie-side faint">${t("people.bye")}</span>`}
    ${match &&
    html`<a class="tie-match" href=${isDone ? `/matches/${match}/replay` : `/matches/${match}`}>
      ${t(isDone ? "people.replay" : "people.playing")}
    </a>`}
  </div>`;
}

/** @param {{rounds: Pairing[][], total: number}} props   rounds that are paired, and how many there will be */
export function Bracket({ rounds, total }) {
  const known = rounds.map(tiesOf);
  const all = Math.max(total, known.length);
  const first = known[0]?.length ?? 1;
  return html`<div class="scroll">
    <ol class="bracket">
      ${Array.from({ length: all }, (_, index) => {
        const ties = known[index];
        const count = ties?.length ?? Math.max(1, Math.ceil(first / 2 ** index));
        const following = known[index + 1];
        const next = following
          ? new Set(following.flatMap((tie) => tie.players.map((player) => player.id)))
          : null;
        const title =
          index === all - 1
            ? t("people.final")
            : index === all - 2
              ? t("people.semifinals")
              : t("people.roundNow", index + 1);
        return html`<li key=${index} class="bracket-round">
          <h3>${title}</h3>
          <div class="bracket-ties">
            ${Array.from(
              { length: count },
              (_, place) =>
                html`<div key=${place} class="bracket-cell">
                  <${TieBox} tie=${ties?.[place] ?? null} next=${next} />
                </div>`,
            )}
          </div>
        </li>`;
      })}
    </ol>
  </div>`;
}

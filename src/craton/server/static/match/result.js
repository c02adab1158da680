/** The result of a match in words, from the viewer's side. */
import { has, t } from "../text/text.js";

/**
 * @typedef {import("../api/types.js").Match} Match
 * @typedef {import("../api/types.js").State} State
 * @typedef {Pick<import("../games/types.js").Visuals, "margin"> | null | undefined} Words
 * @typedef {"first" | "second"} Seat
 *
 * @typedef {object} Result
 * @property {string} title                    "You won by 7 stones"
 * @property {string} reason                   "more stones survived the quake"; "" if there is none
 * @property {{side: string, name: string, points: number}[]} scores   the viewer's first
 * @property {"won" | "lost" | "drawn" | ""} tone
 */

/** The reason for the end of a match: the game's words, or those that all games share. @param {string} game
 *  @param {string} reason */
export function reasonText(game, reason) {
  const key = [`${game}.reason-${reason}`, `home.reason-${reason}`].find(has);
  return key ? t(key) : reason.replaceAll("-", " ");
}

/** Whether one user holds both seats. @param {State | null | undefined} state */
export function isOneScreen(state) {
  const seats = state?.seats;
  return Boolean(seats?.first?.user && seats.first.user === seats.second?.user);
}

/** The seat from whose perspective the result is worded; null for spectators, and where one person played both.
 *  @param {State} state @returns {Seat | null} */
const ownSeat = (state) =>
  state.viewer === "spectator" || isOneScreen(state) ? null : /** @type {Seat} */ (state.viewer);

/** @param {Match} match @param {State} state @param {Words} [visuals] @returns {Result} */
export function resultOf(match, state, visuals) {
  const { result } = state;
  if (state.status === "aborted" || !result) {
    return { title: state.status === "aborted" ? t("match.aborted") : "", reason: "", scores: [], tone: "" };
  }
  const own = ownSeat(state);
  const winner = result.winner === "first" || result.winner === "second" ? result.winner : null;
  const points = result.score ? Math.abs(result.score[0] - result.score[1]) : 0;
  const margin = winner && points ? (visuals?.margin?.(points, match.options) ?? "") : "";
  const by = margin ? "By" : "";
  const name = winner && (state.seats[winner]?.name ?? "");
  const side = winner && state.seats[winner]?.side;
  const title = !winner
    ? t("match.draw")
    : own
      ? t(`match.${own === winner ? "youWon" : "youLost"}${by}`, margin)
      : isOneScreen(state) && side
        ? t(`match.sideWon${by}`, side, margin)
        : t(`match.won${by}`, name, margin);
  return {
    title,
    reason: result.reason === "draw" && !has(`${match.game}.reason-draw`) ? "" : reasonText(match.game, result.reason),
    scores: scoresOf(state, own),
    tone: !winner ? "drawn" : !own ? "" : own === winner ? "won" : "lost",
  };
}

/** @param {State} state @param {Seat | null} own */
function scoresOf(state, own) {
  const score = state.result?.score;
  if (!score) return [];
  const both = /** @type {const} */ (["black", "white"]).map((side, index) => ({
    side,
    name: isOneScreen(state) ? t(`match.${side}`) : (nameOf(state, side) ?? t(`match.${side}`)),
    points: score[index],
  }));
  return own && state.seats[own]?.side === "white" ? both.reverse() : both;
}

/** @param {State} state @param {string} side */
const nameOf = (state, side) => Object.values(state.seats).find((holder) => holder?.side === side)?.name;

/** The result in one line. @param {Match} match @param {State} state @param {Words} [visuals] */
export function resultText(match, state, visuals) {
  const { title, reason, scores } = resultOf(match, state, visuals);
  const isLevel = scores.every((one) => one.points === scores[0].points); // then the reason says more
  const rest = isLevel ? reason : scores.map((one) => one.points).join("–");
  return rest ? `${title} · ${rest}` : title;
}

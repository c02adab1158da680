/** Whose turn it is and what is to be decided, as the headline says it to the reader. */
import { eventText } from "../games/shared/events.js";
import { phrase } from "../text/phrases.js";
import { has, t } from "../text/text.js";
import { reasonText } from "./result.js";

/** @typedef {import("../api/types.js").Position & {headline?: string}} Position   a show may set the headline */

/** Turns after which a player knows what a plain turn is. */
const KNOWN = 2;

/** What the side to move decides: "Place a stone or pass"; "" if there is nothing to say. @param {string} game
 *  @param {Position} position */
export function taskText(game, position) {
  if (position.to_move === null || position.to_move === "chance" || position.headline) return "";
  const key = [`${game}.task-${position.variables?.phase}`, `${game}.task`].find(has);
  const isKnown = key === `${game}.task` && position.turn >= KNOWN;
  return key && !isKnown ? t(key) : "";
}

/** Whose turn it is in a position that belongs to nobody: "Black to move, turn 5". @param {string} game @param {Position} position */
export function turnText(game, position) {
  const { to_move: mover, event } = position;
  if (position.headline) return position.headline;
  if (mover === "chance") return event ? eventText(game, event) : phrase(position.task);
  if (mover === null) return overText(game, position.task);
  return mover === "black" || mover === "white" ? t("match.toMoveTurn", mover, position.turn + 1) : t("match.seatToMove", mover);
}

/** The server's line on how a game ended, `Black wins (score, 5 to 3)`, in words. @param {string} game @param {string} line */
function overText(game, line) {
  const [, winner, reason, score] = /^(Black|White)? ?(?:wins|Draw) \(([\w-]+)(?:, (\d+ to \d+))?\)$/.exec(line) ?? [];
  if (!reason) return phrase(line);
  const title = winner ? t("match.sideWon", winner.toLowerCase()) : t("match.draw");
  return [title, score ? score.replace(" to ", "–") : reasonText(game, reason)].filter(Boolean).join(" · ");
}

/**
 * Whose turn it is in a match, from the viewer's side: "Your turn — you are White".
 * @param {import("../api/types.js").Match} match
 * @param {import("../api/types.js").State} state
 * @param {Position} position   that is shown
 * @param {{isBoth: boolean, isPast: boolean}} how   isBoth: the viewer plays both sides
 */
export function headline(match, state, position, { isBoth, isPast }) {
  if (state.status === "waiting") return t(state.to_reveal.length ? "match.starting" : "match.waiting");
  const { to_move: mover } = position;
  if (position.headline) return position.headline;
  const side = mover === "black" || mover === "white" ? mover : null;
  if (isPast || mover === null || mover === "chance" || !state.to_act) return turnText(match.game, position);
  if (isBoth) return side ? t("match.turnOf", side) : turnText(match.game, position);
  const holder = state.seats[/** @type {"first" | "second"} */ (state.to_act)];
  if (state.to_act === state.viewer) return side ? t("match.yourTurnAs", side) : t("match.yourTurn");
  return t(holder?.bot ? "match.isThinking" : "match.turnOfName", holder?.name ?? "");
}

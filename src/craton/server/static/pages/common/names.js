/** How matches, players, clocks and times are named in lists. */
import { loadAbout, loadTextOf } from "../../games/index.js";
import { gameText } from "../../games/options.js";
import { date, fromNow } from "../../text/intl.js";
import { FALLBACK, language } from "../../text/language.js";
import { phrase } from "../../text/phrases.js";
import { hasPart, hasPhrases, t } from "../../text/text.js";

export { choiceTitle, optionsText, optionTitle, presetHelp, presetTitle } from "../../games/options.js";

/** @typedef {import("../../api/types.js").MatchRow} MatchRow */
/** @typedef {import("../../api/types.js").ClockRule} ClockRule */
/** @typedef {import("../../api/types.js").Seat} Seat */

/** @param {string} text   a bot as the server writes it @param {string} game */
function botName(text, game) {
  const level = /level=(\d+)/.exec(text);
  const style = /^style:([a-z0-9-]+)/.exec(text);
  if (style) {
    const title = styleTitle(game, style[1]);
    return level ? t("home.styleOfLevel", title, Number(level[1])) : title;
  }
  return level ? t("home.botOfLevel", Number(level[1])) : t("home.botNamed", text);
}

/** A style of play by its name, such as core-fortress. @param {string} game @param {string} name */
export function styleTitle(game, name) {
  const words = name.replaceAll("-", " ");
  return gamePhrase(game, words.charAt(0).toUpperCase() + words.slice(1));
}

/** The name of the player in a seat. @param {MatchRow} row @param {Seat} seat */
export function seatName(row, seat) {
  const name = row[seat];
  if (!name) return t("home.freeSeat");
  return row.users[seat] ? name : botName(name, row.game);
}

/** @param {ClockRule} clock */
export function clockText(clock) {
  const { minutes = 0, seconds = 0, periods = 0, days = 0 } = clock;
  if (clock.kind === "fischer") return t("home.clockFischer", minutes, seconds);
  if (clock.kind === "byoyomi") return t("home.clockByoyomi", minutes, periods, seconds);
  if (clock.kind === "correspondence") return t("home.clockDays", days);
  return t("home.clockNone");
}

/** The reason for the end of a match. @param {string} game @param {string | null} reason */
export function reasonText(game, reason) {
  return reason ? gameText(game, `reason-${reason}`, reason.replaceAll("-", " ")) : "";
}

/** What the server says about a game. @param {string} game @param {string} english */
export function gamePhrase(game, english) {
  if (language.value !== FALLBACK && !hasPart(game)) loadTextOf(game).catch(() => {}); // it stays English
  return phrase(english);
}

/** @param {import("../../api/types.js").Game} game */
export function summaryOf({ name, summary }) {
  if (language.value !== FALLBACK && !hasPhrases(`${name} about`)) loadAbout(name).catch(() => {}); // it stays English
  return phrase(summary);
}

const STEPS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
]);

/** How long ago, or in how long. @param {number} time @param {number} [now] */
export function ago(time, now = Date.now()) {
  const away = time - now;
  if (Math.abs(away) > 30 * 86_400_000) return dateText(time);
  for (const [unit, length] of STEPS) {
    if (Math.abs(away) >= length) return fromNow(Math.round(away / length), unit);
  }
  return t(away > 60_000 ? "home.soon" : "home.justNow");
}

/** @param {number} time */
export const dateText = (time) => date(time, { dateStyle: "medium" });

/** @param {number} time */
export const momentText = (time) => date(time, { dateStyle: "medium", timeStyle: "short" });

/** How matches, players, clocks and times are named in lists. */
import { loadTextOf } from "../../games/index.js";
import { has, hasPart, t } from "../../text/text.js";

/** @typedef {import("../../api/types.js").MatchRow} MatchRow */
/** @typedef {import("../../api/types.js").ClockRule} ClockRule */
/** @typedef {import("../../api/types.js").Seat} Seat */

/** @param {string} text   a bot as the server writes it */
function botName(text) {
  const level = /level=(\d+)/.exec(text);
  return level ? t("home.botOfLevel", Number(level[1])) : t("home.botNamed", text);
}

/** The name of the player in a seat. @param {MatchRow} row @param {Seat} seat */
export function seatName(row, seat) {
  const name = row[seat];
  if (!name) return t("home.freeSeat");
  return row.users[seat] ? name : botName(name);
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

/** Options that are not the default. @param {string} game @param {string} text   as `options_text` has it */
export function optionsText(game, text) {
  if (text === "-" || text === "") return t("home.standardRules");
  return text
    .split(/[\s,]+/)
    .map((part) => part.split("="))
    .map(([name, value]) => optionText(game, name, value))
    .join(", ");
}

/** @param {string} game @param {string} name @param {string | undefined} value */
function optionText(game, name, value) {
  const title = optionTitle(game, name);
  if (value === undefined || value === "yes") return title;
  if (value === "no") return t("home.without", title);
  return `${title} ${value}`;
}

/** A text of the game, or the common one. The texts of the game may still be loading. @param {string} game
 *  @param {string} key @param {string} plain   where there is neither */
function gameText(game, key, plain) {
  if (!hasPart(game)) loadTextOf(game).catch(() => {}); // the plain name is enough
  const found = [`${game}.${key}`, `home.${key}`].find(has);
  return found ? t(found) : plain;
}

/** @param {string} game @param {string} name   of an option */
export const optionTitle = (game, name) => gameText(game, `option-${name}`, name.replaceAll("_", " "));

/** @param {string} game @param {string | boolean | null} value   of an option that is a choice */
export const choiceTitle = (game, value) => gameText(game, `choice-${value}`, String(value));

/** @param {string} game @param {string} name   of a preset */
export const presetTitle = (game, name) => gameText(game, `preset-${name}`, name);

/** @param {string} game @param {string} name   of a preset */
export const presetHelp = (game, name) => gameText(game, `presetHelp-${name}`, "");

const STEPS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
]);
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** How long ago, or in how long. @param {number} time @param {number} [now] */
export function ago(time, now = Date.now()) {
  const away = time - now;
  if (Math.abs(away) > 30 * 86_400_000) return dateText(time);
  for (const [unit, length] of STEPS) {
    if (Math.abs(away) >= length) return relative.format(Math.round(away / length), unit);
  }
  return t(away > 60_000 ? "home.soon" : "home.justNow");
}

const date = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** @param {number} time */
export const dateText = (time) => date.format(time);

/** @param {number} time */
export const momentText = (time) => moment.format(time);

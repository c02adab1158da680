/** The state of the form for a new match, kept in the address so that it can be reloaded and shared. */
import { MAX_LEVEL, level, MIN_LEVEL } from "../common/Level.js";

/**
 * @typedef {import("../../api/types.js").ClockRule} ClockRule
 * @typedef {import("../../api/types.js").Game} Game
 * @typedef {import("../../api/types.js").Option} Option
 * @typedef {"bot" | "friend" | "anyone" | "same"} Opponent
 *
 * @typedef {object} FormState
 * @property {string} preset          a preset of the game, or ""
 * @property {Record<string, string>} options   those that differ from the preset
 * @property {Opponent} opponent
 * @property {number} level
 * @property {string} engine           that plays instead of Craton's own bot, or ""
 * @property {string} style            of the bot, or ""
 * @property {boolean} thinks          whether a bot with a style also searches, at the level
 * @property {"random" | "first" | "second"} seat
 * @property {ClockRule} clock
 * @property {boolean} rated
 * @property {boolean} private
 * @property {boolean} hints
 * @property {string} setup
 */

const PREFIX = "o.";
export const OPPONENTS = /** @type {const} */ (["bot", "friend", "anyone", "same"]);
export const SEATS = /** @type {const} */ (["random", "first", "second"]);

/** A clock as short text: fischer-10-5, byoyomi-10-30-5, days-3-14. @param {ClockRule} clock */
function writeClock(clock) {
  if (clock.kind === "fischer") return `fischer-${clock.minutes}-${clock.seconds}`;
  if (clock.kind === "byoyomi") return `byoyomi-${clock.minutes}-${clock.seconds}-${clock.periods}`;
  if (clock.kind === "correspondence") return `days-${clock.days}-${clock.vacation_days ?? 0}`;
  return "none";
}

/** @param {string | null} text @returns {ClockRule} */
function readClock(text) {
  const [kind, ...rest] = (text ?? "none").split("-");
  const [a, b, c] = rest.map(Number);
  if (kind === "fischer" && a >= 0 && b >= 0) return { kind: "fischer", minutes: a, seconds: b };
  if (kind === "byoyomi" && a >= 0 && b >= 0 && c >= 0)
    return { kind: "byoyomi", minutes: a, seconds: b, periods: c };
  if (kind === "days" && a >= 0) return { kind: "correspondence", days: a, vacation_days: b || 0 };
  return { kind: "none" };
}

/** @template {readonly string[]} C @param {C} choices @param {string | null} text @returns {C[number]} */
const oneOf = (choices, text) => (text !== null && choices.includes(text) ? text : choices[0]);

/** @param {URLSearchParams} query @returns {FormState} */
export function readForm(query) {
  /** @type {Record<string, string>} */
  const options = {};
  for (const [name, value] of query) if (name.startsWith(PREFIX)) options[name.slice(PREFIX.length)] = value;
  const given = Number(query.get("level"));
  return {
    preset: query.get("preset") ?? "",
    options,
    opponent: oneOf(OPPONENTS, query.get("opponent")),
    engine: query.get("engine") ?? "",
    style: /^[a-z][a-z0-9-]*$/.exec(query.get("style") ?? "")?.[0] ?? "",
    thinks: query.get("thinks") === "yes",
    level: given >= MIN_LEVEL && given <= MAX_LEVEL ? Math.round(given) : level.value,
    seat: oneOf(SEATS, query.get("seat")),
    clock: readClock(query.get("clock")),
    rated: query.get("rated") === "yes",
    private: query.get("private") === "yes",
    hints: query.get("hints") !== "no",
    setup: query.get("setup") ?? "",
  };
}

/** The query for a form, without the defaults. @param {FormState} form */
export function writeForm(form) {
  const query = new URLSearchParams();
  const set = (/** @type {string} */ name, /** @type {string} */ value, /** @type {string} */ usual) => {
    if (value !== usual) query.set(name, value);
  };
  set("preset", form.preset, "");
  for (const [name, value] of Object.entries(form.options)) query.set(PREFIX + name, value);
  set("opponent", form.opponent, OPPONENTS[0]);
  if (form.opponent === "bot") {
    set("engine", form.engine, "");
    query.set("level", String(form.level));
    set("style", form.style, "");
    set("thinks", form.style && form.thinks ? "yes" : "no", "no");
  }
  set("seat", form.seat, SEATS[0]);
  set("clock", writeClock(form.clock), "none");
  set("rated", form.rated ? "yes" : "no", "no");
  set("private", form.private ? "yes" : "no", "no");
  set("hints", form.hints ? "yes" : "no", "yes");
  set("setup", form.setup, "");
  const text = query.toString();
  return text ? `?${text}` : "";
}

/** The value of an option as text. @param {Option} option @param {any} value */
function optionValue(option, value) {
  if (value === null || (Array.isArray(value) && value.length === 0)) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join("+") : String(value);
}

/** The values of all options, as texts. @param {Game} game @param {string} preset
 *  @param {Record<string, string>} own @returns {Record<string, string>} */
export function effective(game, preset, own) {
  const base = game.presets[preset] ?? {};
  return Object.fromEntries(
    game.options.map((option) => [
      option.name,
      own[option.name] ?? optionValue(option, option.name in base ? base[option.name] : option.default),
    ]),
  );
}

/** The options with one of them changed; values that the preset has anyway are left out. @param {Game} game
 *  @param {{preset: string, options: Record<string, string>}} form @param {string} name @param {string} value */
export function withOption(game, { preset, options }, name, value) {
  const { [name]: _, ...rest } = options;
  const usual = effective(game, preset, rest)[name];
  return { options: value === usual ? rest : { ...rest, [name]: value } };
}

/** The terms of the match. @param {string} game @param {FormState} form */
export function requestOf(game, form) {
  const isRated = form.rated && (form.opponent === "friend" || form.opponent === "anyone");
  const setup = form.setup.trim();
  return {
    ...(setup ? { setup } : { game, options: form.options, ...(form.preset ? { preset: form.preset } : {}) }),
    opponent: form.opponent,
    seat: isRated ? "random" : form.seat,
    clock: form.clock,
    private: form.private && form.opponent !== "anyone" && !isRated,
    rated: isRated,
    hints: form.hints && !isRated,
    ...(form.opponent === "bot" ? botOf(form) : {}),
  };
}

/** The bot as the server takes it. @param {FormState} form */
function botOf({ engine, level: strength, style, thinks }) {
  if (engine) return { bot: `engine:${engine}` };
  if (!style) return { level: strength };
  return { bot: thinks ? `style:${style}+mcts:level=${strength}` : `style:${style}` };
}

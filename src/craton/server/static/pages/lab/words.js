/** Experiments in words. */
import { number, percentage } from "../../text/intl.js";
import { t } from "../../text/text.js";
import { optionsText, styleTitle } from "../common/names.js";

/**
 * @typedef {import("../../api/types.js").Experiment} Experiment
 * @typedef {import("../../api/types.js").ExperimentCell} Cell
 * @typedef {{trace: number[][]}} Traced
 */

/** The last point of a trace: units, mean, low, high. @param {Traced} one */
export const latest = ({ trace }) => trace.at(-1);

/** @param {number} points @returns {string} */
export const signed = (points) => number(points, { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: "exceptZero" });

/** @param {number} points @returns {string} */
const plain = (points) => number(points, { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** A share with one decimal place. @param {number} share */
export const share = (share) => percentage(share, 1, 1);

/** What the games of a variant say about balance. @param {Cell} cell @param {Experiment} experiment */
export function verdictOf(cell, { confidence }) {
  const point = latest(cell);
  if (!point) return t("lab.noGames");
  const [, mean, ...ends] = point;
  const [low, high] = ends.map((end) => 100 * (end - 0.5));
  const edge = 100 * (mean - 0.5);
  const level = percentage(confidence, 2);
  const games = number(cell.games);
  const leader = t(`lab.${cell.swapped ? "seat" : "side"}-${edge < 0 ? "second" : "first"}`);
  const first = t(`lab.${cell.swapped ? "seat" : "side"}-first`);
  if (cell.decision === "balanced")
    return t("lab.verdict-balanced", first, plain(Math.max(Math.abs(low), Math.abs(high))), signed(edge), games, level);
  if (cell.decision === "biased")
    return t("lab.verdict-biased", leader, plain(Math.abs(edge)), plain(Math.max(high - edge, edge - low)), games, level);
  return t("lab.verdict-undecided", first, signed(low), signed(high), games, level);
}

/** What the two variants say about each other. @param {Experiment} experiment */
export function differenceOf({ difference, cells, confidence }) {
  const point = difference && latest(difference);
  if (!point) return "";
  const [, mean, low, high] = point.map((value) => 100 * value);
  const level = percentage(confidence, 2);
  const certain = low > 0 || high < 0;
  const words = [cells[1].name, cells[0].name, signed(mean), signed(low), signed(high), level];
  return t(certain ? "lab.differs" : "lab.differsNot", ...words);
}

/** A variant's name, and its rules unless the name says them. @param {string} game
 *  @param {{name: string, options_text: string}} variant */
export function variantText(game, { name, options_text }) {
  const rules = optionsText(game, options_text);
  return rules === name ? name : `${name}: ${rules}`;
}

/** A bot as the server writes it. @param {string} game @param {string} text */
export function botName(game, text) {
  const style = /style:([a-z0-9-]+)/.exec(text)?.[1];
  const level = /level=(\d+)/.exec(text)?.[1];
  const simulations = /simulations=(\d+)/.exec(text)?.[1];
  if (style) return level ? t("home.styleOfLevel", styleTitle(game, style), Number(level)) : styleTitle(game, style);
  if (level) return t("home.botOfLevel", Number(level));
  if (simulations) return t("lab.searchOf", Number(simulations));
  return text === "random" ? t("lab.bot-random") : text;
}

/** @param {Experiment} experiment */
export const botsText = ({ game, bots }) =>
  bots.length > 1 ? t("lab.against", botName(game, bots[0]), botName(game, bots[1])) : t("lab.againstItself", botName(game, bots[0]));

/** @param {Experiment} experiment */
export function goalText({ each, precision, minutes }) {
  const goal = each !== null ? t("lab.goalGames", each) : t("lab.goalPrecision", plain(precision ?? 0));
  return minutes === null ? goal : `${goal} · ${t("lab.goalMinutes", number(minutes))}`;
}

/** The state of the run, in one phrase. @param {Experiment} experiment */
export function statusText({ status, stage }) {
  if (status === "running") return t(`lab.stage-${["playing", "reporting"].includes(stage) ? stage : "preparing"}`);
  return t(stage === "out-of-time" && status === "paused" ? "lab.stage-out-of-time" : `lab.status-${status}`);
}

/** @param {Experiment} experiment */
export const toneOf = ({ status }) => ({ running: "accent", done: "good", failed: "bad", paused: "warn", queued: "" })[status];

/** @param {number} seconds */
export function durationText(seconds) {
  if (seconds < 90) return t("lab.seconds", Math.max(1, Math.round(seconds)));
  if (seconds < 5400) return t("lab.minutesLeft", Math.round(seconds / 60));
  return t("lab.hoursLeft", number(seconds / 3600, { maximumFractionDigits: 1 }));
}

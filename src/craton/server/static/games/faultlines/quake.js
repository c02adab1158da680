/** The animation of a quake: the board shakes, safe groups glow, and the groups roll one by one. */
import { t } from "../../text/text.js";
import { ordered } from "./rolls.js";
import { quakeOrder } from "./preferences.js";

/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../types.js").Context} Context */
/** @typedef {import("../../api/types.js").Change} Change */
/** @typedef {import("./quake-board.js").QuakeBoard} QuakeBoard */
/** @typedef {import("./rolls.js").Roll} Roll */

const MAX_DICE_AT_FULL_TIME = 14; // with more dice than this, each takes less time
const MIN_PACE = 0.2;

/**
 * The board shakes, safe groups glow, then the first roll waits for a click.
 * @param {Context} context
 * @param {number} wave
 * @param {Roll[]} run
 * @param {[string, Change][]} safe   groups that need no die
 * @param {QuakeBoard} board             changed
 * @returns {Frame[]}
 */
export function openingFrames(context, wave, run, safe, board) {
  const hasWaves = Boolean(context.options.progressive);
  const title = hasWaves ? t("faultlines.wave", wave) : t("faultlines.quake");
  const say = hasWaves ? t("faultlines.waveBegins", wave) : t("faultlines.quakeBegins");
  const also = { task: title, variables: { ...context.position.variables, passed: null, phase: "roll", wave } };
  /** @type {Frame[]} */
  const frames = [{ time: 1500, shaking: true, sound: "rumble", say, scene: { title, ...board.count() }, also }];
  if (safe.length) {
    board.take(safe);
    const words = t("faultlines.safeGroups", safe.length);
    frames.push({
      time: 1100,
      marks: Object.fromEntries(safe.map(([cell, change]) => [cell, change.marks])),
      effects: Object.fromEntries(safe.map(([cell]) => [cell, "glow"])),
      sound: "survive",
      say: words,
      scene: { title, words, ...board.count() },
    });
  }
  if (run.length < 2) return [...frames, ...framesOfRolls(run, board)];
  return [
    ...frames,
    {
      time: 500,
      holds: true,
      scene: { title, offersOrder: true, ...board.count() },
      then: () => framesOfRolls(ordered(run, quakeOrder.value), board, true),
    },
  ];
}

/**
 * @param {Roll[]} run
 * @param {QuakeBoard} from
 * @param {boolean} [isRolled]   whether the first die has been rolled already
 * @returns {Frame[]}
 */
export function framesOfRolls(run, from, isRolled = false) {
  const board = from.copy();
  const pace = Math.max(MIN_PACE, Math.min(1, MAX_DICE_AT_FULL_TIME / run.length));
  const frames = run.flatMap((one, index) => framesOfRoll(one, board, pace, isRolled && index === 0));
  if (run.length && !run.at(-1)?.waits) frames.push({ time: 1000, scene: board.count() });
  return frames;
}

/**
 * One die: it waits for a click, rolls, and decides.
 * @param {Roll} one
 * @param {QuakeBoard} board     changed
 * @param {number} pace
 * @param {boolean} isRolled
 * @returns {Frame[]}
 */
function framesOfRoll(one, board, pace, isRolled) {
  const { cells, side, survived, die, kind, survival, waits } = one;
  const isRoll = kind === "roll";
  const scene = { cells, side, kind, faces: Math.round(6 * survival), stones: cells.length };
  const focus = Object.fromEntries(cells.map((cell) => [cell, [...board.marksOf(cell), "focus"]]));
  const verdict = t(`faultlines.${survived ? (isRoll ? "survived" : "stays") : isRoll ? "failed" : "lost"}`);
  const who = t("faultlines.judged", side, cells[0], cells.length);
  /** @type {Frame[]} */
  const frames = [
    { time: 450 * pace, holds: !isRolled, marks: focus, scene: { ...scene, ...board.count() } },
    { time: 900 * pace, sound: "die", scene: { ...scene, isRolling: true, face: die, ...board.count() } },
  ];
  const own = one.own.filter(([, change]) => change.stone);
  const gone = isRoll ? (survived ? [] : cells) : one.own.filter(([, change]) => !change.stone).map(([cell]) => cell);
  if (survived) board.take(own);
  if (!waits) board.remove(gone);
  frames.push({
    time: (survived ? 900 : 1000) * pace,
    entry: one.entry.number,
    marks: survived ? Object.fromEntries(own.map(([cell, change]) => [cell, change.marks])) : {},
    effects: Object.fromEntries([
      ...gone.map((cell) => [cell, waits ? "shake" : "crumble"]),
      ...(survived ? cells.map((cell) => [cell, "glow"]) : []),
    ]),
    sound: survived ? "survive" : "crumble",
    say: t("faultlines.rolled", who, String(die), verdict),
    scene: { ...scene, face: die, survived, verdict, ...board.count() },
  });
  if (!waits && gone.length) {
    frames.push({
      time: 30,
      stones: Object.fromEntries(gone.map((cell) => [cell, null])),
      marks: Object.fromEntries(gone.map((cell) => [cell, one.entry.changes?.[cell]?.marks ?? []])),
      scene: board.count(),
    });
  }
  return frames;
}

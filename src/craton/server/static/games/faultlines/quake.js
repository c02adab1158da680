/** The animation of a quake: the board shakes, safe groups glow, and the groups roll one by one. */
import { t } from "../../text/text.js";
import { ordered } from "./rolls.js";
import { quakeOrder } from "./preferences.js";
import { sidesOf } from "./sides.js";

/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../types.js").Context} Context */
/** @typedef {import("../../api/types.js").Change} Change */
/** @typedef {import("./quake-board.js").QuakeBoard} QuakeBoard */
/** @typedef {import("./rolls.js").Roll} Roll */

const MAX_DICE_AT_FULL_TIME = 14; // with more dice than this, each takes less time
const MIN_PACE = 0.2;
const MAX_WAITS = 60; // tenths of a second for the server's answer

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
  const also = { headline: title, variables: { ...context.position.variables, passed: null, phase: "roll", wave } };
  /** @type {Frame[]} */
  const frames = [{ time: 1500, shaking: true, sound: "rumble", say, scene: { title, ...board.count() }, also }];
  if (safe.length) {
    board.take(safe);
    const words = t("faultlines.safeGroups", safe.length, sidesOf(context));
    frames.push({
      time: 1100,
      marks: Object.fromEntries(safe.map(([cell, change]) => [cell, change.marks])),
      effects: Object.fromEntries(safe.map(([cell]) => [cell, "glow"])),
      sound: "survive",
      say: words,
      scene: { title, words, ...board.count() },
    });
  }
  const scene = () => ({ title, ...board.count() });
  if (run.length < 2 || context.isShared || context.isUnattended) {
    return [...frames, { time: 700, scene: scene(), then: () => diceFrames(run, board, context, { scene: scene() }) }];
  }
  return [
    ...frames,
    {
      time: 500,
      holds: true,
      scene: { ...scene(), offersOrder: true },
      then: () => diceFrames(run, board, context, { scene: scene(), isRolled: true }),
    },
  ];
}

/** One order for everybody who watches in step; otherwise the one that the user prefers. @param {Context} context */
const orderOf = (context) => (context.isShared ? "suspense" : quakeOrder.value);

/**
 * The dice, once the server has answered with the chances.
 * @param {Roll[]} run
 * @param {QuakeBoard} board
 * @param {Context} context
 * @param {{scene?: any, isRolled?: boolean}} [how]   `scene` is shown meanwhile; `isRolled`: the first die needs no click
 * @param {number} [waits]
 * @returns {Frame[]}
 */
export function diceFrames(run, board, context, how = {}, waits = MAX_WAITS) {
  const { scene = board.count(), isRolled = false } = how;
  if (context.throws?.size === 0 && waits > 0) {
    return [{ time: 100, scene, then: () => diceFrames(run, board, context, how, waits - 1) }];
  }
  const throws = run.every((one) => context.throws?.has(one.entry.number)) ? context.throws : undefined;
  const order = orderOf(context);
  const place = (/** @type {Roll} */ one) => throws?.get(one.entry.number)?.place ?? 0;
  const dice = order === "suspense" && throws ? [...run].sort((a, b) => place(a) - place(b)) : ordered(run, order);
  return framesOfRolls(dice, board, sidesOf(context), isRolled, order === "suspense" ? throws : undefined);
}

/**
 * @param {Roll[]} run
 * @param {QuakeBoard} from
 * @param {number} sides   of the die
 * @param {boolean} [isRolled]   whether the first die has been rolled already
 * @param {Context["throws"]} [throws]   with the chances before and after each die
 * @returns {Frame[]}
 */
function framesOfRolls(run, from, sides, isRolled = false, throws = undefined) {
  const board = from.copy();
  const pace = Math.max(MIN_PACE, Math.min(1, MAX_DICE_AT_FULL_TIME / run.length));
  const frames = run.flatMap((one, index) =>
    framesOfRoll(one, board, { pace, sides, isRolled: isRolled && index === 0, throws }),
  );
  if (run.length && !run.at(-1)?.waits) {
    const chances = throws?.get(run[run.length - 1].entry.number)?.after;
    frames.push({ time: 1000, scene: { ...board.count(), chances } });
  }
  return frames;
}

/**
 * One die: it waits for a click, rolls, and decides.
 * @param {Roll} one
 * @param {QuakeBoard} board     changed
 * @param {{pace: number, sides: number, isRolled: boolean, throws?: Context["throws"]}} how
 * @returns {Frame[]}
 */
function framesOfRoll(one, board, { pace: usual, sides, isRolled, throws }) {
  const { cells, side, survived, die, kind, survival, waits } = one;
  const isRoll = kind === "roll";
  const stakes = throws?.get(one.entry.number);
  const pace = stakes?.decides ? 2 : usual; // the die that decides takes its time
  const [before, after] = [{ chances: stakes?.before }, { chances: stakes?.after }];
  const faces = Math.round(sides * survival);
  const ways = stakes && { success: stakes.success, failure: stakes.failure };
  const scene = { cells, side, kind, sides, faces, stones: cells.length, decides: stakes?.decides, ways };
  const focus = Object.fromEntries(cells.map((cell) => [cell, [...board.marksOf(cell), "focus"]]));
  const verdict = t(`faultlines.${survived ? (isRoll ? "survived" : "stays") : isRoll ? "failed" : "lost"}`);
  const who = t("faultlines.judged", side, cells[0], cells.length);
  /** @type {Frame[]} */
  const frames = [
    {
      time: 450 * pace,
      holds: !isRolled,
      die: { number: one.entry.number, side },
      marks: focus,
      scene: { ...scene, ...board.count(), ...before },
    },
    { time: 900 * pace, moves: true, sound: "die", scene: { ...scene, isRolling: true, face: die, ...board.count(), ...before } },
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
    scene: { ...scene, face: die, survived, verdict, ...board.count(), ...after },
  });
  if (!waits && gone.length) {
    frames.push({
      time: 30,
      stones: Object.fromEntries(gone.map((cell) => [cell, null])),
      marks: Object.fromEntries(gone.map((cell) => [cell, one.entry.changes?.[cell]?.marks ?? []])),
      scene: { ...board.count(), ...after },
    });
  }
  return frames;
}

/** Animations of Fault Lines: stones, envelopes, and the quake. */
import { t } from "../../text/text.js";
import { QuakeBoard } from "./quake-board.js";
import { rollOf } from "./rolls.js";
import { diceFrames, openingFrames } from "./quake.js";
import { envelopes } from "./envelopes.js";

/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../types.js").Context} Context */
/** @typedef {import("../../api/types.js").Entry} Entry */
/** @typedef {import("./rolls.js").Roll} Roll */

/** @param {Entry} entry */
const changesOf = (entry) => Object.entries(entry.changes ?? {});

/** @param {Entry[]} entries @param {Context} context @returns {Frame[]} */
export function animate(entries, context) {
  const board = new QuakeBoard(context.position);
  let wave = Number(context.position.variables?.wave ?? 0);
  /** @type {Frame[]} */
  const frames = [];
  let index = 0;
  while (index < entries.length) {
    const entry = entries[index];
    const isOutcome = entry.kind === "outcome";
    const before = board.copy();
    if (!isOutcome) {
      frames.push(...acting(entry, context));
      board.take(changesOf(entry));
      index += 1;
    }
    const run = isOutcome || begins(entry) ? rolls(entries, index, board) : [];
    if (isOutcome) frames.push(...diceFrames(run, board.copy(), context));
    else if (begins(entry)) {
      wave += 1;
      const safe = [...changesOf(entry), ...run.flatMap((one) => one.others)].filter(
        ([, change]) => change.stone && change.marks.includes("secured"),
      );
      frames.push(...openingFrames(context, wave, run, safe, before.place(changesOf(entry))));
    }
    const count = isOutcome ? Math.max(1, run.length) : run.length;
    for (const one of entries.slice(index, index + count)) board.take(changesOf(one));
    index += count;
  }
  return frames;
}

/** Whether an action has started a quake or a wave: groups roll or are secured. @param {Entry} entry */
function begins(entry) {
  if (/^(salvage|decline)/.test(entry.text ?? "")) return false;
  return changesOf(entry).some(([, { marks }]) => marks.includes("focus") || marks.includes("secured"));
}

/** The consecutive rolls from here on. @param {Entry[]} entries @param {number} from
 *  @param {QuakeBoard} board @returns {Roll[]} */
function rolls(entries, from, board) {
  const found = [];
  for (let index = from; entries[index]?.kind === "outcome"; index += 1) {
    const roll = rollOf(entries[index], board.stones);
    if (!roll) break;
    found.push(roll);
  }
  return found;
}

/** An action: a stone, a pass, a sealed choice, a swap. @param {Entry} entry @param {Context} context @returns {Frame[]} */
function acting(entry, context) {
  const { text, mover = "", number } = entry;
  if (entry.concealed || text?.startsWith("seal-")) return envelopes(entry, context);
  const cell = text?.match(/^[a-z]\d+/)?.[0];
  if (cell) return [placing(entry, cell)];
  if (text === "pass") return [{ time: 120, entry: number, say: t("faultlines.passed", mover) }];
  if (text === "swap") return [{ time: 120, entry: number, say: t("faultlines.swapped") }];
  if (text === "decline") {
    const gone = changesOf(entry).filter(([, change]) => !change.stone);
    return [
      { time: 900, entry: number, effects: Object.fromEntries(gone.map(([at]) => [at, "crumble"])), sound: "crumble" },
      {
        time: 30,
        stones: Object.fromEntries(gone.map(([at]) => [at, null])),
        marks: Object.fromEntries(gone.map(([at, change]) => [at, change.marks])),
      },
    ];
  }
  return [{ time: 30, entry: number }];
}

/** @param {Entry} entry @param {string} cell @returns {Frame} */
function placing(entry, cell) {
  const { text, mover = "", number } = entry;
  const change = entry.changes?.[cell];
  return {
    time: 260,
    entry: number,
    stones: { [cell]: change?.stone ?? mover },
    marks: { [cell]: (change?.marks ?? []).filter((mark) => mark !== "focus" && mark !== "secured") },
    effects: { [cell]: "drop" },
    sound: "stone",
    say: t(text?.endsWith("*") ? "faultlines.placedKey" : "faultlines.placed", mover, cell),
  };
}

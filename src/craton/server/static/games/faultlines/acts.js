/** How events of Fault Lines are acted out: stones, envelopes, and the quake. */
import { t } from "../../text/text.js";
import { Ground } from "./ground.js";
import { judgementOf } from "./judgements.js";
import { judging, opening } from "./quake.js";
import { envelopes } from "./sealing.js";

/** @typedef {import("../types.js").Beat} Beat */
/** @typedef {import("../types.js").Table} Table */
/** @typedef {import("../../api/types.js").MatchEvent} MatchEvent */
/** @typedef {import("./judgements.js").Judgement} Judgement */

/** @param {MatchEvent} event */
const changesOf = (event) => Object.entries(event.changes ?? {});

/** @param {MatchEvent[]} events @param {Table} table @returns {Beat[]} */
export function acts(events, table) {
  const ground = new Ground(table.position);
  let wave = Number(table.position.variables?.wave ?? 0);
  /** @type {Beat[]} */
  const beats = [];
  let index = 0;
  while (index < events.length) {
    const event = events[index];
    const isOutcome = event.kind === "outcome";
    const before = ground.copy();
    if (!isOutcome) {
      beats.push(...acting(event, table));
      ground.take(changesOf(event));
      index += 1;
    }
    const run = isOutcome || begins(event) ? rolls(events, index, ground) : [];
    if (isOutcome) beats.push(...judging(run, ground));
    else if (begins(event)) {
      wave += 1;
      const safe = [...changesOf(event), ...run.flatMap((one) => one.others)].filter(
        ([, change]) => change.stone && change.marks.includes("secured"),
      );
      beats.push(...opening(table, wave, run, safe, before.place(changesOf(event))));
    }
    const count = isOutcome ? Math.max(1, run.length) : run.length;
    for (const one of events.slice(index, index + count)) ground.take(changesOf(one));
    index += count;
  }
  return beats;
}

/** Whether an action has brought a quake or a wave: groups are judged that were not before. @param {MatchEvent} event */
function begins(event) {
  if (/^(salvage|decline)/.test(event.text ?? "")) return false;
  return changesOf(event).some(([, { marks }]) => marks.includes("focus") || marks.includes("secured"));
}

/** The dice that fall one after the other from here on. @param {MatchEvent[]} events @param {number} from
 *  @param {Ground} ground @returns {Judgement[]} */
function rolls(events, from, ground) {
  const found = [];
  for (let index = from; events[index]?.kind === "outcome"; index += 1) {
    const judgement = judgementOf(events[index], ground.stones);
    if (!judgement) break;
    found.push(judgement);
  }
  return found;
}

/** An action: a stone, a pass, a sealed choice, a swap. @param {MatchEvent} event @param {Table} table @returns {Beat[]} */
function acting(event, table) {
  const { text, mover = "", number } = event;
  if (event.concealed || text?.startsWith("seal-")) return envelopes(event, table);
  const cell = text?.match(/^[a-z]\d+/)?.[0];
  if (cell) return [placing(event, cell)];
  if (text === "pass") return [{ time: 120, event: number, say: t("faultlines.passed", mover) }];
  if (text === "swap") return [{ time: 120, event: number, say: t("faultlines.swapped") }];
  if (text === "decline") {
    const gone = changesOf(event).filter(([, change]) => !change.stone);
    return [
      { time: 900, event: number, effects: Object.fromEntries(gone.map(([at]) => [at, "crumble"])), sound: "crumble" },
      {
        time: 30,
        stones: Object.fromEntries(gone.map(([at]) => [at, null])),
        marks: Object.fromEntries(gone.map(([at, change]) => [at, change.marks])),
      },
    ];
  }
  return [{ time: 30, event: number }];
}

/** @param {MatchEvent} event @param {string} cell @returns {Beat} */
function placing(event, cell) {
  const { text, mover = "", number } = event;
  const change = event.changes?.[cell];
  return {
    time: 260,
    event: number,
    stones: { [cell]: change?.stone ?? mover },
    marks: { [cell]: (change?.marks ?? []).filter((mark) => mark !== "focus" && mark !== "secured") },
    effects: { [cell]: "drop" },
    sound: "stone",
    say: t(text?.endsWith("*") ? "faultlines.placedKey" : "faultlines.placed", mover, cell),
  };
}

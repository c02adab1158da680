/** How events of Fault Lines are acted out: stones, envelopes, and the quake. */
import { preferences } from "../../preferences.js";
import { t } from "../../text/text.js";
import { judgementOf, ordered } from "./judgements.js";
import { envelopes } from "./sealing.js";

/** @typedef {import("../types.js").Beat} Beat */
/** @typedef {import("../types.js").Table} Table */
/** @typedef {import("../../api/types.js").MatchEvent} MatchEvent */
/** @typedef {import("./judgements.js").Judgement} Judgement */
/** @typedef {Record<"black" | "white", number>} Count */

const MANY = 14; // with more dice than this each of them takes less time
const LEAST = 0.2;

/** What lies on the board while events are read. */
class Ground {
  /** @param {Table} table */
  constructor(table) {
    this.stones = { ...table.position.stones };
    this.marks = { ...table.position.marks };
  }

  /** @param {MatchEvent} event */
  take(event) {
    for (const [cell, change] of Object.entries(event.changes ?? {})) {
      if (change.stone) this.stones[cell] = change.stone;
      else delete this.stones[cell];
      this.marks[cell] = change.marks;
    }
  }

  /** @returns {Standing} */
  standing() {
    const marks = { ...this.marks };
    return { ...this.count(), marks: (cell) => (marks[cell] ?? []).filter((mark) => mark !== "focus") };
  }

  /** Stones that have survived, and those that have not been judged. @returns {{score: Count, stake: Count}} */
  count() {
    const score = { black: 0, white: 0 };
    const stake = { black: 0, white: 0 };
    for (const [cell, side] of Object.entries(this.stones)) {
      (this.marks[cell]?.includes("secured") ? score : stake)[side] += 1;
    }
    return { score, stake };
  }
}

/** @param {MatchEvent[]} events @param {Table} table @returns {Beat[]} */
export function acts(events, table) {
  const ground = new Ground(table);
  let wave = Number(table.position.variables?.wave ?? 0);
  /** @type {Beat[]} */
  const beats = [];
  for (let index = 0; index < events.length; ) {
    const event = events[index];
    if (event.kind === "outcome") {
      const run = rolls(events, index, ground);
      if (run.length) beats.push(...judging(run, ground.standing()));
      for (const one of events.slice(index, index + Math.max(1, run.length))) ground.take(one);
      index += Math.max(1, run.length);
      continue;
    }
    beats.push(...acting(event, table));
    const before = ground.count();
    ground.take(event);
    index += 1;
    if (!begins(event)) continue;
    wave += 1;
    const run = rolls(events, index, ground);
    const safe = [...Object.entries(event.changes ?? {}), ...run.flatMap((one) => one.others)].filter(
      ([, change]) => change.stone && change.marks.includes("secured"),
    );
    beats.push(...opening(table, wave, run, safe, before));
    for (const one of events.slice(index, index + run.length)) ground.take(one);
    index += run.length;
  }
  return beats;
}

/** Whether an action has brought a quake or a wave: groups are judged that were not before. @param {MatchEvent} event */
function begins(event) {
  if (/^(salvage|decline)/.test(event.text ?? "")) return false;
  return Object.values(event.changes ?? {}).some(({ marks }) => marks.includes("focus") || marks.includes("secured"));
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

/** @typedef {{score: Count, stake: Count, marks: (cell: string) => string[]}} Standing */

/**
 * The ground shakes; what is safe glows; then somebody throws.
 * @param {Table} table
 * @param {number} wave
 * @param {Judgement[]} run
 * @param {[string, import("../../api/types.js").Change][]} safe
 * @param {{score: Count, stake: Count}} before
 * @returns {Beat[]}
 */
function opening(table, wave, run, safe, before) {
  const hasWaves = Boolean(table.options.progressive);
  const title = hasWaves ? t("faultlines.wave", wave) : t("faultlines.quake");
  const say = hasWaves ? t("faultlines.waveBegins", wave) : t("faultlines.quakeBegins");
  const standing = { score: { ...before.score }, stake: { ...before.stake } };
  const also = { task: title, variables: { ...table.position.variables, passed: null, phase: "roll", wave } };
  /** @type {Beat[]} */
  const beats = [{ time: 1500, shaking: true, sound: "rumble", say, scene: { title, ...copy(standing) }, also }];
  if (safe.length) {
    for (const [, change] of safe) move(standing, /** @type {"black" | "white"} */ (change.stone), 1);
    const words = t("faultlines.safeGroups", safe.length);
    beats.push({
      time: 1100,
      marks: Object.fromEntries(safe.map(([cell, change]) => [cell, change.marks])),
      effects: Object.fromEntries(safe.map(([cell]) => [cell, "glow"])),
      sound: "survive",
      say: words,
      scene: { title, words, ...copy(standing) },
    });
  }
  const bare = safe.filter(([, change]) => !change.marks.includes("focus"));
  const marksOf = new Map(bare.map(([cell, change]) => [cell, change.marks]));
  const marks = (/** @type {string} */ cell) =>
    marksOf.get(cell) ?? (table.position.marks[cell] ?? []).filter((mark) => mark !== "focus");
  const full = { ...standing, marks };
  if (run.length > 1) {
    beats.push({
      time: 500,
      holds: true,
      scene: { title, offersOrder: true, ...copy(standing) },
      then: () => judging(ordered(run, preferences.quakeOrder.value), full, true),
    });
  } else beats.push(...judging(run, full));
  return beats;
}

/** @param {{score: Count, stake: Count}} standing @param {"black" | "white"} side @param {number} stones */
function move(standing, side, stones) {
  standing.score[side] += stones;
  standing.stake[side] -= stones;
}

/** @param {{score: Count, stake: Count}} standing */
const copy = ({ score, stake }) => ({ score: { ...score }, stake: { ...stake } });

/**
 * @param {Judgement[]} run
 * @param {Standing} from
 * @param {boolean} [isThrown]   somebody has thrown the first die already
 * @returns {Beat[]}
 */
function judging(run, from, isThrown = false) {
  const standing = copy(from);
  const pace = Math.max(LEAST, Math.min(1, MANY / run.length));
  const beats = run.flatMap((one, index) => judged(one, standing, from.marks, pace, isThrown && index === 0));
  if (run.length && !run.at(-1)?.waits) beats.push({ time: 1000, scene: { ...copy(standing) } });
  return beats;
}

/**
 * One die: it waits to be thrown, rolls, and decides.
 * @param {Judgement} one
 * @param {{score: Count, stake: Count}} standing   changed
 * @param {(cell: string) => string[]} marksOf
 * @param {number} pace
 * @param {boolean} isThrown
 * @returns {Beat[]}
 */
function judged(one, standing, marksOf, pace, isThrown) {
  const { cells, side, survived, die, kind, survival } = one;
  const isRoll = kind === "roll";
  const scene = { cells, side, kind, faces: Math.round(6 * survival), stones: cells.length };
  const focus = Object.fromEntries(cells.map((cell) => [cell, [...marksOf(cell), "focus"]]));
  const verdict = t(`faultlines.${survived ? (isRoll ? "survived" : "stays") : isRoll ? "failed" : "lost"}`);
  const who = t("faultlines.judged", side, cells[0], cells.length);
  /** @type {Beat[]} */
  const beats = [
    { time: 450 * pace, holds: !isThrown, marks: focus, scene: { ...scene, ...copy(standing) } },
    { time: 900 * pace, sound: "die", scene: { ...scene, isRolling: true, face: die, ...copy(standing) } },
  ];
  const gone = isRoll ? cells : one.own.filter(([, change]) => !change.stone).map(([cell]) => cell);
  if (survived) {
    standing.score[side] += cells.length;
    standing.stake[side] -= cells.length + (isRoll ? 0 : gone.length);
  } else if (!one.waits) standing.stake[side] -= isRoll ? cells.length : gone.length;
  const glowing = survived ? cells.map((cell) => [cell, "glow"]) : [];
  const failing = survived && isRoll ? [] : gone.map((cell) => [cell, one.waits ? "shake" : "crumble"]);
  beats.push({
    time: (survived ? 900 : 1000) * pace,
    event: one.event.number,
    marks: survived ? Object.fromEntries(one.own.map(([cell, change]) => [cell, change.marks])) : {},
    effects: Object.fromEntries([...failing, ...glowing]),
    sound: survived ? "survive" : "crumble",
    say: t("faultlines.rolled", who, String(die), verdict),
    scene: { ...scene, face: die, survived, verdict, ...copy(standing) },
  });
  if (!one.waits && failing.length) {
    beats.push({
      time: 30,
      stones: Object.fromEntries(gone.map((cell) => [cell, null])),
      marks: Object.fromEntries(gone.map((cell) => [cell, one.event.changes?.[cell]?.marks ?? []])),
      scene: { ...copy(standing) },
    });
  }
  return beats;
}

/** An action: a stone, a pass, a sealed choice, a swap. @param {MatchEvent} event @param {Table} table @returns {Beat[]} */
function acting(event, table) {
  const { text, mover = "", number } = event;
  if (event.concealed || text?.startsWith("seal-")) return envelopes(event, table);
  const cell = text?.match(/^[a-z]\d+/)?.[0];
  if (cell) {
    const isKey = text?.endsWith("*");
    const change = event.changes?.[cell];
    return [
      {
        time: 260,
        event: number,
        stones: { [cell]: change?.stone ?? mover },
        marks: { [cell]: (change?.marks ?? []).filter((mark) => mark !== "focus" && mark !== "secured") },
        effects: { [cell]: "drop" },
        sound: "stone",
        say: t(isKey ? "faultlines.placedKey" : "faultlines.placed", mover, cell),
      },
    ];
  }
  if (text === "pass") return [{ time: 120, event: number, say: t("faultlines.passed", mover) }];
  if (text === "swap") return [{ time: 120, event: number, say: t("faultlines.swapped") }];
  if (text === "decline") {
    const gone = Object.entries(event.changes ?? {}).filter(([, change]) => !change.stone);
    return [
      { time: 900, event: number, effects: Object.fromEntries(gone.map(([at]) => [at, "crumble"])), sound: "crumble" },
      { time: 30, stones: Object.fromEntries(gone.map(([at]) => [at, null])) },
    ];
  }
  return [{ time: 30, event: number }];
}

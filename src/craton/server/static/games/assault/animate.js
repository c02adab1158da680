/** Animations of Triangular Assault: stones, spinning coins, rising water. */
import { t } from "../../text/text.js";

/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../types.js").Context} Context */
/** @typedef {import("../../api/types.js").Entry} Entry */
/** @typedef {import("../../api/types.js").Change} Change */

/** @param {Change} change */
const isFlooded = (change) => change.marks.includes("flooded");

/** The changes except those by the water, which rises after the rest. @param {Entry} entry */
function dry(entry) {
  const all = Object.entries(entry.changes ?? {}).filter(([, change]) => !isFlooded(change));
  return {
    stones: Object.fromEntries(all.map(([cell, change]) => [cell, change.stone])),
    marks: Object.fromEntries(all.map(([cell, change]) => [cell, change.marks])),
  };
}

/** @param {Entry[]} entries @param {Context} context @returns {Frame[]} */
export function animate(entries, context) {
  const stones = { ...context.position.stones };
  /** @type {Frame[]} */
  const frames = [];
  entries.forEach((entry, index) => {
    const before = { ...stones };
    for (const [cell, change] of Object.entries(entry.changes ?? {})) {
      if (change.stone) stones[cell] = change.stone;
      else delete stones[cell];
    }
    frames.push(...(entry.kind === "outcome" ? coins(entry, before) : acting(entry, entries[index + 1], context)));
    frames.push(...water(entry, { ...before, ...dryStones(entry) }));
  });
  return frames;
}

/** @param {Entry} entry @returns {Record<string, import("../../api/types.js").Side>} */
function dryStones(entry) {
  const all = Object.entries(dry(entry).stones).filter(([, stone]) => stone);
  return /** @type {any} */ (Object.fromEntries(all));
}

/** @param {Entry} entry @param {Entry | undefined} next @param {Context} context @returns {Frame[]} */
function acting(entry, next, context) {
  const { text, mover = "", number } = entry;
  if (entry.concealed || text?.startsWith("sacred")) {
    const say = t("assault.sacredSaid", mover);
    return [{ time: 200, entry: number, say, ...dry(entry) }];
  }
  if (text === "stop") return [{ time: 100, entry: number, say: t("assault.stopped", mover), ...dry(entry) }];
  if (text === "allow") return [{ time: 250, entry: number, say: t("assault.allowed", mover), ...dry(entry) }];
  if (text === "save") {
    return [{ time: 900, entry: number, say: t("assault.saved", mover), sound: "capture", ...dry(entry) }];
  }
  if (text === "swap") return [{ time: 100, entry: number, say: t("assault.swapped"), ...dry(entry) }];
  if (text?.startsWith("x")) {
    const cell = text.slice(1);
    const hasCoins = next?.kind === "outcome" && next.event === text;
    const isUndecided = context.options.stubborn === "choice" && !hasCoins;
    if (isUndecided) return [{ time: 250, entry: number, ...dry(entry), say: t("assault.attackAsks", mover, cell) }];
    if (hasCoins) return [{ time: 250, entry: number, ...dry(entry) }];
    return stubborn(entry, cell, context);
  }
  const cell = text ?? "";
  return [
    {
      time: 260,
      entry: number,
      ...dry(entry),
      effects: { [cell]: "drop" },
      sound: "stone",
      say: t("assault.placed", mover, cell),
    },
  ];
}

/** An attack with three allies that fails without coins. @param {Entry} entry @param {string} cell
 *  @param {Context} context @returns {Frame[]} */
function stubborn(entry, cell, context) {
  const { mover = "", number } = entry;
  const links = context.board.cells.find((one) => one.name === cell)?.links ?? [];
  const allies = links.filter((name) => context.position.stones[name] === mover);
  const scene = { target: cell, cells: [cell, ...allies], side: mover, isStubborn: true };
  const say = t("assault.stubbornSaid", mover, cell);
  return [
    { time: 1500, entry: number, ...dry(entry), effects: { [cell]: "shake" }, sound: "capture", say, scene },
  ];
}

/** @param {Entry} entry @param {Record<string, string>} stones   before it @returns {Frame[]} */
function coins(entry, stones) {
  const target = (entry.event ?? "").slice(1);
  const throws = [...(entry.text ?? "")].map((digit) => digit === "1");
  const hits = throws.filter(Boolean).length;
  const change = entry.changes?.[target];
  const attacker = stones[target] === "black" ? "white" : "black";
  const cells = entry.odds?.cells ?? [target];
  const scene = { target, cells, throws, side: attacker, chance: entry.odds?.probability.value };
  const end = t(hits ? "assault.success" : "assault.failure");
  const after = dry(entry);
  return [
    { time: 1250, sound: "coin", scene: { ...scene, isFlying: true } },
    {
      time: 1150,
      entry: entry.number,
      ...after,
      effects: { [target]: hits && change?.stone ? "flip" : "shake" },
      sound: hits ? "flip" : "capture",
      say: t("assault.attackSaid", attacker, target, hits, throws.length, end),
      scene: { ...scene, isSuccess: hits > 0 },
    },
  ];
}

/** @param {Entry} entry @param {Record<string, string>} stones   before the water comes @returns {Frame[]} */
function water(entry, stones) {
  const cells = Object.entries(entry.changes ?? {}).filter(([, change]) => isFlooded(change));
  if (cells.length === 0) return [];
  const drowned = cells.filter(([cell]) => stones[cell]).length;
  const wave = Object.fromEntries(cells.map(([cell]) => [cell, "wave"]));
  const title = t("assault.tide");
  return [
    { time: 900, shaking: false, effects: wave, sound: "rumble", scene: { title } },
    {
      time: 900,
      stones: Object.fromEntries(cells.map(([cell]) => [cell, null])),
      marks: Object.fromEntries(cells.map(([cell, change]) => [cell, change.marks])),
      effects: wave,
      say: t("assault.tideSaid", cells.length, drowned),
      scene: { title, words: t("assault.tideSaid", cells.length, drowned) },
    },
  ];
}

/** How events of Triangular Assault are acted out: stones, coins that flip in view, water that rises. */
import { t } from "../../text/text.js";

/** @typedef {import("../types.js").Beat} Beat */
/** @typedef {import("../types.js").Table} Table */
/** @typedef {import("../../api/types.js").MatchEvent} MatchEvent */
/** @typedef {import("../../api/types.js").Change} Change */

/** @param {Change} change */
const isFlooded = (change) => change.marks.includes("flooded");

/** What changes but for the water: that rises when the rest is done. @param {MatchEvent} event */
function dry(event) {
  const all = Object.entries(event.changes ?? {}).filter(([, change]) => !isFlooded(change));
  return {
    stones: Object.fromEntries(all.map(([cell, change]) => [cell, change.stone])),
    marks: Object.fromEntries(all.map(([cell, change]) => [cell, change.marks])),
  };
}

/** @param {MatchEvent[]} events @param {Table} table @returns {Beat[]} */
export function acts(events, table) {
  const stones = { ...table.position.stones };
  /** @type {Beat[]} */
  const beats = [];
  events.forEach((event, index) => {
    const before = { ...stones };
    for (const [cell, change] of Object.entries(event.changes ?? {})) {
      if (change.stone) stones[cell] = change.stone;
      else delete stones[cell];
    }
    beats.push(...(event.kind === "outcome" ? coins(event, before) : acting(event, events[index + 1], table)));
    beats.push(...water(event, { ...before, ...dryStones(event) }));
  });
  return beats;
}

/** @param {MatchEvent} event @returns {Record<string, import("../../api/types.js").Side>} */
function dryStones(event) {
  const all = Object.entries(dry(event).stones).filter(([, stone]) => stone);
  return /** @type {any} */ (Object.fromEntries(all));
}

/** @param {MatchEvent} event @param {MatchEvent | undefined} next @param {Table} table @returns {Beat[]} */
function acting(event, next, table) {
  const { text, mover = "", number } = event;
  if (event.concealed || text?.startsWith("sacred")) {
    const say = t("assault.sacredSaid", mover);
    return [{ time: 200, event: number, say, ...dry(event) }];
  }
  if (text === "stop") return [{ time: 100, event: number, say: t("assault.stopped", mover), ...dry(event) }];
  if (text === "swap") return [{ time: 100, event: number, say: t("assault.swapped"), ...dry(event) }];
  if (text?.startsWith("x")) {
    const cell = text.slice(1);
    const hasCoins = next?.kind === "outcome" && next.event === text;
    if (hasCoins) return [{ time: 250, event: number, ...dry(event) }];
    return stubborn(event, cell, table);
  }
  const cell = text ?? "";
  return [
    {
      time: 260,
      event: number,
      ...dry(event),
      effects: { [cell]: "drop" },
      sound: "stone",
      say: t("assault.placed", mover, cell),
    },
  ];
}

/** An attack with three allies that fails without coins. @param {MatchEvent} event @param {string} cell
 *  @param {Table} table @returns {Beat[]} */
function stubborn(event, cell, table) {
  const { mover = "", number } = event;
  const links = table.board.cells.find((one) => one.name === cell)?.links ?? [];
  const allies = links.filter((name) => table.position.stones[name] === mover);
  const scene = { target: cell, cells: [cell, ...allies], side: mover, isStubborn: true };
  const say = t("assault.stubbornSaid", mover, cell);
  return [
    { time: 1500, event: number, ...dry(event), effects: { [cell]: "shake" }, sound: "capture", say, scene },
  ];
}

/** @param {MatchEvent} event @param {Record<string, string>} stones   before it @returns {Beat[]} */
function coins(event, stones) {
  const target = (event.event ?? "").slice(1);
  const throws = [...(event.text ?? "")].map((digit) => digit === "1");
  const hits = throws.filter(Boolean).length;
  const change = event.changes?.[target];
  const attacker = stones[target] === "black" ? "white" : "black";
  const cells = event.odds?.cells ?? [target];
  const scene = { target, cells, throws, side: attacker, chance: event.odds?.probability.value };
  const end = t(hits ? "assault.success" : "assault.failure");
  const after = dry(event);
  return [
    { time: 1250, sound: "coin", scene: { ...scene, isFlying: true } },
    {
      time: 1150,
      event: event.number,
      ...after,
      effects: { [target]: hits && change?.stone ? "flip" : "shake" },
      sound: hits ? "flip" : "capture",
      say: t("assault.attackSaid", attacker, target, hits, throws.length, end),
      scene: { ...scene, isSuccess: hits > 0 },
    },
  ];
}

/** @param {MatchEvent} event @param {Record<string, string>} stones   before the water comes @returns {Beat[]} */
function water(event, stones) {
  const cells = Object.entries(event.changes ?? {}).filter(([, change]) => isFlooded(change));
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

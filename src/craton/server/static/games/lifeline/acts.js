/** How Lifeline is acted out: a stone comes, enemies without a lifeline go, then friends. */
import { t } from "../../text/text.js";

/** @typedef {import("../types.js").Beat} Beat */
/** @typedef {import("../types.js").MatchEvent} MatchEvent */
/** @typedef {import("../../api/types.js").Side} Side */

const CELL = /^[a-z]\d+$/;
const FALL = 780;
const STAGGER = 45;

/** @param {MatchEvent[]} events @param {import("../types.js").Table} table @returns {Beat[]} */
export function acts(events, table) {
  const stones = { ...table.position.stones };
  return events.flatMap((event) => {
    const beats = [...words(event), ...placement(event, stones)];
    for (const [cell, change] of Object.entries(event.changes ?? {})) {
      if (change.stone) stones[cell] = change.stone;
      else delete stones[cell];
    }
    return beats;
  });
}

/** @param {MatchEvent} event @returns {Beat[]} */
function words(event) {
  const text = event.text ?? "";
  const [word, number] = text.split(" ");
  const key = /** @type {Record<string, string>} */ ({
    swap: "didSwap",
    spend: "didSpend",
    black: "tookBlack",
    white: "tookWhite",
    komi: "namedKomi",
  })[word];
  if (!key) return [];
  const banner = t(`lifeline.${key}`, number);
  const side = word === "black" || word === "white" ? word : undefined;
  return [{ time: 1500, scene: { banner, note: t(`lifeline.${key}Note`, number), side }, say: banner }];
}

/** @param {MatchEvent} event @param {Record<string, Side>} stones   before it @returns {Beat[]} */
function placement(event, stones) {
  const changes = Object.entries(event.changes ?? {});
  const side = event.mover === "black" || event.mover === "white" ? event.mover : null;
  /** @type {Record<string, Side>} */
  const coming = {};
  for (const [cell, change] of changes) if (change.stone) coming[cell] = change.stone;
  // A stone that dies by its own placement is in no change: it is shown all the same.
  if (side && event.text && CELL.test(event.text) && !stones[event.text]) coming[event.text] = side;
  const cells = Object.keys(coming);
  if (cells.length === 0) return [];
  /** @type {Beat[]} */
  const beats = [
    {
      time: 240,
      stones: coming,
      effects: Object.fromEntries(cells.map((cell, place) => [cell, place ? `drop ${place * 120}` : "drop"])),
      sound: "stone",
    },
  ];
  const gone = changes.filter(([, change]) => !change.stone).map(([cell]) => cell);
  if (event.text && coming[event.text] && !event.changes?.[event.text]?.stone) gone.push(event.text);
  const all = { ...stones, ...coming };
  const enemies = gone.filter((cell) => all[cell] !== side);
  const friends = gone.filter((cell) => all[cell] === side);
  if (enemies.length) beats.push(...fall(enemies, t("lifeline.taken", enemies.length)));
  if (friends.length) beats.push(...fall(friends, t("lifeline.lost", friends.length)));
  return beats;
}

/** @param {string[]} cells @param {string} say @returns {Beat[]} */
function fall(cells, say) {
  return [
    {
      time: FALL + STAGGER * Math.min(cells.length, 12),
      effects: Object.fromEntries(cells.map((cell, place) => [cell, `crumble ${Math.min(place, 12) * STAGGER}`])),
      sound: "capture",
      say,
    },
    { time: 60, stones: Object.fromEntries(cells.map((cell) => [cell, null])) },
  ];
}

/** Animations of Lifeline: a stone drops, enemies without a lifeline are removed, then friends. */
import { t } from "../../text/text.js";

/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../types.js").Entry} Entry */
/** @typedef {import("../../api/types.js").Side} Side */

const CELL = /^[a-z]\d+$/;
const FALL = 780;
const STAGGER = 45;

/** @param {Entry[]} entries @param {import("../types.js").Context} context @returns {Frame[]} */
export function animate(entries, context) {
  const stones = { ...context.position.stones };
  return entries.flatMap((entry) => {
    const frames = [...words(entry), ...placement(entry, stones)];
    for (const [cell, change] of Object.entries(entry.changes ?? {})) {
      if (change.stone) stones[cell] = change.stone;
      else delete stones[cell];
    }
    return frames;
  });
}

/** @param {Entry} entry @returns {Frame[]} */
function words(entry) {
  const text = entry.text ?? "";
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

/** @param {Entry} entry @param {Record<string, Side>} stones   before it @returns {Frame[]} */
function placement(entry, stones) {
  const changes = Object.entries(entry.changes ?? {});
  const side = entry.mover === "black" || entry.mover === "white" ? entry.mover : null;
  /** @type {Record<string, Side>} */
  const coming = {};
  for (const [cell, change] of changes) if (change.stone) coming[cell] = change.stone;
  // A stone that dies by its own placement is in no change, but it is shown.
  if (side && entry.text && CELL.test(entry.text) && !stones[entry.text]) coming[entry.text] = side;
  const cells = Object.keys(coming);
  if (cells.length === 0) return [];
  /** @type {Frame[]} */
  const frames = [
    {
      time: 240,
      stones: coming,
      effects: Object.fromEntries(cells.map((cell, place) => [cell, place ? `drop ${place * 120}` : "drop"])),
      sound: "stone",
    },
  ];
  const gone = changes.filter(([, change]) => !change.stone).map(([cell]) => cell);
  if (entry.text && coming[entry.text] && !entry.changes?.[entry.text]?.stone) gone.push(entry.text);
  const all = { ...stones, ...coming };
  const enemies = gone.filter((cell) => all[cell] !== side);
  const friends = gone.filter((cell) => all[cell] === side);
  if (enemies.length) frames.push(...fall(enemies, t("lifeline.taken", enemies.length)));
  if (friends.length) frames.push(...fall(friends, t("lifeline.lost", friends.length)));
  return frames;
}

/** @param {string[]} cells @param {string} say @returns {Frame[]} */
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

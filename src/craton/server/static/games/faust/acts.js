/** How Faust is acted out: a disc comes down, or a rectangle and its walls light up and it turns over in a wave. */
import { t } from "../../text/text.js";
import { rectangles } from "./rectangles.js";

/** @typedef {import("../types.js").Beat} Beat */
/** @typedef {import("../types.js").MatchEvent} MatchEvent */
/** @typedef {import("../types.js").Table} Table */

const RIPPLE = 70;
const TURN = 460;

/** @param {MatchEvent[]} events @param {Table} table @returns {Beat[]} */
export function acts(events, table) {
  const stones = { ...table.position.stones };
  return events.flatMap((event) => {
    const beats = beatsOf(event, table, stones);
    for (const [cell, change] of Object.entries(event.changes ?? {})) {
      if (change.stone) stones[cell] = change.stone;
      else delete stones[cell];
    }
    return beats;
  });
}

/** @param {MatchEvent} event @param {Table} table @param {Record<string, string>} stones @returns {Beat[]} */
function beatsOf(event, table, stones) {
  if (event.text === "swap" || event.text === "pass") {
    const banner = t(event.text === "swap" ? "faust.didSwap" : "faust.didPass");
    return [{ time: 1500, scene: { banner, note: t(`faust.${event.text}Note`) }, say: banner }];
  }
  const changes = Object.entries(event.changes ?? {});
  if (changes.length === 0) return [];
  const after = Object.fromEntries(changes.map(([cell, change]) => [cell, change.stone]));
  const flipped = changes.filter(([cell, change]) => stones[cell] && change.stone).map(([cell]) => cell);
  if (flipped.length === 0) {
    const effects = Object.fromEntries(changes.map(([cell]) => [cell, "drop"]));
    return [{ time: 240, stones: after, effects, sound: "stone" }];
  }
  const delays = wave(table, flipped);
  const last = Math.max(...delays.values());
  return [
    { time: 360, effects: Object.fromEntries([...flipped, ...wallsOf(event, table)].map((cell) => [cell, "glow"])) },
    {
      time: TURN + last,
      stones: after,
      effects: Object.fromEntries(flipped.map((cell) => [cell, `flip ${delays.get(cell)}`])),
      sound: "flip",
      say: t("faust.flipped", flipped.length),
    },
  ];
}

/** The walls that made it possible, where they are known. @param {MatchEvent} event @param {Table} table */
function wallsOf(event, table) {
  const taken = rectangles(table).find((one) => one.name === event.text && one.side === event.mover);
  return taken?.walls.filter((wall) => wall.side === taken.side).flatMap((wall) => wall.cells) ?? [];
}

/** When each disc turns: by its distance from the first one. @param {Table} table @param {string[]} cells */
function wave(table, cells) {
  const centres = new Map(table.board.cells.map((cell) => [cell.name, cell.centre]));
  const [x, y] = centres.get(cells[0]) ?? [0, 0];
  return new Map(
    cells.map((cell) => {
      const [cx, cy] = centres.get(cell) ?? [x, y];
      return [cell, Math.round(RIPPLE * (Math.abs(cx - x) + Math.abs(cy - y)))];
    }),
  );
}

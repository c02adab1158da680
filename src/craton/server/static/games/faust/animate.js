/** Animations of Faust: a disc drops, or a rectangle and its walls light up and its discs flip in a wave. */
import { t } from "../../text/text.js";
import { rectangles } from "./rectangles.js";

/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../types.js").Entry} Entry */
/** @typedef {import("../types.js").Context} Context */

const RIPPLE = 70;
const TURN = 460;

/** @param {Entry[]} entries @param {Context} context @returns {Frame[]} */
export function animate(entries, context) {
  const stones = { ...context.position.stones };
  return entries.flatMap((entry) => {
    const frames = framesOf(entry, context, stones);
    for (const [cell, change] of Object.entries(entry.changes ?? {})) {
      if (change.stone) stones[cell] = change.stone;
      else delete stones[cell];
    }
    return frames;
  });
}

/** @param {Entry} entry @param {Context} context @param {Record<string, string>} stones @returns {Frame[]} */
function framesOf(entry, context, stones) {
  if (entry.text === "swap" || entry.text === "pass") {
    const banner = t(entry.text === "swap" ? "faust.didSwap" : "faust.didPass");
    return [{ time: 1500, scene: { banner, note: t(`faust.${entry.text}Note`) }, say: banner }];
  }
  const changes = Object.entries(entry.changes ?? {});
  if (changes.length === 0) return [];
  const after = Object.fromEntries(changes.map(([cell, change]) => [cell, change.stone]));
  const flipped = changes.filter(([cell, change]) => stones[cell] && change.stone).map(([cell]) => cell);
  if (flipped.length === 0) {
    const effects = Object.fromEntries(changes.map(([cell]) => [cell, "drop"]));
    return [{ time: 240, stones: after, effects, sound: "stone" }];
  }
  const delays = wave(context, flipped);
  const last = Math.max(...delays.values());
  return [
    { time: 360, effects: Object.fromEntries([...flipped, ...wallsOf(entry, context)].map((cell) => [cell, "glow"])) },
    {
      time: TURN + last,
      stones: after,
      effects: Object.fromEntries(flipped.map((cell) => [cell, `flip ${delays.get(cell)}`])),
      sound: "flip",
      say: t("faust.flipped", flipped.length),
    },
  ];
}

/** The walls that allowed the capture, if they are known. @param {Entry} entry @param {Context} context */
function wallsOf(entry, context) {
  const taken = rectangles(context).find((one) => one.name === entry.text && one.side === entry.mover);
  return taken?.walls.filter((wall) => wall.side === taken.side).flatMap((wall) => wall.cells) ?? [];
}

/** The delay of each flip, by its distance from the first disc. @param {Context} context @param {string[]} cells */
function wave(context, cells) {
  const centres = new Map(context.board.cells.map((cell) => [cell.name, cell.centre]));
  const [x, y] = centres.get(cells[0]) ?? [0, 0];
  return new Map(
    cells.map((cell) => {
      const [cx, cy] = centres.get(cell) ?? [x, y];
      return [cell, Math.round(RIPPLE * (Math.abs(cx - x) + Math.abs(cy - y)))];
    }),
  );
}

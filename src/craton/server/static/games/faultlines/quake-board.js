/** Stones and marks during the animation of a quake; they change with every die. */

/** @typedef {import("../../api/types.js").Change} Change */
/** @typedef {import("../../api/types.js").Side} Side */
/** @typedef {Record<Side, number>} Count */

/** Marks that a quake sets, die by die. */
const OF_THE_QUAKE = new Set(["focus", "secured"]);

export class QuakeBoard {
  /** @param {{stones: Record<string, Side>, marks: Record<string, string[]>}} position */
  constructor({ stones, marks }) {
    this.stones = { ...stones };
    this.marks = { ...marks };
  }

  copy() {
    return new QuakeBoard(this);
  }

  /** @param {[string, Change][]} changes */
  take(changes) {
    for (const [cell, change] of changes) {
      if (change.stone) this.stones[cell] = change.stone;
      else delete this.stones[cell];
      this.marks[cell] = change.marks;
    }
    return this;
  }

  /** The stones that an action has placed, without the marks of the quake. @param {[string, Change][]} changes */
  place(changes) {
    const placed = changes.filter(([cell, change]) => change.stone && !this.stones[cell]);
    return this.take(
      placed.map(([cell, { stone, marks }]) => [cell, { stone, marks: marks.filter((mark) => !OF_THE_QUAKE.has(mark)) }]),
    );
  }

  /** @param {string[]} cells */
  remove(cells) {
    for (const cell of cells) delete this.stones[cell];
  }

  /** Without the mark of the group that is rolling. @param {string} cell */
  marksOf(cell) {
    return (this.marks[cell] ?? []).filter((mark) => mark !== "focus");
  }

  /** Stones that have survived, and stones that have not rolled yet. @returns {{score: Count, stake: Count}} */
  count() {
    const score = { black: 0, white: 0 };
    const stake = { black: 0, white: 0 };
    for (const [cell, side] of Object.entries(this.stones)) {
      (this.marks[cell]?.includes("secured") ? score : stake)[side] += 1;
    }
    return { score, stake };
  }
}

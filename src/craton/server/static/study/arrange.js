/** A position that is being set up, with the server's verdict on it. */
import { batch, signal } from "@preact/signals";
import { post } from "../api/client.js";
import { phrase } from "../text/phrases.js";
import { sentence } from "../ui/notices.js";

/** @typedef {import("../api/types.js").Arranged} Arranged */

export class Arrangement {
  /** @param {{position: string}} from   the position to begin with */
  constructor(from) {
    this.from = from.position;
    this.now = signal(/** @type {Arranged | null} */ (null));
    this.problem = signal(/** @type {string | null} */ (null));
    this.tool = signal("b");
    /** @type {Record<string, string>} */
    this.cells = {};
    /** @type {string | null} */
    this.mover = null;
    /** @type {number | null} */
    this.turns = null;
    this.round = 0;
  }

  async ask() {
    const round = ++this.round;
    try {
      const body = { position: this.from, cells: this.cells, mover: this.mover, turns: this.turns };
      const found = await post("/study/arrange", body);
      if (round !== this.round) return;
      batch(() => {
        this.now.value = found;
        this.problem.value = found.problem && phrase(found.problem);
      });
    } catch (error) {
      if (round === this.round) this.problem.value = sentence(error);
    }
  }

  /** Put the piece of the current tool on a cell; the same again removes it. @param {string} cell */
  paint(cell) {
    const has = this.cells[cell] ?? this.now.value?.cells[cell] ?? "";
    const tool = this.tool.value;
    this.cells = { ...this.cells, [cell]: has === tool ? "" : tool };
    this.ask();
  }

  clear() {
    const all = Object.keys(this.now.value?.cells ?? {});
    this.cells = { ...this.cells, ...Object.fromEntries(all.map((cell) => [cell, ""])) };
    this.mover = null;
    this.turns = null;
    this.ask();
  }

  /** @param {string} mover */
  setMover(mover) {
    this.mover = mover;
    this.ask();
  }

  /** @param {number | null} turns   null to let the server choose */
  setTurns(turns) {
    this.turns = turns;
    this.ask();
  }
}

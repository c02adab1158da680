/** Searches the current position with increasing time while it is switched on. */
import { effect, signal } from "@preact/signals";
import { post, Refusal } from "../api/client.js";
import { sentence } from "../ui/notices.js";
import { drawHeat, drawMoves } from "./advice.js";

/** @typedef {import("../api/types.js").SearchResult} Found */

/** The search behind the engine estimate and the analysis of matches. */
export const SIMULATIONS = 1000;

const BUDGETS = [0.4, 1.2, 4, 10]; // seconds
const DEBOUNCE = 180; // milliseconds without another step before a search begins
const LINES = 3;
const LEAST_VISITS = 3; // the value of an action that was hardly tried says nothing

/** @param {number} time @param {AbortSignal} stop */
const rest = (time, stop) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    stop.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(stop.reason);
    });
  });

export class Engine {
  /** @param {import("./store.js").StudyStore} study */
  constructor(study) {
    this.study = study;
    this.isOn = signal(false);
    /** Whether the best moves and the heat map are drawn on the board. */
    this.showsBest = signal(true);
    this.showsHeat = signal(false);
    this.isThinking = signal(false);
    this.problem = signal(/** @type {string | null} */ (null));
    /** Search results by node; replaced, never mutated. */
    this.found = signal(/** @type {ReadonlyMap<number, Found>} */ (new Map()));
    /** @type {Map<number, number>}   seconds by node */
    this.spent = new Map();
    /** @type {AbortController | null} */
    this.control = null;
  }

  /** Start following the study; returns a function that stops it. */
  follow() {
    let setting = this.study.setting.peek();
    const end = effect(() => {
      const line = this.study.line.value;
      const isOn = this.isOn.value;
      const now = this.study.setting.value;
      this.control?.abort();
      if (now !== setting) {
        setting = now;
        this.found.value = new Map();
        this.spent.clear();
      }
      if (isOn && line && line.state.to_move) this.think(this.study.node.peek().id);
    });
    return () => {
      end();
      this.control?.abort();
    };
  }

  /** @param {number} node */
  async think(node) {
    const control = new AbortController();
    this.control = control;
    const body = this.study.here();
    const left = BUDGETS.filter((seconds) => seconds > (this.spent.get(node) ?? 0));
    if (left.length === 0) return;
    try {
      await rest(DEBOUNCE, control.signal);
      this.isThinking.value = true;
      this.problem.value = null;
      for (const seconds of left) {
        const found = await this.ask({ ...body, seconds, lines: LINES }, control.signal);
        this.found.value = new Map(this.found.value).set(node, found);
        this.spent.set(node, found.exact ? Infinity : seconds);
        if (found.exact) break;
      }
    } catch (error) {
      if (!control.signal.aborted) this.problem.value = sentence(error);
    } finally {
      if (this.control === control) this.isThinking.value = false;
    }
  }

  /** @param {any} body @param {AbortSignal} signal @returns {Promise<Found>} */
  async ask(body, signal) {
    for (;;) {
      try {
        return await post("/study/search", body, { signal });
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== "too-many-requests") throw error;
        await rest(2000, signal); // the server is busy with other searches
      }
    }
  }
}

/**
 * A value for the side to move, as Black’s winning chance. If a seat or chance is to move, comparing `value` and `black`
 * of the result shows whose value it is.
 * @param {Found} found
 * @param {number} value
 * @param {string | null} mover
 */
export function forBlack(found, value, mover) {
  const isBlack = mover === "black" || (mover !== "white" && Math.abs(found.value - found.black) < 1e-9);
  return isBlack ? value : 1 - value;
}

/** What a search found, drawn on the board with the values of the side whose chances are shown. @param {Engine} engine
 *  @param {Found | null} found @param {import("../api/types.js").Position} position
 *  @returns {import("../games/types.js").Drawing | null} */
export function drawFound(engine, found, position) {
  if (!engine.isOn.value || !found) return null;
  const mover = position.to_move;
  const side = mover === "black" || mover === "white" ? mover : null;
  const { cells } = position.actions;
  const seen = (/** @type {number} */ value) => {
    const black = forBlack(found, value, mover);
    return engine.study.perspective.value === "black" ? black : 1 - black;
  };
  const moves = found.candidates.slice(0, LINES).map(({ action, value }) => ({ action, value: seen(value) }));
  const best = engine.showsBest.value ? drawMoves(moves, { side, stones: position.stones, actions: cells }) : {};
  const tried = found.candidates.filter((one) => one.visits >= LEAST_VISITS || one.proven);
  return { ...best, ...(engine.showsHeat.value ? drawHeat(tried, cells) : {}) };
}

/** A position with its history, as a page shows it: the base of a match, a replay, a study and a lesson. */
import { signal } from "@preact/signals";
import { visualsOf } from "../games/index.js";
import { sentence } from "../ui/notices.js";
import { Animator, plainFrames } from "./animator.js";

/**
 * @typedef {import("../games/types.js").Context} Context
 * @typedef {import("../api/types.js").Entry} Entry
 * @typedef {import("../api/types.js").Position} Position
 * @typedef {Pick<Context, "game" | "options" | "board">} Setting   what does not change while the position does
 */

export class PositionStore {
  constructor() {
    this.visuals = signal(/** @type {import("../games/types.js").Visuals | null} */ (null));
    this.problem = signal(/** @type {string | null} */ (null));
    /** Whether a request that changes the position is under way. */
    this.isBusy = signal(false);
    this.animator = new Animator();
    /** Counts requests: the answer to an earlier one is out of date. */
    this.round = 0;
  }

  /** @param {Pick<Setting, "game" | "board">} setting */
  async loadVisuals({ game, board }) {
    this.visuals.value = await visualsOf(game, board);
  }

  /**
   * Show how entries of the log lead from one position to the next.
   * @param {Setting} setting
   * @param {Entry[]} entries
   * @param {{before: Position, after: Position, insight?: Context["insight"], steps?: Context["steps"], throws?: Context["throws"], isShared?: boolean}} way
   */
  animate({ game, options, board }, entries, { before, after, insight = null, steps, throws, isShared = false }) {
    const { isUnattended } = this.animator;
    const still = { hover: null, selection: null, canAct: false, layer: "" };
    const context = { game, options, board, position: before, insight, steps, throws, isShared, isUnattended, ...still };
    const animate = this.visuals.value?.animate;
    this.animator.animate(animate ? animate(entries, context) : plainFrames(entries), after);
  }

  /**
   * Run a request; an error becomes `problem`.
   * @template T
   * @param {() => Promise<T>} request
   * @returns {Promise<T | null>}
   */
  async attempt(request) {
    try {
      return await request();
    } catch (error) {
      this.problem.value = sentence(error);
      return null;
    }
  }

  /**
   * The same, unless another one is under way.
   * @template T
   * @param {() => Promise<T>} request
   * @returns {Promise<T | null>}
   */
  async attemptAlone(request) {
    if (this.isBusy.value) return null;
    this.isBusy.value = true;
    const found = await this.attempt(request);
    this.isBusy.value = false;
    return found;
  }
}

/** One of the outcomes of a chance event, drawn by their probabilities.
 *  @param {import("../api/types.js").Outcome[]} outcomes */
export function drawOutcome(outcomes) {
  let left = crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;
  return outcomes.find((one) => (left -= one.probability.value) < 0) ?? outcomes[0];
}

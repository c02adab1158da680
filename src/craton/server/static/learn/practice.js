/** A position to play on without a match: the server replays the whole line for each request and stores nothing. */
import { batch, signal } from "@preact/signals";
import { post } from "../api/client.js";
import { entryOf } from "../match/entries.js";
import { drawOutcome, PositionStore } from "../match/position-store.js";

/**
 * @typedef {import("../api/types.js").Entry} Entry
 * @typedef {import("../api/types.js").Insight} Insight
 * @typedef {import("../api/types.js").Line} Line
 *
 * @typedef {{game?: string, options?: Record<string, any>, position?: string, steps?: string[]}} Start
 */

export class PracticeStore extends PositionStore {
  /** @param {Start} start */
  constructor(start) {
    super();
    this.start = start;
    /** @type {string[]} */
    this.steps = [...(start.steps ?? [])];
    this.line = signal(/** @type {Line | null} */ (null));
    this.insight = signal(/** @type {Insight | null} */ (null));
    /** The insight of the position before the running animation. */
    this.known = signal(/** @type {Insight | null} */ (null));
  }

  async open() {
    await this.attempt(async () => {
      const line = await this.ask(this.steps);
      if (!this.visuals.value) await this.loadVisuals(line);
      this.take(line, this.steps);
    });
  }

  /** @param {string[]} steps @returns {Promise<Line>} */
  ask(steps) {
    return post("/study", { ...this.start, steps });
  }

  /** Show a line at once. @param {Line} line @param {string[]} steps */
  take(line, steps) {
    batch(() => {
      this.problem.value = null;
      this.steps = steps;
      this.line.value = line;
      this.animator.set(line.state);
    });
    this.loadInsight();
  }

  /** The insight of the position, which may take a while. */
  async loadInsight() {
    const round = ++this.round;
    this.insight.value = null;
    try {
      const found = await post("/study/insight", { ...this.start, steps: this.steps });
      if (round === this.round) this.insight.value = found;
    } catch {
      // the board works without it
    }
  }

  /**
   * Play an action, and draw the outcomes of chance events that follow.
   * @param {string} action   or "" for the chance event that is pending
   * @returns {Promise<Line | null>} the line with it; null if it could not be played
   */
  async act(action) {
    const before = this.line.value;
    if (!before) return null;
    return this.attemptAlone(() => this.follow(before, action));
  }

  throwDice() {
    return this.act("");
  }

  /** @param {Line} before @param {string} action */
  async follow(before, action) {
    /** @type {Entry[]} */
    const entries = [];
    let steps = this.steps;
    let line = before;
    for (let step = action; step || line.chance; step = "") {
      steps = [...steps, step || `=${drawOutcome(line.chance?.outcomes ?? []).text}`];
      const next = await this.ask(steps);
      entries.push(entryOf(next.steps[next.steps.length - 1], line.state, next.state, line.chance?.odds));
      line = next;
    }
    const insight = this.insight.value;
    batch(() => {
      this.problem.value = null;
      this.known.value = insight;
      this.steps = steps;
      this.line.value = line;
      this.animate(line, entries, { before: before.state, after: line.state, insight });
    });
    this.loadInsight();
    return line;
  }

  /** Take back the last action with the outcomes that followed it. */
  async back() {
    const first = this.start.steps?.length ?? 0;
    let count = this.steps.length;
    if (count === first) return;
    do count -= 1;
    while (count > first && this.steps[count].startsWith("="));
    await this.go(this.steps.slice(0, count));
  }

  restart() {
    return this.go([...(this.start.steps ?? [])]);
  }

  /** @param {string[]} steps */
  async go(steps) {
    await this.attempt(async () => this.take(await this.ask(steps), steps));
  }
}

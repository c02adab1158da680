/** A match that is replayed step by step: its positions, their animation, and the analysis of the match. */
import { signal } from "@preact/signals";
import { get } from "../api/client.js";
import { entryOf } from "../match/entries.js";
import { PositionStore } from "../match/position-store.js";
import { pace } from "../preferences.js";
import { sentence } from "../ui/notices.js";

/** @typedef {import("../api/types.js").Match} Match */
/** @typedef {import("../api/types.js").Position} Position */

const PAUSE = 450; // milliseconds between two turns
const STILL = 900; // the same without animations
const ASK_AGAIN = 1000;

/** @param {number} time */
const rest = (time) => new Promise((resolve) => setTimeout(resolve, time));

export class ReplayStore extends PositionStore {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    this.match = signal(/** @type {Match | null} */ (null));
    this.at = signal(0);
    this.isPlaying = signal(false);
    this.analysis = signal(/** @type {import("../api/types.js").Analysis | null} */ (null));
    /** The progress of the analysis, from 0 to 1. */
    this.progress = signal(/** @type {number | null} */ (null));
    this.analysisProblem = signal(/** @type {string | null} */ (null));
    this.animator.isUnattended = true;
    /** @type {Map<number, Promise<Position>>} */
    this.positions = new Map();
    /** The step that the running animation leads to. */
    this.target = 0;
    this.isClosed = false;
  }

  get count() {
    return this.match.value?.steps.length ?? 0;
  }

  /** @param {number | null} at   steps; null for the start */
  async open(at) {
    await this.attempt(async () => {
      const match = /** @type {Match} */ (await get(`/matches/${this.id}`));
      await this.loadVisuals(match);
      if (this.isClosed) return;
      this.match.value = match;
      await this.go(at ?? 0);
    });
  }

  close() {
    this.isClosed = true;
    this.pause();
  }

  /** The position after a number of steps. @param {number} at @returns {Promise<Position>} */
  position(at) {
    const match = /** @type {Match} */ (this.match.value);
    let found = this.positions.get(at);
    if (!found) {
      found = at === this.count ? Promise.resolve(match.state) : get(`/matches/${this.id}/steps/${at}`);
      found.catch(() => this.positions.delete(at));
      this.positions.set(at, found);
    }
    return found;
  }

  /** Show a position at once. @param {number} at */
  async go(at) {
    const round = ++this.round;
    const to = Math.min(this.count, Math.max(0, at));
    this.at.value = to;
    const position = await this.attempt(() => this.position(to));
    if (position && round === this.round) this.animator.set(position);
  }

  /** The end of an action that begins here, with the outcomes that follow it. @param {number} from */
  endOfAction(from) {
    const steps = this.match.value?.steps ?? [];
    let to = from + 1;
    while (to < steps.length && steps[to].event !== null) to += 1;
    return to;
  }

  /** Animate the steps up to another one; resolves when the animation is over. @param {number} to */
  async animateTo(to) {
    const match = this.match.value;
    if (!match) return;
    const round = ++this.round;
    const from = this.at.value;
    this.target = to;
    const span = Array.from({ length: to - from + 1 }, (_, index) => this.position(from + index));
    const positions = await Promise.all(span);
    const steps = match.steps.slice(from, to);
    // A show has the odds of chance events, and in some games the chances of winning after each of them.
    const show = steps.some((step) => step.event !== null) ? await this.showOf(from, to) : null;
    if (round !== this.round) return;
    const plain = steps.map((step, index) => entryOf(step, positions[index], positions[index + 1], null));
    const entries = show?.entries ?? plain;
    const throws = new Map((show?.entries ?? []).flatMap((entry) => (entry.throw ? [[entry.number, entry.throw]] : [])));
    this.animator.set(positions[0]);
    this.animate(match, entries, {
      before: positions[0],
      after: positions[positions.length - 1],
      steps: match.steps.slice(0, from),
      throws: throws.size ? throws : undefined,
    });
    await this.quiet();
    if (round === this.round) this.at.value = to;
  }

  /** @param {number} first @param {number} last @returns {Promise<import("../api/types.js").Show | null>} */
  async showOf(first, last) {
    const show = await get(`/matches/${this.id}/show?first=${first}&last=${last}`).catch(() => null);
    return show?.last === last ? show : null;
  }

  /** Show a part of the match from its beginning, without a click. @param {import("../games/shared/shows.js").Span} span */
  async watch({ first, last }) {
    await this.go(first);
    for (let to = first; to < last && !this.isClosed; ) {
      to = Math.min(last, this.endOfAction(to));
      await this.animateTo(to);
      if (this.at.value !== to) return; // something else is shown now
    }
  }

  /** Animate the next step; a running animation is ended at once. */
  async step() {
    if (this.animator.isAnimating.value) await this.go(this.target);
    if (this.at.value < this.count) await this.animateTo(this.at.value + 1);
  }

  /** Resolves when no animation runs. */
  quiet() {
    return new Promise((resolve) => {
      const end = this.animator.isAnimating.subscribe((isAnimating) => {
        if (isAnimating) return;
        queueMicrotask(() => end());
        resolve(undefined);
      });
    });
  }

  async play() {
    if (this.isPlaying.value) return;
    this.isPlaying.value = true;
    if (this.at.value >= this.count) await this.go(0);
    while (this.isPlaying.value && this.at.value < this.count) {
      const to = this.endOfAction(this.at.value);
      if (to < this.count) this.position(to + 1).catch(() => {});
      await this.animateTo(to);
      if (this.isPlaying.value) await rest(pace() ? PAUSE * pace() : STILL);
    }
    this.isPlaying.value = false;
  }

  pause() {
    this.isPlaying.value = false;
  }

  /** Poll for the analysis until it is done. */
  async analyse() {
    this.analysisProblem.value = null;
    this.progress.value = 0;
    try {
      while (!this.isClosed) {
        const answer = await get(`/matches/${this.id}/analysis`);
        if (answer.status === "done") {
          this.analysis.value = answer.analysis;
          break;
        }
        this.progress.value = answer.total ? answer.done / answer.total : 0;
        await rest(ASK_AGAIN);
      }
    } catch (error) {
      this.analysisProblem.value = sentence(error);
    }
    this.progress.value = null;
  }
}

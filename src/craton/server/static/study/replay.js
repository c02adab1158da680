/** A match that is shown again, step by step: its positions, what is acted out, and what an analysis says of it. */
import { batch, signal } from "@preact/signals";
import { get } from "../api/client.js";
import { visualsOf } from "../games/index.js";
import { plainBeats, Theatre } from "../match/theatre.js";
import { pace } from "../preferences.js";
import { sentence } from "../ui/notices.js";
import { eventOf } from "./changes.js";

/** @typedef {import("../api/types.js").Match} Match */
/** @typedef {import("../api/types.js").Position} Position */

const PAUSE = 450; // milliseconds between two turns
const STILL = 900; // the same where nothing moves
const ASK_AGAIN = 1000;

/** @param {number} time */
const rest = (time) => new Promise((resolve) => setTimeout(resolve, time));

export class Replay {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.match = signal(/** @type {Match | null} */ (null));
    this.visuals = signal(/** @type {import("../games/types.js").Visuals | null} */ (null));
    this.at = signal(0);
    this.isPlaying = signal(false);
    this.problem = signal(/** @type {string | null} */ (null));
    this.analysis = signal(/** @type {import("./types.js").Analysis | null} */ (null));
    /** How far the analysis has come: from 0 to 1. */
    this.progress = signal(/** @type {number | null} */ (null));
    this.analysisProblem = signal(/** @type {string | null} */ (null));
    this.theatre = new Theatre();
    this.theatre.isWatched = true;
    /** @type {Map<number, Promise<Position>>} */
    this.positions = new Map();
    this.round = 0;
    /** The step that is being acted out. */
    this.target = 0;
    this.isClosed = false;
  }

  get count() {
    return this.match.value?.steps.length ?? 0;
  }

  /** @param {number | null} at   steps; the end without it */
  async open(at) {
    try {
      const match = /** @type {Match} */ (await get(`/matches/${this.id}`));
      const visuals = await visualsOf(match.game, match.board.kind);
      if (this.isClosed) return;
      batch(() => {
        this.visuals.value = visuals;
        this.match.value = match;
      });
      await this.go(at ?? 0);
    } catch (error) {
      this.problem.value = sentence(error);
    }
  }

  close() {
    this.isClosed = true;
    this.pause();
  }

  /** The position behind so many steps. @param {number} at @returns {Promise<Position>} */
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
    try {
      const position = await this.position(to);
      if (round === this.round) this.theatre.set(position);
    } catch (error) {
      this.problem.value = sentence(error);
    }
  }

  /** Where the turn at hand ends: an action goes together with the outcomes behind it. @param {number} from */
  endOfAct(from) {
    const steps = this.match.value?.steps ?? [];
    let to = from + 1;
    while (to < steps.length && steps[to].event !== null) to += 1;
    return to;
  }

  /** Act out the steps up to another one; the answer comes when it is over. @param {number} to */
  async act(to) {
    const match = this.match.value;
    const visuals = this.visuals.value;
    if (!match || !visuals) return;
    const round = ++this.round;
    const from = this.at.value;
    this.target = to;
    const span = Array.from({ length: to - from + 1 }, (_, index) => this.position(from + index));
    const positions = await Promise.all(span);
    if (round !== this.round) return;
    const events = match.steps.slice(from, to).map((step, index) => eventOf(step, positions[index], positions[index + 1]));
    const { game, options, board } = match;
    const table = { game, options, board, position: positions[0], insight: null, hover: null, selection: null, canAct: false, layer: "" };
    const beats = visuals.acts ? visuals.acts(events, table) : plainBeats(events);
    this.theatre.set(positions[0]);
    this.theatre.perform(beats, positions[positions.length - 1]);
    await this.quiet();
    if (round === this.round) this.at.value = to;
  }

  /** Act out the next step; what is still being acted out is at its end at once. */
  async step() {
    if (this.theatre.isActing.value) await this.go(this.target);
    if (this.at.value < this.count) await this.act(this.at.value + 1);
  }

  /** When nothing is acted out any more. */
  quiet() {
    return new Promise((resolve) => {
      const end = this.theatre.isActing.subscribe((isActing) => {
        if (isActing) return;
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
      const to = this.endOfAct(this.at.value);
      if (to < this.count) this.position(to + 1).catch(() => {});
      await this.act(to);
      if (this.isPlaying.value) await rest(pace() ? PAUSE * pace() : STILL);
    }
    this.isPlaying.value = false;
  }

  pause() {
    this.isPlaying.value = false;
  }

  /** Ask for the analysis until it is done. */
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

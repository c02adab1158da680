/**
 * The position as it is shown, and the animations that lead from one to the next; `skip` goes to the end at once.
 *
 * Without motion (reduced motion, or animations switched off) a show keeps its steps: each moment that has something to
 * read stands still for a while, and what only moves is left out. Plain moves are then shown at once.
 */
import { batch, signal } from "@preact/signals";
import { announce } from "../board/announce.js";
import { pace } from "../preferences.js";
import { play } from "../sound/sounds.js";

/** @typedef {import("../games/types.js").Frame} Frame */
/** @typedef {import("../api/types.js").Position} Position */

const LONG = 3000;
const STILL = 1000; // milliseconds: the least time for a moment without motion

export class Animator {
  constructor() {
    /** The position as it is shown. */
    this.shown = signal(/** @type {Position | null} */ (null));
    this.effects = signal(/** @type {Record<string, string>} */ ({}));
    this.scene = signal(/** @type {any} */ (null));
    this.isAnimating = signal(false);
    /** The numbers of the log entries that the running animation has shown; their order may differ from the log's. */
    this.shownEntries = signal(/** @type {Set<number>} */ (new Set()));
    this.isShaking = signal(false);
    /** Whether the animation is long enough to offer skipping it. */
    this.isLong = signal(false);
    /** Whether the current frame waits for a click. */
    this.isHolding = signal(false);
    /** Whether no frame waits for a click until the animation is over. */
    this.isReleased = false;
    /** Whether no user will click; frames then never wait. */
    this.isUnattended = false;
    /** Who throws which dice, if others watch. @type {import("./party.js").Party | null} */
    this.party = null;
    /** The side that somebody else throws for, while the current frame waits for it. */
    this.waitsFor = signal(/** @type {import("../api/types.js").Side | null} */ (null));
    /** Whether a show waits while the page is hidden; otherwise its steps go on. */
    this.pausesHidden = false;
    /** The entries that this page has shown before it was reloaded. @type {Set<number>} */
    this.seen = new Set();
    /** @type {Frame | null} */
    this.frame = null;
    /** @type {{frames: Frame[], then: Position}[]} */
    this.queue = [];
    /** The position that all animations lead to. @type {Position | null} */
    this.latest = null;
    this.round = 0;
    /** The cell of an own stone that has been drawn and heard already, so that it does not drop again.
     *  @type {string | null} */
    this.heard = null;
    /** @type {(() => void) | null} */
    this.wake = null;
  }

  /** Show a position at once. @param {Position} position */
  set(position) {
    this.round += 1;
    this.queue = [];
    this.latest = position;
    this.wake?.();
    this.rest(position);
  }

  /** Run an animation, then show the position that it leads to. @param {Frame[]} frames @param {Position} then */
  animate(frames, then) {
    this.latest = then;
    const isShow = frames.some((frame) => frame.scene || frame.holds);
    if ((!pace() || document.hidden) && !isShow && !this.isAnimating.value) {
      for (const frame of frames) if (frame.say) announce(frame.say);
      this.set(then);
      return;
    }
    this.queue.push({ frames, then });
    if (!this.isAnimating.value) this.run();
  }

  skip() {
    this.party?.release();
    if (this.latest) this.set(this.latest);
  }

  /** End the wait for a click. */
  go() {
    if (this.frame?.die) this.party?.throwDie(this.frame.die);
    this.wake?.();
  }

  /** End the wait, and do not wait for a click again in this animation. */
  goAll() {
    this.isReleased = true;
    this.party?.release();
    this.wake?.();
  }

  /** End the wait if the die has been thrown elsewhere. */
  check() {
    const die = this.frame?.holds && this.frame.die;
    if (die && this.party?.isThrown(die)) this.wake?.();
  }

  /** @param {Position} position */
  rest(position) {
    this.isReleased = false;
    this.frame = null;
    this.seen = new Set();
    batch(() => {
      this.shown.value = position;
      this.effects.value = {};
      this.scene.value = null;
      this.isAnimating.value = false;
      this.isShaking.value = false;
      this.isLong.value = false;
      this.isHolding.value = false;
      this.waitsFor.value = null;
      this.shownEntries.value = new Set();
    });
  }

  async run() {
    const round = this.round;
    this.isAnimating.value = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const frames = [...next.frames];
      this.isLong.value ||= isLong(frames);
      for (let frame = frames.shift(); frame; frame = frames.shift()) {
        this.begin(frame);
        await this.pass(frame);
        if (round !== this.round) return;
        if (frame.then) frames.unshift(...frame.then());
        this.isLong.value ||= isLong(frames);
      }
      this.shown.value = next.then;
    }
    this.rest(/** @type {Position} */ (this.latest));
  }

  /** @param {Frame} frame */
  begin(frame) {
    const shown = this.shown.value;
    const isHeard = frame.sound === "stone" && this.heard !== null && Boolean(frame.stones?.[this.heard]);
    batch(() => {
      if (frame.entry) this.shownEntries.value = new Set([...this.shownEntries.value, frame.entry]);
      if (shown && (frame.stones || frame.marks || frame.also)) {
        const stones = { ...shown.stones };
        for (const [cell, stone] of Object.entries(frame.stones ?? {})) {
          if (stone) stones[cell] = stone;
          else delete stones[cell];
        }
        const marks = { ...shown.marks, ...frame.marks };
        this.shown.value = /** @type {Position} */ ({ ...shown, ...frame.also, stones, marks });
      }
      this.effects.value = isHeard ? without(frame.effects, /** @type {string} */ (this.heard)) : (frame.effects ?? {});
      this.scene.value = frame.scene ?? null;
      this.isShaking.value = Boolean(frame.shaking);
      const wait = this.waitAt(frame);
      this.isHolding.value = Boolean(wait?.isMine);
      this.waitsFor.value = wait && !wait.isMine ? (frame.die?.side ?? null) : null;
    });
    this.frame = frame;
    if (isHeard) this.heard = null;
    if (this.seen.size) return;
    if (frame.die && !frame.holds) this.party?.throwDie(frame.die); // an earlier click was for it
    if (frame.sound && !isHeard) play(frame.sound);
    if (frame.say) announce(frame.say);
  }

  /**
   * Whether a frame waits for a throw: mine, or somebody else's, and for how long.
   * @param {Frame} frame
   * @returns {{isMine: boolean, limit: number} | null}
   */
  waitAt(frame) {
    if (!frame.holds || this.seen.size) return null;
    const { die } = frame;
    if (!this.party || !die) return this.isReleased || this.isUnattended ? null : { isMine: true, limit: Infinity };
    if (this.party.isThrown(die)) return null;
    const isMine = this.party.isMine(die.side);
    return isMine && this.isReleased ? null : { isMine, limit: this.party.limitOf(die) };
  }

  /** @param {Frame} frame */
  async pass(frame) {
    if (this.seen.size) {
      if (frame.entry) this.seen.delete(frame.entry);
      return;
    }
    if (document.hidden && this.pausesHidden) await this.until(Infinity, isVisible);
    const wait = this.waitAt(frame);
    if (!wait) {
      const time = timeOf(frame);
      if (time) await this.until(time);
    } else if (!(await this.until(wait.limit)) && frame.die) {
      this.party?.late.add(frame.die.side); // nobody waits for that side again
      this.party?.throwDie(frame.die);
    }
  }

  /**
   * Resolves after a time, when `wake` is called, or when something else happens.
   * @param {number} time   milliseconds
   * @param {(done: () => void) => (() => void)} [otherwise]   starts to listen; returns how to stop
   * @returns {Promise<boolean>} whether it was ended before its time
   */
  until(time, otherwise) {
    return new Promise((resolve) => {
      const end = (/** @type {boolean} */ isEarly) => {
        clearTimeout(timer);
        stop?.();
        this.wake = null;
        resolve(isEarly);
      };
      const timer = Number.isFinite(time) ? setTimeout(() => end(false), time) : undefined;
      const stop = otherwise?.(() => end(true));
      this.wake = () => end(true);
    });
  }
}

/** @param {Record<string, string> | undefined} effects @param {string} cell */
const without = (effects, cell) => Object.fromEntries(Object.entries(effects ?? {}).filter(([name]) => name !== cell));

/** How long a frame is shown. @param {Frame} frame */
function timeOf(frame) {
  if (pace()) return frame.time * pace();
  return frame.scene && !frame.moves ? Math.max(STILL, frame.time) : 0;
}

/** @param {Frame[]} frames */
const isLong = (frames) =>
  frames.some((frame) => frame.holds) || frames.reduce((sum, frame) => sum + timeOf(frame), 0) > LONG;

/** @param {() => void} done */
function isVisible(done) {
  const look = () => !document.hidden && done();
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}

/**
 * Frames for a game without an animation of its own: stones come and go.
 * @param {import("../api/types.js").Entry[]} entries
 * @returns {Frame[]}
 */
export function plainFrames(entries) {
  /** @type {Frame[]} */
  const frames = [];
  for (const entry of entries) {
    if (!entry.changes) continue;
    const changes = Object.entries(entry.changes);
    const coming = changes.filter(([, change]) => change.stone);
    const going = changes.filter(([, change]) => !change.stone);
    frames.push({
      time: 220,
      entry: entry.number,
      stones: Object.fromEntries(changes.map(([cell, change]) => [cell, change.stone])),
      marks: Object.fromEntries(changes.map(([cell, change]) => [cell, change.marks])),
      effects: Object.fromEntries(coming.map(([cell]) => [cell, "drop"])),
      sound: going.length > coming.length ? "capture" : "stone",
    });
  }
  return frames;
}

/** The position as it is shown, and the animations that lead from one to the next; `skip` goes to the end at once. */
import { batch, signal } from "@preact/signals";
import { announce } from "../board/announce.js";
import { pace } from "../preferences.js";
import { play } from "../sound/sounds.js";

/** @typedef {import("../games/types.js").Frame} Frame */
/** @typedef {import("../api/types.js").Position} Position */

const LONG = 3000;

export class Animator {
  constructor() {
    /** The position as it is shown. */
    this.shown = signal(/** @type {Position | null} */ (null));
    this.effects = signal(/** @type {Record<string, string>} */ ({}));
    this.scene = signal(/** @type {any} */ (null));
    this.isAnimating = signal(false);
    this.isShaking = signal(false);
    /** Whether the animation is long enough to offer skipping it. */
    this.isLong = signal(false);
    /** Whether the current frame waits for a click. */
    this.isHolding = signal(false);
    /** Whether no frame waits for a click until the animation is over. */
    this.isReleased = false;
    /** Whether no user will click; frames then never wait. */
    this.isUnattended = false;
    /** @type {{frames: Frame[], then: Position}[]} */
    this.queue = [];
    /** The position that all animations lead to. @type {Position | null} */
    this.latest = null;
    this.round = 0;
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
    if (!pace() || document.hidden) {
      for (const frame of all(frames)) if (frame.say) announce(frame.say);
      this.set(then);
      return;
    }
    this.queue.push({ frames, then });
    if (!this.isAnimating.value) this.run();
  }

  skip() {
    if (this.latest) this.set(this.latest);
  }

  /** End the wait for a click. */
  go() {
    this.wake?.();
  }

  /** End the wait, and do not wait again in this animation. */
  goAll() {
    this.isReleased = true;
    this.go();
  }

  /** @param {Position} position */
  rest(position) {
    this.isReleased = false;
    batch(() => {
      this.shown.value = position;
      this.effects.value = {};
      this.scene.value = null;
      this.isAnimating.value = false;
      this.isShaking.value = false;
      this.isLong.value = false;
      this.isHolding.value = false;
    });
  }

  async run() {
    const round = this.round;
    this.isAnimating.value = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const time = next.frames.reduce((sum, frame) => sum + frame.time, 0);
      this.isLong.value ||= time * pace() > LONG || next.frames.some((frame) => frame.holds);
      const frames = [...next.frames];
      for (let frame = frames.shift(); frame; frame = frames.shift()) {
        this.begin(frame);
        await this.pass(frame);
        if (round !== this.round) return;
        if (frame.then) frames.unshift(...frame.then());
      }
      this.shown.value = next.then;
    }
    this.rest(/** @type {Position} */ (this.latest));
  }

  /** @param {Frame} frame */
  begin(frame) {
    const shown = this.shown.value;
    batch(() => {
      if (shown && (frame.stones || frame.marks || frame.entry || frame.also)) {
        const stones = { ...shown.stones };
        for (const [cell, stone] of Object.entries(frame.stones ?? {})) {
          if (stone) stones[cell] = stone;
          else delete stones[cell];
        }
        const number = frame.entry ?? /** @type {any} */ (shown).number;
        const marks = { ...shown.marks, ...frame.marks };
        this.shown.value = /** @type {Position} */ ({ ...shown, ...frame.also, number, stones, marks });
      }
      this.effects.value = frame.effects ?? {};
      this.scene.value = frame.scene ?? null;
      this.isShaking.value = Boolean(frame.shaking);
      this.isHolding.value = this.waitsAt(frame);
    });
    if (frame.sound) play(frame.sound);
    if (frame.say) announce(frame.say);
  }

  /** @param {Frame} frame */
  waitsAt(frame) {
    return Boolean(frame.holds) && !this.isReleased && !this.isUnattended;
  }

  /** @param {Frame} frame */
  pass(frame) {
    return new Promise((resolve) => {
      const timer = this.waitsAt(frame) ? undefined : setTimeout(() => this.wake?.(), frame.time * pace());
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve(undefined);
      };
    });
  }
}

/** All frames, including those that `then` adds. @param {Frame[]} frames @returns {Frame[]} */
const all = (frames) => frames.flatMap((frame) => [frame, ...(frame.then ? all(frame.then()) : [])]);

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

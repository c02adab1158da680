/**
 * What is shown of a position, and how new events are acted out. It may lag behind the truth and always ends there:
 * `skip` goes there at once.
 */
import { batch, signal } from "@preact/signals";
import { announce } from "../board/announce.js";
import { pace } from "../preferences.js";
import { play } from "../sound/sounds.js";

/** @typedef {import("../games/types.js").Beat} Beat */
/** @typedef {import("../api/types.js").Position} Position */

const LONG = 3000;

export class Theatre {
  constructor() {
    /** The position as it is shown. */
    this.shown = signal(/** @type {Position | null} */ (null));
    this.effects = signal(/** @type {Record<string, string>} */ ({}));
    this.scene = signal(/** @type {any} */ (null));
    this.isActing = signal(false);
    this.isShaking = signal(false);
    /** Whether it takes so long that one may want to skip it. */
    this.isLong = signal(false);
    /** Whether a beat waits for a click. */
    this.isHolding = signal(false);
    /** Whether beats wait for nobody any more, until all is acted out. */
    this.flows = false;
    /** Whether somebody only watches: then no beat waits. */
    this.isWatched = false;
    /** @type {{beats: Beat[], then: Position}[]} */
    this.queue = [];
    /** @type {Position | null} */
    this.truth = null;
    this.round = 0;
    /** @type {(() => void) | null} */
    this.wake = null;
  }

  /** Show a position at once. @param {Position} position */
  set(position) {
    this.round += 1;
    this.queue = [];
    this.truth = position;
    this.wake?.();
    this.rest(position);
  }

  /** Act something out, then show what it led to. @param {Beat[]} beats @param {Position} then */
  perform(beats, then) {
    this.truth = then;
    if (!pace() || document.hidden) {
      for (const beat of all(beats)) if (beat.say) announce(beat.say);
      this.set(then);
      return;
    }
    this.queue.push({ beats, then });
    if (!this.isActing.value) this.run();
  }

  skip() {
    if (this.truth) this.set(this.truth);
  }

  /** Go on where a beat waits for it. */
  go() {
    this.wake?.();
  }

  /** Go on, and do not wait again. */
  goAll() {
    this.flows = true;
    this.go();
  }

  /** @param {Position} position */
  rest(position) {
    this.flows = false;
    batch(() => {
      this.shown.value = position;
      this.effects.value = {};
      this.scene.value = null;
      this.isActing.value = false;
      this.isShaking.value = false;
      this.isLong.value = false;
      this.isHolding.value = false;
    });
  }

  async run() {
    const round = this.round;
    this.isActing.value = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const time = next.beats.reduce((sum, beat) => sum + beat.time, 0);
      this.isLong.value ||= time * pace() > LONG || next.beats.some((beat) => beat.holds);
      const beats = [...next.beats];
      for (let beat = beats.shift(); beat; beat = beats.shift()) {
        this.begin(beat);
        await this.pass(beat);
        if (round !== this.round) return;
        if (beat.then) beats.unshift(...beat.then());
      }
      this.shown.value = next.then;
    }
    this.rest(/** @type {Position} */ (this.truth));
  }

  /** @param {Beat} beat */
  begin(beat) {
    const shown = this.shown.value;
    batch(() => {
      if (shown && (beat.stones || beat.marks || beat.event || beat.also)) {
        const stones = { ...shown.stones };
        for (const [cell, stone] of Object.entries(beat.stones ?? {})) {
          if (stone) stones[cell] = stone;
          else delete stones[cell];
        }
        const number = beat.event ?? /** @type {any} */ (shown).number;
        this.shown.value = /** @type {Position} */ ({ ...shown, ...beat.also, number, stones, marks: { ...shown.marks, ...beat.marks } });
      }
      this.effects.value = beat.effects ?? {};
      this.scene.value = beat.scene ?? null;
      this.isShaking.value = Boolean(beat.shaking);
      this.isHolding.value = this.waitsAt(beat);
    });
    if (beat.sound) play(beat.sound);
    if (beat.say) announce(beat.say);
  }

  /** @param {Beat} beat */
  waitsAt(beat) {
    return Boolean(beat.holds) && !this.flows && !this.isWatched;
  }

  /** @param {Beat} beat */
  pass(beat) {
    return new Promise((resolve) => {
      const timer = this.waitsAt(beat) ? undefined : setTimeout(() => this.wake?.(), beat.time * pace());
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve(undefined);
      };
    });
  }
}

/** With those that follow from others. @param {Beat[]} beats @returns {Beat[]} */
const all = (beats) => beats.flatMap((beat) => [beat, ...(beat.then ? all(beat.then()) : [])]);

/**
 * Beats for events of a game that says nothing itself: stones come and go.
 * @param {import("../api/types.js").MatchEvent[]} events
 * @returns {Beat[]}
 */
export function plainBeats(events) {
  /** @type {Beat[]} */
  const beats = [];
  for (const event of events) {
    if (!event.changes) continue;
    const changes = Object.entries(event.changes);
    const coming = changes.filter(([, change]) => change.stone);
    const going = changes.filter(([, change]) => !change.stone);
    beats.push({
      time: 220,
      event: event.number,
      stones: Object.fromEntries(changes.map(([cell, change]) => [cell, change.stone])),
      marks: Object.fromEntries(changes.map(([cell, change]) => [cell, change.marks])),
      effects: Object.fromEntries(coming.map(([cell]) => [cell, "drop"])),
      sound: going.length > coming.length ? "capture" : "stone",
    });
  }
  return beats;
}

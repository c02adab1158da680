/**
 * All sounds, synthesised from noise and resonance; there are no files. Browsers allow audio only after the first
 * touch or key; earlier sounds are dropped.
 */
import { sounds } from "../preferences.js";
import { bell, breath, knock, scatter } from "./voices.js";

/** @typedef {import("./voices.js").Place} Place */

/** The recipe of each sound. @type {Record<string, (place: Place) => void>} */
export const SOUNDS = {
  stone(place) {
    knock(place, { pitch: 620, ring: 0.09, level: 0.8 });
    knock(place, { pitch: 1710, ring: 0.025, level: 0.35 });
    breath(place, { pitch: 3200, width: 0.9, length: 0.018, level: 0.3 });
  },
  capture(place) {
    knock(place, { pitch: 480, ring: 0.05, level: 0.7 });
    knock(place, { pitch: 360, ring: 0.07, level: 0.6, after: 0.07 });
    breath(place, { pitch: 1400, width: 0.6, length: 0.12, level: 0.2, after: 0.03 });
  },
  coin(place) {
    for (const [pitch, level] of [[3150, 0.22], [4730, 0.14], [7060, 0.08]]) bell(place, { pitch, ring: 0.35, level });
    breath(place, { pitch: 6000, width: 1.5, length: 0.01, level: 0.25 });
  },
  die(place) {
    scatter(place, { count: 5, length: 0.38, pitch: 900, level: 0.5 });
  },
  rumble(place) {
    breath(place, { pitch: 70, width: 0.5, length: 1.7, attack: 0.25, level: 4 });
    breath(place, { pitch: 160, width: 0.8, length: 1.2, attack: 0.15, level: 1, after: 0.1 });
    scatter(place, { count: 7, length: 1.1, pitch: 240, level: 0.25, after: 0.15 });
  },
  survive(place) {
    bell(place, { pitch: 587, ring: 0.5, level: 0.22 });
    bell(place, { pitch: 880, ring: 0.6, level: 0.18, after: 0.07 });
  },
  crumble(place) {
    scatter(place, { count: 11, length: 0.5, pitch: 520, level: 0.4 });
    breath(place, { pitch: 420, width: 0.5, length: 0.45, level: 0.4 });
  },
  flip(place) {
    breath(place, { pitch: 1900, width: 0.8, length: 0.06, attack: 0.02, level: 0.3 });
    knock(place, { pitch: 760, ring: 0.035, level: 0.45, after: 0.055 });
  },
  win(place) {
    [523, 659, 784, 1047].forEach((pitch, n) => bell(place, { pitch, ring: 0.9, level: 0.2, after: 0.11 * n }));
  },
  lose(place) {
    [440, 392, 330].forEach((pitch, n) => bell(place, { pitch, ring: 0.8, level: 0.2, after: 0.17 * n }));
  },
  draw(place) {
    [494, 494].forEach((pitch, n) => bell(place, { pitch, ring: 0.7, level: 0.18, after: 0.2 * n }));
  },
  notify(place) {
    bell(place, { pitch: 784, ring: 0.4, level: 0.2 });
    bell(place, { pitch: 1175, ring: 0.5, level: 0.16, after: 0.09 });
  },
};

/** @typedef {"stone" | "capture" | "coin" | "die" | "rumble" | "survive" | "crumble" | "flip" | "win" | "lose" | "draw"
 *   | "notify"} Sound */

const MIN_INTERVAL = 0.03; // seconds between two of the same sound, so that many at once are not a wall of noise

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioNode | null} */
let output = null;
/** @type {Map<Sound, number>} */
const last = new Map();

/** Start the audio context. Must be called from a user gesture; does nothing without audio support. */
function begin() {
  if (!sounds()) return;
  if (!audio && "AudioContext" in window) {
    audio = new AudioContext({ latencyHint: "interactive" });
    const volume = new GainNode(audio, { gain: 0.5 });
    const limiter = new DynamicsCompressorNode(audio, { threshold: -12, ratio: 8, attack: 0.002 });
    volume.connect(limiter).connect(audio.destination);
    output = volume;
  }
  if (audio?.state === "suspended") audio.resume().catch(() => {});
}

for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, begin, { capture: true, passive: true });

/**
 * Play a sound, if sound is on and the browser allows it.
 * @param {Sound} name
 * @param {{after?: number, level?: number}} [how]   seconds from now; louder or softer than 1
 */
export function play(name, { after = 0, level = 1 } = {}) {
  if (!sounds() || !audio || !output || audio.state !== "running" || document.hidden) return;
  const at = audio.currentTime + after;
  if (Math.abs(at - (last.get(name) ?? -1)) < MIN_INTERVAL) return;
  last.set(name, at);
  const loudness = new GainNode(audio, { gain: level });
  loudness.connect(output);
  SOUNDS[name]({ audio, output: loudness, at });
}

/** A board on which a short game plays itself, for as long as it can be seen; still for those who want no motion. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../../html.js";
import { pace } from "../../preferences.js";
import { Mini } from "../parts/Mini.js";

/**
 * @typedef {import("../../board/types.js").BoardShape} BoardShape
 * @typedef {import("../../board/types.js").Side} Side
 * @typedef {Record<string, Side>} Stones
 * @typedef {{board: BoardShape, stones: Stones, marks: Record<string, string[]>,
 *   frames: {stones: Record<string, Side | null>, marks?: Record<string, string[]>}[]}} Scene
 * @typedef {{stones: Stones, marks: Record<string, string[]>, effects: Record<string, string>, last: string[],
 *   time: number}} Still
 */

const STEP = 900;
const REST = 4200;
const FALL = 650;
const FLIP_DELAY = 90;

/** @type {Promise<Record<string, Scene>> | undefined} */
let asked;

/** The scenes of all games; the file is made by tools/scenes.py. */
export function scenes() {
  asked ??= fetch("/static/pages/home/scenes.json").then((answer) => answer.json());
  return asked;
}

/** Marks that say how things went; a miniature shows the ground alone. */
const LOUD = new Set(["secured", "legal"]);

/** @param {Record<string, string[]>} marks */
function quiet(marks) {
  return Object.fromEntries(
    Object.entries(marks).map(([cell, all]) => [cell, all.filter((mark) => !LOUD.has(mark))]),
  );
}

/** Everything that is shown of a scene, one picture after the other. @param {Scene} scene @returns {Still[]} */
export function stillsOf(scene) {
  let stones = { ...scene.stones };
  let marks = quiet(scene.marks);
  /** @type {Still[]} */
  const stills = [{ stones, marks, effects: {}, last: [], time: STEP }];
  for (const frame of scene.frames) {
    /** @type {Record<string, string>} */
    const effects = {};
    /** @type {Record<string, string>} */
    const falls = {};
    const after = { ...stones };
    let flips = 0;
    for (const [cell, side] of Object.entries(frame.stones)) {
      if (side === null) {
        falls[cell] = "crumble";
        delete after[cell];
      } else {
        effects[cell] = stones[cell] ? `flip ${FLIP_DELAY * flips++}` : "drop";
        after[cell] = side;
      }
    }
    if (frame.marks) marks = quiet(frame.marks);
    if (Object.keys(falls).length) stills.push({ stones, marks, effects: falls, last: [], time: FALL });
    stones = after;
    const last = Object.keys(effects).filter((cell) => effects[cell] === "drop");
    stills.push({ stones, marks, effects, last, time: Object.keys(falls).length ? STEP / 2 : STEP });
  }
  stills[stills.length - 1].time = REST;
  return stills;
}

/** @param {{scene: Scene, label: string, begin?: number, onEnd?: () => void}} props   begin: a share of the game */
export function LivingBoard({ scene, label, begin = 0, onEnd }) {
  const stills = useMemo(() => stillsOf(scene), [scene]);
  const middle = Math.floor(stills.length * 0.6);
  const [at, setAt] = useState(pace() ? Math.floor(stills.length * begin) : middle);
  const [isSeen, setSeen] = useState(false);
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  const speed = pace();
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry.isIntersecting), { threshold: 0.2 });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!speed) {
      setAt(middle);
      return undefined;
    }
    if (!isSeen) return undefined;
    const next = () => {
      if (document.hidden) return;
      if (at + 1 < stills.length) setAt(at + 1);
      else if (onEnd) onEnd();
      else setAt(0);
    };
    const timer = setInterval(next, Math.max(200, stills[at].time * speed));
    return () => clearInterval(timer);
  }, [stills, at, isSeen, speed]);
  const still = stills[Math.min(at, stills.length - 1)];
  return html`<div ref=${element} class="living">
    <${Mini}
      board=${scene.board}
      stones=${still.stones}
      marks=${still.marks}
      effects=${speed ? still.effects : {}}
      last=${still.last}
      label=${label}
    />
  </div>`;
}

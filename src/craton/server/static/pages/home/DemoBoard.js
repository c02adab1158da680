/** A board on which a short game plays by itself while it is visible; still for people who want no motion. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../../html.js";
import { addressOf, folderOf } from "../../games/index.js";
import { pace } from "../../preferences.js";
import { Mini } from "../../games/Mini.js";

/**
 * @typedef {import("../../board/types.js").BoardShape} BoardShape
 * @typedef {import("../../board/types.js").Side} Side
 * @typedef {Record<string, Side>} Stones
 *
 * @typedef {object} Scene       a short game; `studies/scenes.py` writes the files
 * @property {BoardShape} board
 * @property {Stones} stones     at the start
 * @property {Record<string, string[]>} marks
 * @property {Record<string, Side | null>[]} frames   changes of stones
 *
 * @typedef {{stones: Stones, effects: Record<string, string>, last: string[], time: number}} Still
 */

const STEP = 900;
const REST = 4200;
const FALL = 650;
const FLIP_DELAY = 90;

/** @type {Map<string, Promise<Scene | null>>} */
const loaded = new Map();

/** @param {string} game @returns {Promise<Scene | null>} */
async function load(game) {
  const { scene } = await folderOf(game);
  return scene ? (await fetch(addressOf(game, scene))).json() : null;
}

/** The scene of a game; null where it has none. @param {string} game */
export function sceneOf(game) {
  let found = loaded.get(game);
  if (!found) {
    found = load(game);
    loaded.set(game, found);
  }
  return found;
}

/** The pictures of a scene in their order. @param {Scene} scene @returns {Still[]} */
export function stillsOf(scene) {
  let stones = { ...scene.stones };
  /** @type {Still[]} */
  const stills = [{ stones, effects: {}, last: [], time: STEP }];
  for (const frame of scene.frames) {
    /** @type {Record<string, string>} */
    const effects = {};
    /** @type {Record<string, string>} */
    const falls = {};
    const after = { ...stones };
    let flips = 0;
    for (const [cell, side] of Object.entries(frame)) {
      if (side === null) {
        falls[cell] = "crumble";
        delete after[cell];
      } else {
        effects[cell] = stones[cell] ? `flip ${FLIP_DELAY * flips++}` : "drop";
        after[cell] = side;
      }
    }
    if (Object.keys(falls).length) stills.push({ stones, effects: falls, last: [], time: FALL });
    stones = after;
    const last = Object.keys(effects).filter((cell) => effects[cell] === "drop");
    stills.push({ stones, effects, last, time: Object.keys(falls).length ? STEP / 2 : STEP });
  }
  stills[stills.length - 1].time = REST;
  return stills;
}

/**
 * @param {{game: string, scene: Scene, label: string, begin?: number, onEnd?: () => void}} props   begin: a share of
 *   the game
 */
export function DemoBoard({ game, scene, label, begin = 0, onEnd }) {
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
  return html`<div ref=${element} class="demo">
    <${Mini}
      game=${game}
      board=${scene.board}
      stones=${still.stones}
      marks=${scene.marks}
      effects=${speed ? still.effects : {}}
      last=${still.last}
      label=${label}
    />
  </div>`;
}

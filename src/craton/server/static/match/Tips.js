/** Tips in the first match: one for each of the first turns, each gone after a while, none ever again afterwards. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { has, t } from "../text/text.js";

const KEY = "craton.tips";
const STAY = 20_000; // milliseconds

/** The match in which tips are shown; "done" when it is over. */
function tipsMatch() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return "done"; // a browser without storage would show them for ever
  }
}

/** @param {string} value */
function remember(value) {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // see above
  }
}

/** @param {{id: string, game: string, hints: boolean, hasMeter: boolean, isTurn: boolean, ply: number}} props */
export function Tips({ id, game, hints, hasMeter, isTurn, ply }) {
  const [isOn, setOn] = useState(() => [null, id].includes(tipsMatch()));
  const [turn, setTurn] = useState(-1); // the number of own turns, from 0
  const [hidden, setHidden] = useState(-1);
  useEffect(() => {
    if (isTurn && isOn) setTurn((count) => count + 1);
  }, [isTurn, ply]);
  const isTouch = matchMedia("(pointer: coarse)").matches;
  const tips = [
    has(`${game}.tip-goal`) && t(`${game}.tip-goal`),
    t(isTouch ? "match.tip-lookTouch" : "match.tip-look"),
    hasMeter && t("match.tip-meter"),
    hints && t("match.tip-hint"),
  ].filter(Boolean);
  const end = () => {
    remember("done");
    setOn(false);
  };
  useEffect(() => {
    if (!isOn || turn < 0) return undefined;
    if (turn >= tips.length) return end();
    remember(id);
    const timer = setTimeout(() => setHidden(turn), STAY);
    return () => clearTimeout(timer);
  }, [turn, isOn]);
  if (!isOn || !isTurn || turn < 0 || turn >= tips.length || hidden >= turn) return null;
  return html`<div class="notice tip" role="note" aria-label=${t("match.tipOf", turn + 1, tips.length)}>
    <span>${tips[turn]}</span>
    <button class="button small quiet" onClick=${() => (turn + 1 >= tips.length ? end() : setHidden(turn))}>${t("match.tipClose")}</button>
  </div>`;
}

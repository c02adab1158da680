/** Hooks for the shown position of a match, now or earlier, and its insight. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../api/client.js";

/** @typedef {import("./store.js").MatchStore} MatchStore */

/** The insight of the current position or an earlier one. @param {MatchStore} store @param {number} at
 *  @param {boolean} isWanted */
export function useInsight(store, at, isWanted) {
  const [insight, setInsight] = useState(/** @type {(import("../api/types.js").Insight & {at: number}) | null} */ (null));
  const state = store.state.value;
  const isNow = at === store.steps.value.length;
  const isAnimating = store.animator.isAnimating.value;
  useEffect(() => {
    if (!isWanted || !state) return setInsight(null);
    if (isAnimating) return undefined; // the insight would give away the animation
    const control = new AbortController();
    const query = isNow ? "" : `?steps=${at}`;
    get(`/matches/${store.id}/insight${query}`, { signal: control.signal }).then((found) => {
      if (isNow) store.insight = found;
      setInsight({ ...found, at });
    }, () => {});
    return () => control.abort();
  }, [store, at, state?.number, isWanted, isAnimating]);
  return insight;
}

/** The past position being viewed; undefined means the current one. @param {MatchStore} store */
export function usePast(store) {
  const [at, setAt] = useState(/** @type {number | undefined} */ (undefined));
  const [position, setPosition] = useState(/** @type {import("../api/types.js").Position | null} */ (null));
  const count = store.steps.value.length;
  const isPast = at !== undefined && at < count;
  useEffect(() => {
    setPosition(null);
    if (!isPast) return undefined;
    const control = new AbortController();
    get(`/matches/${store.id}/steps/${at}`, { signal: control.signal }).then(setPosition, () => {});
    return () => control.abort();
  }, [store, at, isPast]);
  return { at: isPast ? at : count, isPast, position, go: setAt };
}

/** Hooks for the shown position of a match, now or earlier, and its insight. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../api/client.js";
import { useEvaluation } from "./EngineMeter.js";

const DEBOUNCE = 60; // milliseconds without another position before the server is asked

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
    const look = () =>
      get(`/matches/${store.id}/insight${query}`, { signal: control.signal }).then((found) => {
        if (isNow) store.insight = found;
        setInsight({ ...found, at });
      }, () => {});
    const timer = setTimeout(look, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [store, at, state?.number, isWanted, isAnimating]);
  return insight;
}

/**
 * Where the dice begin that are being shown: the number of steps before them; null if none are. The position before
 * them includes the stone that brought them, and gives nothing away.
 * @param {MatchStore} store
 */
function startOfDice(store) {
  if (!store.animator.isAnimating.value) return null;
  const all = store.known.value.steps;
  const last = store.steps.value.findLast((step) => step.event === null);
  const at = last ? all.findIndex((step) => step.number === last.number) + 1 : 0;
  return all[at] && all[at].event !== null ? at : null;
}

/** The insight of the position before the dice that are being shown, in games where they decide scores.
 *  @param {MatchStore} store @param {boolean} isWanted */
function useInsightBeforeDice(store, isWanted) {
  const [found, setFound] = useState(/** @type {{at: number, insight: import("../api/types.js").Insight} | null} */ (null));
  const at = startOfDice(store);
  useEffect(() => {
    if (!isWanted || at === null || !store.insight?.scores) return undefined;
    const control = new AbortController();
    get(`/matches/${store.id}/insight?steps=${at}`, { signal: control.signal }).then(
      (insight) => setFound({ at, insight }),
      () => {},
    );
    return () => control.abort();
  }, [store, at, isWanted]);
  return found && found.at === at ? found.insight : null;
}

/**
 * Who is winning in the shown position, and what is known of it before the dice that are being shown.
 * @param {MatchStore} store
 * @param {number} at
 * @param {boolean} isWanted
 */
export function useOdds(store, at, isWanted) {
  const before = useInsightBeforeDice(store, isWanted);
  const dice = startOfDice(store);
  const steps = store.known.value.steps;
  const place = store.animator.isAnimating.value ? dice : at;
  const key = place === null ? null : `${place} ${steps[place - 1]?.number ?? 0}`;
  const query = place === steps.length ? "" : `?steps=${place}`;
  const isAllowed = Boolean(store.match.value?.hints || store.match.value?.state.status === "over");
  const evaluation = useEvaluation(
    (signal) => get(`/matches/${store.id}/evaluation${query}`, { signal }),
    key,
    isWanted && isAllowed && store.state.value?.status !== "waiting",
  );
  const shown = store.animator.scene.value?.chances;
  return { before, evaluation: shown && evaluation !== undefined ? exactly(shown) : evaluation };
}

/** The exact chances of a show as an evaluation, so that no meter contradicts the bar over the board.
 *  @param {Record<"black" | "draw" | "white", import("../api/types.js").Exact>} chances
 *  @returns {import("../api/types.js").Evaluation} */
const exactly = ({ black, draw, white }) => ({
  ply: 0,
  status: "ready",
  chances: { black: black.value, draw: draw.value, white: white.value },
  exact: true,
  best: null,
  retry_after: null,
});

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
  // During an animation the list may lack steps of the log, so that its places are not those of the log.
  const go = (/** @type {number | undefined} */ to) => (store.animator.isAnimating.value ? undefined : setAt(to));
  return { at: isPast ? at : count, isPast, position, go };
}

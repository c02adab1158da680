/** What was wrong with a step: the better move on the board, and one sentence of reason from the insight before it. */
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../../api/client.js";
import { drawMoves } from "../../study/advice.js";
import { t } from "../../text/text.js";

/**
 * @typedef {import("../../study/replay.js").ReplayStore} ReplayStore
 * @typedef {import("../../api/types.js").Assessment} Assessment
 */

const CELL = /[a-z]+\d+/;
const EXPECTED = 4; // steps of the expected line

/** The assessment of the step before the shown position, if it was worse than another. @param {ReplayStore} replay
 *  @returns {Assessment | null} */
export function mistakeAt(replay) {
  const one = replay.analysis.value?.assessments[replay.at.value - 1];
  return one?.mark?.includes("?") && one.best && one.best !== one.text ? one : null;
}

/** The better move as a ghost with its value, and the value of the move that was played.
 *  @param {Assessment | null} mistake @param {import("../../api/types.js").Position} shown */
export function overlayOf(mistake, shown) {
  if (!mistake?.best) return null;
  const side = mistake.side;
  const drawing = drawMoves([{ action: mistake.best, value: mistake.best_value ?? 0 }], { side, stones: shown.stones });
  const played = mistake.text.match(CELL)?.[0];
  const { labels = [] } = drawing;
  if (played && !labels.some((label) => label.cell === played)) {
    const [worse] = drawMoves([{ action: played, value: mistake.value ?? 0 }], { side, stones: {} }).labels ?? [];
    if (worse) labels.push({ ...worse, tone: "bad" });
  }
  return { ...drawing, labels };
}

/**
 * What the insight says about the better move, in one sentence; "" while it is not known.
 * @param {ReplayStore} replay
 * @param {Assessment | null} mistake
 */
export function useReason(replay, mistake) {
  const [found, setFound] = useState(/** @type {{key: string, words: string}} */ ({ key: "", words: "" }));
  const index = replay.at.value - 1;
  const key = mistake ? `${replay.id} ${index}` : "";
  useEffect(() => {
    const match = replay.match.value;
    const visuals = replay.visuals.value;
    const cell = mistake?.best?.match(CELL)?.[0];
    if (!mistake || !match || !visuals || !cell) return undefined;
    const control = new AbortController();
    const load = async () => {
      const { position } = await replay.position(index);
      const [line, insight] = await Promise.all([
        post("/study", { position }, { signal: control.signal }),
        get(`/matches/${replay.id}/insight?steps=${index}`, { signal: control.signal }),
      ]);
      const { game, options, board } = match;
      const context = { game, options, board, position: line.state, insight, hover: null, selection: null, canAct: true, layer: "" };
      const best = mistake.best ?? "";
      const words = visuals.reason ? visuals.reason(best, context) : (visuals.describe?.(cell, context) ?? "");
      const expected = mistake.variation?.line.slice(0, EXPECTED) ?? [];
      setFound({ key, words: words.trim().replace(/\.$/, "") || t("study.expectedLine", expected.join(" ")) });
    };
    load().catch(() => {}); // the sentence is an extra
    return () => control.abort();
  }, [key, replay.visuals.value]);
  return found.key === key ? found.words : "";
}

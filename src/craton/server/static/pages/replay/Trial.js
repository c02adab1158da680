/** "Try again here": another move in the position of a mistake, judged by the engine. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { html } from "../../html.js";
import { post } from "../../api/client.js";
import { Stage } from "../../match/Stage.js";
import { GameActions } from "../../match/GamePanel.js";
import { drawMoves } from "../../study/advice.js";
import { SIMULATIONS } from "../../study/engine.js";
import { StudyStore } from "../../study/store.js";
import { percent } from "../../games/shared/numbers.js";
import { t } from "../../text/text.js";
import { sentence, Waiting } from "../../ui/notices.js";

const GOOD = 0.02; // a loss below this is as good as the best move

/** @typedef {{action: string, value: number | null, best: string, bestValue: number}} Verdict */

/** The value of an action in a position. The best one is that of the analysis, so that the page says one thing.
 *  @param {string} position @param {string} action @param {import("../../api/types.js").Assessment} mistake
 *  @returns {Promise<Verdict>} */
async function judge(position, action, { best = "", best_value: bestValue = 0 }) {
  if (action === best) return { action, value: bestValue, best, bestValue };
  const found = await post("/study/search", { position, simulations: SIMULATIONS, lines: 0 });
  const mine = found.candidates.find((/** @type {{action: string}} */ one) => one.action === action);
  return { action, value: mine?.value ?? null, best, bestValue };
}

/**
 * @param {object} props
 * @param {import("../../study/replay.js").ReplayStore} props.replay
 * @param {number} props.index      the step that was the mistake
 * @param {import("../../api/types.js").Assessment} props.mistake
 * @param {() => void} props.onEnd
 */
export function Trial({ replay, index, mistake, onEnd }) {
  const study = useMemo(() => new StudyStore(), []);
  const choice = useSignal(/** @type {import("../../games/types.js").Selection | null} */ (null));
  const pointer = useSignal(/** @type {string | null} */ (null));
  const [verdict, setVerdict] = useState(/** @type {Verdict | null} */ (null));
  const [isJudging, setJudging] = useState(false);
  const [isShown, setShown] = useState(false);
  const [problem, setProblem] = useState("");
  const [start, setStart] = useState("");
  const begin = () => {
    setVerdict(null);
    setShown(false);
    setProblem("");
    replay
      .position(index)
      .then(async ({ position }) => {
        await study.open({ position: position ?? "" });
        setStart(position ?? "");
      })
      .catch((error) => setProblem(sentence(error)));
  };
  useEffect(begin, [index]);
  const setting = study.setting.value;
  const visuals = study.visuals.value;
  const shown = study.animator.shown.value;
  const line = study.line.value;
  if (problem) return html`<p class="notice bad" role="alert">${problem}</p>`;
  if (!setting || !visuals || !shown || !line) return html`<${Waiting} />`;
  const context = {
    game: setting.game,
    options: setting.options,
    board: setting.board,
    position: shown,
    insight: null,
    known: null,
    own: null,
    steps: line.steps,
    layer: "",
  };
  const canAct = !verdict && !isJudging && line.steps.length === 0;
  const act = async (/** @type {string} */ action) => {
    setJudging(true);
    try {
      await study.play(action);
      setVerdict(await judge(start, action, mistake));
    } catch (error) {
      setProblem(sentence(error));
    }
    setJudging(false);
  };
  const name = (/** @type {string} */ action) => visuals.name?.(action, /** @type {any} */ (context)) ?? action;
  const side = line.state.to_move === "white" || line.state.to_move === "black" ? line.state.to_move : null;
  const overlay = isShown && verdict && line.steps.length === 0 ? drawMoves([{ action: verdict.best, value: verdict.bestValue }], { side, stones: shown.stones, actions: shown.actions.cells }) : null;
  const showBest = async () => {
    await study.go(0);
    setShown(true);
  };
  return html`<${Stage}
      context=${context}
      visuals=${visuals}
      animator=${study.animator}
      canAct=${canAct}
      last=${[]}
      act=${act}
      pointer=${pointer}
      choice=${choice}
      overlay=${overlay}
    />
    <div class="trial card stack" role="status">
      <p>${isJudging ? t("study.judging") : verdict ? wordsOf(verdict, name) : t("study.trialTask")}</p>
      <${GameActions} context=${context} visuals=${visuals} pointer=${pointer} choice=${choice} canAct=${canAct} act=${act} />
      <div class="buttons">
        ${verdict && html`<button class="button primary" onClick=${begin}>${t("study.tryAgain")}</button>`}
        ${verdict && !isShown && html`<button class="button" onClick=${showBest}>${t("study.showBest")}</button>`}
        <button class="button" onClick=${onEnd}>${t("study.endTrial")}</button>
      </div>
    </div>`;
}

/** @param {Verdict} verdict @param {(action: string) => string} name */
function wordsOf({ action, value, best, bestValue }, name) {
  if (action === best) return t("study.trialBest", name(action), percent(bestValue));
  if (value === null) return t("study.trialUnknown", name(action));
  const loss = Math.max(0, bestValue - value);
  return loss < GOOD ? t("study.trialGood", name(action), percent(value)) : t("study.trialWorse", name(action), percent(loss));
}

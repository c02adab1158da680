/** A match: the board, the players, the controls, and the insight. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { html } from "../html.js";
import { connection } from "../api/live.js";
import { chipsOf } from "../games/options.js";
import { layoutOf } from "../board/geometry.js";
import { Controls, Offers, isBothSeats } from "../match/Controls.js";
import { DiceWarning } from "../match/DiceWarning.js";
import { GameActions, GameStatus } from "../match/GamePanel.js";
import { useInsight, useOdds, usePast } from "../match/hooks.js";
import { HandOver, useHandOver } from "../match/HandOver.js";
import { headline, taskText } from "../match/headline.js";
import { resultText } from "../match/result.js";
import { ResultCard } from "../match/ResultCard.js";
import { SeatStrip } from "../match/SeatStrip.js";
import { Stage } from "../match/Stage.js";
import { SoundButton } from "../match/SoundButton.js";
import { MatchStore } from "../match/store.js";
import { Tips } from "../match/Tips.js";
import { WaitingPanel } from "../match/WaitingPanel.js";
import { preferences } from "../preferences.js";
import { go } from "../router.js";
import { t } from "../text/text.js";
import { notifyTurn, showTurn } from "../turn.js";
import { Problem, toast, Waiting } from "../ui/notices.js";
import { MatchTabs } from "./match/MatchTabs.js";

const CELL = /[a-z]+\d+/g;

/**
 * A flat grid, so that each screen arranges the same parts: `match-task`, two seats, `match-board` with `board-overlay`
 * for cards over the board, `match-status`, `match-tabs`, and `match-actions` with `match-notices` above it. Each part
 * has a fixed place and height: what comes and goes lies over others and moves nothing.
 *
 * @param {{store: MatchStore}} props
 */
function MatchView({ store }) {
  const pointer = useSignal(/** @type {string | null} */ (null));
  const choice = useSignal(/** @type {import("../games/types.js").Selection | null} */ (null));
  const match = store.match.value;
  const state = store.state.value;
  const visuals = store.visuals.value;
  const shown = store.animator.shown.value;
  const isAnimating = store.animator.isAnimating.value;
  const steps = store.steps.value;
  const past = usePast(store);
  const [layer, setLayer] = useState(/** @type {string | null} */ (null));
  const [hint, setHint] = useState(/** @type {string[]} */ ([]));
  const insight = useInsight(store, past.at, preferences.insight.value !== "off");
  const { before, evaluation } = useOdds(store, past.at, preferences.insight.value !== "off");
  useEffect(() => setHint([]), [state?.number]);
  const at = Math.min(past.at, steps.length);
  const lastText = steps[at - 1]?.text ?? "";
  const handOver = useHandOver(store);
  const last = useMemo(() => (hint.length ? hint : (lastText.match(CELL) ?? [])), [hint, lastText]);
  useRematch(store);
  if (!match || !state || !visuals || !shown) return html`<${Waiting} />`;
  if (handOver.side) {
    return html`<div class="match live covered" data-game=${match.game} data-status=${state.status} data-ply=${state.ply}>
      <${HandOver} side=${handOver.side} onReady=${handOver.onReady} />
    </div>`;
  }

  const position = past.position ?? shown;
  const context = {
    game: match.game,
    options: match.options,
    board: match.board,
    position,
    insight: isAnimating || insight?.at !== past.at ? null : insight,
    known: insight,
    before,
    evaluation,
    own: state.viewer === "spectator" || isBothSeats(store) ? null : (state.seats[state.viewer]?.side ?? null),
    steps,
    layer: layer ?? (preferences.insight.value === "always" ? (insight?.shown ?? "") : ""),
  };
  const canAct = state.your_turn && !past.isPast && connection.value === "live" && !store.sending.value;
  const act = async (/** @type {string} */ action) => {
    const problem = await store.act(action);
    if (problem) toast(t("match.notPlayed", problem), "bad");
  };
  const bottom = state.viewer === "second" && !isBothSeats(store) ? "second" : "first";
  const top = bottom === "first" ? "second" : "first";
  const isOver = state.status === "over" || state.status === "aborted";

  const acting = canAct && !isAnimating;
  const { width, height } = layoutOf(match.board, visuals.look, preferences.coordinates.value === "yes");
  const plays = state.viewer !== "spectator" || isBothSeats(store);
  const task = state.status === "playing" && !isAnimating ? taskText(match.game, position) : "";
  const rules = html`<a href=${`/rules/${match.game}`}>${match.title}</a>`;
  const terms = [task && html`<span class="task-now">${task}</span>`, rules, ...chipsOf(match.game, match.options_text)]
    .filter(Boolean)
    .flatMap((part, index) => (index ? [" · ", part] : [part]));
  const panel = { context, visuals, pointer, choice, canAct: acting, act };
  return html`<div
    class="match live"
    data-game=${match.game}
    data-status=${state.status}
    data-ply=${state.ply}
    data-acting=${acting}
    style=${{ "--board-ratio": (width / height).toFixed(4) }}
  >
    <div class="match-task" role="status">
      <h1>${isOver && !past.isPast ? resultText(match, state, visuals) : headline(match, state, position, { isBoth: isBothSeats(store), isPast: past.isPast })}</h1>
      <p class="faint">${terms}</p>
      <${SoundButton} />
    </div>
    <${SeatStrip} store=${store} seat=${top} place="top" />
    <div class="match-board">
      <${Stage}
        context=${context}
        visuals=${visuals}
        animator=${store.animator}
        canAct=${canAct}
        last=${last}
        act=${act}
        pending=${store.pending.value}
        label=${headline(match, state, position, { isBoth: isBothSeats(store), isPast: past.isPast })}
        pointer=${pointer}
        choice=${choice}
      />
      <div class="board-overlay">
        ${connection.value === "lost" && html`<div class="notice bad" role="alert">${t("match.lost")}</div>`}
        <${WaitingPanel} store=${store} />
        ${!past.isPast && html`<${ResultCard} store=${store} />`}
      </div>
    </div>
    <${SeatStrip} store=${store} seat=${bottom} place="bottom" />
    <section class="match-status card" tabindex="0" aria-label=${t("match.status")}><${GameStatus} ...${panel} /></section>
    <div class="match-tabs card">
      <${MatchTabs}
        store=${store}
        context=${context}
        past=${past}
        onLayer=${setLayer}
        result=${isOver && visuals.ResultPanel ? visuals.ResultPanel : null}
      />
    </div>
    <div class="match-actions">
      <div class="match-notices">
        <${DiceWarning} store=${store} />
        <${Offers} store=${store} />
        ${plays &&
        state.status === "playing" &&
        html`<${Tips}
          id=${store.id}
          game=${match.game}
          hints=${match.hints}
          hasMeter=${Boolean(evaluation)}
          isTurn=${acting}
          ply=${state.ply}
        />`}
        ${past.isPast &&
        html`<div class="notice"><span>${t("match.past")}</span>
          <button class="button small" onClick=${() => past.go(undefined)}>${t("match.now")}</button></div>`}
      </div>
      <div class="match-game-actions"><div><${GameActions} ...${panel} /></div></div>
      <${Controls}
        store=${store}
        onHint=${(/** @type {string} */ action) => {
          setHint(action.match(CELL) ?? []);
          const full = /** @type {any} */ (context);
          const words = [t("match.hintIs", visuals.name?.(action, full) ?? action), visuals.aboutHint?.(action, full)];
          toast(words.filter(Boolean).join(" "));
        }}
      />
    </div>
  </div>`;
}

/** When a rematch begins, its players go there at once. @param {MatchStore} store */
function useRematch(store) {
  const match = store.match.value;
  const [first, setFirst] = useState(/** @type {string | null | undefined} */ (undefined)); // as the page was opened
  useEffect(() => {
    if (!match) return;
    if (first === undefined) setFirst(match.rematch);
    else if (match.rematch && match.rematch !== first && (match.viewer !== "spectator" || isBothSeats(store))) {
      go(`/matches/${match.rematch}`);
    }
  }, [match?.rematch, match?.id]);
}

/** @param {{params: {id: string}}} props */
export default function MatchPage({ params }) {
  const store = useMemo(() => new MatchStore(params.id), [params.id]);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  const state = store.state.value;
  const yours = Boolean(state?.your_turn && state.status === "playing");
  useEffect(() => {
    const match = store.match.value;
    showTurn({ yours, title: match?.title ?? "" });
    if (yours && document.hidden && match) notifyTurn(`${match.title}: ${t("match.yourTurn")}`);
    return () => showTurn({ yours: false, title: "" });
  }, [yours, store.match.value?.title]);
  if (store.problem.value && !store.match.value) {
    return html`<${Problem} message=${store.problem.value} again=${() => store.open()} />`;
  }
  return html`<${MatchView} store=${store} />`;
}

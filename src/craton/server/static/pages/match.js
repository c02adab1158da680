/** A match: the board, the players, the controls, and the insight. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { html } from "../html.js";
import { get } from "../api/client.js";
import { connection } from "../api/live.js";
import { Chat } from "../match/Chat.js";
import { Controls, Offers, isBothSeats } from "../match/Controls.js";
import { GamePanel } from "../match/GamePanel.js";
import { Info } from "../match/Info.js";
import { InsightPanel } from "../match/InsightPanel.js";
import { useInsight, usePast } from "../match/hooks.js";
import { Moves } from "../match/Moves.js";
import { resultText } from "../match/result.js";
import { SeatStrip } from "../match/SeatStrip.js";
import { Stage } from "../match/Stage.js";
import { MatchStore } from "../match/store.js";
import { WaitingPanel } from "../match/WaitingPanel.js";
import { preferences } from "../preferences.js";
import { Share } from "../study/Share.js";
import { t } from "../text/text.js";
import { notifyTurn, showTurn } from "../turn.js";
import { Problem, toast, Waiting } from "../ui/notices.js";
import { Tabs } from "../ui/Tabs.js";

const CELL = /[a-z]+\d+/g;

/** @param {{store: MatchStore}} props */
function MatchView({ store }) {
  const pointer = useSignal(/** @type {string | null} */ (null));
  const choice = useSignal(/** @type {import("../games/types.js").Selection | null} */ (null));
  const match = store.match.value;
  const state = store.state.value;
  const visuals = store.visuals.value;
  const shown = store.animator.shown.value;
  const isAnimating = store.animator.isAnimating.value;
  const all = store.steps.value;
  const steps = isAnimating ? all.filter((step) => step.number <= /** @type {any} */ (shown).number) : all;
  const past = usePast(store);
  const [layer, setLayer] = useState(/** @type {string | null} */ (null));
  const [hint, setHint] = useState(/** @type {string[]} */ ([]));
  const insight = useInsight(store, past.at, preferences.insight.value !== "off");
  useEffect(() => setHint([]), [state?.number]);
  const at = Math.min(past.at, steps.length);
  const lastText = steps[at - 1]?.text ?? "";
  const last = useMemo(() => (hint.length ? hint : (lastText.match(CELL) ?? [])), [hint, lastText]);
  if (!match || !state || !visuals || !shown) return html`<${Waiting} />`;

  const position = past.position ?? shown;
  const context = {
    game: match.game,
    options: match.options,
    board: match.board,
    position,
    insight: isAnimating || insight?.at !== past.at ? null : insight,
    known: insight,
    own: state.viewer === "spectator" || isBothSeats(store) ? null : (state.seats[state.viewer]?.side ?? null),
    steps,
    layer: layer ?? (preferences.insight.value === "always" ? (insight?.shown ?? "") : ""),
  };
  const canAct = state.your_turn && !past.isPast && connection.value === "live" && !store.sending.value;
  const act = async (/** @type {string} */ action) => {
    const problem = await store.act(action);
    if (problem) toast(problem, "bad");
  };
  const bottom = state.viewer === "second" && !isBothSeats(store) ? "second" : "first";
  const top = bottom === "first" ? "second" : "first";
  const isOver = !isAnimating && (state.status === "over" || state.status === "aborted");

  const acting = canAct && !store.animator.isAnimating.value;
  return html`<div class="match" data-status=${state.status} data-ply=${state.ply} data-acting=${acting}>
    <div class="match-task" role="status">
      <h1>${isOver ? resultText(match, state) : position.task}</h1>
      <p class="faint">
        <a href=${`/rules/${match.game}`}>${match.title}</a>${match.options_text === "-" ? "" : ` · ${match.options_text}`}
      </p>
    </div>
    <${SeatStrip} store=${store} seat=${top} place="top" />
    <div class="match-board">
      ${connection.value === "lost" && html`<div class="notice bad" role="alert">${t("match.lost")}</div>`}
      <${Stage}
        context=${context}
        visuals=${visuals}
        animator=${store.animator}
        canAct=${canAct}
        last=${last}
        act=${act}
        pointer=${pointer}
        choice=${choice}
      />
    </div>
    <${SeatStrip} store=${store} seat=${bottom} place="bottom" />
    <aside class="match-side stack">
      <${GamePanel} context=${context} visuals=${visuals} pointer=${pointer} choice=${choice} canAct=${canAct && !isAnimating} act=${act} />
      <${WaitingPanel} store=${store} />
      <${Offers} store=${store} />
      ${past.isPast &&
      html`<div class="notice"><span>${t("match.past")}</span>
        <button class="button small" onClick=${() => past.go(undefined)}>${t("match.now")}</button></div>`}
      ${isOver && visuals.ResultPanel && html`<${visuals.ResultPanel} context=${context} match=${match} steps=${steps} />`}
      <div class="card">
        <${Tabs}
          label=${match.title}
          tabs=${[
            {
              name: "moves",
              title: t("match.moves"),
              content: () => html`<${Moves} steps=${steps} at=${past.at} onGo=${past.go} />`,
            },
            {
              name: "insight",
              title: t("match.insight"),
              content: () => html`<${InsightPanel} context=${context} visuals=${visuals} onLayer=${setLayer} />`,
            },
            { name: "chat", title: t("match.chat"), content: () => html`<${Chat} store=${store} />` },
            { name: "info", title: t("match.info"), content: () => html`<${Info} store=${store} />` },
            {
              name: "share",
              title: t("match.share"),
              content: () =>
                html`<${Share}
                  link=${location.href}
                  name=${`${match.game}-${match.id}`}
                  record=${() => get(`/matches/${match.id}/record`)}
                  position=${position.position}
                  picture=".match-board .board"
                  embed=${`${location.origin}/embed/${match.id}`}
                />`,
            },
          ]}
        />
      </div>
      <${Controls}
        store=${store}
        onHint=${(/** @type {string} */ action) => {
          setHint(action.match(CELL) ?? []);
          toast(t("match.hintIs", visuals.name?.(action, /** @type {any} */ (context)) ?? action));
        }}
      />
    </aside>
  </div>`;
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

/** A match: the board, who plays, what can be done, what is known about it. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { html } from "../html.js";
import { get, post, randomHex } from "../api/client.js";
import { connection } from "../api/live.js";
import { Chat } from "../match/Chat.js";
import { Controls, Offers, isBothSeats } from "../match/Controls.js";
import { Desk } from "../match/Desk.js";
import { Info } from "../match/Info.js";
import { InsightPanel } from "../match/InsightPanel.js";
import { Moves } from "../match/Moves.js";
import { resultText } from "../match/result.js";
import { SeatStrip } from "../match/SeatStrip.js";
import { Stage } from "../match/Stage.js";
import { MatchStore } from "../match/store.js";
import { preferences } from "../preferences.js";
import { Share } from "../study/Share.js";
import { t } from "../text/text.js";
import { notifyTurn, showTurn } from "../turn.js";
import { Problem, sentence, Waiting } from "../ui/notices.js";
import { Tabs } from "../ui/Tabs.js";
import { toast } from "../ui/toasts.js";

const CELL = /[a-z]+\d+/g;

/** The insight of what is shown: of now, or of an earlier position. @param {MatchStore} store @param {number} at
 *  @param {boolean} isWanted */
function useInsight(store, at, isWanted) {
  const [insight, setInsight] = useState(/** @type {(import("../api/types.js").Insight & {at: number}) | null} */ (null));
  const state = store.state.value;
  const isNow = at === store.steps.value.length;
  const isActing = store.theatre.isActing.value;
  useEffect(() => {
    if (!isWanted || !state) return setInsight(null);
    if (isActing) return undefined; // what is acted out is not given away
    const control = new AbortController();
    const query = isNow ? "" : `?steps=${at}`;
    get(`/matches/${store.id}/insight${query}`, { signal: control.signal }).then((found) => {
      if (isNow) store.insight = found;
      setInsight({ ...found, at });
    }, () => {});
    return () => control.abort();
  }, [store, at, state?.number, isWanted, isActing]);
  return insight;
}

/** The position that is looked at: undefined means now. @param {MatchStore} store */
function usePast(store) {
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

/** @param {{store: MatchStore}} props */
function Waits({ store }) {
  const match = store.match.value;
  const state = store.state.value;
  if (!match || !state || state.status !== "waiting") return null;
  const join = async () => {
    try {
      await post(`/matches/${store.id}/join`, { seed: randomHex() });
      await store.load();
    } catch (error) {
      toast(sentence(error), "bad");
    }
  };
  if (state.viewer === "spectator") {
    return html`<div class="card stack">
      <p>${t("match.waiting")}</p>
      <button class="button primary" onClick=${join}>${t("match.join")}</button>
    </div>`;
  }
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    toast(t("shell.copied"));
  };
  return html`<div class="card stack">
    <p><span class="spinner"></span> ${t("match.waiting")}</p>
    <p class="soft">${t("match.invite")}</p>
    <div class="row"><input readonly value=${location.href} aria-label=${t("match.invite")} /><button class="button" onClick=${copy}>${t("shell.copy")}</button></div>
  </div>`;
}

/** @param {{store: MatchStore}} props */
function MatchView({ store }) {
  const pointer = useSignal(/** @type {string | null} */ (null));
  const choice = useSignal(/** @type {import("../games/types.js").Selection | null} */ (null));
  const match = store.match.value;
  const state = store.state.value;
  const visuals = store.visuals.value;
  const shown = store.theatre.shown.value;
  const isActing = store.theatre.isActing.value;
  const steps = isActing ? store.steps.value.filter((step) => step.number <= /** @type {any} */ (shown).number) : store.steps.value;
  const past = usePast(store);
  const [layer, setLayer] = useState(/** @type {string | null} */ (null));
  const [hint, setHint] = useState(/** @type {string[]} */ ([]));
  const insight = useInsight(store, past.at, preferences.insight.value !== "off");
  useEffect(() => setHint([]), [state?.number]);
  if (!match || !state || !visuals || !shown) return html`<${Waiting} />`;

  const position = past.position ?? shown;
  const table = {
    game: match.game,
    options: match.options,
    board: match.board,
    position,
    insight: isActing || insight?.at !== past.at ? null : insight,
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
  const at = Math.min(past.at, steps.length);
  const lastText = steps[at - 1]?.text ?? "";
  const last = hint.length ? hint : (lastText.match(CELL) ?? []);
  const bottom = state.viewer === "second" && !isBothSeats(store) ? "second" : "first";
  const top = bottom === "first" ? "second" : "first";
  const isOver = !isActing && (state.status === "over" || state.status === "aborted");

  const acting = canAct && !store.theatre.isActing.value;
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
        table=${table}
        visuals=${visuals}
        theatre=${store.theatre}
        canAct=${canAct}
        last=${last}
        act=${act}
        pointer=${pointer}
        choice=${choice}
      />
    </div>
    <${SeatStrip} store=${store} seat=${bottom} place="bottom" />
    <aside class="match-side stack">
      <${Desk} table=${table} visuals=${visuals} pointer=${pointer} choice=${choice} canAct=${canAct && !isActing} act=${act} />
      <${Waits} store=${store} />
      <${Offers} store=${store} />
      ${past.isPast &&
      html`<div class="notice"><span>${t("match.past")}</span>
        <button class="button small" onClick=${() => past.go(undefined)}>${t("match.now")}</button></div>`}
      ${isOver && visuals.Aftermath && html`<${visuals.Aftermath} table=${table} match=${match} steps=${steps} />`}
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
              content: () => html`<${InsightPanel} table=${table} visuals=${visuals} onLayer=${setLayer} />`,
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
          toast(t("match.hintIs", visuals.name?.(action, /** @type {any} */ (table)) ?? action));
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

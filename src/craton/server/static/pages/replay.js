/** A finished match, step by step, with its evaluation, blunders and luck. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { html } from "../html.js";
import { get } from "../api/client.js";
import { chipsOf } from "../games/options.js";
import { useEvaluation } from "../match/EngineMeter.js";
import { GamePanel } from "../match/GamePanel.js";
import { InsightPanel } from "../match/InsightPanel.js";
import { Moves } from "../match/Moves.js";
import { turnText } from "../match/headline.js";
import { resultText } from "../match/result.js";
import { Stage } from "../match/Stage.js";
import { preferences } from "../preferences.js";
import { go } from "../router.js";
import { ReplayStore } from "../study/replay.js";
import { Share } from "../study/Share.js";
import { showPath, spanAround, spanOf } from "../games/shared/shows.js";
import { markTone } from "../study/TreeView.js";
import { mistakesOf, ownSeat, worstMistake } from "../study/mistakes.js";
import { useNavigationKeys, NavigationButtons } from "../study/Navigation.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { useTitle } from "../ui/title.js";
import { Problem, Waiting } from "../ui/notices.js";
import { Tabs } from "../ui/Tabs.js";
import { Summary, LuckLedger, StepWords, ValueCurve } from "./replay/Analysis.js";
import { mistakeAt, overlayOf, useReason } from "./replay/mistake.js";
import { Trial } from "./replay/Trial.js";

const DEBOUNCE = 150; // milliseconds without another step
const CELL = /[a-z]+\d+/g;

/** @param {ReplayStore} replay @param {boolean} isWanted */
function useInsight(replay, isWanted) {
  const [found, setFound] = useState(/** @type {{at: number, insight: import("../api/types.js").Insight} | null} */ (null));
  const at = replay.at.value;
  useEffect(() => {
    if (!isWanted || !replay.match.value) return undefined;
    const control = new AbortController();
    get(`/matches/${replay.id}/insight?steps=${at}`, { signal: control.signal }).then(
      (insight) => setFound({ at, insight }),
      () => {},
    );
    return () => control.abort();
  }, [at, isWanted, replay.match.value]);
  return { insight: found?.at === at ? found.insight : null, known: found?.insight ?? null };
}

/** @param {{replay: ReplayStore}} props */
function ReplayView({ replay }) {
  const [tab, setTab] = useState("moves");
  const [layer, setLayer] = useState("");
  const [trial, setTrial] = useState(/** @type {number | null} */ (null));
  const pointer = useSignal(/** @type {string | null} */ (null));
  const mistake = mistakeAt(replay);
  const reason = useReason(replay, mistake);
  useEffect(() => setTrial(null), [replay.at.value]);
  const { insight, known } = useInsight(replay, !replay.isPlaying.value && !replay.animator.isAnimating.value);
  const isMoving = replay.isPlaying.value || replay.animator.isAnimating.value;
  const evaluation = useEvaluation(
    (signal) => get(`/matches/${replay.id}/evaluation?steps=${replay.at.value}`, { signal }),
    isMoving || !replay.match.value ? null : replay.at.value,
    preferences.insight.value !== "off",
  );
  const match = replay.match.value;
  const visuals = replay.visuals.value;
  const shown = replay.animator.shown.value;
  const at = replay.at.value;
  const walk = (/** @type {number} */ to) => () => {
    replay.pause();
    replay.go(to);
  };
  const ways = {
    first: walk(0),
    back: walk(at - 1),
    forward: () => {
      replay.pause();
      replay.step();
    },
    last: walk(replay.count),
  };
  useNavigationKeys(ways);
  if (!match || !visuals || !shown) return html`<${Waiting} />`;
  const { state, steps } = match;
  const context = {
    game: match.game,
    options: match.options,
    board: match.board,
    position: shown,
    insight,
    known,
    evaluation,
    own: null,
    steps: steps.slice(0, at),
    layer,
  };
  const isPlaying = replay.isPlaying.value;
  const span = spanAround(steps, at) ?? (at === replay.count ? spanOf(steps, null, null) : null);
  const own = ownSeat(match);
  const mistakes = replay.analysis.value ? mistakesOf(replay.analysis.value, own) : [];
  const nextMistake = mistakes.find((index) => index >= at) ?? mistakes[0];
  const isAtEnd = at === replay.count && !replay.animator.isAnimating.value;
  const name = (/** @type {string} */ action) => visuals.name?.(action, /** @type {any} */ (context)) ?? action;
  const mark = (/** @type {number} */ index) => {
    const sign = replay.analysis.value?.assessments[index]?.mark;
    return sign ? html`<span class=${`mark mark-${markTone(sign)}`} title=${t(`study.mark${sign}`)}>${sign}</span>` : null;
  };
  const seat = (/** @type {"first" | "second"} */ which) => {
    const holder = state.seats[which];
    return html`<span class="replay-seat">
      <span class=${`seat-stone ${holder?.side ?? "none"}`} aria-hidden="true"></span>${holder?.name}
    </span>`;
  };
  return html`<div class="match replay">
    <div class="match-task">
      <h1>${isAtEnd && state.result ? resultText(match, state, visuals) : turnText(match.game, shown)}</h1>
      <p class="faint">
        <a href=${`/rules/${match.game}`}>${match.title}</a>${chipsOf(match.game, match.options_text).map((chip) => ` · ${chip}`)}
      </p>
      <p class="replay-seats">${seat("first")} <span class="faint">${t("study.against")}</span> ${seat("second")}</p>
    </div>
    <div class="match-board">
      ${trial === null || !mistake
        ? html`<${Stage}
            context=${context}
            visuals=${visuals}
            animator=${replay.animator}
            canAct=${false}
            last=${(steps[at - 1]?.text ?? steps[at - 1]?.event ?? "").match(CELL) ?? []}
            act=${() => {}}
            pointer=${pointer}
            overlay=${isMoving ? null : overlayOf(mistake, shown)}
          />`
        : html`<${Trial} replay=${replay} index=${trial} mistake=${mistake} onEnd=${() => setTrial(null)} />`}
      <${NavigationButtons} ways=${ways} atStart=${at === 0} atEnd=${at >= replay.count}>
        <button class="button primary replay-play" onClick=${() => (isPlaying ? replay.pause() : replay.play())}>
          <${Icon} name=${isPlaying ? "pause" : "play"} />${t(isPlaying ? "study.pause" : "study.play")}
        </button>
      <//>
    </div>
    <aside class="match-side stack" aria-label=${t("study.values")}>
      <h2 class="unseen">${t("study.values")}</h2>
      <section class="card stack" aria-label=${t("study.values")}>
        <${ValueCurve} replay=${replay} />
        <${StepWords} replay=${replay} name=${name} reason=${reason} onTry=${() => setTrial(at - 1)} />
        ${mistakes.length > 0 &&
        html`<div class="buttons">
          <button class="button small" onClick=${walk(nextMistake + 1)}>
            ${t(own ? "study.nextOwnMistake" : "study.nextMistake", mistakes.length)}
          </button>
        </div>`}
      </section>
      <${GamePanel} context=${context} visuals=${visuals} pointer=${pointer} canAct=${false} act=${() => {}} />
      <div class="card">
        <${Tabs}
          label=${match.title}
          chosen=${tab}
          onChoose=${setTab}
          tabs=${[
            {
              name: "moves",
              title: t("study.moves"),
              content: () =>
                html`<${Moves}
                  game=${match.game}
                  steps=${steps}
                  at=${at}
                  onGo=${(/** @type {number} */ to) => walk(to)()}
                  mark=${mark}
                />`,
            },
            {
              name: "account",
              title: t("study.account"),
              content: () =>
                html`<${Summary} replay=${replay} />
                  ${visuals.ResultPanel && html`<${visuals.ResultPanel} context=${context} match=${match} steps=${steps} />`}`,
            },
            { name: "luck", title: t("study.luck"), content: () => html`<${LuckLedger} replay=${replay} />` },
            {
              name: "insight",
              title: t("study.insight"),
              content: () => html`<${InsightPanel} context=${context} visuals=${visuals} onLayer=${setLayer} />`,
            },
            {
              name: "share",
              title: t("study.share"),
              content: () =>
                html`<${Share}
                  link=${location.href}
                  name=${`${match.game}-${match.id}`}
                  record=${() => get(`/matches/${match.id}/record`)}
                  position=${shown.position}
                  picture=".match-board .board"
                  embed=${`${location.origin}/embed/${match.id}`}
                />`,
            },
          ]}
        />
      </div>
      <div class="buttons">
        ${span && html`<a class="button" href=${showPath(match.id, span)}><${Icon} name="play" />${t("study.watchAgain")}</a>`}
        <a class="button" href=${`/analysis/${match.id}?at=${at}`}><${Icon} name="edit" />${t("study.analysis")}</a>
        <a class="button" href=${`/fairness/${match.id}`}><${Icon} name="dice" />${t("study.checkDice")}</a>
      </div>
    </aside>
  </div>`;
}

/** Go to my worst mistake, unless I have gone somewhere already. @param {ReplayStore} replay */
function openWorst(replay) {
  const seat = replay.match.value && ownSeat(replay.match.value);
  const isStill = replay.at.value === 0 && !replay.isPlaying.value && !replay.animator.isAnimating.value;
  const worst = seat && isStill && replay.analysis.value ? worstMistake(replay.analysis.value, seat) : null;
  if (worst !== null) replay.go(worst + 1);
}

/** @param {{params: {id: string}, query: URLSearchParams}} props */
export default function ReplayPage({ params, query }) {
  const replay = useMemo(() => new ReplayStore(params.id), [params.id]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const at = query.get("at");
    replay.open(at === null ? null : Number(at)).then(async () => {
      setOpen(true);
      if (replay.match.value?.state.status !== "over") return;
      await replay.analyse();
      if (at === null) openWorst(replay);
    });
    return () => replay.close();
  }, [replay]);
  const at = replay.at.value;
  useTitle(replay.match.value ? t("study.replayOf", replay.match.value.title) : "");
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => go(`/matches/${params.id}/replay${at ? `?at=${at}` : ""}`, { replace: true }), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [at, isOpen]);
  if (replay.problem.value) return html`<${Problem} message=${replay.problem.value} again=${() => location.reload()} />`;
  return html`<${ReplayView} replay=${replay} />`;
}

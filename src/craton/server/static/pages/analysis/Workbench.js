/** The board of a study and everything around it. */
import { useEffect, useState } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { html } from "../../html.js";
import { post } from "../../api/client.js";
import { Board } from "../../board/Board.js";
import { chipsOf } from "../../games/options.js";
import { InsightPanel } from "../../match/InsightPanel.js";
import { Stage } from "../../match/Stage.js";
import { useEvaluation } from "../../match/EngineMeter.js";
import { GamePanel } from "../../match/GamePanel.js";
import { preferences } from "../../preferences.js";
import { go } from "../../router.js";
import { writePlace } from "../../study/address.js";
import { Annotate } from "../../study/Annotate.js";
import { Arrangement } from "../../study/arrange.js";
import { ArrangePanel } from "../../study/ArrangePanel.js";
import { ChancePanel } from "../../study/ChancePanel.js";
import { drawFound } from "../../study/engine.js";
import { EnginePanel } from "../../study/EnginePanel.js";
import { drawSymmetric, together } from "../../study/openings.js";
import { OpeningsCard } from "../../study/OpeningsCard.js";
import { Share } from "../../study/Share.js";
import { TreeView } from "../../study/TreeView.js";
import { aside, back, forward, ROOT } from "../../study/tree.js";
import { useNavigationKeys, NavigationButtons } from "../../study/Navigation.js";
import { t } from "../../text/text.js";
import { sentence, Waiting } from "../../ui/notices.js";
import { Tabs } from "../../ui/Tabs.js";
import { turnText } from "../../match/headline.js";

/** @typedef {import("../../study/store.js").StudyStore} StudyStore */

const CELL = /[a-z]+\d+/g;

/** The insight of the position, and the last one that was loaded. @param {StudyStore} study @param {boolean} isWanted */
function useInsight(study, isWanted) {
  const [known, setKnown] = useState(/** @type {{insight: import("../../api/types.js").Insight, line: any} | null} */ (null));
  const line = study.line.value;
  useEffect(() => {
    if (!isWanted || !line) return undefined;
    const control = new AbortController();
    post("/study/insight", study.here(), { signal: control.signal }).then((insight) => setKnown({ insight, line }), () => {});
    return () => control.abort();
  }, [line, isWanted]);
  return { insight: known && known.line === line ? known.insight : null, known: known?.insight ?? null };
}

/** @param {{study: StudyStore, arrangement: Arrangement}} props */
function ArrangeBoard({ study, arrangement }) {
  const setting = study.setting.value;
  const visuals = study.visuals.value;
  const now = arrangement.now.value;
  if (!setting || !visuals || !now) return html`<${Waiting} />`;
  return html`<div class="stage">
    <div class="stage-board">
      <${Board}
        board=${setting.board}
        look=${visuals.look}
        symbols=${visuals.symbols}
        stones=${now.stones}
        marks=${now.marks}
        targets=${new Set(setting.board.cells.map((cell) => cell.name))}
        onAct=${(/** @type {string} */ cell) => arrangement.paint(cell)}
        label=${t("study.board", setting.title)}
      />
    </div>
  </div>`;
}

/**
 * @param {object} props
 * @param {StudyStore} props.study
 * @param {import("../../study/engine.js").Engine} props.engine
 * @param {string} [props.match]
 * @param {() => Promise<string>} props.record
 */
export function Workbench({ study, engine, match, record }) {
  const [tab, setTab] = useState("moves");
  const [layer, setLayer] = useState(/** @type {string | null} */ (null));
  const [arrangement, setArrangement] = useState(/** @type {Arrangement | null} */ (null));
  const pointer = useSignal(/** @type {string | null} */ (null));
  const choice = useSignal(/** @type {import("../../games/types.js").Selection | null} */ (null));
  const marked = useSignal(/** @type {string[]} */ ([]));
  const { insight, known } = useInsight(study, preferences.insight.value !== "off" || tab === "insight");
  // The engine's own value replaces the light estimate, so that two different numbers never stand together.
  const isEngineShown = engine.isOn.value || engine.found.value.has(study.node.value.id);
  const evaluation = useEvaluation(
    (signal) => post("/study/evaluation", study.here(), { signal }),
    study.animator.isAnimating.value ? null : study.line.value,
    preferences.insight.value !== "off" && !isEngineShown,
  );
  const setting = study.setting.value;
  const visuals = study.visuals.value;
  const line = study.line.value;
  const shown = study.animator.shown.value;
  const node = study.node.value;
  const ways = {
    first: () => study.go(ROOT),
    back: () => study.edit(back),
    forward: () => study.edit(forward),
    last: () => study.go(study.end()),
    up: () => study.edit((tree) => aside(tree, -1)),
    down: () => study.edit((tree) => aside(tree, 1)),
  };
  useNavigationKeys(ways);
  useEffect(() => {
    if (tab !== "setUp" || !line?.state.position) return setArrangement(null);
    const next = new Arrangement({ position: line.state.position });
    next.ask();
    setArrangement(next);
  }, [tab, line]);
  if (!setting || !visuals || !line || !shown) return html`<${Waiting} />`;

  const context = {
    game: setting.game,
    options: setting.options,
    board: setting.board,
    position: shown,
    insight,
    known,
    evaluation,
    own: null,
    steps: line.steps,
    layer: layer ?? (preferences.insight.value === "always" ? (insight?.shown ?? "") : ""),
  };
  const act = (/** @type {string} */ action) => study.play(action);
  const name = (/** @type {string} */ action) => visuals.name?.(action, /** @type {any} */ (context)) ?? action;
  const canAct = !study.isBusy.value && line.state.to_move !== null;
  const openPosition = async (/** @type {string} */ position) => {
    try {
      await post("/study", { position: position.trim() });
    } catch (error) {
      return sentence(error);
    }
    setTab("moves");
    go(`/analysis${writePlace({ position: position.trim() })}`);
    return null;
  };
  return html`<div class="match study">
    <div class="match-task" role="status">
      <h1>${turnText(setting.game, shown)}</h1>
      <p class="faint">
        <a href=${`/rules/${setting.game}`}>${setting.title}</a>${chipsOf(setting.game, setting.options_text).map((chip) => ` · ${chip}`)}
        ${" · "}${match
          ? html`<a href=${`/matches/${match}`}>${t("study.fromMatch")}</a>`
          : html`<a href="/analysis">${t("study.newStudy")}</a>`}
      </p>
    </div>
    <div class="match-board">
      ${arrangement
        ? html`<${ArrangeBoard} study=${study} arrangement=${arrangement} />`
        : html`<${Stage}
            context=${context}
            visuals=${visuals}
            animator=${study.animator}
            canAct=${canAct}
            last=${node.step?.text?.match(CELL) ?? node.step?.event?.match(CELL) ?? []}
            act=${act}
            pointer=${pointer}
            choice=${choice}
            overlay=${together(drawFound(engine, engine.found.value.get(node.id) ?? null, shown), drawSymmetric(marked.value, shown))}
          />`}
      <${NavigationButtons} ways=${ways} atStart=${node.id === ROOT} atEnd=${node.children.length === 0} />
      <p class="faint walk-help">${t("study.keys")}</p>
    </div>
    <aside class="match-side stack" aria-label=${t("study.analysis")}>
      <h2 class="unseen">${t("study.analysis")}</h2>
      <${ChancePanel} study=${study} />
      ${!arrangement &&
      html`<${GamePanel} context=${context} visuals=${visuals} pointer=${pointer} choice=${choice} canAct=${canAct && !study.animator.isAnimating.value} act=${act} />`}
      ${study.problem.value && html`<p class="notice bad" role="alert">${study.problem.value}</p>`}
      <${EnginePanel} study=${study} engine=${engine} name=${name} />
      ${!arrangement && html`<${OpeningsCard} study=${study} engine=${engine} name=${name} marked=${marked} />`}
      <div class="card">
        <${Tabs}
          label=${t("study.analysis")}
          chosen=${tab}
          onChoose=${setTab}
          tabs=${[
            {
              name: "moves",
              title: t("study.moves"),
              content: () => html`<div class="stack">
                <${TreeView} game=${setting.game} tree=${study.tree.value} onGo=${(/** @type {number} */ id) => study.go(id)} />
                <${Annotate} study=${study} />
              </div>`,
            },
            {
              name: "insight",
              title: t("study.insight"),
              content: () => html`<${InsightPanel} context=${context} visuals=${visuals} onLayer=${setLayer} />`,
            },
            {
              name: "setUp",
              title: t("study.setUp"),
              content: () =>
                arrangement &&
                html`<${ArrangePanel} arrangement=${arrangement} game=${setting.game} onUse=${openPosition} onText=${openPosition} />`,
            },
            {
              name: "share",
              title: t("study.share"),
              content: () =>
                html`<${Share}
                  link=${location.href}
                  name=${`${setting.game}-${match ?? "study"}`}
                  record=${record}
                  position=${line.state.position}
                  picture=".match-board .board"
                />`,
            },
          ]}
        />
      </div>
    </aside>
  </div>`;
}

/** One step of a lesson: the idea, the task, the board, and the verdict. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { post } from "../api/client.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { PlayBoard } from "./PlayBoard.js";
import { finish, progressOf } from "./progress.js";
import { PracticeStore } from "./practice.js";

const CELL = /[a-z]+\d+/g;

/**
 * @param {object} props
 * @param {string} props.game
 * @param {import("../games/types.js").Lesson} props.lesson
 * @param {number} props.number
 * @param {number} props.count
 * @param {(() => void) | null} props.onBack
 * @param {() => void} props.onNext
 */
export function LessonStep({ game, lesson, number, count, onBack, onNext }) {
  const study = useMemo(() => new PracticeStore(lesson.start), [lesson]);
  const [verdict, setVerdict] = useState(/** @type {"done" | "again" | null} */ (null));
  const [isJudging, setJudging] = useState(false);
  const [hint, setHint] = useState(/** @type {string[]} */ ([]));
  const answer = useRef(/** @type {HTMLElement | null} */ (null));
  const retry = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const next = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => void study.open(), [study]);
  const { words } = lesson;

  const judge = async (/** @type {string} */ action) => {
    setHint([]);
    setJudging(true);
    setVerdict(await judged(action));
    setJudging(false);
  };
  const judged = async (/** @type {string} */ action) => {
    const before = study.line.value?.state;
    const line = await study.act(action);
    if (!line || !before) return null;
    const insight = await post("/study/insight", { ...study.start, steps: study.steps }).catch(() => NOTHING);
    const isDone = lesson.isDone({ action, before, after: line.state, line, insight });
    return isDone === null ? null : isDone ? "done" : "again";
  };
  const again = async () => {
    await study.restart();
    setVerdict(null);
  };
  const isAnimating = study.animator.isAnimating.value;
  const shown = isAnimating ? null : verdict;
  useEffect(() => {
    if (shown === "done") {
      finish(game, lesson.name);
      next.current?.focus({ preventScroll: true });
    }
    if (shown === "again") retry.current?.focus({ preventScroll: true });
    if (shown) answer.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  const step = study.steps.length - (lesson.start.steps?.length ?? 0);

  return html`<div class="learn-step">
    <section class="learn-idea">
      <p class="faint">${t("learn.lessonOf", number, count)}</p>
      <h2>${words.title}</h2>
      <p>${words.idea}</p>
      <p class=${`learn-task ${shown === "done" ? "done" : ""}`}>
        <${Icon} name=${shown === "done" ? "check" : "play"} />
        <span>${words.task}</span>
      </p>
    </section>
    <section class="learn-board">
      <${PlayBoard} study=${study} canAct=${verdict === null && !isJudging} hint=${hint} act=${judge} />
    </section>
    <section class="learn-answer" ref=${answer}>
      <div role="status">
        ${shown &&
        html`<p class=${`learn-verdict ${shown}`}>
          ${shown === "done" && html`<${Icon} name="check" />`}<span>${words[shown]}</span>
        </p>`}
      </div>
      <div class="buttons">
        ${onBack &&
        html`<button class="button quiet" onClick=${onBack}><${Icon} name="back" />${t("learn.previous")}</button>`}
        ${shown === "again" &&
        html`<button ref=${retry} class="button primary" onClick=${again}>${t("learn.tryAgain")}</button>`}
        ${verdict === null &&
        html`<button class="button quiet" onClick=${() => setHint((lesson.solution[step] ?? "").match(CELL) ?? [])}>
          <${Icon} name="hint" />${t("learn.showMe")}
        </button>`}
        ${(shown === "done" || progressOf(game).includes(lesson.name)) &&
        html`<button ref=${next} class=${`button ${shown === "done" ? "primary" : ""}`} onClick=${onNext}>
          ${t(number === count ? "learn.finish" : "learn.next")}<${Icon} name="forward" />
        </button>`}
      </div>
    </section>
  </div>`;
}

/** The insight of a position for which the request failed. @type {import("../api/types.js").Insight} */
const NOTHING = {
  ply: 0,
  marks: [],
  links: [],
  regions: [],
  panels: [],
  sentences: [],
  layers: [],
  shown: "",
  odds: [],
  scores: null,
  previews: [],
};

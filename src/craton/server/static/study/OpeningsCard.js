/** The opening explorer: what people played here and how it ended, and what the engine thinks of each move. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { post } from "../api/client.js";
import { percentage } from "../text/intl.js";
import { t } from "../text/text.js";
import { sentence, Waiting } from "../ui/notices.js";
import { isKnown, openingRows } from "./openings.js";
import { percent } from "./Value.js";

/** @typedef {import("./openings.js").Openings} Openings */
/** @typedef {import("./openings.js").OpeningMove} OpeningMove */
/** @typedef {import("../api/types.js").Line} Line */

const ROWS = 8;

/** What the server knows, by line; a line that is walked through again needs no request. @type {WeakMap<Line, Openings>} */
const known = new WeakMap();

/** The openings at the current node; while they are loaded, those before. @param {import("./store.js").StudyStore} study */
function useOpenings(study) {
  const line = study.line.value;
  const [shown, setShown] = useState(/** @type {Openings | null} */ (null));
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    if (!line) return undefined;
    const control = new AbortController();
    const load = async () => {
      const found = known.get(line) ?? /** @type {Openings} */ (await post("/study/openings", study.here(), { signal: control.signal }));
      known.set(line, found);
      setShown(found);
      setProblem(null);
    };
    load().catch((error) => control.signal.aborted || setProblem(sentence(error)));
    return () => control.abort();
  }, [line]);
  return { openings: shown, problem, isCurrent: Boolean(line && known.get(line) === shown) };
}

/** Wins, draws and losses of the side to move as a bar. @param {{move: OpeningMove}} props */
function ResultBar({ move }) {
  const { wins, draws, losses, score, low, high } = move;
  if (score === null) return html`<span class="faint">–</span>`;
  const interval = t("study.openingScore", percentage(score), percentage(low), percentage(high));
  return html`<span class="results" title=${interval}>
    <span class="result-bar" role="img" aria-label=${`${t("study.openingResults", wins, draws, losses)}; ${interval}`}>
      ${Object.entries({ wins, draws, losses }).map(
        ([name, count]) => count > 0 && html`<span key=${name} class=${`result-${name}`} style=${{ flexGrow: count }}></span>`,
      )}
    </span>
    <span class="result-score" aria-hidden="true">${percentage(score)}</span>
  </span>`;
}

/** @param {{row: import("./openings.js").Row}} props */
function EngineCell({ row: { move, engine } }) {
  if (move.solved) return html`<span class=${`tag ${move.solved === "win" ? "good" : "bad"}`}>${t(`study.solved-${move.solved}`)}</span>`;
  if (!engine) return html`<span class="faint">–</span>`;
  return html`${percent(engine.value)}${engine.proven && html` <span class="tag good">${t("study.proven")}</span>`}`;
}

/** Who is to move, in words. @param {Openings} openings */
const moverOf = ({ side, seat }) => (side ? t("study.sideToMove", side) : t(`study.seat-${seat ?? "first"}`));

/**
 * @typedef {object} Props
 * @property {import("./store.js").StudyStore} study
 * @property {import("./engine.js").Engine} engine
 * @property {(action: string) => string} name
 * @property {import("@preact/signals").Signal<string[]>} marked   the actions that are outlined on the board
 */

/** @param {Props} props */
function Moves({ study, engine, name, marked }) {
  const { openings, problem, isCurrent } = useOpenings(study);
  const [showsAll, setShowsAll] = useState(false);
  const mark = (/** @type {string[]} */ actions) => {
    marked.value = actions;
  };
  useEffect(() => () => mark([]), [study.line.value]); // also when the card is closed
  // Whoever plays with the keyboard goes on with the next position.
  const table = useRef(/** @type {HTMLTableElement | null} */ (null));
  const isWalking = useRef(false);
  useEffect(() => {
    if (!isCurrent || !isWalking.current) return;
    isWalking.current = false;
    table.current?.querySelector("button")?.focus();
  }, [openings, isCurrent]);
  const play = (/** @type {string} */ action, /** @type {MouseEvent} */ event) => {
    isWalking.current = event.detail === 0;
    study.play(action);
  };
  if (problem) return html`<p class="notice bad" role="alert">${problem}</p>`;
  if (!openings) return html`<${Waiting} />`;
  const found = isCurrent ? (engine.found.value.get(study.node.value.id) ?? null) : null;
  const rows = openingRows(openings, found);
  const shown = showsAll ? rows : rows.filter(isKnown).slice(0, ROWS);
  const summary = !openings.seat
    ? t("study.openingNoChoice")
    : !openings.counted
      ? t("study.openingLate", openings.turns)
      : openings.matches > 0
        ? t("study.openingMatches", openings.matches, moverOf(openings))
        : t("study.openingNone");
  return html`<div class="stack" aria-busy=${!isCurrent}>
    <p class="faint" role="status">${summary}</p>
    ${shown.length > 0 &&
    html`<table ref=${table}>
      <thead>
        <tr>
          <th scope="col">${t("study.action")}</th>
          <th scope="col" class="number">${t("study.openingCount")}</th>
          <th scope="col">${t("study.openingScores")}</th>
          <th scope="col" class="number">${t("study.engine")}</th>
        </tr>
      </thead>
      <tbody>
        ${shown.map((row) => {
          const { action, symmetric, matches } = row.move;
          const others = symmetric.slice(1).map(name);
          return html`<tr key=${action} onMouseEnter=${() => mark(symmetric)} onMouseLeave=${() => mark([])}>
            <th scope="row">
              <button
                class="step"
                disabled=${!isCurrent || study.isBusy.value}
                onClick=${(/** @type {MouseEvent} */ event) => play(action, event)}
                onFocus=${() => mark(symmetric)}
                onBlur=${() => mark([])}
              >
                ${name(action)}${others.length > 0 && html`<span class="unseen">${t("study.openingSymmetric", others)}</span>`}
              </button>
              ${others.length > 0 && html`<span class="faint" aria-hidden="true">×${symmetric.length}</span>`}
            </th>
            <td class="number">${matches}</td>
            <td><${ResultBar} move=${row.move} /></td>
            <td class="number"><${EngineCell} row=${row} /></td>
          </tr>`;
        })}
      </tbody>
    </table>`}
    ${(showsAll || shown.length < rows.length) &&
    html`<button class="button quiet" aria-expanded=${showsAll} onClick=${() => setShowsAll(!showsAll)}>
      ${showsAll ? t("study.openingFewer") : t("study.openingAll", rows.length)}
    </button>`}
  </div>`;
}

/** Closed at first; the server is asked once it is open. @param {Props} props */
export function OpeningsCard(props) {
  const [isOpen, setOpen] = useState(false);
  return html`<details
    class="card openings"
    open=${isOpen}
    onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}
  >
    <summary>${t("study.openingExplorer")}</summary>
    ${isOpen && html`<${Moves} ...${props} />`}
  </details>`;
}

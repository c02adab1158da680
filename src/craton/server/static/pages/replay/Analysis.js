/** The analysis of a match: the evaluation, the losses of each seat, and luck. */
import { html } from "../../html.js";
import { eventText, outcomeText } from "../../games/shared/events.js";
import { percent as whole } from "../../games/shared/numbers.js";
import { ownSeat } from "../../study/mistakes.js";
import { percent } from "../../study/Value.js";
import { markTone } from "../../study/TreeView.js";
import { percentage } from "../../text/intl.js";
import { has, t } from "../../text/text.js";
import { Graph } from "../../ui/Graph.js";

/** @typedef {import("../../api/types.js").Analysis} Analysis */
/** @typedef {import("../../study/replay.js").ReplayStore} ReplayStore */

const SEATS = /** @type {const} */ (["first", "second"]);
const MARKS = ["!", "?!", "?", "??"];

/** @param {number} value */
const signed = (value) => `${value < 0 ? "−" : "+"}${percentage(Math.abs(value), 1, 1)}`;

/** The name of a player; the side if one person plays both. @param {ReplayStore} replay @param {"first" | "second"} seat */
function nameOf(replay, seat) {
  const seats = replay.match.value?.state.seats;
  const holder = seats?.[seat];
  if (!holder || !seats) return t(`study.${seat}Seat`);
  const isAlone = seats.first?.name !== seats.second?.name;
  return isAlone || !holder.side ? holder.name : t(`match.${holder.side}`);
}

/** Whose chances are shown: mine, or the first seat's. @param {ReplayStore} replay */
const viewpoint = (replay) => (replay.match.value && ownSeat(replay.match.value)) ?? "first";

/** A seat as the curve and the ledger name it: me as "you". @param {ReplayStore} replay @param {"first" | "second"} seat */
const curveTitle = (replay, seat) =>
  replay.match.value && ownSeat(replay.match.value) === seat ? t("study.ownCurve") : t("study.curve", nameOf(replay, seat));

/** @param {{replay: ReplayStore}} props */
export function ValueCurve({ replay }) {
  const analysis = replay.analysis.value;
  const progress = replay.progress.value;
  if (!analysis) {
    return html`<div class="curve-waits" role="status">
      ${replay.analysisProblem.value
        ? html`<span>${replay.analysisProblem.value}</span>
            <button class="button small" onClick=${() => replay.analyse()}>${t("shell.again")}</button>`
        : progress !== null &&
          html`<span><span class="spinner"></span> ${t("study.analysing", Math.round(100 * progress))}</span>
            <span class="bar"><span class="bar-done" style=${{ width: `${100 * progress}%` }}></span></span>`}
    </div>`;
  }
  const seat = viewpoint(replay);
  const name = nameOf(replay, seat);
  const title = curveTitle(replay, seat);
  const steps = replay.match.value?.steps ?? [];
  const points = analysis.values.map((value, x) => ({ x, y: seat === "first" ? value : 1 - value })).map(({ x, y }) => ({
    x,
    y,
    label: t("study.valueAt", name, percent(y), x ? (steps[x - 1]?.text ?? "") : t("study.start")),
  }));
  const marks = analysis.assessments.flatMap((one, index) =>
    one.mark ? [{ x: index + 1, tone: /** @type {any} */ (markTone(one.mark)), label: `${one.text}${one.mark}` }] : [],
  );
  return html`<figure class="curve">
    <${Graph}
      points=${points}
      marks=${marks}
      at=${replay.at.value}
      middle=${0.5}
      height=${120}
      label=${title}
      onPick=${(/** @type {number} */ x) => {
        replay.pause();
        replay.go(x);
      }}
    />
    <figcaption class="faint">${title}</figcaption>
  </figure>`;
}

/** "Blunder", or "" for a move without a mark. @param {string | null | undefined} mark */
const gradeOf = (mark) => (mark && has(`study.grade${mark}`) ? t(`study.grade${mark}`) : "");

/** The assessment of the current step. @param {{replay: ReplayStore, name: (action: string) => string, reason: string,
 *  onTry: () => void}} props */
export function StepWords({ replay, name, reason, onTry }) {
  const one = replay.analysis.value?.assessments[replay.at.value - 1];
  if (!one) return null;
  const link = html`<a href=${`/analysis/${replay.id}?at=${replay.at.value - 1}`}>${t("study.lookCloser")}</a>`;
  if (one.luck && one.probability) {
    const game = replay.match.value?.game ?? "";
    const seat = one.luck.first >= 0 ? "first" : "second";
    return html`<p class="step-words">
      ${t("study.luckWords", eventText(game, one.event ?? ""), outcomeText(game, one.text), percent(one.probability.value))}
      ${Math.abs(one.luck.first) >= 0.0005 && ` ${t("study.luckFor", nameOf(replay, seat), signed(Math.abs(one.luck.first)))}`}
    </p>`;
  }
  if (one.best === undefined) return html`<p class="step-words faint">${t("study.onlyAction", name(one.text))}</p>`;
  const isBest = one.best === one.text || (one.loss ?? 0) < 0.0005;
  return html`<p class="step-words">
    <strong>${name(one.text)}${one.mark && html`<span class=${`mark mark-${markTone(one.mark)}`}> ${one.mark}</span>`}</strong>
    ${" "}${isBest
      ? t("study.isBest", whole(one.value ?? 0))
      : t("study.isWorse", gradeOf(one.mark), whole(one.loss ?? 0), name(one.best), whole(one.best_value ?? 0))}
    ${" "}${link}
    ${one.mark?.includes("?") &&
    html`<span class="step-reason">${reason && t("study.reason", name(one.best), reason)}</span>
      <button class="button small" onClick=${onTry}>${t("study.tryHere")}</button>`}
  </p>`;
}

/** @param {{replay: ReplayStore}} props */
export function Summary({ replay }) {
  const analysis = replay.analysis.value;
  if (!analysis) return html`<p class="faint">${t("study.notAnalysed")}</p>`;
  return html`<div class="scroll" tabindex="0">
    <table class="accounts">
      <thead>
        <tr>
          <th scope="col"><span class="unseen">${t("study.account")}</span></th>
          ${SEATS.map((seat) => html`<th scope="col" class="number" key=${seat}>${nameOf(replay, seat)}</th>`)}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">${t("study.averageLoss")}</th>
          ${SEATS.map((seat) => html`<td class="number" key=${seat}>${percentage(analysis.seats[seat].loss, 1, 1)}</td>`)}
        </tr>
        ${MARKS.map(
          (mark) =>
            html`<tr key=${mark}>
              <th scope="row">${t(`study.count${mark}`)} <span class=${`mark mark-${markTone(mark)}`}>${mark}</span></th>
              ${SEATS.map((seat) => html`<td class="number" key=${seat}>${analysis.seats[seat].marks[mark] ?? 0}</td>`)}
            </tr>`,
        )}
        <tr>
          <th scope="row">${t("study.luck")}</th>
          ${SEATS.map((seat) => html`<td class="number" key=${seat}>${signed(analysis.seats[seat].luck)}</td>`)}
        </tr>
      </tbody>
    </table>
  </div>`;
}

/** Every chance event with its luck. @param {{replay: ReplayStore}} props */
export function LuckLedger({ replay }) {
  const analysis = replay.analysis.value;
  if (!analysis) return html`<p class="faint">${t("study.notAnalysed")}</p>`;
  const events = analysis.assessments.flatMap((one, index) => (one.luck ? [{ ...one, luck: one.luck, index }] : []));
  if (events.length === 0) return html`<p class="faint">${t("study.noChance")}</p>`;
  const seat = viewpoint(replay);
  const total = events.reduce((sum, one) => sum + one.luck[seat], 0);
  const most = Math.max(0.01, ...events.map((one) => Math.abs(one.luck[seat])));
  const first = nameOf(replay, seat);
  const second = nameOf(replay, seat === "first" ? "second" : "first");
  const game = replay.match.value?.game ?? "";
  return html`<div class="ledger stack">
    <p class="faint">${t("study.ledgerHelp", first, second)}</p>
    <div class="scroll ledger-rows" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">${t("study.event")}</th>
            <th scope="col" class="number">${t("study.chanceOf")}</th>
            <th scope="col">${t("study.luckOf", first)}</th>
          </tr>
        </thead>
        <tbody>
          ${events.map(
            (one) =>
              html`<tr key=${one.index} class=${replay.at.value === one.index + 1 ? "here" : ""}>
                <td>
                  <button class="step" onClick=${() => replay.go(one.index + 1)}>${eventText(game, one.event ?? "")} ${outcomeText(game, one.text)}</button>
                </td>
                <td class="number">${percent(one.probability?.value ?? 1)}</td>
                <td>
                  <span class="luck">
                    <span
                      class=${`luck-bar ${one.luck[seat] < 0 ? "down" : "up"}`}
                      style=${{ "--share": Math.abs(one.luck[seat]) / most }}
                    ></span>
                    <span>${signed(one.luck[seat])}</span>
                  </span>
                </td>
              </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colspan="2">${t("study.together")}</th>
            <td><strong>${signed(total)}</strong></td>
          </tr>
        </tfoot>
      </table>
    </div>
  </div>`;
}

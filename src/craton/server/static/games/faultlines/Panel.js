/** The risk portfolio (safe, growing and speculative groups), and the distribution of final scores. */
import { html } from "../../html.js";
import { numberOf } from "../shared/layers.js";
import { decimal } from "../shared/numbers.js";
import { has, t } from "../../text/text.js";
import { Scores } from "./Scores.js";

/** @typedef {import("../types.js").Context} Context */
/** @typedef {{name: string, expected: number, stones: number, floor: number, ceiling: number}} Holding */

const FIRST_COLUMN = "holding";

/** The server's tables of holdings, Black's first.
 *  @param {Context} context @returns {{side: "black" | "white", rows: Holding[]}[]} */
function portfolios(context) {
  const panels = context.insight?.panels.filter((panel) => panel.columns[0] === FIRST_COLUMN) ?? [];
  return panels.map((panel) => {
    const at = Object.fromEntries(panel.columns.map((column, index) => [column, index]));
    const rows = panel.rows.map((row) => {
      const number = (/** @type {string} */ column) => numberOf(row[at[column]]) ?? 0;
      return {
        name: String(row[0]),
        stones: number("stones"),
        expected: number("expected"),
        floor: number("floor"),
        ceiling: number("ceiling"),
      };
    });
    return { side: panel.title.startsWith("Black") ? "black" : "white", rows };
  });
}

/** @param {{context: Context}} props */
export function Panel({ context }) {
  const found = portfolios(context);
  const scores = context.insight?.scores;
  const most = Math.max(1, ...found.flatMap(({ rows }) => rows.map((row) => row.ceiling)));
  return html`<div class="stack">
    ${found.length > 0 &&
    html`<section class="panel portfolio">
      <h2>${t("faultlines.portfolio")}</h2>
      ${found.map((one) => html`<${Holdings} key=${one.side} side=${one.side} rows=${one.rows} most=${most} />`)}
      <p class="portfolio-key">
        ${["core", "growth", "speculative"].map(
          (name) => html`<span key=${name}><i class=${`holding ${name}`}></i>${t(`faultlines.${name}`)}</span>`,
        )}
      </p>
    </section>`}
    ${scores &&
    html`<section class="panel">
      <h2>${t("faultlines.scores")}</h2>
      <${Scores} scores=${scores} />
      <p class="faint">${t("faultlines.scoresHelp")}</p>
    </section>`}
  </div>`;
}

/** A bar of stones: the expected part of each holding is solid, the possible rest is pale.
 *  @param {{side: "black" | "white", rows: Holding[], most: number}} props */
function Holdings({ side, rows, most }) {
  const total = rows.find((row) => row.name === "total") ?? rows[rows.length - 1];
  const parts = rows.filter((row) => row !== total);
  const share = (/** @type {number} */ number) => `${((100 * number) / most).toFixed(2)}%`;
  return html`<div class="holdings">
    <div class="row spread">
      <strong>${t("faultlines.portfolioOf", side, decimal(total.expected))}</strong>
      <span class="faint">${t("faultlines.sure", total.floor, total.ceiling)}</span>
    </div>
    <div class="holdings-bar">
      ${parts.map((row) => {
        const name = has(`faultlines.${row.name}`) ? t(`faultlines.${row.name}`) : row.name;
        return html`<span
          key=${row.name}
          class=${`holding ${row.name}`}
          style=${{ width: share(row.ceiling) }}
          title=${`${name}: ${decimal(row.expected)} / ${row.ceiling}`}
        >
          <span style=${{ width: row.ceiling ? `${(100 * row.expected) / row.ceiling}%` : 0 }}></span>
        </span>`;
      })}
    </div>
  </div>`;
}

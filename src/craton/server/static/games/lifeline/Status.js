/** Under the board: what the cell under the pointer means, or what the opening asks for; and who has room. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { Explanation } from "../common/Explanation.js";
import { field, mark } from "../common/position.js";
import { killsOf, dangerAt, sentencesOn } from "./reading.js";
import { Room } from "./Room.js";

/** @typedef {import("../types.js").Table} Table */

/** @param {{table: Table}} props */
export function Status({ table }) {
  const { hover } = table;
  // Between the two stones of a pair nothing is judged; only what cannot be chosen is worth a word.
  const isPair = field(table, "phase") === "pair" && !(hover && mark(table, "illegal", hover));
  const words = hover && table.insight && !isPair ? sentencesOn(table, hover) : [];
  const calm = words.length ? words.slice(0, 2) : [ofPhase(table)].filter(Boolean);
  return html`<div class="lifeline-status">
    <${Explanation} words=${calm} tone=${words.length && hover ? toneOf(table, hover) : "plain"} />
    <${Room} table=${table} />
  </div>`;
}

/** @param {Table} table @param {string} cell @returns {"plain" | "good" | "bad"} */
function toneOf(table, cell) {
  if (mark(table, "illegal", cell)) return "bad";
  const kills = killsOf(table, cell);
  if (kills) return kills.taken.length > kills.lost.length ? "good" : kills.lost.length ? "bad" : "plain";
  return dangerAt(table, cell)?.label === "!" ? "bad" : "plain";
}

/** What the phase of the game asks for. @param {Table} table */
function ofPhase(table) {
  const { position, options } = table;
  if (position.to_move === null) return "";
  const phase = field(table, "phase");
  if (position.hides) return t("lifeline.hiddenStone");
  if (phase === "pair") return t("lifeline.secondStone");
  if (table.canAct && (phase === "komi" || phase === "colour")) return ""; // the controls say it
  if (phase === "komi") return t("lifeline.waitsKomi");
  if (phase === "colour") return t("lifeline.waitsColour", field(table, "points"));
  if (options.balance === "strong" && position.turn < 2) return t("lifeline.firstStone");
  if (options.balance !== "strong" && position.turn < 3) return t("lifeline.notJudged");
  return t("lifeline.lookAround");
}

/** Over the board: the title of the quake, the die beside the group that rolls, the running score; envelopes. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { ChanceBar } from "../shared/ChanceBar.js";
import { percent } from "../shared/numbers.js";
import { cardPlace } from "../shared/scene.js";
import { Die, Face } from "./Die.js";
import preferences from "./preferences.js";

/** @param {{scene: any, board: any, look: "lines" | "tiles"}} props */
export function Scene({ scene, board, look }) {
  if (scene.envelopes) return html`<${Envelopes} choices=${scene.envelopes} />`;
  return html`<div class="scene">
    ${scene.score && html`<${Score} score=${scene.score} stake=${scene.stake} />`}
    ${scene.chances && html`<${Chances} chances=${scene.chances} />`}
    ${scene.title && html`<${Title} scene=${scene} />`}
    ${scene.cells && html`<${Roll} scene=${scene} place=${cardPlace(board, look, scene.cells)} />`}
  </div>`;
}

/** @param {{score: Record<string, number>, stake: Record<string, number>}} props */
function Score({ score, stake }) {
  return html`<div class="quake-score">
    ${["black", "white"].map(
      (side) => html`<div key=${side} class=${`quake-side ${side}`}>
        <span class=${`seat-stone ${side}`}></span>
        <strong key=${score[side]}>${score[side]}</strong>
        <span class="stake">${stake[side] > 0 ? t("faultlines.atStake", stake[side]) : ""}</span>
      </div>`,
    )}
  </div>`;
}

/** The exact chances of both sides with the dice that have been shown.
 *  @param {{chances: Record<"black" | "draw" | "white", import("../../api/types.js").Exact>}} props */
function Chances({ chances }) {
  const numbers = [chances.black, chances.draw, chances.white].map(({ value }) => percent(value, 1));
  const words = t("faultlines.chances", numbers[0], numbers[1], numbers[2]);
  return html`<div class="quake-chances"><${ChanceBar} scores=${/** @type {any} */ (chances)} words=${words} /></div>`;
}

/** @param {{scene: any}} props */
function Title({ scene }) {
  return html`<div class="scene-title quake-title">
    <strong>${scene.title}</strong>
    ${scene.words && html`<span>${scene.words}</span>`}
    ${scene.offersOrder && html`<${Orders} />`}
  </div>`;
}

/** The choice of the order in which the dice are shown. */
function Orders() {
  const { choices, value } = preferences.quakeOrder;
  return html`<fieldset class="quake-orders">
    <legend>${t("faultlines.quakeOrder")}</legend>
    <div class="choices small">
      ${choices.map(
        (order) => html`<label class="choice" key=${order}>
          <input
            type="radio"
            name="quake-order"
            checked=${value.value === order}
            onChange=${() => {
              value.value = order;
            }}
          />
          <span>${t(`faultlines.quakeOrder-${order}`)}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** What the die means for the match, or that it means nothing. @param {any} scene */
function waysOf({ side, ways: { success, failure } }) {
  const changes = (/** @type {string} */ one) => success[one].exact !== failure[one].exact;
  const whose = [side, "black", "white"].find(changes);
  if (!whose) return t("faultlines.changesNothing");
  return t("faultlines.ways", whose, percent(success[whose].value), percent(failure[whose].value));
}

/** @param {{scene: any, place: any}} props */
function Roll({ scene, place }) {
  const { side, cells, stones, sides, faces, face, isRolling, survived, verdict, kind } = scene;
  const fate = verdict ? (survived ? "good" : "bad") : "";
  return html`<div class=${`scene-card roll-card ${fate}`} style=${place}>
    <${Die} face=${face} isRolling=${Boolean(isRolling)} sides=${sides} />
    <div class="roll-card-words">
      <span class="who">${t("faultlines.judged", side, cells[0], stones)}</span>
      <span class="faces">
        ${Array.from({ length: sides }, (_, n) => n + 1).map(
          (one) =>
            html`<span key=${one} class=${`${one <= faces ? "saves" : "fails"} ${verdict && one === face ? "fell" : ""}`}>
              <${Face} face=${one} isCube=${sides === 6} />
            </span>`,
        )}
      </span>
      <span class="fate">
        ${verdict ?? t(kind === "roll" ? "faultlines.survivesOn" : "faultlines.staysOn", faces)}${!verdict && scene.decides ? ` · ${t("faultlines.decides")}` : ""}
      </span>
      ${scene.ways && !scene.decides && html`<span class="ways">${verdict ? "\u00a0" : waysOf(scene)}</span>`}
    </div>
  </div>`;
}

/** @param {{choices: Record<"black" | "white", string>}} props */
function Envelopes({ choices }) {
  const isOpen = choices.black !== "closed";
  return html`<div class="scene envelopes">
    ${/** @type {const} */ (["black", "white"]).map((side) => {
      const choice = choices[side];
      const word = choice === "play" ? t("faultlines.envelopePlay") : choice === "pass" ? t("faultlines.envelopePass") : "";
      return html`<div key=${side} class=${`envelope ${side} ${isOpen ? "open" : ""} ${choice === "empty" ? "missing" : ""}`}>
        <div class=${`letter ${choice}`}>${word}</div>
        <div class="pocket"></div>
        <div class="flap"></div>
        <span class=${`seat-stone ${side}`}></span>
      </div>`;
    })}
  </div>`;
}

/** Every roll of a record, recomputed: input, resulting bytes, and their meaning. */
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { Icon } from "../../ui/Icon.js";
import { fairBytes } from "../../fairness/dice.js";

/** @typedef {import("../../fairness/verify.js").Checked} Checked */

/** @param {string} digest @returns {string[]} */
const pairs = (digest) => digest.match(/../g) ?? [];

/** The bytes of a digest, with the deciding ones marked. @param {{digest: string, from: number, to: number}} props */
function Bytes({ digest, from, to }) {
  return html`<code class="bytes">
    ${pairs(digest).map(
      (byte, place) =>
        html`<span key=${place} class=${place >= from && place <= to ? "deciding" : place < from ? "passed" : ""}>${byte}</span>`,
    )}
  </code>`;
}

/** How bytes become an outcome. @param {Checked} one */
function meaning(one) {
  const byte = Number.parseInt(pairs(one.digest)[one.place], 16);
  if (one.kind === "die") return t("study.dieMeans", one.place, byte, one.outcome, one.count, fairBytes(one.count));
  if (one.coin && one.coin !== "1/2") return t("study.unfairCoinsMean", one.coin, one.outcome);
  const bits = pairs(one.digest).map((pair) => Number.parseInt(pair, 16).toString(2).padStart(8, "0")).join("");
  return t("study.coinsMean", one.count, bits.slice(0, one.count));
}

/** @param {{one: Checked, number: number}} props */
function Throw({ one, number }) {
  const isGood = one.kept && one.fits;
  const isFair = (one.coin ?? "1/2") === "1/2";
  const last = one.kind === "die" ? one.place : (isFair ? Math.ceil(one.count / 8) : one.count) - 1;
  return html`<li class=${`throw ${isGood ? "good" : "bad"}`}>
    <details open=${!isGood}>
      <summary>
        <span class="throw-number">${number}</span>
        <span class="throw-event">${one.event}</span>
        <span class="throw-face">${one.written}</span>
        <span class=${`tag ${isGood ? "good" : "bad"}`}>
          <${Icon} name=${isGood ? "check" : "close"} />${isGood
            ? t("study.drawnSame")
            : one.kept
              ? t("study.notInText")
              : t("study.drawnOther", one.outcome)}
        </span>
      </summary>
      <dl class="throw-proof">
        <dt>${t("study.message")}</dt>
        <dd><code>${one.message}</code></dd>
        <dt>${t("study.digest")}</dt>
        <dd><${Bytes} digest=${one.digest} from=${one.kind === "die" ? one.place : 0} to=${last} /></dd>
        <dt>${t("study.means")}</dt>
        <dd>${meaning(one)}</dd>
      </dl>
    </details>
  </li>`;
}

/** @param {{checked: Checked[]}} props */
export function Throws({ checked }) {
  return html`<ol class="throws">
    ${checked.map((one, index) => html`<${Throw} key=${index} one=${one} number=${index + 1} />`)}
  </ol>`;
}

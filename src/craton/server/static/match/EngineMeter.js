/** Who is winning, in one bar for every game: the engine's estimate, or the exact odds where only chance is left. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { ChanceBar } from "../games/shared/ChanceBar.js";
import { percent } from "../games/shared/numbers.js";
import { t } from "../text/text.js";

/** @typedef {import("../api/types.js").Evaluation} Evaluation */

const DEBOUNCE = 120; // milliseconds without another position before the server is asked

/**
 * The evaluation of the shown position. Until the next one is known, the chances of the last one stay.
 * @param {(signal: AbortSignal) => Promise<Evaluation>} ask
 * @param {unknown} key         changes with the position; null keeps what is shown
 * @param {boolean} isWanted
 * @returns {Evaluation | null | undefined}   null until there is one, undefined if it is not wanted
 */
export function useEvaluation(ask, key, isWanted) {
  const [found, setFound] = useState(/** @type {Evaluation | null} */ (null));
  useEffect(() => {
    if (!isWanted || key === null) return undefined;
    const control = new AbortController();
    const look = async () => {
      const answer = await ask(control.signal).catch(() => null);
      if (control.signal.aborted) return;
      setFound((last) => (answer?.retry_after ? { ...answer, chances: last?.chances ?? null, exact: last?.exact ?? false } : answer));
      if (answer?.retry_after) timer = setTimeout(look, 1000 * answer.retry_after);
    };
    let timer = setTimeout(look, DEBOUNCE);
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [key, isWanted]);
  return isWanted ? found : undefined;
}

/** @param {{evaluation: Evaluation | null}} props */
export function EngineMeter({ evaluation }) {
  if (evaluation?.status === "none") return null;
  const chances = evaluation?.chances;
  const title = t(evaluation?.exact ? "match.exactOdds" : "match.engineEstimate");
  const note = evaluation?.status === "warming up" ? t("match.warmingUp") : "";
  const { black, draw, white } = chances ?? { black: 0, draw: 1, white: 0 };
  const words = chances ? t("match.chanceWords", title, percent(black), percent(white), draw ? percent(draw) : "") : title;
  const scores = /** @type {any} */ ({ black: { value: black }, draw: { value: draw }, white: { value: white } });
  return html`<div class=${`chance-block engine-meter ${chances ? "" : "unknown"}`}>
    <div class="chance-title"><span>${title}</span><span class="faint" role="status">${note}</span></div>
    ${chances
      ? html`<${ChanceBar} scores=${scores} words=${words} />`
      : html`<div class="chance-row"><div class="chance-bar" role="img" aria-label=${note || t("match.thinking")}></div></div>`}
  </div>`;
}

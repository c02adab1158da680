/** One experiment: its estimates as they converge, what the operator can do with it, and its report. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { get, post } from "../../api/client.js";
import { number } from "../../text/intl.js";
import { phrase } from "../../text/phrases.js";
import { t } from "../../text/text.js";
import { Icon } from "../../ui/Icon.js";
import { useLoaded } from "../../ui/load.js";
import { Problem, sentence, toast, Waiting } from "../../ui/notices.js";
import { useTitle } from "../../ui/title.js";
import { momentText } from "../common/names.js";
import { useGames } from "../common/games.js";
import { DeleteButton } from "./DeleteButton.js";
import { Estimates } from "./Estimates.js";
import { Report } from "./Report.js";
import { Sharing } from "./Sharing.js";
import { botsText, durationText, goalText, statusText, toneOf, variantText } from "./words.js";

/** @typedef {import("../../api/types.js").Experiment} Experiment */

export const INTERVAL = 1000; // milliseconds between two looks at a run

/** @param {Experiment} experiment */
export const isActive = ({ status }) => status === "running" || status === "queued";

/** @param {{experiment: Experiment}} props */
function Progress({ experiment }) {
  const { games, wanted, rate, left, status } = experiment;
  return html`<div class="lab-progress">
    <progress value=${games} max=${Math.max(1, wanted)} aria-label=${t("lab.progress")}></progress>
    <p class="soft">
      ${t("lab.gamesOf", number(games), number(wanted))}
      ${status === "running" && rate > 0 && ` · ${t("lab.rate", number(rate, { maximumFractionDigits: 1 }))}`}
      ${status === "running" && left !== null && games < wanted && ` · ${t("lab.left", durationText(left))}`}
    </p>
  </div>`;
}

/** @param {{experiment: Experiment, onChange: (experiment: Experiment) => void}} props */
function Controls({ experiment, onChange }) {
  const [isBusy, setBusy] = useState(false);
  const send = async (/** @type {string} */ command) => {
    setBusy(true);
    try {
      onChange(await post(`/lab/${experiment.key}/${command}`));
    } catch (error) {
      toast(sentence(error), "bad");
    } finally {
      setBusy(false);
    }
  };
  const { status } = experiment;
  return html`<div class="buttons">
    ${
      isActive(experiment) &&
      html`<button class="button" disabled=${isBusy} onClick=${() => send("stop")}>
        <${Icon} name="pause" />${t("lab.stop")}
      </button>`
    }
    ${
      (status === "paused" || status === "failed") &&
      html`<button class="button primary" disabled=${isBusy} onClick=${() => send("resume")}>
        <${Icon} name="play" />${t("lab.resume")}
      </button>`
    }
    <${Sharing} experiment=${experiment} send=${send} isBusy=${isBusy} />
    <${DeleteButton} experiment=${experiment} />
  </div>`;
}

/** @param {{name: string}} props   the id of the experiment, or the end of its link */
export function ExperimentPage({ name }) {
  const { value, problem, again } = useLoaded((how) => /** @type {Promise<Experiment>} */ (get(`/lab/${name}`, how)), [name]);
  const [changed, setChanged] = useState(/** @type {{from?: Experiment, to?: Experiment}} */ ({}));
  const { titles } = useGames();
  const experiment = changed.from === value && changed.to ? changed.to : value;
  useTitle(experiment?.title ?? t("lab.title"));
  const active = Boolean(experiment && isActive(experiment));
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(again, INTERVAL);
    return () => clearTimeout(timer);
  }, [active, experiment, problem]);
  if (problem && !experiment) return html`<${Problem} message=${problem} again=${again} />`;
  if (!experiment) return html`<${Waiting} />`;
  return html`<div class="page lab">
    <header class="page-head">
      ${experiment.operator && html`<p><a href="/lab">${t("lab.all")}</a></p>`}
      <div class="row spread">
        <h1>${experiment.title}</h1>
        <span class=${`tag ${toneOf(experiment)}`} role="status">${statusText(experiment)}</span>
      </div>
      <dl class="summary lab-facts">
        <div>
          <dt>${t("home.game")}</dt>
          <dd>${titles[experiment.game] ?? experiment.game}</dd>
        </div>
        <div>
          <dt>${t(experiment.variants.length === 1 ? "lab.rules" : "lab.variants")}</dt>
          ${experiment.variants.map((variant) => html`<dd key=${variant.name}>${variantText(experiment.game, variant)}</dd>`)}
        </div>
        <div>
          <dt>${t("lab.bots")}</dt>
          <dd>${botsText(experiment)}</dd>
        </div>
        <div>
          <dt>${t("lab.goal")}</dt>
          <dd>${goalText(experiment)}</dd>
        </div>
        <div>
          <dt>${t("lab.begun")}</dt>
          <dd>${momentText(experiment.created)} · ${t("lab.seedIs", experiment.seed)}</dd>
        </div>
      </dl>
      ${experiment.problem && html`<p class="notice bad" role="alert">${phrase(experiment.problem)}</p>`}
      <${Progress} experiment=${experiment} />
      ${experiment.operator && html`<${Controls} experiment=${experiment} onChange=${(/** @type {Experiment} */ to) => setChanged({ from: value, to })} />`}
    </header>
    ${
      experiment.cells.some((cell) => cell.trace.length > 0)
        ? html`<${Estimates} experiment=${experiment} />`
        : experiment.status === "running" && html`<p class="empty" role="status"><span class="spinner"></span> ${t("lab.firstGames")}</p>`
    }
    ${
      experiment.report &&
      html`<${Report} name=${name} title=${experiment.title} version=${active ? -1 : experiment.games} />`
    }
  </div>`;
}

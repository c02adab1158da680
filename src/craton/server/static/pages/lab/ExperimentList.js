/** All experiments: their state, their estimates, and what can be done with them. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { get, post } from "../../api/client.js";
import { number } from "../../text/intl.js";
import { t } from "../../text/text.js";
import { Icon } from "../../ui/Icon.js";
import { useLoaded } from "../../ui/load.js";
import { Problem, sentence, toast, Waiting } from "../../ui/notices.js";
import { ago } from "../common/names.js";
import { DeleteButton } from "./DeleteButton.js";
import { isActive } from "./ExperimentPage.js";
import { botsText, latest, share, statusText, toneOf } from "./words.js";

/** @typedef {import("../../api/types.js").Experiment} Experiment */

const INTERVAL = 2000; // milliseconds

/** @param {{experiment: Experiment, game: string, isChosen: boolean, canChoose: boolean, onChoose: () => void,
 *   again: () => void}} props */
function Row({ experiment, game, isChosen, canChoose, onChoose, again }) {
  const change = async (/** @type {string} */ command) => {
    try {
      await post(`/lab/${experiment.key}/${command}`);
    } catch (error) {
      toast(sentence(error), "bad");
    }
    again();
  };
  const isPaused = experiment.status === "paused" || experiment.status === "failed";
  return html`<li class="card lab-row" data-status=${experiment.status}>
    <div class="lab-row-words">
      <a href=${`/lab/${experiment.key}`}><b>${experiment.title}</b></a>
      <span class="soft">${game} · ${botsText(experiment)}</span>
      <span class="faint">${t("lab.gamesOf", number(experiment.games), number(experiment.wanted))} · ${ago(experiment.created)}</span>
      <ul class="plain lab-row-cells">
        ${experiment.cells.map((cell) => {
          const point = latest(cell);
          return (
            point &&
            html`<li key=${cell.name}>${cell.name}: <b>${share(point[1])}</b> <span class="faint">${share(point[2])} – ${share(point[3])}</span></li>`
          );
        })}
      </ul>
    </div>
    <div class="lab-row-tools">
      <span class=${`tag ${toneOf(experiment)}`}>${statusText(experiment)}</span>
      <label class="check">
        <input type="checkbox" checked=${isChosen} disabled=${!canChoose} onChange=${onChoose} />
        ${t("lab.choose")}<span class="unseen"> ${experiment.title}</span>
      </label>
      <span class="buttons">
        ${
          isActive(experiment) &&
          html`<button class="button small" aria-label=${t("lab.stopOne", experiment.title)} onClick=${() => change("stop")}>
            <${Icon} name="pause" />${t("lab.stop")}
          </button>`
        }
        ${
          isPaused &&
          html`<button class="button small" aria-label=${t("lab.resumeOne", experiment.title)} onClick=${() => change("resume")}>
            <${Icon} name="play" />${t("lab.resume")}
          </button>`
        }
        <${DeleteButton} experiment=${experiment} small onDeleted=${again} />
      </span>
    </div>
  </li>`;
}

function Empty() {
  return html`<div class="empty lab-empty">
    <h2>${t("lab.none")}</h2>
    <p>${t("lab.noneHelp")}</p>
    <p class="buttons"><a class="button primary" href="/lab?new=yes">${t("lab.first")}</a></p>
  </div>`;
}

/** @param {{titles: Record<string, string>, onCompare: (keys: string[]) => void}} props */
export function ExperimentList({ titles, onCompare }) {
  const { value, problem, again } = useLoaded(
    (how) => /** @type {Promise<{workers: number, experiments: Experiment[]}>} */ (get("/lab", how)),
    [],
  );
  const [chosen, setChosen] = useState(/** @type {string[]} */ ([]));
  const active = Boolean(value?.experiments.some(isActive));
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(again, INTERVAL);
    return () => clearTimeout(timer);
  }, [active, value, problem]);
  if (problem && !value) return html`<${Problem} message=${problem} again=${again} />`;
  if (!value) return html`<${Waiting} />`;
  const keys = chosen.filter((key) => value.experiments.some((one) => one.key === key));
  const toggle = (/** @type {string} */ key) =>
    setChosen(keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]);
  return html`<section class="stack" aria-labelledby="experiments-title">
    ${value.workers === 0 && html`<p class="notice" role="status">${t("lab.off")}</p>`}
    ${
      value.experiments.length === 0
        ? html`<${Empty} />`
        : html`<div class="row spread">
              <h2 id="experiments-title">${t("lab.experiments")}</h2>
              ${
                value.experiments.length > 1 &&
                html`<button class="button" disabled=${keys.length !== 2} onClick=${() => onCompare(keys)}>
                  ${t("lab.compare")}
                </button>`
              }
            </div>
            <ul class="plain lab-list">
              ${value.experiments.map(
                (experiment) =>
                  html`<${Row}
                    key=${experiment.key}
                    experiment=${experiment}
                    game=${titles[experiment.game] ?? experiment.game}
                    isChosen=${keys.includes(experiment.key)}
                    canChoose=${experiment.games > 0 && (keys.length < 2 || keys.includes(experiment.key))}
                    onChoose=${() => toggle(experiment.key)}
                    again=${again}
                  />`,
              )}
            </ul>`
    }
  </section>`;
}

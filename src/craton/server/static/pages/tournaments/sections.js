/** The parts of the form for a tournament: rules, kind, schedule. */
import { useId } from "preact/hooks";
import { html } from "../../html.js";
import { me } from "../../api/session.js";
import { t } from "../../text/text.js";
import { OptionList } from "../new/OptionList.js";
import { Presets } from "../new/sections.js";
import { useStart } from "../new/start.js";
import { withOption } from "../new/form.js";
import { Switch } from "../common/Switch.js";
import { KindPicture } from "./KindPicture.js";

/** @typedef {import("./Form.js").Plan} Plan */
/** @typedef {import("./Form.js").Kind} Kind */
/** @typedef {import("../../api/types.js").Game} Game */

const KINDS = /** @type {Kind[]} */ (["swiss", "round-robin", "knockout"]);

/** @param {{name: string, value: string, low: number, high: number, help?: string, placeholder?: string,
 *   onChange: (value: string) => void}} props */
function NumberField({ name, value, low, high, help, placeholder, onChange }) {
  const id = useId();
  return html`<div class="field">
    <label for=${id}>${t(`people.${name}`)}</label>
    <input
      id=${id}
      class="number"
      type="number"
      min=${low}
      max=${high}
      value=${value}
      placeholder=${placeholder}
      aria-describedby=${help ? `${id}-help` : undefined}
      onInput=${(/** @type {any} */ event) => onChange(event.currentTarget.value)}
    />
    ${help && html`<p class="help" id=${`${id}-help`}>${help}</p>`}
  </div>`;
}

/** @param {{game: Game, plan: Plan, change: (some: Partial<Plan>) => void}} props */
export function Rules({ game, plan, change }) {
  const id = useId();
  const own = Object.keys(game.tournaments);
  const line = { game: game.name, options: plan.options, ...(plan.preset ? { preset: plan.preset } : {}) };
  const { start, problem } = useStart(line);
  const form = /** @type {any} */ (plan);
  return html`<div class="stack">
    ${
      own.length > 0 &&
      html`<div class="choices" role="radiogroup" aria-label=${t("people.whichRules")}>
        ${[...own, ""].map(
          (rules) =>
            html`<label class="choice" key=${rules}>
              <input
                type="radio"
                name=${id}
                checked=${plan.rules === rules}
                onChange=${() => change({ rules })}
              />
              <span>${rules ? t("people.ownRules") : t("people.chosenRules")}</span>
            </label>`,
        )}
      </div>`
    }
    ${
      !plan.rules &&
      html`<${Presets} game=${game} form=${form} change=${change} />
        <${OptionList}
          game=${game}
          preset=${plan.preset}
          options=${plan.options}
          board=${start?.board}
          problemOf=${(/** @type {string} */ name) => (problem.includes(name) ? problem : "")}
          onChange=${(/** @type {string} */ name, /** @type {string} */ value) =>
            change(withOption(game, plan, name, value))}
        />`
    }
  </div>`;
}

/** @param {{plan: Plan, change: (some: Partial<Plan>) => void}} props */
export function Way({ plan, change }) {
  const id = useId();
  return html`<div class="stack">
    <div class="kinds" role="radiogroup" aria-label=${t("people.kind")}>
      ${KINDS.map(
        (kind) =>
          html`<label class="pictured-choice" key=${kind}>
            <input type="radio" name=${id} checked=${plan.kind === kind} onChange=${() => change({ kind })} />
            <${KindPicture} kind=${kind} />
            <span>${t(`people.kind-${kind}`)}</span>
            <small class="soft">${t(`people.kindHelp-${kind}`)}</small>
          </label>`,
      )}
    </div>
    <div class="row top">
      ${
        plan.kind === "swiss" &&
        html`<${NumberField}
          name="rounds"
          low=${1}
          high=${30}
          value=${plan.rounds}
          placeholder=${t("people.auto")}
          help=${t("people.roundsHelp")}
          onChange=${(/** @type {string} */ rounds) => change({ rounds })}
        />`
      }
      ${
        plan.kind === "round-robin" &&
        html`<div class="field">
          <span class="label">${t("people.cycles")}</span>
          <div class="choices" role="radiogroup" aria-label=${t("people.cycles")}>
            ${[1, 2].map(
              (cycles) =>
                html`<label class="choice" key=${cycles}>
                  <input
                    type="radio"
                    name=${`${id}-cycles`}
                    checked=${plan.cycles === cycles}
                    onChange=${() => change({ cycles })}
                  />
                  <span>${t(`people.cycles-${cycles}`)}</span>
                </label>`,
            )}
          </div>
        </div>`
      }
      <${NumberField}
        name="most"
        low=${2}
        high=${256}
        value=${plan.most}
        onChange=${(/** @type {string} */ most) => change({ most })}
      />
    </div>
    <${Switch}
      title=${t("people.paired")}
      help=${t("people.pairedHelp")}
      isOn=${plan.paired}
      onChange=${(/** @type {boolean} */ paired) => change({ paired })}
    />
    <${Switch}
      title=${t("home.ratedMatch")}
      help=${t("people.ratedTournament")}
      isOn=${plan.rated}
      why=${!me.value || me.value.guest ? t("home.ratedAccount") : ""}
      onChange=${(/** @type {boolean} */ rated) => change({ rated })}
    />
  </div>`;
}

/** @param {{plan: Plan, change: (some: Partial<Plan>) => void}} props */
export function Schedule({ plan, change }) {
  const id = useId();
  return html`<div class="row top">
    <div class="field">
      <label for=${id}>${t("people.starts")}</label>
      <input
        id=${id}
        type="datetime-local"
        value=${plan.starts}
        aria-describedby=${`${id}-help`}
        onInput=${(/** @type {any} */ event) => change({ starts: event.currentTarget.value })}
      />
      <p class="help" id=${`${id}-help`}>${t("people.startsHelp")}</p>
    </div>
    <${NumberField}
      name="pause"
      low=${0}
      high=${20160}
      value=${plan.pause}
      onChange=${(/** @type {string} */ pause) => change({ pause })}
    />
    <${NumberField}
      name="grace"
      low=${1}
      high=${43200}
      value=${plan.grace}
      placeholder=${t("people.auto")}
      help=${t("people.graceHelp")}
      onChange=${(/** @type {string} */ grace) => change({ grace })}
    />
    <${NumberField}
      name="hours"
      low=${1}
      high=${8760}
      value=${plan.hours}
      placeholder=${plan.clock.kind === "none" ? "" : t("people.noEnd")}
      help=${plan.clock.kind === "none" ? t("people.hoursNeeded") : t("people.hoursHelp")}
      onChange=${(/** @type {string} */ hours) => change({ hours })}
    />
  </div>`;
}

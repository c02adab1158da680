/** The form for a new experiment. */
import { useId, useState } from "preact/hooks";
import { html } from "../../html.js";
import { post } from "../../api/client.js";
import { go } from "../../router.js";
import { t } from "../../text/text.js";
import { Icon } from "../../ui/Icon.js";
import { sentence } from "../../ui/notices.js";
import { GameChoice } from "../common/GameChoice.js";
import { Switch } from "../common/Switch.js";
import { BotChoice } from "./BotChoice.js";
import { firstPlan, firstVariants, requestOf } from "./plan.js";
import { VariantField } from "./VariantField.js";

/**
 * @typedef {import("../../api/types.js").Game} Game
 * @typedef {import("./plan.js").Plan} Plan
 * @typedef {(some: Partial<Plan>) => void} Change
 */

const LETTERS = ["A", "B"];

/** @param {{name: keyof Plan, label: string, help?: string, plan: Plan, change: Change}} props */
function TextField({ name, label, help = "", plan, change }) {
  const id = useId();
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      class="number"
      inputmode="decimal"
      autocomplete="off"
      value=${plan[name]}
      aria-describedby=${help ? `${id}-help` : undefined}
      onInput=${(/** @type {any} */ event) => change({ [name]: event.currentTarget.value })}
    />
    ${help && html`<p class="help" id=${`${id}-help`}>${help}</p>`}
  </div>`;
}

/** How many games. @param {{plan: Plan, change: Change}} props */
function Goal({ plan, change }) {
  const id = useId();
  return html`<div class="stack">
    <div class="choices" role="radiogroup" aria-label=${t("lab.goal")}>
      ${/** @type {const} */ (["games", "precision"]).map(
        (goal) =>
          html`<label class="choice" key=${goal}>
            <input type="radio" name=${id} checked=${plan.goal === goal} onChange=${() => change({ goal })} />
            <span>${t(`lab.goal-${goal}`)}</span>
          </label>`,
      )}
    </div>
    <div class="row top">
      ${
        plan.goal === "games"
          ? html`<${TextField} name="games" label=${t("lab.games")} plan=${plan} change=${change} />`
          : html`<${TextField}
                name="precision"
                label=${t("lab.precision")}
                help=${t("lab.precisionHelp")}
                plan=${plan}
                change=${change}
              />
              <${TextField} name="most" label=${t("lab.most")} plan=${plan} change=${change} />`
      }
      <${TextField}
        name="minutes"
        label=${t("lab.minutes")}
        help=${t("lab.minutesHelp")}
        plan=${plan}
        change=${change}
      />
    </div>
  </div>`;
}

/** @param {{games: Game[], wanted: string}} props   wanted: the game to begin with */
export function NewExperiment({ games, wanted }) {
  const [chosen, setChosen] = useState(games.some(({ name }) => name === wanted) ? wanted : games[0].name);
  const game = games.find((one) => one.name === chosen) ?? games[0];
  const [plan, setPlan] = useState(() => firstPlan(game));
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const id = useId();
  const change = (/** @type {Partial<Plan>} */ some) => {
    setProblem("");
    setPlan((old) => ({ ...old, ...some }));
  };
  /** @template T @param {T[]} list @param {number} at @param {T} one */
  const changed = (list, at, one) => list.map((old, place) => (place === at ? one : old));
  const onSubmit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setSending(true);
    try {
      const made = await post("/lab", requestOf(game, plan));
      go(`/lab/${made.key}`);
    } catch (error) {
      setProblem(sentence(error));
      setSending(false);
    }
  };
  return html`<form class="stack lab-form" onSubmit=${onSubmit} aria-labelledby=${`${id}-title`}>
    <h2 id=${`${id}-title`}>${t("lab.newExperiment")}</h2>
    <${GameChoice}
      games=${games}
      chosen=${game.name}
      onChoose=${(/** @type {string} */ name) => {
        const next = games.find((one) => one.name === name) ?? game;
        setChosen(name);
        change({ variants: firstVariants(next), bots: plan.bots.map((bot) => ({ ...bot, style: "" })) });
      }}
    />
    <div class="lab-variants">
      ${plan.variants.slice(0, plan.two ? 2 : 1).map(
        (variant, at) =>
          html`<${VariantField}
            key=${`${game.name} ${at}`}
            game=${game}
            variant=${variant}
            title=${plan.two ? t("lab.variantTitle", LETTERS[at]) : t("lab.rules")}
            onChange=${(/** @type {any} */ one) => change({ variants: changed(plan.variants, at, one) })}
          />`,
      )}
    </div>
    <${Switch}
      title=${t("lab.two")}
      help=${t("lab.twoHelp")}
      isOn=${plan.two}
      onChange=${(/** @type {boolean} */ two) => change({ two })}
    />
    <section class="card stack" aria-labelledby=${`${id}-bots`}>
      <h3 id=${`${id}-bots`}>${t("lab.bots")}</h3>
      ${plan.bots.slice(0, plan.differ ? 2 : 1).map(
        (bot, at) =>
          html`<${BotChoice}
            key=${at}
            game=${game.name}
            bot=${bot}
            label=${plan.differ ? t("lab.botTitle", at + 1) : t("lab.bothBots")}
            onChange=${(/** @type {any} */ one) => change({ bots: changed(plan.bots, at, one) })}
          />`,
      )}
      <${Switch}
        title=${t("lab.differ")}
        help=${t("lab.differHelp")}
        isOn=${plan.differ}
        onChange=${(/** @type {boolean} */ differ) => change({ differ })}
      />
    </section>
    <section class="card stack" aria-labelledby=${`${id}-goal`}>
      <h3 id=${`${id}-goal`}>${t("lab.goal")}</h3>
      <${Goal} plan=${plan} change=${change} />
    </section>
    <details class="card fold">
      <summary>${t("lab.more")}</summary>
      <div class="stack">
        <div class="field">
          <label for=${`${id}-name`}>${t("lab.experimentTitle")}</label>
          <input
            id=${`${id}-name`}
            maxlength="100"
            autocomplete="off"
            value=${plan.title}
            onInput=${(/** @type {any} */ event) => change({ title: event.currentTarget.value })}
          />
        </div>
        <div class="row top">
          <${TextField} name="opening" label=${t("lab.opening")} help=${t("lab.openingHelp")} plan=${plan} change=${change} />
          <${TextField} name="seed" label=${t("lab.seed")} help=${t("lab.seedHelp")} plan=${plan} change=${change} />
        </div>
      </div>
    </details>
    ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
    <div class="buttons">
      <button class="button primary large" disabled=${isSending}>
        ${isSending ? html`<span class="spinner"></span>` : html`<${Icon} name="play" />`}${t("lab.run")}
      </button>
      <a class="button quiet" href="/lab">${t("shell.cancel")}</a>
    </div>
  </form>`;
}

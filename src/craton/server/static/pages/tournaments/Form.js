/** Opening a tournament: what is played, how, and when. */
import { useId, useState } from "preact/hooks";
import { html } from "../../html.js";
import { post } from "../../api/client.js";
import { beSomebody, me } from "../../api/session.js";
import { go } from "../../router.js";
import { t } from "../../text/text.js";
import { sentence } from "../../ui/notices.js";
import { OptionField } from "../new/OptionField.js";
import { Ways } from "../new/sections.js";
import { useStart } from "../new/start.js";
import { effective, withOption } from "../new/wish.js";
import { ClockField } from "../parts/ClockField.js";
import { GameChoice } from "../parts/GameChoice.js";
import { Switch } from "../parts/Switch.js";
import { KindPicture } from "./KindPicture.js";

/**
 * @typedef {import("../../api/types.js").Game} Game
 * @typedef {"swiss" | "round-robin" | "knockout"} Kind
 *
 * @typedef {object} Plan
 * @property {string} name
 * @property {string} rules      the game's own rules for tournaments, or ""
 * @property {string} preset
 * @property {Record<string, string>} options
 * @property {Kind} kind
 * @property {string} rounds     "" for as many as find one winner
 * @property {number} cycles
 * @property {boolean} paired
 * @property {boolean} rated
 * @property {import("../../api/types.js").ClockRule} clock
 * @property {string} most
 * @property {string} starts     as an input of the type datetime-local has it; "" by hand
 * @property {string} pause
 * @property {string} grace
 * @property {string} hours
 */

const KINDS = /** @type {Kind[]} */ (["swiss", "round-robin", "knockout"]);

/** @returns {Plan} */
const fresh = () => ({
  name: "",
  rules: "",
  preset: "",
  options: {},
  kind: "swiss",
  rounds: "",
  cycles: 1,
  paired: false,
  rated: false,
  clock: { kind: "fischer", minutes: 10, seconds: 5 },
  most: "16",
  starts: "",
  pause: "1",
  grace: "",
  hours: "",
});

/** @param {Game} game @param {Plan} plan */
function requestOf(game, plan) {
  return {
    name: plan.name,
    game: game.name,
    kind: plan.kind,
    clock: plan.clock,
    rated: plan.rated,
    paired: plan.paired,
    most: Number(plan.most),
    pause_minutes: Number(plan.pause),
    ...(plan.rules ? { rules: plan.rules } : { options: plan.options, ...(plan.preset ? { preset: plan.preset } : {}) }),
    ...(plan.kind === "swiss" && plan.rounds ? { rounds: Number(plan.rounds) } : {}),
    ...(plan.kind === "round-robin" ? { cycles: plan.cycles } : {}),
    ...(plan.starts ? { starts: new Date(plan.starts).getTime() } : {}),
    ...(plan.grace ? { grace_minutes: Number(plan.grace) } : {}),
    ...(plan.hours ? { round_hours: Number(plan.hours) } : {}),
  };
}

/** @param {{name: string, value: string, low: number, high: number, help?: string, placeholder?: string, onChange: (value: string) => void}} props */
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
function Rules({ game, plan, change }) {
  const id = useId();
  const own = Object.keys(game.tournaments);
  const line = { game: game.name, options: plan.options, ...(plan.preset ? { preset: plan.preset } : {}) };
  const { start, problem } = useStart(line);
  const values = effective(game, plan.preset, plan.options);
  const wish = /** @type {any} */ (plan);
  return html`<div class="stack">
    ${own.length > 0 &&
    html`<div class="choices" role="radiogroup" aria-label=${t("people.whichRules")}>
      ${[...own, ""].map(
        (rules) =>
          html`<label class="choice" key=${rules}>
            <input type="radio" name=${id} checked=${plan.rules === rules} onChange=${() => change({ rules })} />
            <span>${rules ? t("people.ownRules") : t("people.chosenRules")}</span>
          </label>`,
      )}
    </div>`}
    ${!plan.rules &&
    html`<${Ways} game=${game} wish=${wish} change=${change} />
      <details class="card fold">
        <summary>${t("home.options")}</summary>
        <div class="options">
          ${game.options.map(
            (option) =>
              html`<${OptionField}
                key=${option.name}
                game=${game.name}
                option=${option}
                value=${values[option.name]}
                board=${start?.board}
                problem=${problem.includes(option.name) ? problem : ""}
                onChange=${(/** @type {string} */ value) => change({ options: withOption(game, wish, option.name, value).options })}
              />`,
          )}
        </div>
      </details>`}
  </div>`;
}

/** @param {{plan: Plan, change: (some: Partial<Plan>) => void}} props */
function Way({ plan, change }) {
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
      ${plan.kind === "swiss" &&
      html`<${NumberField} name="rounds" low=${1} high=${30} value=${plan.rounds} placeholder=${t("people.auto")} help=${t("people.roundsHelp")} onChange=${(/** @type {string} */ rounds) => change({ rounds })} />`}
      ${plan.kind === "round-robin" &&
      html`<div class="field">
        <span class="label">${t("people.cycles")}</span>
        <div class="choices" role="radiogroup" aria-label=${t("people.cycles")}>
          ${[1, 2].map(
            (cycles) =>
              html`<label class="choice" key=${cycles}>
                <input type="radio" name=${`${id}-cycles`} checked=${plan.cycles === cycles} onChange=${() => change({ cycles })} />
                <span>${t(`people.cycles-${cycles}`)}</span>
              </label>`,
          )}
        </div>
      </div>`}
      <${NumberField} name="most" low=${2} high=${256} value=${plan.most} onChange=${(/** @type {string} */ most) => change({ most })} />
    </div>
    <${Switch} title=${t("people.paired")} help=${t("people.pairedHelp")} isOn=${plan.paired} onChange=${(/** @type {boolean} */ paired) => change({ paired })} />
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
function Schedule({ plan, change }) {
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
    <${NumberField} name="pause" low=${0} high=${20160} value=${plan.pause} onChange=${(/** @type {string} */ pause) => change({ pause })} />
    <${NumberField} name="grace" low=${1} high=${43200} value=${plan.grace} placeholder=${t("people.auto")} help=${t("people.graceHelp")} onChange=${(/** @type {string} */ grace) => change({ grace })} />
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

/** @param {{games: Game[]}} props */
export function TournamentForm({ games }) {
  const [plan, setPlan] = useState(fresh);
  const [chosen, setChosen] = useState(games[0].name);
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const game = games.find((one) => one.name === chosen) ?? games[0];
  const change = (/** @type {Partial<Plan>} */ some) => setPlan((old) => ({ ...old, ...some }));
  const onSubmit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setSending(true);
    try {
      await beSomebody();
      const made = await post("/tournaments", requestOf(game, plan));
      go(`/tournaments/${made.id}`);
    } catch (error) {
      setProblem(sentence(error));
      setSending(false);
    }
  };
  return html`<form class="card stack tournament-form" onSubmit=${onSubmit} aria-labelledby="new-tournament">
    <h2 id="new-tournament">${t("people.newTournament")}</h2>
    <div class="field">
      <label for="tournament-name">${t("people.tournamentName")}</label>
      <input
        id="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        value=${plan.name}
        onInput=${(/** @type {any} */ event) => change({ name: event.currentTarget.value })}
      />
    </div>
    <h3>${t("home.game")}</h3>
    <${GameChoice}
      games=${games}
      chosen=${game.name}
      onChoose=${(/** @type {string} */ name) => {
        setChosen(name);
        change({ preset: "", options: {}, rules: Object.keys(games.find((one) => one.name === name)?.tournaments ?? {})[0] ?? "" });
      }}
    />
    <${Rules} key=${game.name} game=${game} plan=${plan} change=${change} />
    <h3>${t("people.kind")}</h3>
    <${Way} plan=${plan} change=${change} />
    <h3>${t("home.clock")}</h3>
    <${ClockField} clock=${plan.clock} problem="" onChange=${(/** @type {any} */ clock) => change({ clock })} />
    <h3>${t("people.schedule")}</h3>
    <${Schedule} plan=${plan} change=${change} />
    ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
    <div class="buttons">
      <button class="button primary large" disabled=${isSending}>
        ${isSending && html`<span class="spinner"></span>`}${t("people.openTournament")}
      </button>
      <a class="button quiet" href="/tournaments">${t("shell.cancel")}</a>
    </div>
  </form>`;
}

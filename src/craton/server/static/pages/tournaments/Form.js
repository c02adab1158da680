/** The form for a new tournament. */
import { useState } from "preact/hooks";
import { html } from "../../html.js";
import { post } from "../../api/client.js";
import { ensureUser } from "../../api/session.js";
import { go } from "../../router.js";
import { t } from "../../text/text.js";
import { sentence } from "../../ui/notices.js";
import { ClockField } from "../common/ClockField.js";
import { GameChoice } from "../common/GameChoice.js";
import { Rules, Schedule, Way } from "./sections.js";

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
 * @property {string} rounds     "" for as many as are needed to find one winner
 * @property {number} cycles
 * @property {boolean} paired
 * @property {boolean} rated
 * @property {import("../../api/types.js").ClockRule} clock
 * @property {string} most
 * @property {string} starts     a `datetime-local` value; "" to start it manually
 * @property {string} pause
 * @property {string} grace
 * @property {string} hours
 */

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
    ...(plan.rules
      ? { rules: plan.rules }
      : { options: plan.options, ...(plan.preset ? { preset: plan.preset } : {}) }),
    ...(plan.kind === "swiss" && plan.rounds ? { rounds: Number(plan.rounds) } : {}),
    ...(plan.kind === "round-robin" ? { cycles: plan.cycles } : {}),
    ...(plan.starts ? { starts: new Date(plan.starts).getTime() } : {}),
    ...(plan.grace ? { grace_minutes: Number(plan.grace) } : {}),
    ...(plan.hours ? { round_hours: Number(plan.hours) } : {}),
  };
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
      await ensureUser();
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
        change({
          preset: "",
          options: {},
          rules: Object.keys(games.find((one) => one.name === name)?.tournaments ?? {})[0] ?? "",
        });
      }}
    />
    <${Rules} key=${game.name} game=${game} plan=${plan} change=${change} />
    <h3>${t("people.kind")}</h3>
    <${Way} plan=${plan} change=${change} />
    <h3>${t("home.clock")}</h3>
    <${ClockField}
      clock=${plan.clock}
      problem=""
      onChange=${(/** @type {any} */ clock) => change({ clock })}
    />
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

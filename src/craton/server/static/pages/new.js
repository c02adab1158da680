/** A new match: options, opponent, clock. Every choice is in the address. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { games as askGames } from "../api/session.js";
import { openMatch } from "../match/seats.js";
import { go } from "../router.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { useLoaded } from "../ui/load.js";
import { Problem, sentence, Waiting } from "../ui/notices.js";
import { useTitle } from "../ui/title.js";
import { lastGame } from "./home/QuickPlay.js";
import { OptionList } from "./new/OptionList.js";
import { fieldOf } from "./new/refusals.js";
import { DicePart, OpponentPart, Presets, SetupPart, Terms } from "./new/sections.js";
import { useStart } from "./new/start.js";
import { readForm, requestOf, withOption, writeForm } from "./new/form.js";
import { ClockField } from "./common/ClockField.js";
import { GameChoice } from "./common/GameChoice.js";
import { Mini } from "../games/Mini.js";
import { hasChance } from "../games/shared/events.js";
import { clockText, styleTitle, summaryOf } from "./common/names.js";

/** @typedef {import("../api/types.js").Engine} Engine */
/** @typedef {import("../api/types.js").Game} Game */
/** @typedef {import("./new/form.js").FormState} FormState */

/** @param {string} game @param {FormState} form */
function botTitle(game, { engine, level, style, thinks }) {
  if (engine) return engine;
  if (!style) return t("home.botOfLevel", level);
  const title = styleTitle(game, style);
  return thinks ? t("home.styleOfLevel", title, level) : title;
}

/** @param {{game: Game, form: FormState}} props */
function Summary({ game, form }) {
  const opponent =
    form.opponent === "bot" ? botTitle(game.name, form) : t(`home.opponent-${form.opponent}`);
  return html`<dl class="summary">
    <div>
      <dt>${t("home.game")}</dt>
      <dd>${game.title}</dd>
    </div>
    <div>
      <dt>${t("home.opponent")}</dt>
      <dd>${opponent}</dd>
    </div>
    <div>
      <dt>${t("home.clock")}</dt>
      <dd>${clockText(form.clock)}</dd>
    </div>
  </dl>`;
}

/** @param {{games: Game[], engines: Engine[], game: Game, query: URLSearchParams}} props */
function Form({ games, engines, game, query }) {
  const form = readForm(query);
  const [words, setWords] = useState(""); // not in the address, because the seed is private
  const [refused, setRefused] = useState(/** @type {{error: unknown, at: string} | null} */ (null));
  const [isStarting, setStarting] = useState(false);
  const setup = form.setup.trim();
  const line = setup
    ? { position: setup }
    : { game: game.name, options: form.options, ...(form.preset ? { preset: form.preset } : {}) };
  const { start, problem: wrong } = useStart(line);

  const write = (/** @type {FormState} */ next, name = game.name) => {
    setRefused(null);
    go(`/new/${name}${writeForm(next)}`, { replace: true });
  };
  const change = (/** @type {Partial<FormState>} */ some) => write({ ...form, ...some });
  const names = game.options.map((option) => option.name);
  /** @type {Record<string, string>} */
  const problems = {};
  if (wrong)
    problems[
      setup ? "setup" : (names.map((name) => `o.${name}`).find((key) => wrong.includes(key.slice(2))) ?? "")
    ] = wrong;
  if (refused) problems[refused.at] = sentence(refused.error);

  const open = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setStarting(true);
    try {
      const match = await openMatch(requestOf(game.name, form), words);
      go(`/matches/${match.id}`);
    } catch (error) {
      setRefused({ error, at: fieldOf(error, names, { hasSetup: Boolean(setup) }) });
      setStarting(false);
    }
  };
  return html`<form class="new" onSubmit=${open}>
    <div class="new-parts">
      <header class="new-head">
        <h1>${t("home.newMatch")}</h1>
        <${GameChoice}
          games=${games}
          chosen=${game.name}
          onChoose=${(/** @type {string} */ name) => write({ ...form, preset: "", options: {}, setup: "", style: "" }, name)}
        />
        <p class="lede">${summaryOf(game)} <a href=${`/rules/${game.name}`}>${t("home.rules")}</a></p>
      </header>
      ${
        !setup &&
        html`<section aria-labelledby="presets-title">
          <h2 id="presets-title">${t("home.presets")}</h2>
          <${Presets} game=${game} form=${form} change=${change} />
          <${OptionList}
            game=${game}
            preset=${form.preset}
            options=${form.options}
            board=${start?.board}
            isOpen=${Object.keys(form.options).length > 0}
            problemOf=${(/** @type {string} */ name) => problems[`o.${name}`] ?? ""}
            onChange=${(/** @type {string} */ name, /** @type {string} */ value) =>
              write({ ...form, ...withOption(game, form, name, value) })}
          />
        </section>`
      }
      <section aria-labelledby="opponent-title">
        <h2 id="opponent-title">${t("home.opponent")}</h2>
        <${OpponentPart} game=${game} engines=${engines} form=${form} change=${change} problems=${problems} />
      </section>
      <section aria-labelledby="clock-title">
        <h2 id="clock-title">${t("home.clock")}</h2>
        <${ClockField}
          clock=${form.clock}
          problem=${problems.clock ?? ""}
          onChange=${(/** @type {any} */ clock) => change({ clock })}
        />
      </section>
      <section aria-labelledby="terms-title">
        <h2 id="terms-title">${t("home.terms")}</h2>
        <${Terms} form=${form} change=${change} problems=${problems} />
      </section>
      <section class="stack" aria-label=${t("home.special")}>
        <${SetupPart} form=${form} change=${change} problem=${problems.setup ?? ""} />
        ${hasChance(game.name) && html`<${DicePart} words=${words} onWords=${setWords} />`}
      </section>
    </div>
    <aside class="new-side card">
      <div class="new-preview">
        ${
          start
            ? html`<${Mini}
                game=${start.game}
                board=${start.board}
                stones=${start.state.stones}
                marks=${start.state.marks}
                label=${t("home.startPosition")}
              />`
            : html`<div class="mini mini-waiting"></div>`
        }
      </div>
      <div class="new-start">
        <${Summary} game=${game} form=${form} />
        ${problems[""] && html`<p class="notice bad" role="alert">${problems[""]}</p>`}
        ${Object.keys(problems).some(Boolean) && html`<p class="problem fine" role="status">${t("home.seeAbove")}</p>`}
        <button class="button primary large" disabled=${isStarting}>
          ${isStarting ? html`<span class="spinner"></span>` : html`<${Icon} name="play" />`}
          ${t(`home.start-${form.opponent}`)}
        </button>
      </div>
    </aside>
  </form>`;
}

/** @param {{params: {game?: string}, query: URLSearchParams}} props */
export default function NewMatch({ params, query }) {
  useTitle(t("home.newMatch"));
  const { value, problem, again } = useLoaded(askGames, []);
  if (problem && !value) return html`<${Problem} message=${problem} again=${again} />`;
  if (!value) return html`<${Waiting} />`;
  const wanted = params.game ?? lastGame();
  const game = value.games.find((one) => one.name === wanted) ?? (params.game ? undefined : value.games[0]);
  if (!game) return html`<${Problem} message=${t("home.noGame")} />`;
  return html`<${Form} games=${value.games} engines=${value.engines} game=${game} query=${query} />`;
}

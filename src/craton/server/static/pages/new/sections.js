/** The parts of the form for a new match. */
import { useId } from "preact/hooks";
import { html } from "../../html.js";
import { randomHex } from "../../api/client.js";
import { me } from "../../api/session.js";
import { folderOf, loadTextOf, useOfGame } from "../../games/index.js";
import { t } from "../../text/text.js";
import { Icon } from "../../ui/Icon.js";
import { LevelSlider, rememberLevel } from "../common/Level.js";
import { presetHelp, presetTitle } from "../common/names.js";
import { Switch } from "../common/Switch.js";
import { Thumb } from "../common/Thumb.js";
import { effective, OPPONENTS, SEATS } from "./form.js";

/**
 * @typedef {import("./form.js").FormState} FormState
 * @typedef {import("../../api/types.js").Game} Game
 * @typedef {(change: Partial<FormState>) => void} Change
 */

/** The presets that a game declares in the browser, once their words are there. @param {string} game */
async function popularPresets(game) {
  const [{ presets }] = await Promise.all([folderOf(game), loadTextOf(game)]);
  return presets ?? { standard: {} };
}

const ICONS = { bot: "bot", friend: "link", anyone: "people", same: "screen" };

/** The presets of the server, and popular options. @param {Game} game
 *  @param {Record<string, Record<string, string>>} popular */
function presetsOf(game, popular) {
  const own = Object.keys(game.presets).map((name) => ({ name, preset: name, options: {} }));
  const more = Object.entries(popular).map(([name, options]) => ({ name, preset: "", options }));
  return [...own, ...more];
}

/** @param {{game: Game, form: FormState, change: Change}} props */
export function Presets({ game, form, change }) {
  const now = JSON.stringify(effective(game, form.preset, form.options));
  const popular = useOfGame(popularPresets, game.name);
  const presets = presetsOf(game, popular ?? {});
  const chosen = presets.find((one) => JSON.stringify(effective(game, one.preset, one.options)) === now);
  const id = useId();
  return html`<div>
    ${popular && !chosen && html`<p class="own-mix"><span class="tag accent">${t("home.ownMix")}</span></p>`}
    <div class="presets" role="radiogroup" aria-label=${t("home.presets")}>
      ${presets.map((one) => {
        const help = presetHelp(game.name, one.name);
        return html`<label class="pictured-choice preset" key=${one.name}>
          <input
            type="radio"
            name=${id}
            checked=${one === chosen}
            onChange=${() => change({ preset: one.preset, options: one.options })}
          />
          <${Thumb}
            line=${{ game: game.name, options: one.options, ...(one.preset ? { preset: one.preset } : {}) }}
          />
          <span>${presetTitle(game.name, one.name)}</span>
          ${help && html`<small class="soft">${help}</small>`}
        </label>`;
      })}
    </div>
  </div>`;
}

/** @param {{form: FormState, change: Change, problems: Record<string, string>}} props */
export function OpponentPart({ form, change, problems }) {
  const id = useId();
  return html`<div class="stack">
    <div class="opponents" role="radiogroup" aria-label=${t("home.opponent")}>
      ${OPPONENTS.map(
        (opponent) =>
          html`<label class="pictured-choice opponent" key=${opponent}>
            <input
              type="radio"
              name=${id}
              checked=${form.opponent === opponent}
              onChange=${() => change({ opponent })}
            />
            <${Icon} name=${ICONS[opponent]} />
            <span>${t(`home.opponent-${opponent}`)}</span>
            <small class="soft">${t(`home.opponentHelp-${opponent}`)}</small>
          </label>`,
      )}
    </div>
    ${
      form.opponent === "bot" &&
      html`<${LevelSlider}
        value=${form.level}
        onChange=${(/** @type {number} */ level) => {
          rememberLevel(level);
          change({ level });
        }}
      />`
    }
    ${problems.level && html`<p class="problem" role="alert">${problems.level}</p>`}
    ${
      form.opponent !== "same" &&
      html`<div class="field">
        <span class="label">${t("home.seat")}</span>
        <div class="choices" role="radiogroup" aria-label=${t("home.seat")}>
          ${SEATS.map(
            (seat) =>
              html`<label class="choice" key=${seat}>
                <input
                  type="radio"
                  name=${`${id}-seat`}
                  checked=${form.seat === seat}
                  onChange=${() => change({ seat })}
                />
                <span>${t(`home.seat-${seat}`)}</span>
              </label>`,
          )}
        </div>
      </div>`
    }
  </div>`;
}

/** @param {{form: FormState, change: Change, problems: Record<string, string>}} props */
export function Terms({ form, change, problems }) {
  const isBetweenPeople = form.opponent === "friend" || form.opponent === "anyone";
  const whyNotRated = !isBetweenPeople
    ? t("home.ratedPeople")
    : !me.value || me.value.guest
      ? t("home.ratedAccount")
      : form.setup.trim()
        ? t("home.ratedBeginning")
        : "";
  const isRated = form.rated && !whyNotRated;
  return html`<div class="stack">
    <${Switch}
      title=${t("home.ratedMatch")}
      help=${t("home.ratedMatchHelp")}
      isOn=${form.rated}
      why=${whyNotRated}
      problem=${problems.rated}
      onChange=${(/** @type {boolean} */ rated) => change({ rated })}
    />
    <${Switch}
      title=${t("home.hints")}
      help=${t("home.hintsHelp")}
      isOn=${form.hints}
      why=${isRated ? t("home.hintsRated") : ""}
      problem=${problems.hints}
      onChange=${(/** @type {boolean} */ hints) => change({ hints })}
    />
    <${Switch}
      title=${t("home.private")}
      help=${t("home.privateHelp")}
      isOn=${form.private}
      why=${form.opponent === "anyone" ? t("home.privateAnyone") : ""}
      problem=${problems.private}
      onChange=${(/** @type {boolean} */ isPrivate) => change({ private: isPrivate })}
    />
  </div>`;
}

/** @param {{form: FormState, change: Change, problem: string}} props */
export function SetupPart({ form, change, problem }) {
  const id = useId();
  return html`<details class="card fold" open=${Boolean(form.setup)}>
    <summary>${t("home.setup")}</summary>
    <div class="field">
      <label for=${id}>${t("home.setupLabel")}</label>
      <p class="help" id=${`${id}-help`}>${t("home.setupHelp")}</p>
      <textarea
        id=${id}
        spellcheck=${false}
        aria-describedby=${problem ? `${id}-help ${id}-problem` : `${id}-help`}
        value=${form.setup}
        onInput=${(/** @type {any} */ event) => change({ setup: event.currentTarget.value })}
      ></textarea>
      ${problem && html`<p class="problem" id=${`${id}-problem`} role="alert">${problem}</p>`}
    </div>
  </details>`;
}

/** @param {{seed: string, onSeed: (seed: string) => void, problem: string}} props */
export function DicePart({ seed, onSeed, problem }) {
  const id = useId();
  return html`<details class="card fold">
    <summary>${t("home.fairDice")}</summary>
    <div class="field">
      <p class="soft">${t("home.fairDiceHelp")} <a href="/fairness">${t("home.promiseDiceLink")}</a></p>
      <label for=${id}>${t("home.seed")}</label>
      <div class="link-line">
        <input
          id=${id}
          class="seed-field"
          value=${seed}
          maxlength="64"
          spellcheck=${false}
          autocomplete="off"
          onInput=${(/** @type {any} */ event) => onSeed(event.currentTarget.value)}
        />
        <button type="button" class="button" onClick=${() => onSeed(randomHex())}>
          <${Icon} name="dice" />${t("home.newSeed")}
        </button>
      </div>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    </div>
  </details>`;
}

/** The parts of the form for a new match. */
import { useId } from "preact/hooks";
import { html } from "../../html.js";
import { me } from "../../api/session.js";
import { loadTextOf, useOfGame } from "../../games/index.js";
import { MAX_WORDS } from "../../match/seats.js";
import { t } from "../../text/text.js";
import { Icon } from "../../ui/Icon.js";
import { LevelSlider, rememberLevel } from "../common/Level.js";
import { presetHelp, presetTitle } from "../common/names.js";
import { PresetPicture } from "../common/PresetPicture.js";
import { Switch } from "../common/Switch.js";
import { EngineChoice } from "./EngineChoice.js";
import { effective, OPPONENTS, SEATS } from "./form.js";
import { StyleChoice } from "./StyleChoice.js";

/**
 * @typedef {import("./form.js").FormState} FormState
 * @typedef {import("../../api/types.js").Engine} Engine
 * @typedef {import("../../api/types.js").Game} Game
 * @typedef {(change: Partial<FormState>) => void} Change
 */

const ICONS = { bot: "bot", friend: "link", anyone: "people", same: "screen" };

/** Without its texts a game is shown with the names that the server has. @param {string} game */
const textLoaded = (game) => loadTextOf(game).then(() => true, () => true);

/** @param {{game: Game, form: FormState, change: Change}} props */
export function Presets({ game, form, change }) {
  const now = JSON.stringify(effective(game, form.preset, form.options));
  const hasText = useOfGame(textLoaded, game.name);
  const presets = Object.keys(game.presets);
  const chosen = presets.find((name) => JSON.stringify(effective(game, name, {})) === now);
  const id = useId();
  return html`<div>
    ${hasText && !chosen && html`<p class="own-mix"><span class="tag accent">${t("home.ownMix")}</span></p>`}
    <div class="presets" role="radiogroup" aria-label=${t("home.presets")}>
      ${presets.map((name) => {
        const [title, help] = hasText ? [presetTitle(game.name, name), presetHelp(game, name)] : ["\u00a0", "\u00a0"];
        return html`<label class="pictured-choice preset" key=${name}>
          <input
            type="radio"
            name=${id}
            checked=${name === chosen}
            onChange=${() => change({ preset: name, options: {} })}
          />
          <${PresetPicture} game=${game.name} name=${name} />
          <span>${title}</span>
          ${help && html`<small class="soft">${help}</small>`}
        </label>`;
      })}
    </div>
  </div>`;
}

/** @param {{game: Game, engines: Engine[], form: FormState, change: Change, problems: Record<string, string>}} props */
export function OpponentPart({ game, engines, form, change, problems }) {
  const id = useId();
  const isCraton = form.opponent === "bot" && !form.engine;
  const isRated = form.rated && !whyUnrated(form);
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
    ${form.opponent === "bot" && html`<${EngineChoice} engines=${engines} form=${form} change=${change} />`}
    ${problems.engine && html`<p class="problem" role="alert">${problems.engine}</p>`}
    ${
      isCraton &&
      html`<${StyleChoice} key=${game.name} game=${game.name} form=${form} change=${change} />`
    }
    ${
      isCraton &&
      (!form.style || form.thinks) &&
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
                  checked=${(isRated ? "random" : form.seat) === seat}
                  disabled=${isRated && seat !== "random"}
                  onChange=${() => change({ seat })}
                />
                <span>${t(`home.seat-${seat}`)}</span>
              </label>`,
          )}
        </div>
        ${isRated && html`<p class="help">${t("home.seatRated")}</p>`}
      </div>`
    }
  </div>`;
}

/** Why a match cannot be rated; "" if it can. @param {FormState} form */
function whyUnrated(form) {
  if (form.opponent !== "friend" && form.opponent !== "anyone") return t("home.ratedPeople");
  if (!me.value || me.value.guest) return t("home.ratedAccount");
  return form.setup.trim() ? t("home.ratedBeginning") : "";
}

/** @param {{form: FormState, change: Change, problems: Record<string, string>}} props */
export function Terms({ form, change, problems }) {
  const whyNotRated = whyUnrated(form);
  const isRated = form.rated && !whyNotRated;
  const whyNotPrivate = form.opponent === "anyone" ? t("home.privateAnyone") : isRated ? t("home.privateRated") : "";
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
      why=${whyNotPrivate}
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

/** Words of one's own in the seed; its random digits come from the browser. Other characters are left out.
 * @param {{words: string, onWords: (words: string) => void}} props */
export function DicePart({ words, onWords }) {
  const id = useId();
  return html`<details class="card fold">
    <summary>${t("home.fairDice")}</summary>
    <div class="field">
      <p class="soft">${t("home.fairDiceHelp")} <a href="/fairness">${t("home.promiseDiceLink")}</a></p>
      <label for=${id}>${t("home.seedWords")}</label>
      <p class="help" id=${`${id}-help`}>${t("home.seedWordsHelp")}</p>
      <input
        id=${id}
        class="seed-field"
        value=${words}
        maxlength=${MAX_WORDS}
        spellcheck=${false}
        autocomplete="off"
        aria-describedby=${`${id}-help`}
        onInput=${(/** @type {any} */ event) => {
          event.currentTarget.value = event.currentTarget.value.replace(/[^A-Za-z0-9_-]/g, "");
          onWords(event.currentTarget.value);
        }}
      />
    </div>
  </details>`;
}

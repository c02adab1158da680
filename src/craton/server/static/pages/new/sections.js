/** The parts of the form for a new match. */
import { useId } from "preact/hooks";
import { html } from "../../html.js";
import { randomHex } from "../../api/client.js";
import { me } from "../../api/session.js";
import { WAYS } from "../../games/presets.js";
import { has, t } from "../../text/text.js";
import { Icon } from "../../ui/Icon.js";
import { LevelSlider, rememberLevel } from "../parts/Level.js";
import { Switch } from "../parts/Switch.js";
import { Thumb } from "../parts/Thumb.js";
import { effective, OPPONENTS, SEATS } from "./wish.js";

/**
 * @typedef {import("./wish.js").Wish} Wish
 * @typedef {import("../../api/types.js").Game} Game
 * @typedef {(change: Partial<Wish>) => void} Change
 */

const ICONS = { bot: "bot", friend: "link", anyone: "people", same: "screen" };

/** The presets of the server and the ways that people like, as {preset, options}. @param {Game} game */
function waysOf(game) {
  const own = Object.keys(game.presets).map((name) => ({ name, preset: name, options: {} }));
  const more = Object.entries(WAYS[game.name] ?? { standard: {} }).map(([name, options]) => ({
    name,
    preset: "",
    options,
  }));
  return [...own, ...more];
}

/** @param {{game: Game, wish: Wish, change: Change}} props */
export function Ways({ game, wish, change }) {
  const now = JSON.stringify(effective(game, wish.preset, wish.options));
  const ways = waysOf(game);
  const chosen = ways.find((way) => JSON.stringify(effective(game, way.preset, way.options)) === now);
  const id = useId();
  return html`<div>
    ${!chosen && html`<p class="own-mix"><span class="tag accent">${t("home.ownMix")}</span></p>`}
    <div class="ways" role="radiogroup" aria-label=${t("home.ways")}>
      ${ways.map((way) => {
        const key = `home.way-${game.name}-${way.name}`;
        const title = has(`home.way-${way.name}`) ? t(`home.way-${way.name}`) : way.name;
        return html`<label class="pictured-choice way" key=${way.name}>
          <input
            type="radio"
            name=${id}
            checked=${way === chosen}
            onChange=${() => change({ preset: way.preset, options: way.options })}
          />
          <${Thumb}
            line=${{ game: game.name, options: way.options, ...(way.preset ? { preset: way.preset } : {}) }}
          />
          <span>${title}</span>
          ${has(key) && html`<small class="soft">${t(key)}</small>`}
        </label>`;
      })}
    </div>
  </div>`;
}

/** @param {{wish: Wish, change: Change, problems: Record<string, string>}} props */
export function OpponentPart({ wish, change, problems }) {
  const id = useId();
  return html`<div class="stack">
    <div class="opponents" role="radiogroup" aria-label=${t("home.opponent")}>
      ${OPPONENTS.map(
        (opponent) =>
          html`<label class="pictured-choice opponent" key=${opponent}>
            <input
              type="radio"
              name=${id}
              checked=${wish.opponent === opponent}
              onChange=${() => change({ opponent })}
            />
            <${Icon} name=${ICONS[opponent]} />
            <span>${t(`home.opponent-${opponent}`)}</span>
            <small class="soft">${t(`home.opponentHelp-${opponent}`)}</small>
          </label>`,
      )}
    </div>
    ${
      wish.opponent === "bot" &&
      html`<${LevelSlider}
        value=${wish.level}
        onChange=${(/** @type {number} */ level) => {
          rememberLevel(level);
          change({ level });
        }}
      />`
    }
    ${problems.level && html`<p class="problem" role="alert">${problems.level}</p>`}
    ${
      wish.opponent !== "same" &&
      html`<div class="field">
        <span class="label">${t("home.seat")}</span>
        <div class="choices" role="radiogroup" aria-label=${t("home.seat")}>
          ${SEATS.map(
            (seat) =>
              html`<label class="choice" key=${seat}>
                <input
                  type="radio"
                  name=${`${id}-seat`}
                  checked=${wish.seat === seat}
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

/** @param {{wish: Wish, change: Change, problems: Record<string, string>}} props */
export function Terms({ wish, change, problems }) {
  const isBetweenPeople = wish.opponent === "friend" || wish.opponent === "anyone";
  const whyNotRated = !isBetweenPeople
    ? t("home.ratedPeople")
    : !me.value || me.value.guest
      ? t("home.ratedAccount")
      : wish.setup.trim()
        ? t("home.ratedBeginning")
        : "";
  const isRated = wish.rated && !whyNotRated;
  return html`<div class="stack">
    <${Switch}
      title=${t("home.ratedMatch")}
      help=${t("home.ratedMatchHelp")}
      isOn=${wish.rated}
      why=${whyNotRated}
      problem=${problems.rated}
      onChange=${(/** @type {boolean} */ rated) => change({ rated })}
    />
    <${Switch}
      title=${t("home.hints")}
      help=${t("home.hintsHelp")}
      isOn=${wish.hints}
      why=${isRated ? t("home.hintsRated") : ""}
      problem=${problems.hints}
      onChange=${(/** @type {boolean} */ hints) => change({ hints })}
    />
    <${Switch}
      title=${t("home.private")}
      help=${t("home.privateHelp")}
      isOn=${wish.private}
      why=${wish.opponent === "anyone" ? t("home.privateAnyone") : ""}
      problem=${problems.private}
      onChange=${(/** @type {boolean} */ isPrivate) => change({ private: isPrivate })}
    />
  </div>`;
}

/** @param {{wish: Wish, change: Change, problem: string}} props */
export function SetupPart({ wish, change, problem }) {
  const id = useId();
  return html`<details class="card fold" open=${Boolean(wish.setup)}>
    <summary>${t("home.setup")}</summary>
    <div class="field">
      <label for=${id}>${t("home.setupLabel")}</label>
      <p class="help" id=${`${id}-help`}>${t("home.setupHelp")}</p>
      <textarea
        id=${id}
        spellcheck=${false}
        aria-describedby=${problem ? `${id}-help ${id}-problem` : `${id}-help`}
        value=${wish.setup}
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

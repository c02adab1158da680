/** All preferences of this browser, beside a sample board. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { games } from "../../api/session.js";
import { Board } from "../../board/Board.js";
import { loadTextOf, lookOf, partOf } from "../../games/index.js";
import { CHOICES, preferences } from "../../preferences.js";
import { play } from "../../sound/sounds.js";
import { LANGUAGES, NAMES } from "../../text/language.js";
import { t } from "../../text/text.js";
import { useLoaded } from "../../ui/load.js";
import { sceneOf, stillsOf } from "../home/DemoBoard.js";

/** @typedef {import("../../preferences.js").Preference} Preference */

/** @type {[string, Preference[]][]} */
const GROUPS = [
  ["looks", ["language", "theme", "board", "palette", "patterns", "coordinates"]],
  ["motion", ["speed", "sound"]],
  ["playing", ["confirm", "insight"]],
];

/**
 * @param {object} props
 * @param {string} props.name
 * @param {readonly string[]} props.choices
 * @param {import("@preact/signals").Signal<string>} props.value
 * @param {string} [props.text]   the part of the texts that has its words
 */
function Choice({ name, choices, value, text = "people" }) {
  return html`<div class="preference">
    <div>
      <span class="label" id=${`preference-${name}`}>${t(`${text}.preference-${name}`)}</span>
      <p class="help">${t(`${text}.preferenceHelp-${name}`)}</p>
    </div>
    <div class="choices" role="radiogroup" aria-labelledby=${`preference-${name}`}>
      ${choices.map(
        (choice) =>
          html`<label class="choice" key=${choice}>
            <input
              type="radio"
              name=${`preference-${name}`}
              checked=${choice === value.value}
              onChange=${() => {
                value.value = choice;
              }}
            />
            <span lang=${LANGUAGES.includes(choice) ? choice : undefined}>${NAMES[choice] ?? t(`${text}.${name}-${choice}`)}</span>
          </label>`,
      )}
    </div>
  </div>`;
}

/** The first game on a square board. */
async function sampleScene() {
  const all = await Promise.all((await games()).games.map(({ name }) => sceneOf(name)));
  return all.find((scene) => scene?.board.kind === "square") ?? null;
}

/** The preferences that games have, with the game. */
async function gamePreferences() {
  const all = (await games()).games.map(async ({ name }) => {
    const [own = {}] = await Promise.all([partOf(name, "preferences"), loadTextOf(name)]);
    return Object.entries(own).map(([key, { choices, value }]) => ({ name: key, choices, value, text: name }));
  });
  return (await Promise.all(all)).flat();
}

/** A position that shows every choice; a press plays a stone for show. */
function Sample() {
  const [scene, setScene] = useState(/** @type {import("../home/DemoBoard.js").Scene | null} */ (null));
  const [own, setOwn] = useState(/** @type {Record<string, import("../../board/types.js").Side>} */ ({}));
  useEffect(() => {
    sampleScene().then(setScene, () => {}); // the choices work without a sample
  }, []);
  if (!scene) return html`<div class="mini mini-waiting"></div>`;
  const stills = stillsOf(scene);
  const { stones } = stills[Math.floor(stills.length * 0.45)];
  const all = { ...stones, ...own };
  const added = Object.keys(own);
  const free = new Set(scene.board.cells.map((cell) => cell.name).filter((cell) => !all[cell]));
  return html`<${Board}
    board=${scene.board}
    look=${lookOf(scene.board)}
    stones=${all}
    marks=${{}}
    targets=${free}
    last=${added.slice(-1)}
    effects=${Object.fromEntries(added.slice(-1).map((cell) => [cell, "drop"]))}
    label=${t("people.sample")}
    onAct=${(/** @type {string} */ cell) => {
      play("stone");
      setOwn({ ...own, [cell]: added.length % 2 ? "white" : "black" });
    }}
  />`;
}

export function Preferences() {
  const ofGames = useLoaded(gamePreferences, []).value ?? [];
  return html`<section class="preferences" aria-labelledby="preferences">
    <div class="preferences-sample">
      <${Sample} />
      <p class="faint">${t("people.sampleHelp")}</p>
    </div>
    <div class="stack">
      <h2 id="preferences" class="unseen">${t("people.preferences")}</h2>
      ${GROUPS.map(
        ([group, names]) =>
          html`<section class="card" key=${group} aria-labelledby=${`group-${group}`}>
            <h2 id=${`group-${group}`}>${t(`people.group-${group}`)}</h2>
            ${names.map(
              (name) =>
                html`<${Choice} key=${name} name=${name} choices=${CHOICES[name]} value=${preferences[name]} />`,
            )}
            ${group === "playing" && ofGames.map((one) => html`<${Choice} key=${one.name} ...${one} />`)}
          </section>`,
      )}
    </div>
  </section>`;
}

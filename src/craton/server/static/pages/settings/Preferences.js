/** Everything a person can choose for this browser, beside a board that shows it. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { Board } from "../../board/Board.js";
import { CHOICES, preferences } from "../../preferences.js";
import { play } from "../../sound/sounds.js";
import { t } from "../../text/text.js";
import { scenes, stillsOf } from "../home/LivingBoard.js";
import { lookOf } from "../parts/Mini.js";

/** @typedef {import("../../preferences.js").Preference} Preference */

/** @type {[string, Preference[]][]} */
const GROUPS = [
  ["looks", ["theme", "board", "palette", "patterns", "coordinates"]],
  ["motion", ["speed", "sound"]],
  ["playing", ["confirm", "insight", "quakeOrder"]],
];

/** @param {{name: Preference}} props */
function Chosen({ name }) {
  const now = preferences[name].value;
  return html`<div class="preference">
    <div>
      <span class="label" id=${`preference-${name}`}>${t(`people.preference-${name}`)}</span>
      <p class="help">${t(`people.preferenceHelp-${name}`)}</p>
    </div>
    <div class="choices" role="radiogroup" aria-labelledby=${`preference-${name}`}>
      ${CHOICES[name].map(
        (choice) =>
          html`<label class="choice" key=${choice}>
            <input
              type="radio"
              name=${`preference-${name}`}
              checked=${choice === now}
              onChange=${() => {
                preferences[name].value = choice;
              }}
            />
            <span>${t(`people.${name}-${choice}`)}</span>
          </label>`,
      )}
    </div>
  </div>`;
}

/** A position on which all that can be chosen is seen; a press plays a stone for show. */
function Sample() {
  const [scene, setScene] = useState(/** @type {import("../home/LivingBoard.js").Scene | null} */ (null));
  const [own, setOwn] = useState(/** @type {Record<string, import("../../board/types.js").Side>} */ ({}));
  useEffect(() => {
    scenes().then(
      (found) => setScene(Object.values(found).find((one) => one.board.kind === "square") ?? null),
      () => {}, // the choices work without a sample
    );
  }, []);
  if (!scene) return html`<div class="mini mini-waiting"></div>`;
  const stills = stillsOf(scene);
  const { stones, marks } = stills[Math.floor(stills.length * 0.45)];
  const all = { ...stones, ...own };
  const added = Object.keys(own);
  const free = new Set(scene.board.cells.map((cell) => cell.name).filter((cell) => !all[cell]));
  return html`<${Board}
    board=${scene.board}
    look=${lookOf(scene.board)}
    stones=${all}
    marks=${marks}
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
            ${names.map((name) => html`<${Chosen} key=${name} name=${name} />`)}
          </section>`,
      )}
    </div>
  </section>`;
}

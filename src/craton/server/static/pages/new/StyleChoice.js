/** The style of a bot, and whether it also searches. */
import { useId } from "preact/hooks";
import { html } from "../../html.js";
import { get } from "../../api/client.js";
import { phrase } from "../../text/phrases.js";
import { t } from "../../text/text.js";
import { useLoaded } from "../../ui/load.js";
import { styleTitle } from "../common/names.js";
import { Switch } from "../common/Switch.js";

/** @typedef {import("./form.js").FormState} FormState */

/** @param {{game: string, form: FormState, change: (change: Partial<FormState>) => void}} props */
export function StyleChoice({ game, form, change }) {
  const id = useId();
  const { value } = useLoaded((how) => get(`/games/${game}/styles`, how), [game]);
  /** @type {{name: string, title: string, summary: string}[]} */
  const styles = value?.styles ?? [];
  const chosen = styles.find(({ name }) => name === form.style);
  if (styles.length === 0 && !form.style) return null;
  return html`<div class="stack">
    <div class="field">
      <label for=${id}>${t("home.style")}</label>
      <select
        id=${id}
        aria-describedby=${`${id}-help`}
        value=${form.style}
        onChange=${(/** @type {any} */ event) => change({ style: event.currentTarget.value })}
      >
        <option value="">${t("home.styleNone")}</option>
        ${styles.map(({ name }) => html`<option key=${name} value=${name}>${styleTitle(game, name)}</option>`)}
      </select>
      <p class="help" id=${`${id}-help`}>${chosen ? phrase(chosen.summary) : t("home.styleHelp")}</p>
    </div>
    ${
      form.style &&
      html`<${Switch}
        title=${t("home.thinks")}
        help=${t("home.thinksHelp")}
        isOn=${form.thinks}
        onChange=${(/** @type {boolean} */ thinks) => change({ thinks })}
      />`
    }
  </div>`;
}

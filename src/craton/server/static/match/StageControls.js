/** While something is acted out: throw where it waits for that, go slower, skip it. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { preferences } from "../preferences.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";

/** @typedef {import("./theatre.js").Theatre} Theatre */

let usual = "normal"; // the speed to come back to

/** @param {{theatre: Theatre}} props */
export function StageControls({ theatre }) {
  const isSlow = preferences.speed.value === "slow";
  const changeSpeed = () => {
    if (!isSlow) usual = preferences.speed.value;
    preferences.speed.value = isSlow ? usual : "slow";
  };
  return html`<div class="stage-controls">
    ${theatre.isHolding.value && html`<${Throw} theatre=${theatre} />`}
    <button class="button" aria-pressed=${isSlow} onClick=${changeSpeed}>${t("match.slow")}</button>
    <button class="button" onClick=${() => theatre.skip()}><${Icon} name="skip" />${t("match.skip")}</button>
  </div>`;
}

/** It has the focus where nobody is writing something: the button that began it all is gone. @param {{theatre: Theatre}} props */
function Throw({ theatre }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => {
    if (!document.activeElement?.matches("input, textarea")) button.current?.focus({ preventScroll: true });
  }, []);
  return html`
    <button class="button primary" ref=${button} onClick=${() => theatre.go()}>
      <${Icon} name="dice" />${t("match.throw")}
    </button>
    <button class="button" onClick=${() => theatre.goAll()}>${t("match.throwAll")}</button>
  `;
}

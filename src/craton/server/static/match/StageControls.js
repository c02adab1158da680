/** Buttons during an animation: roll, slow down, skip. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { pace, preferences } from "../preferences.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";

/** @typedef {import("./animator.js").Animator} Animator */

let usual = "normal"; // the speed to return to

/** @param {{animator: Animator}} props */
export function StageControls({ animator }) {
  const isSlow = preferences.speed.value === "slow";
  const changeSpeed = () => {
    if (!isSlow) usual = preferences.speed.value;
    preferences.speed.value = isSlow ? usual : "slow";
  };
  return html`<div class="stage-controls">
    ${animator.isHolding.value && html`<${Throw} animator=${animator} />`}
    ${animator.waitsFor.value && html`<span class="stage-waits" role="status">${t("match.waitsForThrow", animator.waitsFor.value)}</span>`}
    ${pace() > 0 && html`<button class="button" aria-pressed=${isSlow} onClick=${changeSpeed}>${t("match.slow")}</button>`}
    <button class="button" onClick=${() => animator.skip()}><${Icon} name="skip" />${t("match.skip")}</button>
  </div>`;
}

/** Takes the focus unless the user is typing: the button that started the animation is gone.
 *  @param {{animator: Animator}} props */
function Throw({ animator }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => {
    if (!document.activeElement?.matches("input, textarea")) button.current?.focus({ preventScroll: true });
  }, []);
  return html`
    <button class="button primary" ref=${button} onClick=${() => animator.go()}>
      <${Icon} name="dice" />${t("match.throw")}
    </button>
    <button class="button" onClick=${() => animator.goAll()}>${t("match.throwAll")}</button>
  `;
}

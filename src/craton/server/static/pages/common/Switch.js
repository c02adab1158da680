/** A switch with a sentence, or the reason why it is disabled. */
import { useId } from "preact/hooks";
import { html } from "../../html.js";

/** @param {{title: string, help: string, isOn: boolean, why?: string, problem?: string,
 *   onChange: (isOn: boolean) => void}} props */
export function Switch({ title, help, isOn, why = "", problem = "", onChange }) {
  const id = useId();
  return html`<div class="switch-line">
    <div>
      <label for=${id}>${title}</label>
      <p class="help" id=${`${id}-help`}>${why || help}</p>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    </div>
    <input
      id=${id}
      type="checkbox"
      role="switch"
      class="switch"
      checked=${isOn && !why}
      disabled=${Boolean(why)}
      aria-describedby=${`${id}-help`}
      onChange=${() => onChange(!isOn)}
    />
  </div>`;
}

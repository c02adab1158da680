/** A short form: fields, the server's answer if it refuses, and a button. */
import { useId, useState } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { sentence } from "../../ui/notices.js";

/**
 * @typedef {{name: string, type?: string, autocomplete?: string, pattern?: string, minlength?: number, help?: string,
 *   value?: string}} Field   a checkbox is optional, all others are required
 * @param {object} props
 * @param {Field[]} props.fields
 * @param {string} props.action                 the words of the button
 * @param {(values: Record<string, string>) => Promise<void>} props.send
 * @param {boolean} [props.danger]
 * @param {any} [props.children]                beside the button
 */
export function Fields({ fields, action, send, danger, children }) {
  const id = useId();
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const onSubmit = async (/** @type {any} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    setSending(true);
    setProblem("");
    try {
      await send(/** @type {any} */ (Object.fromEntries(new FormData(form))));
      form.reset();
    } catch (error) {
      setProblem(sentence(error));
    } finally {
      setSending(false);
    }
  };
  return html`<form class="stack fields" onSubmit=${onSubmit}>
    ${fields.map(({ name, help, ...rest }) =>
      rest.type === "checkbox"
        ? html`<label class="check" key=${name}
            ><input name=${name} type="checkbox" />${t(`people.field-${name}`)}</label
          >`
        : html`<div class="field" key=${name}>
            <label for=${`${id}-${name}`}>${t(`people.field-${name}`)}</label>
            <input
              id=${`${id}-${name}`}
              name=${name}
              required
              autocomplete="off"
              aria-describedby=${help ? `${id}-${name}-help` : undefined}
              ...${rest}
            />
            ${help && html`<p class="help" id=${`${id}-${name}-help`}>${help}</p>`}
          </div>`,
    )}
    ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
    <div class="buttons">
      <button class=${`button ${danger ? "danger" : "primary"}`} disabled=${isSending}>
        ${isSending && html`<span class="spinner"></span>`}${action}
      </button>
      ${children}
    </div>
  </form>`;
}

/** @returns {Field} */
export const newPassword = (/** @type {string} */ name) => ({
  name,
  type: "password",
  autocomplete: "new-password",
  minlength: 8,
  help: t("people.passwordHelp"),
});

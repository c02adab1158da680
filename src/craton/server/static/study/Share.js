/** Ways to share: a link, the record, the position as text, a picture, a board to embed. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { sentence, toast } from "../ui/notices.js";
import { download, savePicture } from "./files.js";

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("shell.copied"));
  } catch {
    toast(t("study.notCopied"), "bad");
  }
}

/** A text with a button to copy it. @param {{label: string, text: string}} props */
export function Copyable({ label, text }) {
  return html`<div class="field copyable">
    <span class="label" aria-hidden="true">${label}</span>
    <div class="row">
      <input
        readonly
        aria-label=${label}
        value=${text}
        onFocus=${(/** @type {any} */ event) => event.target.select()}
      />
      <button class="button small icon" aria-label=${t("study.copy", label)} title=${t("study.copy", label)} onClick=${() => copy(text)}>
        <${Icon} name="copy" />
      </button>
    </div>
  </div>`;
}

/**
 * @param {object} props
 * @param {string} props.link
 * @param {string} props.name                         of files, without their ending
 * @param {() => Promise<string>} [props.record]
 * @param {string | null} [props.position]
 * @param {string} [props.picture]                    a selector of the board, or of anything around it
 * @param {string} [props.embed]                      the address of a board to be shown in another page
 */
export function Share({ link, name, record, position, picture, embed }) {
  const [isBusy, setBusy] = useState(false);
  const attempt = async (/** @type {() => Promise<void>} */ doing) => {
    setBusy(true);
    try {
      await doing();
    } catch (error) {
      toast(sentence(error), "bad");
    } finally {
      setBusy(false);
    }
  };
  const frame = embed && `<iframe src="${embed}" width="480" height="560" title="${name}"></iframe>`;
  return html`<div class="share stack">
    <${Copyable} label=${t("study.link")} text=${link} />
    ${position && html`<${Copyable} label=${t("study.positionText")} text=${position} />`}
    ${frame && html`<${Copyable} label=${t("study.embedCode")} text=${frame} />`}
    ${record &&
    html`<div class="field">
      <span class="label">${t("study.record")}</span>
      <div class="buttons">
        <button
          class="button small"
          disabled=${isBusy}
          onClick=${() => attempt(async () => download(`${name}.txt`, await record(), "text/plain"))}
        >
          <${Icon} name="download" />${t("study.saveRecord")}
        </button>
        <button class="button small" disabled=${isBusy} onClick=${() => attempt(async () => copy(await record()))}>
          <${Icon} name="copy" />${t("study.copyRecord")}
        </button>
      </div>
    </div>`}
    ${picture &&
    html`<div class="field">
      <span class="label">${t("study.picture")}</span>
      <div class="buttons">
        ${["svg", "png"].map(
          (kind) =>
            html`<button
              key=${kind}
              class="button small"
              disabled=${isBusy}
              onClick=${() => attempt(() => savePicture(/** @type {Element} */ (document.querySelector(picture)), name, kind))}
            >
              <${Icon} name="download" />${kind.toUpperCase()}
            </button>`,
        )}
      </div>
    </div>`}
  </div>`;
}

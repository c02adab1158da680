/** The link for readers: made, copied, and made invalid. */
import { useState } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { Dialog } from "../../ui/Dialog.js";
import { Icon } from "../../ui/Icon.js";
import { Copyable } from "../../study/Share.js";

/** @param {{experiment: import("../../api/types.js").Experiment, send: (command: string) => Promise<void>,
 *   isBusy: boolean}} props */
export function Sharing({ experiment, send, isBusy }) {
  const [isOpen, setOpen] = useState(false);
  return html`<button class="button" aria-haspopup="dialog" onClick=${() => setOpen(true)}>
      <${Icon} name="link" />${t("lab.share")}
    </button>
    ${
      isOpen &&
      html`<${Dialog} title=${t("lab.shareTitle")} onClose=${() => setOpen(false)}>
        <div class="stack">
          <p>${t(experiment.link ? "lab.shared" : "lab.notShared")}</p>
          ${experiment.link && html`<${Copyable} label=${t("lab.link")} text=${`${location.origin}/lab/${experiment.link}`} />`}
          <div class="buttons">
            <button
              class=${`button ${experiment.link ? "danger" : "primary"}`}
              disabled=${isBusy}
              onClick=${() => send(experiment.link ? "unshare" : "share")}
            >
              ${t(experiment.link ? "lab.unshare" : "lab.makeLink")}
            </button>
            <button class="button quiet" onClick=${() => setOpen(false)}>${t("lab.close")}</button>
          </div>
        </div>
      <//>`
    }`;
}

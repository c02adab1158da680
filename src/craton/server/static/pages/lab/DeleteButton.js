/** Deletes an experiment, after a confirmation. */
import { useState } from "preact/hooks";
import { html } from "../../html.js";
import { remove } from "../../api/client.js";
import { go } from "../../router.js";
import { number } from "../../text/intl.js";
import { t } from "../../text/text.js";
import { Dialog } from "../../ui/Dialog.js";
import { Icon } from "../../ui/Icon.js";
import { sentence, toast } from "../../ui/notices.js";

/** @param {{experiment: import("../../api/types.js").Experiment, small?: boolean, onDeleted?: () => void}} props */
export function DeleteButton({ experiment, small = false, onDeleted = () => go("/lab") }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const erase = async () => {
    setBusy(true);
    try {
      await remove(`/lab/${experiment.key}`);
      setAsking(false);
      toast(t("lab.deleted", experiment.title));
      onDeleted();
    } catch (error) {
      toast(sentence(error), "bad");
      setBusy(false);
    }
  };
  return html`<button
      class=${`button ${small ? "small quiet" : "danger"}`}
      aria-label=${small ? t("lab.deleteOne", experiment.title) : undefined}
      onClick=${() => setAsking(true)}
    >
      <${Icon} name="trash" />${!small && t("lab.delete")}
    </button>
    ${
      isAsking &&
      html`<${Dialog} title=${t("lab.deleteSure", experiment.title)} onClose=${() => setAsking(false)}>
        <p>${t("lab.deleteHelp", number(experiment.games))}</p>
        <div class="buttons">
          <button class="button danger" disabled=${isBusy} onClick=${erase}>${t("lab.deleteYes")}</button>
          <button class="button quiet" onClick=${() => setAsking(false)}>${t("shell.cancel")}</button>
        </div>
      <//>`
    }`;
}

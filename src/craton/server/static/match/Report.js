/** Reporting a player of a match to the operator of the server. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { post } from "../api/client.js";
import { t } from "../text/text.js";
import { Dialog } from "../ui/Dialog.js";
import { Icon } from "../ui/Icon.js";
import { sentence, toast } from "../ui/notices.js";

/** @typedef {import("./store.js").MatchStore} MatchStore */

const KINDS = ["abuse", "cheating", "stalling", "other"];
const SEATS = /** @type {const} */ (["first", "second"]);
const MAX_LENGTH = 1000;

/** A button that opens the form, if somebody else plays in the match. @param {{store: MatchStore}} props */
export function Report({ store }) {
  const [isOpen, setOpen] = useState(false);
  const state = store.state.value;
  if (!state) return null;
  const { seats, viewer } = state;
  const mine = viewer === "spectator" ? null : seats[viewer]?.user;
  const others = SEATS.filter((seat) => seats[seat]?.user && seats[seat].user !== mine);
  if (!others.length) return null;
  return html`<button class="button small quiet" onClick=${() => setOpen(true)}>
      <${Icon} name="flag" />${t("match.report")}
    </button>
    ${isOpen && html`<${Form} store=${store} others=${others} onClose=${() => setOpen(false)} />`}`;
}

/** @param {{store: MatchStore, others: ("first" | "second")[], onClose: () => void}} props */
function Form({ store, others, onClose }) {
  const [about, setAbout] = useState(/** @type {string} */ (others[0]));
  const [kind, setKind] = useState(KINDS[0]);
  const [text, setText] = useState("");
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await post(`/matches/${store.id}/report`, { about, kind, text });
      toast(t("match.reportSent"));
      onClose();
    } catch (error) {
      toast(sentence(error), "bad");
    }
  };
  return html`<${Dialog} title=${t("match.report")} onClose=${onClose}>
    <form class="stack" onSubmit=${send}>
      ${others.length > 1 &&
      html`<div class="field">
        <label for="report-who">${t("match.reportWho")}</label>
        <select id="report-who" value=${about} onChange=${(/** @type {any} */ event) => setAbout(event.target.value)}>
          ${others.map((seat) => html`<option value=${seat}>${store.state.value?.seats[seat]?.name}</option>`)}
        </select>
      </div>`}
      <div class="field">
        <label for="report-why">${t("match.reportWhy")}</label>
        <select id="report-why" value=${kind} onChange=${(/** @type {any} */ event) => setKind(event.target.value)}>
          ${KINDS.map((one) => html`<option value=${one}>${t(`match.report-${one}`)}</option>`)}
        </select>
      </div>
      <div class="field">
        <label for="report-text">${t("match.reportText")}</label>
        <textarea
          id="report-text"
          rows="4"
          maxlength=${MAX_LENGTH}
          required=${kind === "other"}
          value=${text}
          onInput=${(/** @type {any} */ event) => setText(event.target.value)}
        ></textarea>
        <p class="help">${t("match.reportHelp")}</p>
      </div>
      <div class="buttons">
        <button type="button" class="button quiet" onClick=${onClose}>${t("shell.cancel")}</button>
        <button class="button danger">${t("match.reportSend")}</button>
      </div>
    </form>
  <//>`;
}

/** The chat of a match. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { put } from "../api/client.js";
import { t } from "../text/text.js";
import { toast } from "../ui/notices.js";

const MAX_LENGTH = 300;

/** @param {{store: import("./store.js").MatchStore}} props */
export function Chat({ store }) {
  const [text, setText] = useState("");
  const match = store.match.value;
  if (!match) return null;
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    const problem = await store.say(said);
    if (problem) toast(problem, "bad");
    else setText("");
  };
  const mute = async () => {
    const muted = !match.muted;
    await put(`/matches/${store.id}/mute`, { muted });
    store.setMuted(muted);
  };
  return html`<div class="chat stack">
    <ul aria-live="polite" aria-label=${t("match.chat")}>
      ${(match.muted ? [] : store.chat.value).map(
        (one) => html`<li key=${one.number}><strong>${one.name}</strong> ${one.text}</li>`,
      )}
    </ul>
    <form onSubmit=${send} class="row">
      <input
        aria-label=${t("match.say")}
        placeholder=${t("match.say")}
        maxlength=${MAX_LENGTH}
        value=${text}
        onInput=${(/** @type {any} */ event) => setText(event.target.value)}
      />
      <button class="button small">${t("match.send")}</button>
    </form>
    <label class="check faint">
      <input type="checkbox" checked=${match.muted} onChange=${mute} /> ${t("match.mute")}
    </label>
  </div>`;
}

/** Before a match begins: take the free seat, or send the link. */
import { html } from "../html.js";
import { post, randomHex } from "../api/client.js";
import { t } from "../text/text.js";
import { sentence, toast } from "../ui/notices.js";

/** @typedef {import("./store.js").MatchStore} MatchStore */

/** @param {{store: MatchStore}} props */
export function WaitingPanel({ store }) {
  const match = store.match.value;
  const state = store.state.value;
  if (!match || !state || state.status !== "waiting") return null;
  const join = async () => {
    try {
      await post(`/matches/${store.id}/join`, { seed: randomHex() });
      await store.load();
    } catch (error) {
      toast(sentence(error), "bad");
    }
  };
  if (state.viewer === "spectator") {
    return html`<div class="card stack">
      <p>${t("match.waiting")}</p>
      <button class="button primary" onClick=${join}>${t("match.join")}</button>
    </div>`;
  }
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    toast(t("shell.copied"));
  };
  return html`<div class="card stack">
    <p><span class="spinner"></span> ${t("match.waiting")}</p>
    <p class="soft">${t("match.invite")}</p>
    <div class="row"><input readonly value=${location.href} aria-label=${t("match.invite")} /><button class="button" onClick=${copy}>${t("shell.copy")}</button></div>
  </div>`;
}

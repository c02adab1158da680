/** Before a match begins: take the free seat, or send the link; then wait for the seeds of the dice. */
import { html } from "../html.js";
import { optionsText } from "../games/options.js";
import { go } from "../router.js";
import { t } from "../text/text.js";
import { sentence, toast } from "../ui/notices.js";
import { clockText } from "./Info.js";
import { joinMatch } from "./seats.js";

/** @typedef {import("./store.js").MatchStore} MatchStore */

/** @param {{store: MatchStore}} props */
function Seeds({ store }) {
  const state = store.state.value;
  if (!state) return null;
  const waiting = state.to_reveal.map((seat) => state.seats[/** @type {"first" | "second"} */ (seat)]?.name ?? "");
  const isMine = state.to_reveal.includes(state.viewer);
  const abort = async () => {
    const problem = await store.command("abort");
    if (problem) toast(problem, "bad");
  };
  return html`<div class="card stack">
    <p><span class="spinner"></span> ${t("match.seedsFrom", waiting.join(", "))}</p>
    ${isMine && !store.hasSeed && html`<p class="notice bad">${t("match.seedElsewhere")}</p>`}
    ${!isMine && state.viewer !== "spectator" && html`<p class="soft">${t("match.seedsHelp")}</p>`}
    ${state.viewer !== "spectator" &&
    html`<div class="buttons"><button class="button small" onClick=${abort}>${t("match.abort")}</button></div>`}
  </div>`;
}

/** What the creator offers: the variant, the clock, who begins. @param {{store: MatchStore}} props */
function Offer({ store }) {
  const match = store.match.value;
  const state = store.state.value;
  if (!match || !state) return null;
  const { first, second } = state.seats;
  const seat = first ? "first" : "second";
  const isMine = state.viewer !== "spectator";
  const facts = [
    optionsText(match.game, match.asked ?? match.options_text),
    clockText(match.clock),
    t(match.rated ? "match.isRated" : "match.isUnrated"),
    match.private && t("match.isPrivate"),
    t(match.hints ? "match.hintsOn" : "match.hintsOff"),
    isMine && t(`match.offerSeat-${seat}`),
    !isMine && (first ?? second)?.name,
  ].filter(Boolean);
  return html`<div class="invitation">
    <b>${match.title}</b>
    <ul class="facts">
      ${facts.map((fact) => html`<li key=${fact} class="tag">${fact}</li>`)}
    </ul>
  </div>`;
}

/** @param {{store: MatchStore}} props */
export function WaitingPanel({ store }) {
  const match = store.match.value;
  const state = store.state.value;
  if (!match || !state || state.status !== "waiting") return null;
  const join = async () => {
    try {
      await joinMatch(store.id);
      await store.load();
    } catch (error) {
      toast(sentence(error), "bad");
    }
  };
  if (state.to_reveal.length > 0) return html`<${Seeds} store=${store} />`;
  if (state.viewer === "spectator") {
    return html`<div class="card stack">
      <p>${t("match.waiting")}</p>
      <${Offer} store=${store} />
      <button class="button primary" onClick=${join}>${t("match.join")}</button>
    </div>`;
  }
  const cancel = async () => {
    const problem = await store.command("abort");
    if (problem) return toast(problem, "bad");
    toast(t("home.cancelled"));
    return go("/");
  };
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    toast(t("shell.copied"));
  };
  return html`<div class="card stack">
    <p><span class="spinner"></span> ${t("match.waiting")}</p>
    <${Offer} store=${store} />
    <p class="soft">${t("match.invite")}</p>
    <div class="row"><input readonly value=${location.href} aria-label=${t("match.invite")} /><button class="button" onClick=${copy}>${t("shell.copy")}</button></div>
    <div class="buttons"><button class="button small quiet" onClick=${cancel}>${t("match.cancelInvite")}</button></div>
  </div>`;
}

/** The terms of a match: dice, clock, options; with private notes and, in correspondence, conditional moves. */
import { html } from "../html.js";
import { optionsText } from "../games/options.js";
import { hasChance } from "../games/shared/events.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { isBothSeats } from "./Controls.js";
import { Notes } from "./Notes.js";
import { Plan } from "./Plan.js";
import { Report } from "./Report.js";

/** @typedef {import("./store.js").MatchStore} MatchStore */

/** @param {import("../api/types.js").ClockRule} clock */
export function clockText(clock) {
  switch (clock.kind) {
    case "fischer":
      return t("match.clock-fischer", clock.minutes, clock.seconds);
    case "byoyomi":
      return t("match.clock-byoyomi", clock.minutes, clock.periods, clock.seconds);
    case "correspondence":
      return t("match.clock-correspondence", clock.days);
    default:
      return t("match.clock-none");
  }
}

/** @param {{store: MatchStore}} props */
export function Info({ store }) {
  const match = store.match.value;
  const state = store.state.value;
  if (!match || !state) return null;
  const { dice, clock } = match;
  const rolls = hasChance(match.game);
  const isOver = state.status === "over" || state.status === "aborted";
  const plays = state.viewer !== "spectator" || isBothSeats(store);
  const seed = (/** @type {"first" | "second"} */ seat) =>
    (dice.seeds[seat] || dice.commitments[seat]) &&
    html`<dt>
        ${state.viewer === seat ? t("match.ownSeed") : t("match.seedOf", state.seats[seat]?.name ?? t("match.freeSeat"))}
      </dt>
      <dd>
        <code>${dice.seeds[seat] ?? dice.commitments[seat]}</code>
        ${" "}${dice.by_server.includes(seat)
          ? t("match.byServer")
          : dice.seeds[seat]
            ? dice.commitments[seat] && t("match.afterCommitment")
            : t("match.commitmentOnly")}
      </dd>`;
  return html`<div class="info stack">
    <dl class="match-facts">
      <dt>${t("match.clock")}</dt>
      <dd>${clockText(clock)}</dd>
      <dt>${t("match.kind")}</dt>
      <dd>${t(match.rated ? "match.isRated" : "match.isUnrated")}${match.private ? `, ${t("match.isPrivate")}` : ""}</dd>
      <dt>${t("match.options")}</dt>
      <dd>${optionsText(match.game, match.options_text)}</dd>
      ${match.asked && html`<dt>${t("match.asked")}</dt><dd>${optionsText(match.game, match.asked)}</dd>`}
      ${rolls && dice.commitment && html`<dt>${t("match.commitment")}</dt><dd><code>${dice.commitment}</code></dd>`}
      ${rolls && seed("first")} ${rolls && seed("second")}
      ${rolls && dice.secret && html`<dt>${t("match.secret")}</dt><dd><code>${dice.secret}</code></dd>`}
    </dl>
    ${rolls && html`<p class="faint">${t(dice.secret ? "match.diceOpen" : "match.diceSealed")}</p>`}
    <div class="buttons">
      ${rolls && html`<a class="button small" href=${`/fairness/${match.id}`}><${Icon} name="dice" />${t("match.fairness")}</a>`}
      ${(isOver || state.viewer === "spectator" || !match.rated) &&
      html`<a class="button small" href=${`/analysis/${match.id}`}><${Icon} name="edit" />${t("match.analysis")}</a>`}
      <${Report} store=${store} />
    </div>
    <${Notes} id=${match.id} />
    ${clock.kind === "correspondence" && plays && !isOver && html`<${Plan} store=${store} />`}
  </div>`;
}

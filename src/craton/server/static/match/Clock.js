/** The clock of a seat. The server keeps the time; this page only counts down. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { number } from "../text/intl.js";
import { t } from "../text/text.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const TENTHS = { minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** @param {number} left   milliseconds */
export function timeText(left) {
  const shown = Math.max(0, left);
  if (shown >= 2 * DAY) return t("match.days", Math.floor(shown / DAY));
  const hours = Math.floor(shown / (60 * MINUTE));
  const minutes = Math.floor((shown % (60 * MINUTE)) / MINUTE);
  const seconds = Math.floor((shown % MINUTE) / SECOND);
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  if (hours) return `${hours}:${two(minutes)}:${two(seconds)}`;
  if (shown < 10 * SECOND) return `0:${number(shown / SECOND, TENTHS)}`;
  return `${minutes}:${two(seconds)}`;
}

/** @param {{clocks: import("../api/types.js").Clocks, seat: import("../api/types.js").Seat, ahead: number}} props */
export function Clock({ clocks, seat, ahead }) {
  const [now, tick] = useState(Date.now());
  const runs = clocks.running === seat;
  const hand = clocks.seats[seat];
  const since = Math.max(clocks.now, clocks.paused_until ?? 0);
  const paused = runs && now + ahead < since;
  const left = runs ? hand.left - Math.max(0, now + ahead - since) : hand.left;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick(Date.now()), left < 10 * SECOND ? 100 : 250);
    return () => clearInterval(timer);
  }, [runs, left < 10 * SECOND]);
  if (clocks.rule.kind === "none") return null;
  const classes = ["clock", runs && "running", left < 10 * SECOND && runs && "short"].filter(Boolean).join(" ");
  return html`<span class=${classes} role="timer" aria-label=${t("match.timeLeft", timeText(left))}>
    ${hand.on_vacation ? t("match.onVacation") : timeText(left)}
    ${paused && html`<small>${t("match.paused")}</small>`}
    ${clocks.rule.kind === "byoyomi" && html`<small>${t("match.periods", hand.periods)}</small>`}
  </span>`;
}

/** The clock of a match or a tournament: presets for each kind, and its numbers. */
import { useId } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { clockText } from "./names.js";

/** @typedef {import("../../api/types.js").ClockRule} ClockRule */

/** @type {Record<ClockRule["kind"], ClockRule[]>} */
const PRESETS = {
  none: [],
  fischer: [
    [3, 2],
    [5, 3],
    [10, 5],
    [15, 10],
    [30, 20],
  ].map(([minutes, seconds]) => ({ kind: "fischer", minutes, seconds })),
  byoyomi: [
    [0, 15, 5],
    [5, 20, 3],
    [10, 30, 5],
    [30, 60, 3],
  ].map(([minutes, seconds, periods]) => ({ kind: "byoyomi", minutes, seconds, periods })),
  correspondence: [
    [1, 7],
    [3, 14],
    [7, 21],
    [14, 30],
  ].map(([days, vacation_days]) => ({ kind: "correspondence", days, vacation_days })),
};

/** @typedef {"minutes" | "seconds" | "periods" | "days" | "vacation_days"} Part */
/** @type {Record<ClockRule["kind"], [name: Part, low: number, high: number, step: number][]>} */
const NUMBERS = {
  none: [],
  fischer: [
    ["minutes", 0, 600, 0.5],
    ["seconds", 0, 600, 1],
  ],
  byoyomi: [
    ["minutes", 0, 600, 0.5],
    ["periods", 1, 100, 1],
    ["seconds", 1, 600, 1],
  ],
  correspondence: [
    ["days", 0, 60, 0.5],
    ["vacation_days", 0, 365, 1],
  ],
};

/** @param {ClockRule} a @param {ClockRule} b */
const isSame = (a, b) => NUMBERS[a.kind].every(([name]) => a[name] === b[name]);

const KINDS = /** @type {ClockRule["kind"][]} */ (Object.keys(PRESETS));

/** @param {{clock: ClockRule, problem: string, onChange: (clock: ClockRule) => void}} props */
export function ClockField({ clock, problem, onChange }) {
  const id = useId();
  const middle = (/** @type {ClockRule["kind"]} */ kind) =>
    PRESETS[kind][Math.floor(PRESETS[kind].length / 2)] ?? { kind };
  return html`<div class="stack">
    <div class="choices" role="radiogroup" aria-label=${t("home.clock")}>
      ${KINDS.map(
        (kind) =>
          html`<label class="choice" key=${kind}>
            <input
              type="radio"
              name=${id}
              checked=${clock.kind === kind}
              onChange=${() => onChange(middle(kind))}
            />
            <span>${t(`home.clock-${kind}`)}</span>
          </label>`,
      )}
    </div>
    <p class="soft fine">${t(`home.clockHelp-${clock.kind}`)}</p>
    ${
      PRESETS[clock.kind].length > 0 &&
      html`<div class="choices" role="radiogroup" aria-label=${t("home.clockPresets")}>
        ${PRESETS[clock.kind].map(
          (preset) =>
            html`<label class="choice" key=${clockText(preset)}>
              <input
                type="radio"
                name=${`${id}-preset`}
                checked=${isSame(preset, clock)}
                onChange=${() => onChange(preset)}
              />
              <span>${clockText(preset)}</span>
            </label>`,
        )}
      </div>`
    }
    ${
      NUMBERS[clock.kind].length > 0 &&
      html`<div class="row">
        ${NUMBERS[clock.kind].map(
          ([name, low, high, step]) =>
            html`<div class="field" key=${name}>
              <label for=${`${id}-${name}`}>${t(`home.clock-${name}`)}</label>
              <input
                id=${`${id}-${name}`}
                class="number"
                type="number"
                min=${low}
                max=${high}
                step=${step}
                value=${clock[name] ?? 0}
                onInput=${(/** @type {any} */ event) =>
                  onChange({ ...clock, [name]: Number(event.currentTarget.value) })}
              />
            </div>`,
        )}
      </div>`
    }
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </div>`;
}

/** Conditional moves for correspondence: one line of text for each branch. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { get, put } from "../api/client.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { useLoaded } from "../ui/load.js";
import { sentence } from "../ui/notices.js";

/** @typedef {{on: string[], play: string, next?: Branch[]}} Branch   as the server stores it */
/** @typedef {{on: string, play: string, next: Draft[]}} Draft   as the user types it */

const MAX_DEPTH = 4;

/** Steps are separated by commas, because an action may contain a space. @param {string} text */
const read = (text) => text.split(",").map((step) => step.trim()).filter(Boolean);

/**
 * @param {object} props
 * @param {Draft[]} props.branches
 * @param {(branches: Draft[]) => void} props.onChange
 * @param {number} [props.depth]
 */
function Branches({ branches, onChange, depth = 0 }) {
  const change = (/** @type {number} */ at, /** @type {Partial<Draft>} */ to) =>
    onChange(branches.map((one, index) => (index === at ? { ...one, ...to } : one)));
  return html`<ul class="plan-branches">
    ${branches.map(
      (branch, index) =>
        html`<li key=${index}>
          <div class="plan-branch">
            <label>
              <span>${t("match.planOn")}</span>
              <input
                value=${branch.on}
                placeholder="e5"
                onInput=${(/** @type {any} */ event) => change(index, { on: event.target.value })}
              />
            </label>
            <label>
              <span>${t("match.planPlay")}</span>
              <input
                value=${branch.play}
                placeholder="c3"
                onInput=${(/** @type {any} */ event) => change(index, { play: event.target.value })}
              />
            </label>
            <button
              class="button small icon quiet"
              aria-label=${t("match.planRemove")}
              title=${t("match.planRemove")}
              onClick=${() => onChange(branches.filter((_, place) => place !== index))}
            >
              <${Icon} name="trash" />
            </button>
          </div>
          ${depth < MAX_DEPTH &&
          branch.play &&
          html`<${Branches}
            branches=${branch.next}
            depth=${depth + 1}
            onChange=${(/** @type {Draft[]} */ next) => change(index, { next })}
          />`}
        </li>`,
    )}
    <li>
      <button class="button small quiet" onClick=${() => onChange([...branches, { on: "", play: "", next: [] }])}>
        <${Icon} name="plus" />${t(depth ? "match.planNext" : "match.planAdd")}
      </button>
    </li>
  </ul>`;
}

/** @param {Branch[]} branches @returns {Draft[]} */
const drafts = (branches) => branches.map(({ on, play, next }) => ({ on: on.join(", "), play, next: drafts(next ?? []) }));

/** Without incomplete branches. @param {Draft[]} branches @returns {Branch[]} */
const filled = (branches) =>
  branches
    .filter((branch) => branch.play.trim() && read(branch.on).length)
    .map(({ on, play, next }) => ({ on: read(on), play: play.trim(), ...(next.length ? { next: filled(next) } : {}) }));

/** @param {{store: import("./store.js").MatchStore}} props */
export function Plan({ store }) {
  const { value } = useLoaded(({ signal }) => get(`/matches/${store.id}/plan`, { signal }), [store.id, store.state.value?.ply]);
  const [branches, setBranches] = useState(/** @type {Draft[]} */ ([]));
  const [state, setState] = useState("");
  useEffect(() => {
    if (value) setBranches(drafts(value.branches));
  }, [value]);
  const save = async () => {
    try {
      const kept = await put(`/matches/${store.id}/plan`, { branches: filled(branches) });
      setBranches(drafts(kept.branches));
      setState(t(kept.branches.length ? "match.planKept" : "match.planEmpty"));
    } catch (error) {
      setState(sentence(error));
    }
  };
  return html`<section class="plan stack">
    <h2>${t("match.plan")}</h2>
    <p class="faint">${t("match.planHelp")}</p>
    <${Branches} branches=${branches} onChange=${setBranches} />
    <div class="row">
      <button class="button small primary" onClick=${save}>${t("match.planSave")}</button>
      <span class="faint" role="status">${state}</span>
    </div>
  </section>`;
}

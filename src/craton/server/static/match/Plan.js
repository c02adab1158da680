/** Conditional actions for correspondence: what shall be played behind what. One line of text for each branch. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { get, put } from "../api/client.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { useLoaded } from "../ui/load.js";
import { sentence } from "../ui/notices.js";

/** @typedef {{on: string[], play: string, next?: Branch[]}} Branch */

const MOST_DEEP = 4;

/** Steps are separated by commas: an action may have a blank in it. @param {string} text */
const read = (text) => text.split(",").map((step) => step.trim()).filter(Boolean);

/**
 * @param {object} props
 * @param {Branch[]} props.branches
 * @param {(branches: Branch[]) => void} props.onChange
 * @param {number} [props.depth]
 */
function Branches({ branches, onChange, depth = 0 }) {
  const change = (/** @type {number} */ at, /** @type {Partial<Branch>} */ to) =>
    onChange(branches.map((one, index) => (index === at ? { ...one, ...to } : one)));
  return html`<ul class="plan-branches">
    ${branches.map(
      (branch, index) =>
        html`<li key=${index}>
          <div class="plan-branch">
            <label>
              <span>${t("match.planOn")}</span>
              <input
                value=${branch.on.join(", ")}
                placeholder="e5"
                onChange=${(/** @type {any} */ event) => change(index, { on: read(event.target.value) })}
              />
            </label>
            <label>
              <span>${t("match.planPlay")}</span>
              <input
                value=${branch.play}
                placeholder="c3"
                onChange=${(/** @type {any} */ event) => change(index, { play: event.target.value.trim() })}
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
          ${depth < MOST_DEEP &&
          branch.play &&
          html`<${Branches}
            branches=${branch.next ?? []}
            depth=${depth + 1}
            onChange=${(/** @type {Branch[]} */ next) => change(index, { next })}
          />`}
        </li>`,
    )}
    <li>
      <button class="button small quiet" onClick=${() => onChange([...branches, { on: [], play: "" }])}>
        <${Icon} name="plus" />${t(depth ? "match.planNext" : "match.planAdd")}
      </button>
    </li>
  </ul>`;
}

/** Branches without what is not filled in. @param {Branch[]} branches @returns {Branch[]} */
const filled = (branches) =>
  branches
    .filter((branch) => branch.play && branch.on.length)
    .map(({ on, play, next = [] }) => ({ on, play, ...(filled(next).length ? { next: filled(next) } : {}) }));

/** @param {{store: import("./store.js").MatchStore}} props */
export function Plan({ store }) {
  const { value } = useLoaded(({ signal }) => get(`/matches/${store.id}/plan`, { signal }), [store.id, store.state.value?.ply]);
  const [branches, setBranches] = useState(/** @type {Branch[]} */ ([]));
  const [state, setState] = useState("");
  useEffect(() => {
    if (value) setBranches(value.branches);
  }, [value]);
  const save = async () => {
    try {
      const kept = await put(`/matches/${store.id}/plan`, { branches: filled(branches) });
      setBranches(kept.branches);
      setState(t(kept.branches.length ? "match.planKept" : "match.planEmpty"));
    } catch (error) {
      setState(sentence(error));
    }
  };
  return html`<section class="plan stack">
    <h3>${t("match.plan")}</h3>
    <p class="faint">${t("match.planHelp")}</p>
    <${Branches} branches=${branches} onChange=${setBranches} />
    <div class="row">
      <button class="button small primary" onClick=${save}>${t("match.planSave")}</button>
      <span class="faint" role="status">${state}</span>
    </div>
  </section>`;
}

/** Annotations of the current step: a mark, a comment, promotion to the main line, deletion. */
import { html } from "../html.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { annotate, cut, isVariation, promote, ROOT } from "./tree.js";

const MARKS = ["!!", "!", "!?", "?!", "?", "??"];
const MAX_LENGTH = 5000;

/** @param {{study: import("./store.js").StudyStore}} props */
export function Annotate({ study }) {
  const tree = study.tree.value;
  const node = study.node.value;
  const isRoot = node.id === ROOT;
  return html`<div class="annotate stack">
    <textarea
      key=${node.id}
      rows="2"
      maxlength=${MAX_LENGTH}
      aria-label=${t("study.comment")}
      placeholder=${t("study.comment")}
      value=${node.comment}
      onInput=${(/** @type {any} */ event) => study.edit((old) => annotate(old, node.id, { comment: event.target.value }))}
    ></textarea>
    ${!isRoot &&
    html`<div class="row spread">
      <div class="mark-choices" role="group" aria-label=${t("study.marks")}>
        ${MARKS.map(
          (mark) =>
            html`<button
              key=${mark}
              class="button small quiet"
              aria-pressed=${node.mark === mark}
              aria-label=${t(`study.mark${mark}`)}
              title=${t(`study.mark${mark}`)}
              onClick=${() => study.edit((old) => annotate(old, node.id, { mark: node.mark === mark ? "" : mark }))}
            >
              ${mark}
            </button>`,
        )}
      </div>
      <div class="buttons">
        ${isVariation(tree) &&
        html`<button class="button small" onClick=${() => study.edit((old) => promote(old, node.id))}>
          ${t("study.promote")}
        </button>`}
        <button
          class="button small icon quiet"
          aria-label=${t("study.cut")}
          title=${t("study.cut")}
          onClick=${() => study.edit((old) => cut(old, node.id))}
        >
          <${Icon} name="trash" />
        </button>
      </div>
    </div>`}
  </div>`;
}

/** The tree of variations as text: the main line first, variations below the step that they replace. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { moveText } from "../games/shared/events.js";
import { t } from "../text/text.js";
import { ROOT } from "./tree.js";

/** @typedef {import("./tree.js").Tree} Tree */
/** @typedef {import("./tree.js").Node} Node */

/**
 * The nodes of a line from a node on, each with its alternatives.
 * @param {Tree} tree
 * @param {Node} first
 */
function lineFrom(tree, first) {
  /** @type {{node: Node, others: Node[]}[]} */
  const line = [];
  for (let node = first, isHead = true; ; isHead = false) {
    const siblings = tree.nodes[node.parent ?? ROOT].children;
    line.push({ node, others: isHead ? [] : siblings.slice(1).map((id) => tree.nodes[id]) });
    if (node.children.length === 0) return line;
    node = tree.nodes[node.children[0]];
  }
}

/** @param {{game: string, tree: Tree, first: Node, others?: Node[], onGo: (id: number) => void, current: any}} props */
function Line({ game, tree, first, others = [], onGo, current }) {
  let turn = -1;
  /** @type {any[]} */
  const parts = [];
  for (const { node, others: rivals } of lineFrom(tree, first)) {
    const step = /** @type {import("./tree.js").Step} */ (node.step);
    if (step.turn !== turn && step.event === null) {
      parts.push(html`<span class="turn" key=${`turn${node.id}`}>${step.turn}.</span>`);
      turn = step.turn;
    }
    const isHere = node.id === tree.at;
    parts.push(
      html`<button
        key=${node.id}
        ref=${isHere ? current : null}
        class=${`step ${step.event === null ? step.mover : "outcome"}`}
        aria-current=${isHere ? "step" : undefined}
        onClick=${() => onGo(node.id)}
      >
        ${moveText(game, step)}${node.mark && html`<span class=${`mark mark-${markTone(node.mark)}`}>${node.mark}</span>`}
      </button>`,
    );
    if (node.comment) parts.push(html`<span class="comment" key=${`comment${node.id}`}>${node.comment}</span>`);
    const all = node === first ? others : rivals;
    if (all.length) {
      parts.push(
        html`<div class="variations" key=${`variations${node.id}`}>
          ${all.map(
            (one) =>
              html`<div class="variation" key=${one.id}>
                <${Line} game=${game} tree=${tree} first=${one} onGo=${onGo} current=${current} />
              </div>`,
          )}
        </div>`,
      );
      turn = -1;
    }
  }
  return parts;
}

/** @param {string} mark */
export const markTone = (mark) => ({ "!": "good", "!!": "good", "??": "bad", "?": "bad" })[mark] ?? "warn";

/** @param {{game: string, tree: Tree, onGo: (id: number) => void}} props */
export function TreeView({ game, tree, onGo }) {
  const current = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => {
    const button = current.current;
    const list = /** @type {HTMLElement | null} */ (button?.closest(".tree"));
    if (button && list) list.scrollTop = button.offsetTop - list.clientHeight / 2;
  }, [tree.at]);
  const root = tree.nodes[ROOT];
  const [first, ...others] = root.children.map((id) => tree.nodes[id]);
  return html`<div class="tree moves" role="group" tabindex="0" aria-label=${t("match.moves")}>
    <button
      class="step start"
      ref=${tree.at === ROOT ? current : null}
      aria-current=${tree.at === ROOT ? "step" : undefined}
      onClick=${() => onGo(ROOT)}
    >
      ${t("study.start")}
    </button>
    ${root.comment && html`<span class="comment">${root.comment}</span>`}
    ${first
      ? html`<${Line} game=${game} tree=${tree} first=${first} others=${others} onGo=${onGo} current=${current} />`
      : html`<p class="faint">${t("study.noSteps")}</p>`}
  </div>`;
}

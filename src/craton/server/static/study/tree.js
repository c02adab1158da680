/**
 * A tree of variations. A node is a position, reached by its step from its parent; the outcomes of a chance event are
 * branches like any other. Knows no rules. Trees are immutable: every function returns a new one.
 *
 * @typedef {import("../api/types.js").Step} Step
 *
 * @typedef {object} Node
 * @property {number} id
 * @property {number | null} parent   null at the root, which has no step
 * @property {Step | null} step
 * @property {string} mark            `!`, `?`, `!!`, `??`, `!?`, `?!` or nothing
 * @property {string} comment
 * @property {number[]} children      the first goes on with the line, the others are variations
 *
 * @typedef {{nodes: Record<number, Node>, next: number, at: number}} Tree   `at` is the current node
 */

export const ROOT = 0;

/** @param {string} [comment] @returns {Tree} */
export function emptyTree(comment = "") {
  return { nodes: { [ROOT]: { id: ROOT, parent: null, step: null, mark: "", comment, children: [] } }, next: 1, at: ROOT };
}

/** A step as requests write it: `e5`, or `=3` for an outcome. @param {Step} step */
export const stepText = (step) => (step.event === null ? (step.text ?? "") : `=${step.text}`);

/** @param {Tree} tree @param {number} [id] */
export const nodeAt = (tree, id = tree.at) => tree.nodes[id];

/** The nodes from the root to a node, without the root. @param {Tree} tree @param {number} [id] @returns {Node[]} */
export function pathTo(tree, id = tree.at) {
  const path = [];
  for (let node = tree.nodes[id]; node.parent !== null; node = tree.nodes[node.parent]) path.push(node);
  return path.reverse();
}

/** The steps of a path, as requests write them. @param {Tree} tree @param {number} [id] */
export const stepsTo = (tree, id = tree.at) => pathTo(tree, id).map((node) => stepText(/** @type {Step} */ (node.step)));

/** The path to a node and on from it along first children. @param {Tree} tree @param {number} [id] @returns {Node[]} */
export function lineThrough(tree, id = tree.at) {
  const line = pathTo(tree, id);
  for (let node = tree.nodes[id]; node.children.length; ) {
    node = tree.nodes[node.children[0]];
    line.push(node);
  }
  return line;
}

/** @param {Tree} tree @param {number} id @returns {Tree} */
export const goTo = (tree, id) => (tree.nodes[id] ? { ...tree, at: id } : tree);

/** @param {Tree} tree */
export const back = (tree) => goTo(tree, nodeAt(tree).parent ?? ROOT);

/** @param {Tree} tree */
export const forward = (tree) => goTo(tree, nodeAt(tree).children[0] ?? tree.at);

/** The previous (-1) or next (1) variation. @param {Tree} tree @param {number} by */
export function aside(tree, by) {
  const node = nodeAt(tree);
  if (node.parent === null) return tree;
  const siblings = tree.nodes[node.parent].children;
  return goTo(tree, siblings[(siblings.indexOf(node.id) + by + siblings.length) % siblings.length]);
}

/** @param {Tree} tree @param {Step} step @param {number} [under] @returns {Node | undefined} */
function childWith(tree, step, under = tree.at) {
  const text = stepText(step);
  return tree.nodes[under].children
    .map((id) => tree.nodes[id])
    .find((node) => node.step !== null && stepText(node.step) === text);
}

/**
 * Add steps after a node and go to the last one; existing nodes are reused.
 * @param {Tree} tree
 * @param {Step[]} steps
 * @param {number} [under]
 * @returns {Tree}
 */
export function add(tree, steps, under = tree.at) {
  const nodes = { ...tree.nodes };
  let { next } = tree;
  let at = under;
  for (const step of steps) {
    const known = childWith({ nodes, next, at }, step, at);
    if (!known) {
      nodes[at] = { ...nodes[at], children: [...nodes[at].children, next] };
      nodes[next] = { id: next, parent: at, step, mark: "", comment: "", children: [] };
    }
    at = known ? known.id : next++;
  }
  return { nodes, next, at };
}

/** @param {Tree} tree @param {number} id @param {Partial<Pick<Node, "comment" | "mark">>} change @returns {Tree} */
export const annotate = (tree, id, change) => ({ ...tree, nodes: { ...tree.nodes, [id]: { ...tree.nodes[id], ...change } } });

/** Whether a node is not on the main line. @param {Tree} tree @param {number} [id] */
export const isVariation = (tree, id = tree.at) =>
  pathTo(tree, id).some((node) => tree.nodes[/** @type {number} */ (node.parent)].children[0] !== node.id);

/** Make the path to a node the main line. @param {Tree} tree @param {number} [id] @returns {Tree} */
export function promote(tree, id = tree.at) {
  const nodes = { ...tree.nodes };
  for (const node of pathTo(tree, id)) {
    const parent = nodes[/** @type {number} */ (node.parent)];
    nodes[parent.id] = { ...parent, children: [node.id, ...parent.children.filter((child) => child !== node.id)] };
  }
  return { ...tree, nodes };
}

/** Remove a node with everything after it. @param {Tree} tree @param {number} [id] @returns {Tree} */
export function cut(tree, id = tree.at) {
  const parent = tree.nodes[id].parent;
  if (parent === null) return tree;
  const nodes = { ...tree.nodes };
  nodes[parent] = { ...nodes[parent], children: nodes[parent].children.filter((child) => child !== id) };
  const waiting = [id];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    waiting.push(...nodes[one].children);
    delete nodes[one];
  }
  return { ...tree, nodes, at: nodes[tree.at] ? tree.at : parent };
}

/**
 * A tree from the server's list of a record's nodes. There a variation of an outcome repeats the action before it;
 * here they share a node.
 * @param {import("../api/types.js").RecordNode[]} found
 * @param {string[]} [opening]   comments before the first step
 * @returns {Tree}
 */
export function treeOf(found, opening = []) {
  let tree = emptyTree(opening.join(" "));
  /** @type {Map<number | null, number>} */
  const places = new Map([[null, ROOT]]);
  found.forEach((one, number) => {
    const { turn, seat, mover, event, text } = one;
    const step = { number, turn, seat, mover, event, text, concealed: false };
    tree = add(tree, [step], places.get(one.parent));
    places.set(one.id, tree.at);
    const { mark, comment } = nodeAt(tree);
    const comments = [comment, ...one.comments].filter(Boolean).join(" ");
    tree = annotate(tree, tree.at, { mark: one.marks || mark, comment: comments });
  });
  return goTo(tree, ROOT);
}

/** A tree from steps alone. @param {Step[]} steps @returns {Tree} */
export const treeOfSteps = (steps) => goTo(add(emptyTree(), steps), ROOT);

/** A tree as the text of a record (docs/formats.md); the server reads it back. */
import { ROOT } from "./tree.js";

/** @typedef {import("./tree.js").Tree} Tree */
/** @typedef {import("./tree.js").Node} Node */

const WIDTH = 100;
const TAGS = ["Game", "Options", "First", "Second", "Date", "Result", "Reason", "Score", "Setup"];

/**
 * One word of the text: an action, an outcome, or an action with its outcome. `heads` are the nodes that begin
 * variations of it; a variation of the outcome repeats the action, its `prefix`.
 * @typedef {{text: string, nodes: Node[], heads: {node: Node, prefix: string}[]}} Word
 */

/** Braces would end the comment. @param {string} comment */
const tidy = (comment) => comment.trim().replace(/\s+/g, " ").replaceAll("{", "(").replaceAll("}", ")");

/** @param {Tree} tree @param {Node} node */
const siblings = (tree, node) =>
  tree.nodes[node.parent ?? ROOT].children.filter((id) => id !== node.id).map((id) => tree.nodes[id]);

/** @param {Tree} tree @param {Node} node @returns {Node | null} */
const next = (tree, node) => (node.children.length ? tree.nodes[node.children[0]] : null);

/**
 * @param {Tree} tree
 * @param {Node} node
 * @param {string} prefix    the action that a variation of an outcome repeats
 * @param {boolean} isHead   of a variation: its siblings stand where they branch off
 * @returns {Word}
 */
function wordOf(tree, node, prefix, isHead) {
  const step = /** @type {import("./tree.js").Step} */ (node.step);
  const heads = isHead ? [] : siblings(tree, node).map((one) => ({ node: one, prefix: "" }));
  if (step.event !== null) return { text: `${prefix || step.event}=${step.text}`, nodes: [node], heads };
  const outcome = next(tree, node);
  if (!outcome || outcome.step?.event !== step.text || node.comment || node.mark) {
    return { text: step.text ?? "", nodes: [node], heads };
  }
  const others = siblings(tree, outcome).map((one) => ({ node: one, prefix: step.text ?? "" }));
  return { text: `${step.text}=${outcome.step.text}`, nodes: [node, outcome], heads: [...heads, ...others] };
}

/** The words of a line from a node on. @param {Tree} tree @param {Node} first @param {string} prefix
 *  @param {boolean} isHead @returns {Word[]} */
function wordsOf(tree, first, prefix, isHead) {
  const words = [];
  /** @type {Node | null} */
  let node = first;
  while (node) {
    const word = wordOf(tree, node, words.length ? "" : prefix, isHead && words.length === 0);
    words.push(word);
    node = next(tree, /** @type {Node} */ (word.nodes.at(-1)));
  }
  return words;
}

/** @param {Tree} tree @param {Node} first @param {string} prefix @param {boolean} isHead @returns {string[]} */
function lineOf(tree, first, prefix, isHead) {
  /** @type {string[]} */
  const pieces = [];
  let turn = -1;
  let mayJoin = false;
  let mover = "";
  for (const word of wordsOf(tree, first, prefix, isHead)) {
    const step = /** @type {import("./tree.js").Step} */ (word.nodes[0].step);
    const last = /** @type {Node} */ (word.nodes.at(-1));
    const isAction = step.event === null || Boolean(prefix && pieces.length === 0);
    if (mayJoin && isAction && step.turn === turn && step.mover === mover && word.heads.length === 0) {
      pieces[pieces.length - 1] += `+${word.text}${last.mark}`;
    } else {
      const number = isAction && step.turn !== turn ? `${step.turn}. ` : "";
      pieces.push(`${number}${word.text}${last.mark}`);
      if (isAction) turn = step.turn;
    }
    mover = step.mover;
    mayJoin = isAction && word.heads.length === 0 && !last.comment && !last.mark;
    if (last.comment) pieces.push(`{${tidy(last.comment)}}`);
    for (const head of word.heads) {
      const variation = lineOf(tree, head.node, head.prefix, true);
      variation[0] = `(${variation[0]}`;
      variation[variation.length - 1] += ")";
      pieces.push(...variation);
    }
  }
  return pieces;
}

/** @param {string[]} pieces */
function filled(pieces) {
  const lines = [""];
  for (const word of pieces.join(" ").split(/ (?!\[)/)) {
    const line = lines[lines.length - 1];
    if (line && line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

/** @param {string} value */
const quoted = (value) => value.replaceAll("\\", "\\\\").replaceAll('"', '\\"');

/**
 * @param {Tree} tree
 * @param {Record<string, string>} tags
 * @param {string} [termination]   `1-0`, `0-1`, `1/2-1/2` or `*`
 */
export function recordText(tree, tags, termination = "*") {
  const place = (/** @type {string} */ name) => (TAGS.includes(name) ? TAGS.indexOf(name) : TAGS.length);
  const names = Object.keys(tags).sort((one, two) => place(one) - place(two));
  const root = tree.nodes[ROOT];
  const first = next(tree, root);
  const pieces = [
    ...(root.comment ? [`{${tidy(root.comment)}}`] : []),
    ...(first ? lineOf(tree, first, "", false) : []),
    termination,
  ];
  return [...names.map((name) => `[${name} "${quoted(tags[name])}"]`), "", ...filled(pieces), ""].join("\n");
}

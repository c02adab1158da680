/**
 * Markdown as preact nodes: headings with anchors, paragraphs, lists, tables, code, emphasis, links. Everything else
 * is plain text, so no text can inject markup.
 */
import { html } from "../html.js";
import { inline } from "./markdown-inline.js";

/**
 * @typedef {object} Hooks      what a page shows in its own way; null means as usual
 * @property {(information: string, content: string, place: number) => any} [fence]
 * @property {(columns: string[], rows: string[][]) => any} [table]
 * @property {(address: string) => string | null} [link]   where a link leads; null for one that leads nowhere here
 */

/** @typedef {{kind: string, level?: number, id?: string, text?: string, info?: string, items?: string[], rows?: string[][],
 *   columns?: string[]}} Block */

const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^(?:[-*]|\d+\.)\s+(.*)$/;

/** The name of a heading's anchor. @param {string} text */
export function anchor(text) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, "").trim().replace(/\s+/g, "-");
}

/** The headings of a text. @param {string} text */
export function headings(text) {
  return blocks(text)
    .filter((block) => block.kind === "heading")
    .map(({ level = 1, text = "", id = "" }) => ({ level, text: plain(text), id }));
}

/** @param {string} text */
const plain = (text) => text.replace(/[`*]/g, "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");

/** @param {string} text @param {Hooks} [hooks] */
export function markdown(text, hooks = {}) {
  return blocks(text).map((block, place) => node(block, place, hooks));
}

/** @param {string} text @returns {Block[]} */
export function blocks(text) {
  const lines = text.replace(/\r/g, "").split("\n");
  /** @type {Block[]} */
  const found = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    const heading = HEADING.exec(line);
    if (!line.trim()) at += 1;
    else if (line.startsWith("```")) at = readFence(lines, at, found);
    else if (heading) {
      found.push({ kind: "heading", level: heading[1].length, text: heading[2] });
      at += 1;
    } else if (line.startsWith("    ")) at = readCode(lines, at, found);
    else if (line.startsWith("|")) at = readTable(lines, at, found);
    else if (ITEM.test(line)) at = readList(lines, at, found);
    else at = readParagraph(lines, at, found);
  }
  nameHeadings(found);
  return found;
}

/** Each heading has its own anchor, even if two have the same words. @param {Block[]} found */
function nameHeadings(found) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const block of found) {
    if (block.kind !== "heading") continue;
    const name = anchor(plain(block.text ?? ""));
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    block.id = count > 1 ? `${name}-${count}` : name;
  }
}

/** @param {string[]} lines @param {number} at @param {Block[]} found */
function readFence(lines, at, found) {
  const info = lines[at].slice(3).trim();
  let end = at + 1;
  while (end < lines.length && !lines[end].startsWith("```")) end += 1;
  found.push({ kind: "fence", info, text: lines.slice(at + 1, end).join("\n") });
  return end + 1;
}

/** @param {string[]} lines @param {number} at @param {Block[]} found */
function readCode(lines, at, found) {
  let end = at;
  while (end < lines.length && (lines[end].startsWith("    ") || !lines[end].trim())) end += 1;
  const text = lines.slice(at, end).map((line) => line.slice(4)).join("\n").trimEnd();
  found.push({ kind: "fence", info: "", text });
  return end;
}

/** @param {string[]} lines @param {number} at @param {Block[]} found */
function readTable(lines, at, found) {
  let end = at;
  while (end < lines.length && lines[end].startsWith("|")) end += 1;
  const split = (/** @type {string} */ line) => line.trim().replace(/^\||\|$/g, "").split("|");
  const [columns, , ...rest] = lines.slice(at, end).map((line) => split(line).map((cell) => cell.trim()));
  found.push({ kind: "table", columns, rows: rest });
  return end;
}

/** @param {string[]} lines @param {number} at @param {Block[]} found */
function readList(lines, at, found) {
  const isOrdered = /^\d/.test(lines[at]);
  /** @type {string[]} */
  const items = [];
  let end = at;
  for (; end < lines.length && lines[end].trim(); end += 1) {
    const item = ITEM.exec(lines[end]);
    if (item) items.push(item[1]);
    else items[items.length - 1] += ` ${lines[end].trim()}`;
  }
  found.push({ kind: isOrdered ? "numbers" : "points", items });
  return end;
}

/** @param {string[]} lines @param {number} at @param {Block[]} found */
function readParagraph(lines, at, found) {
  let end = at + 1;
  while (end < lines.length && lines[end].trim() && !/^(#|```|\|)/.test(lines[end]) && !ITEM.test(lines[end])) end += 1;
  found.push({ kind: "paragraph", text: lines.slice(at, end).map((line) => line.trim()).join(" ") });
  return end;
}

/** @param {Block} block @param {number} place @param {Hooks} hooks */
function node(block, place, hooks) {
  const words = (/** @type {string} */ text) => inline(text, hooks.link);
  const { text = "", items = [], columns = [], rows = [] } = block;
  switch (block.kind) {
    case "heading":
      return html`<${`h${block.level}`} key=${place} id=${block.id}>${words(text)}<//>`;
    case "points":
      return html`<ul key=${place}>${items.map((item) => html`<li>${words(item)}</li>`)}</ul>`;
    case "numbers":
      return html`<ol key=${place}>${items.map((item) => html`<li>${words(item)}</li>`)}</ol>`;
    case "fence":
      return (
        hooks.fence?.(block.info ?? "", text, place) ??
        html`<pre key=${place} tabindex="0"><code>${text}</code></pre>`
      );
    case "table":
      return (
        hooks.table?.(columns, rows) ??
        html`<div class="scroll" key=${place} tabindex="0">${table(columns, rows, words)}</div>`
      );
    default:
      return html`<p key=${place}>${words(text)}</p>`;
  }
}

/** @param {string[]} columns @param {string[][]} rows @param {(text: string) => any} words */
function table(columns, rows, words) {
  return html`<table>
    <thead>
      <tr>${columns.map((column) => html`<th scope="col">${words(column)}</th>`)}</tr>
    </thead>
    <tbody>
      ${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${words(cell)}</td>`)}</tr>`)}
    </tbody>
  </table>`;
}

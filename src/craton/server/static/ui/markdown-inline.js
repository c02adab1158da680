/** Inline Markdown: code, strong and plain emphasis, links. */
import { html } from "../html.js";

// Code comes first: nothing inside it is markup.
const PARTS = /(`+)(.+?)\1|\[([^\]]+)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*/g;
const ALLOWED = /^(?:#|\/(?!\/)|https?:\/\/)/;

/** @param {string} text @param {(address: string) => string | null} [link] @returns {any[]} */
export function inline(text, link) {
  /** @type {any[]} */
  const found = [];
  let at = 0;
  for (const part of text.matchAll(PARTS)) {
    if (part.index > at) found.push(text.slice(at, part.index));
    found.push(nodeOf(part, link));
    at = part.index + part[0].length;
  }
  if (at < text.length) found.push(text.slice(at));
  return found;
}

/** @param {RegExpMatchArray} part @param {((address: string) => string | null) | undefined} link */
function nodeOf([, , code, words, address, strong, emphasis], link) {
  if (code !== undefined) return html`<code>${code}</code>`;
  if (strong !== undefined) return html`<strong>${inline(strong, link)}</strong>`;
  if (emphasis !== undefined) return html`<em>${inline(emphasis, link)}</em>`;
  const target = link ? link(address) : address;
  if (!target || !ALLOWED.test(target)) return html`<span>${inline(words, link)}</span>`;
  return html`<a href=${target} rel=${target.startsWith("http") ? "noreferrer" : undefined}>${inline(words, link)}</a>`;
}

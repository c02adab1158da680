/** The templates of the whole client: html`<p>…</p>` makes preact nodes, without a build step. */
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);

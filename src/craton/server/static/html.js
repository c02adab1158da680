/** Templates without a build step: html`<p>…</p>` makes preact nodes. */
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);

/** Templates without a build step: html`<p>…</p>` makes preact nodes. */
import { Component, h } from "preact";
import htm from "htm";
import { language } from "./text/language.js";

export const html = htm.bind(h);

/**
 * A component that is redrawn only when one of its properties has changed. On a board of 397 cells this keeps the
 * change of one stone cheap. It must not read signals: their changes would not be noticed; only a new language is.
 *
 * @template P
 * @param {(props: P) => any} draw
 * @returns {import("preact").ComponentClass<P>}
 */
export function memo(draw) {
  return class extends Component {
    drawn = language.peek();

    /** @param {any} next */
    shouldComponentUpdate(next) {
      if (this.drawn !== language.peek()) return true;
      const now = /** @type {any} */ (this.props);
      for (const key in next) if (next[key] !== now[key]) return true;
      for (const key in now) if (!(key in next)) return true;
      return false;
    }

    /** @param {any} props */
    render(props) {
      this.drawn = language.peek();
      return draw(props);
    }
  };
}

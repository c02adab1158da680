/** Navigation along a line: buttons, and the arrow keys where nothing else needs them. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";

const NEEDS_KEYS = "input:not([type=checkbox]), textarea, select, dialog, [role=tablist], [role=slider], [contenteditable]";
const BOARD = ".board-play";

/** @typedef {{first: () => void, back: () => void, forward: () => void, last: () => void, up?: () => void,
 *   down?: () => void}} Ways */

/** @param {Ways} ways */
export function useNavigationKeys(ways) {
  const isPointing = useRef(false); // a user who reached the board with a pointer does not use the arrow keys on it
  useEffect(() => {
    const onPointerDown = () => {
      isPointing.current = true;
    };
    const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Tab") isPointing.current = false;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(NEEDS_KEYS)) return;
      if (!isPointing.current && event.target instanceof Element && event.target.closest(BOARD)) return;
      const way = {
        ArrowLeft: ways.back,
        ArrowRight: ways.forward,
        ArrowUp: ways.up,
        ArrowDown: ways.down,
        Home: ways.first,
        End: ways.last,
      }[event.key];
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      way();
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    document.addEventListener("pointerdown", onPointerDown, { capture: true });
    return () => {
      document.removeEventListener("keydown", onKeyDown, { capture: true });
      document.removeEventListener("pointerdown", onPointerDown, { capture: true });
    };
  });
}

/** @param {{ways: Ways, atStart: boolean, atEnd: boolean, children?: any}} props   children stand in the middle */
export function NavigationButtons({ ways, atStart, atEnd, children }) {
  const button = (/** @type {"first" | "back" | "forward" | "last"} */ name, /** @type {boolean} */ isOff) =>
    html`<button class="button icon" disabled=${isOff} aria-label=${t(`study.${name}`)} title=${t(`study.${name}`)} onClick=${ways[name]}>
      <${Icon} name=${name} />
    </button>`;
  return html`<div class="walk buttons" role="group" aria-label=${t("study.walk")}>
    ${button("first", atStart)} ${button("back", atStart)} ${children} ${button("forward", atEnd)} ${button("last", atEnd)}
  </div>`;
}

/** Buttons that stand in a row where there is room, and behind one button on small screens. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";

/** @param {{children?: any}} props */
export function ControlMenu({ children }) {
  const [isOpen, setOpen] = useState(false);
  const whole = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (/** @type {Event} */ event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      const isElsewhere = event.type === "pointerdown" && !whole.current?.contains(/** @type {Node} */ (event.target));
      if (isEscape || isElsewhere) setOpen(false);
    };
    addEventListener("pointerdown", close);
    addEventListener("keydown", close);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("keydown", close);
    };
  }, [isOpen]);
  return html`<div class=${`control-menu ${isOpen ? "open" : ""}`} ref=${whole}>
    <button
      type="button"
      class="button icon control-menu-button"
      aria-expanded=${isOpen}
      aria-label=${t("match.more")}
      onClick=${() => setOpen(!isOpen)}
    >
      <${Icon} name="more" />
    </button>
    <div class="control-menu-items" onClick=${() => setOpen(false)}>${children}</div>
  </div>`;
}

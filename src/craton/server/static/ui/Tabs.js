/** Tabs following the ARIA practices: arrow keys move between them. */
import { useId, useState } from "preact/hooks";
import { html } from "../html.js";

/** @param {{label: string, tabs: {name: string, title: any, content: () => any}[], chosen?: string,
 *   onChoose?: (name: string) => void}} props */
export function Tabs({ label, tabs, chosen, onChoose }) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.name);
  const current = tabs.find((tab) => tab.name === (chosen ?? own)) ?? tabs[0];
  if (!current) return null;
  const choose = (/** @type {string} */ name) => {
    setOwn(name);
    onChoose?.(name);
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = tabs[(tabs.indexOf(current) + step + tabs.length) % tabs.length];
    choose(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return html`<div class="tabbed">
    <div class="tabs" role="tablist" aria-label=${label} onKeyDown=${onKeyDown}>
      ${tabs.map(
        (tab) =>
          html`<button
            key=${tab.name}
            role="tab"
            id=${`${id}-${tab.name}`}
            aria-selected=${tab === current}
            aria-controls=${`${id}-panel`}
            tabindex=${tab === current ? 0 : -1}
            onClick=${() => choose(tab.name)}
          >
            ${tab.title}
          </button>`,
      )}
    </div>
    <div role="tabpanel" id=${`${id}-panel`} tabindex="0" aria-labelledby=${`${id}-${current.name}`}>${current.content()}</div>
  </div>`;
}

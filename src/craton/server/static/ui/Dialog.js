/** A modal dialogue; Escape and the backdrop close it. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";

/** @param {{title: string, onClose: () => void, children?: any}} props */
export function Dialog({ title, onClose, children }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const isShown = useRef(true);
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => {
      // `close` fires in a later task, when the same parent may already show its next dialogue.
      isShown.current = false;
      dialog?.close();
    };
  }, []);
  return html`<dialog
    ref=${element}
    aria-label=${title}
    onClose=${() => isShown.current && onClose()}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === element.current && onClose()}
  >
    <h2>${title}</h2>
    ${children}
  </dialog>`;
}

/** A board in a page of text, loaded when it comes near the viewport. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../../html.js";
import { PlayFigure } from "../../learn/PlayBoard.js";
import { PracticeStore } from "../../learn/practice.js";

/** @param {{position: string, text: string}} props   the text is how a terminal shows it */
export function LazyBoard({ position, text }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [isNear, setNear] = useState(false);
  const study = useMemo(() => new PracticeStore({ position }), [position]);
  useEffect(() => {
    if (!place.current || isNear) return undefined;
    const watcher = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: "600px",
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isNear]);
  useEffect(() => {
    if (isNear) study.open();
  }, [isNear, study]);
  return html`<div class="lazy-board" ref=${place}>
    ${isNear && html`<${PlayFigure} study=${study}><pre tabindex="0"><code>${text}</code></pre><//>`}
  </div>`;
}

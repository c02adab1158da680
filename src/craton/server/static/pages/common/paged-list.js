/** Lists that come in pages: the first is kept up to date, further ones are added below it. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../text/text.js";
import { sentence } from "../../ui/notices.js";

/** @typedef {string | number | null} Next */

/**
 * @template T
 * @param {(next: Next, how: {signal: AbortSignal}) => Promise<{rows: T[], next: Next}>} ask
 * @param {any[]} inputs   starts again when one of them changes
 */
export function usePages(ask, inputs) {
  const [found, set] = useState(
    /** @type {{rows?: T[], next: string | number | null, problem?: string}} */ ({ next: null }),
  );
  const [isLoading, setLoading] = useState(false);
  const control = useRef(new AbortController());
  const load = useCallback(async (/** @type {string | number | null} */ next) => {
    const { signal } = control.current;
    setLoading(true);
    try {
      const page = await ask(next, { signal });
      if (!signal.aborted)
        set((old) => ({ rows: next ? [...(old.rows ?? []), ...page.rows] : page.rows, next: page.next }));
    } catch (error) {
      if (!signal.aborted) set((old) => ({ ...old, problem: sentence(error) }));
    } finally {
      if (!signal.aborted) setLoading(false);
    }
  }, inputs);
  useEffect(() => {
    control.current = new AbortController();
    set({ next: null });
    load(null);
    return () => control.current.abort();
  }, inputs);
  return {
    rows: found.rows,
    problem: found.problem,
    isLoading,
    more: found.next === null ? null : () => load(found.next),
    again: useCallback(() => load(null), inputs),
  };
}

/** @param {{pages: {more: (() => void) | null, isLoading: boolean}}} props */
export function More({ pages }) {
  if (!pages.more) return null;
  return html`<div class="more">
    <button class="button" disabled=${pages.isLoading} onClick=${pages.more}>
      ${pages.isLoading && html`<span class="spinner"></span>`}${t("home.more")}
    </button>
  </div>`;
}

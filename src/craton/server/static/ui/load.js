/** Load something while a component is mounted: the value, or the problem. */
import { useCallback, useEffect, useState } from "preact/hooks";
import { sentence } from "./notices.js";

/**
 * @template T
 * @param {(how: {signal: AbortSignal}) => Promise<T>} ask
 * @param {any[]} inputs   asks again when one of them changes
 * @returns {{value: T | undefined, problem: string | undefined, again: () => void}}
 */
export function useLoaded(ask, inputs) {
  const [found, set] = useState(/** @type {{value?: T, problem?: string}} */ ({}));
  const [round, next] = useState(0);
  useEffect(() => {
    const control = new AbortController();
    ask({ signal: control.signal }).then(
      (value) => control.signal.aborted || set({ value }),
      (error) => control.signal.aborted || set((old) => ({ ...old, problem: sentence(error) })),
    );
    return () => control.abort();
  }, [...inputs, round]);
  const again = useCallback(() => next((count) => count + 1), []);
  return { value: found.value, problem: found.problem, again };
}

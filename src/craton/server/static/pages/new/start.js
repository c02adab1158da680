/** The starting position of a match, requested from the server and cached. */
import { useEffect, useState } from "preact/hooks";
import { post } from "../../api/client.js";
import { sentence } from "../../ui/notices.js";

/** @typedef {import("../../api/types.js").Line} Start */

/** @type {Map<string, Promise<Start>>} */
const asked = new Map();

/** @param {{game?: string, options?: Record<string, string>, preset?: string, position?: string}} line */
export function startOf(line) {
  const key = JSON.stringify(line);
  let found = asked.get(key);
  if (!found) {
    found = post("/study", line);
    asked.set(key, found);
    found.catch(() => asked.delete(key));
  }
  return found;
}

const PATIENCE = 120;

/** The last valid starting position, and the problem with the current form.
 * @param {Parameters<typeof startOf>[0]} line */
export function useStart(line) {
  const [found, set] = useState(/** @type {{start?: Start, problem?: unknown}} */ ({}));
  const key = JSON.stringify(line);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      startOf(JSON.parse(key)).then(
        (start) => isCurrent && set({ start }),
        (error) => isCurrent && set((old) => ({ start: old.start, problem: error })),
      );
    }, PATIENCE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  return { start: found.start, problem: found.problem ? sentence(found.problem) : "" };
}

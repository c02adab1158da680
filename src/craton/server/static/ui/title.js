/** The title of the window, as long as a page is there. */
import { useEffect } from "preact/hooks";

const NAME = "Craton";

/** @param {string} title */
export function useTitle(title) {
  useEffect(() => {
    document.title = title ? `${title} · ${NAME}` : NAME;
    return () => {
      document.title = NAME;
    };
  }, [title]);
}

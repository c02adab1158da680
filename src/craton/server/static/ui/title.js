/** The title of the tab while a page is shown. */
import { useEffect } from "preact/hooks";

const NAME = "Craton";

/** @param {string | undefined} title   of the page; without it the name alone */
export function useTitle(title) {
  useEffect(() => {
    document.title = title ? `${title} · ${NAME}` : NAME;
    return () => {
      document.title = NAME;
    };
  }, [title]);
}

/** Large boards on small screens: the board can be doubled in size and moved with a finger. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** Cells that are smaller than this many pixels are hard to hit with a finger. */
const MIN_CELL_SIZE = 30;

/**
 * @param {import("./geometry.js").Layout} layout
 * @param {string} towards   the cell to centre
 */
export function useZoom(layout, towards) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [offered, setOffered] = useState(false);
  const [zoomed, setZoomed] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element || !matchMedia("(pointer: coarse)").matches) return;
    const observer = new ResizeObserver(([entry]) =>
      setOffered(entry.contentRect.width / layout.across < MIN_CELL_SIZE),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [layout]);

  useLayoutEffect(() => {
    const element = frame.current;
    const place = layout.byName.get(towards);
    if (!zoomed || !element || !place) return;
    element.scrollLeft = (place.x / layout.width) * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = (place.y / layout.height) * element.scrollHeight - element.clientHeight / 2;
  }, [zoomed]);

  return { frame, offered, zoomed: zoomed && offered, toggle: () => setZoomed(!zoomed) };
}

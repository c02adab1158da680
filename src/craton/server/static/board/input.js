/** Pointer, touch and keyboard input on a board. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { confirms, preferences } from "../preferences.js";
import { DIRECTIONS, end, jump, step } from "./keyboard.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./types.js").BoardProps} BoardProps
 * @typedef {import("./shapes.js").Point} Point
 */

/** Two actions on one cell within this time count once: a double click, a trembling finger. */
const ONE_ACT = 400;
/** The longest pause while typing a coordinate. */
const ONE_WORD = 1500;

/** @param {EventTarget | null} target @returns {SVGElement | null} */
const elementOf = (target) => (target instanceof Element ? target.closest("[data-cell]") : null);

/** @param {EventTarget | null} target @returns {string | null} */
const cellOf = (target) => elementOf(target)?.dataset.cell ?? null;

/**
 * @param {Layout} layout
 * @param {BoardProps} props
 */
export function useInput(layout, props) {
  const [active, setActive] = useState(() => startOf(layout, props));
  const [hovered, setHovered] = useState(/** @type {string | null} */ (null));
  const [keyed, setKeyed] = useState(/** @type {string | null} */ (null));
  const [pending, setPending] = useState(/** @type {string | null} */ (null));
  const memory = useRef({
    reported: /** @type {string | null} */ (null),
    pointer: "",
    acted: { cell: "", at: -Infinity },
    typed: { text: "", at: -Infinity },
    walk: { horizontal: false, goal: /** @type {Point | null} */ (null) },
  }).current;

  /** @param {string | null} cell */
  function report(cell) {
    if (memory.reported === cell) return;
    memory.reported = cell;
    props.onHover?.(cell);
  }

  // What was explained for a move that has been played, or by a finger that has gone, is out of date. Before the next
  // tap, which an effect after painting might undo.
  useLayoutEffect(() => {
    if (memory.pointer !== "touch" && memory.acted.cell !== hovered) return;
    setPending(null);
    setHovered(null);
    report(keyed);
  }, [props.stones]);
  useEffect(() => {
    const clear = () => {
      if (memory.pointer !== "touch") return;
      setPending(null);
      report(null);
    };
    addEventListener("scroll", clear, { passive: true });
    return () => removeEventListener("scroll", clear);
  }, [props.onHover]);

  /** @param {string} cell @param {number} at */
  function act(cell, at) {
    setPending(null);
    if (!props.targets?.has(cell)) return;
    if (memory.acted.cell === cell && at - memory.acted.at < ONE_ACT) return;
    memory.acted = { cell, at };
    props.onAct?.(cell);
  }

  /** @param {MouseEvent} event */
  function onClick(event) {
    const cell = cellOf(event.target);
    if (!cell) return;
    const isTarget = props.targets?.has(cell) ?? false;
    // A click without a count comes from a screen reader, which has announced the cell already.
    const asks = event.detail > 0 && needsConfirm(memory.pointer) && pending !== cell;
    if (isTarget && !asks) return act(cell, event.timeStamp);
    setPending(isTarget ? cell : null);
    report(cell);
  }

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    memory.pointer = "";
    const cell = cellOf(event.target);
    if (!cell || event.altKey || event.metaKey) return;
    if (event.key === "Escape") {
      setPending(null);
      props.onCancel?.();
    } else if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) act(cell, event.timeStamp);
    } else {
      const to = wayOf(event, cell);
      if (!to) return;
      focusOn(event.currentTarget, to);
    }
    event.preventDefault();
  }

  /** Where a key leads; null if it means nothing here. @param {KeyboardEvent} event @param {string} cell */
  function wayOf(event, cell) {
    const { key } = event;
    const direction = DIRECTIONS[key];
    const { goal, horizontal } = memory.walk;
    memory.walk.goal = null;
    if (direction) {
      const place = layout.byName.get(cell);
      const isHorizontal = direction[1] === 0;
      const start =
        goal && horizontal === isHorizontal ? goal : /** @type {Point} */ ([place?.x ?? 0, place?.y ?? 0]);
      memory.walk = { horizontal: isHorizontal, goal: start };
      return step(layout, cell, direction, start);
    }
    if (["Home", "End", "PageUp", "PageDown"].includes(key)) return end(layout, cell, key, event.ctrlKey);
    if (event.ctrlKey || !/^[a-z0-9]$/i.test(key)) return null;
    const isSameWord = event.timeStamp - memory.typed.at < ONE_WORD;
    const found = jump(layout, cell, isSameWord ? memory.typed.text : "", key);
    memory.typed = { text: found.typed, at: event.timeStamp };
    return found.name;
  }

  /** @param {FocusEvent} event */
  function onFocusIn(event) {
    const cell = cellOf(event.target);
    if (!cell) return;
    setActive(cell);
    if (!elementOf(event.target)?.matches(":focus-visible")) return;
    setKeyed(cell);
    report(cell);
  }

  /** @param {FocusEvent} event */
  function onFocusOut(event) {
    if (cellOf(event.relatedTarget)) return;
    setKeyed(null);
    report(hovered);
  }

  /** @param {PointerEvent} event */
  function onPointerOver(event) {
    if (event.pointerType === "touch") return;
    const cell = cellOf(event.target);
    setHovered(cell);
    report(cell ?? keyed);
  }

  /** @param {PointerEvent} event */
  function onPointerLeave(event) {
    if (event.pointerType === "touch") return;
    setHovered(null);
    report(keyed);
  }

  /** @param {PointerEvent} event */
  function onPointerDown(event) {
    memory.pointer = event.pointerType;
    setKeyed(null);
  }

  const waiting = pending && props.targets?.has(pending) ? pending : null;
  return {
    active: layout.byName.has(active) ? active : startOf(layout, props),
    hovered: hovered ?? waiting ?? keyed,
    pending: waiting,
    handlers: { onClick, onKeyDown, onFocusIn, onFocusOut, onPointerOver, onPointerLeave, onPointerDown },
  };
}

/** @param {EventTarget | null} board @param {string} cell */
function focusOn(board, cell) {
  if (!(board instanceof Element)) return;
  /** @type {SVGElement | null} */ (board.querySelector(`[data-cell="${cell}"]`))?.focus();
}

/** A mouse or a pen is precise, so it needs confirmation only if the preference says so. @param {string} pointer */
function needsConfirm(pointer) {
  if (pointer === "touch") return confirms();
  return pointer !== "" && preferences.confirm.value === "yes";
}

/**
 * Where the keyboard enters: at the last step, else in the middle.
 *
 * @param {Layout} layout
 * @param {BoardProps} props
 */
function startOf(layout, props) {
  const last = props.last?.[0];
  if (last && layout.byName.has(last)) return last;
  const [x, y] = [layout.width / 2, layout.height / 2];
  /** @param {{x: number, y: number}} place */
  const far = (place) => Math.hypot(place.x - x, place.y - y);
  return layout.places.reduce((best, place) => (far(place) < far(best) ? place : best)).name;
}

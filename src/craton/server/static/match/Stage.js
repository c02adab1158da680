/** The board of a match with everything on it: the position, possible actions, animations. */
import { useCallback, useEffect, useMemo, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { html } from "../html.js";
import { Board } from "../board/Board.js";
import { drawLayer, wordsOn } from "../games/shared/layers.js";
import { preferences } from "../preferences.js";
import { t } from "../text/text.js";
import { Chooser } from "./Chooser.js";
import { turnText } from "./headline.js";
import { StageControls } from "./StageControls.js";

/** @typedef {import("../games/types.js").Context} Context */
/** @typedef {import("../games/types.js").Selection} Selection */
/** @typedef {import("../games/types.js").Visuals} Visuals */

/** @type {Record<string, string[]>} */
const NOTHING = {};

/**
 * @param {object} props
 * @param {Omit<Context, "hover" | "selection" | "canAct">} props.context
 * @param {Visuals} props.visuals
 * @param {import("./animator.js").Animator} props.animator
 * @param {boolean} props.canAct
 * @param {string[]} [props.last]            cells of the last step
 * @param {(action: string) => void} props.act
 * @param {{cell: string, side: import("../board/types.js").Side} | null} [props.pending]   a stone that is not confirmed
 * @param {string} [props.label]             of the board, for screen readers
 * @param {(context: Context) => any} [props.below]   shown below the board
 * @param {import("@preact/signals").Signal<string | null>} [props.pointer]   set to the cell under the pointer
 * @param {import("@preact/signals").Signal<Selection | null>} [props.choice]   the choice between several actions on a
 *   cell, offered elsewhere on the page; by default below the board
 * @param {import("../games/types.js").Drawing | null} [props.overlay]   drawn over what the game draws
 */
export function Stage({ context: given, visuals, animator, canAct, last, act, pending, label, below, pointer, choice, overlay }) {
  const own = useSignal(/** @type {string | null} */ (null));
  const hover = pointer ?? own;
  const ownChoice = useSignal(/** @type {Selection | null} */ (null));
  const chosenHere = choice ?? ownChoice;
  const selection = chosenHere.value;
  const select = (/** @type {Selection | null} */ next) => {
    chosenHere.value = next;
  };
  const { position } = given;
  const isPending = pending && !position.stones[pending.cell];
  const stones = useMemo(
    () => (isPending ? { ...position.stones, [pending.cell]: pending.side } : position.stones),
    [position.stones, isPending && pending.cell],
  );
  const isAnimating = animator.isAnimating.value;
  const mayAct = canAct && !isAnimating;
  useEffect(() => select(null), [position]);

  const actions = mayAct ? position.actions.cells : NOTHING;
  const targets = useMemo(() => new Set(Object.keys(actions)), [actions]);
  /** @type {Context} */
  const context = { ...given, hover: hover.value, selection, canAct: mayAct };
  const drawing = isAnimating ? {} : visuals.draw ? visuals.draw(context) : drawLayer(context.insight, context.layer);

  const onAct = (/** @type {string} */ cell) => {
    const here = actions[cell] ?? [];
    const plain = here.length === 1 ? here[0] : visuals.pick?.(here, cell, context);
    if (plain) act(plain);
    else if (selection?.cell === cell) select({ ...selection, index: (selection.index + 1) % here.length });
    else if (here.length) select({ cell, actions: here, index: 0 });
  };
  // Scrolling over a chosen cell shows its next action, as another click does.
  const turned = useRef(0);
  const onWheel = (/** @type {WheelEvent} */ event) => {
    if (!selection || hover.value !== selection.cell) return;
    event.preventDefault();
    if (event.timeStamp - turned.current < 150) return;
    turned.current = event.timeStamp;
    const count = selection.actions.length;
    select({ ...selection, index: (selection.index + (event.deltaY < 0 ? count - 1 : 1)) % count });
  };
  // The board redraws what is a new object, so objects that the pointer does not change are kept.
  const chosen = useMemo(() => (selection ? [selection.cell] : []), [selection?.cell]);
  const describe = useCallback(
    (/** @type {string} */ cell) => {
      const still = { ...given, hover: null, selection: null, canAct: mayAct };
      return visuals.describe?.(cell, still) ?? wordsOn(given.insight, cell, given.layer).join(" ");
    },
    [visuals, position, given.insight, given.layer, mayAct],
  );

  return html`<div class="stage">
    <div class="stage-board" onWheel=${onWheel}>
      <${Board}
        board=${given.board}
        look=${visuals.look}
        symbols=${visuals.symbols}
        stones=${stones}
        targets=${targets}
        last=${last}
        chosen=${chosen}
        effects=${isPending ? { ...animator.effects.value, [pending.cell]: "pending" } : animator.effects.value}
        shaking=${animator.isShaking.value}
        mover=${mayAct && (position.to_move === "black" || position.to_move === "white") ? position.to_move : undefined}
        describe=${preferences.insight.value === "off" ? undefined : describe}
        onAct=${onAct}
        onHover=${(/** @type {string | null} */ cell) => {
          hover.value = cell;
        }}
        onCancel=${() => select(null)}
        label=${t("match.board", label ?? turnText(given.game, position))}
        ...${{ marks: position.marks, ...over(drawing, isAnimating ? null : overlay) }}
      />
      ${visuals.Scene &&
      animator.scene.value &&
      html`<${visuals.Scene} scene=${animator.scene.value} board=${given.board} look=${visuals.look} />`}
      ${animator.isLong.value && html`<${StageControls} animator=${animator} />`}
    </div>
    ${selection &&
    !choice &&
    html`<${Chooser}
      selection=${selection}
      name=${(/** @type {string} */ action) => visuals.name?.(action, context) ?? action}
      onMove=${(/** @type {number} */ index) => select({ ...selection, index })}
      onChoose=${act}
      onCancel=${() => select(null)}
    />`}
    ${below?.(context)}
  </div>`;
}

/** A drawing with another one over it. @param {import("../games/types.js").Drawing} drawing
 *  @param {import("../games/types.js").Drawing | null | undefined} overlay @returns {import("../games/types.js").Drawing} */
function over(drawing, overlay) {
  if (!overlay) return drawing;
  const labelled = new Set(overlay.labels?.map(({ cell }) => cell));
  return {
    ...drawing,
    labels: [...(drawing.labels ?? []).filter(({ cell }) => !labelled.has(cell)), ...(overlay.labels ?? [])],
    areas: [...(drawing.areas ?? []), ...(overlay.areas ?? [])],
    ghosts: [...(drawing.ghosts ?? []), ...(overlay.ghosts ?? [])],
    heat: { ...drawing.heat, ...overlay.heat },
  };
}

import { html } from "../html.js";
import { Board } from "./Board.js";

/**
 * A small picture of a board: no grain, no coordinates, nothing to press.
 *
 * @param {Pick<import("./types.js").BoardProps, "board" | "look" | "stones" | "label"> &
 *   Partial<import("./types.js").BoardProps>} props
 */
export function Miniature({ marks = {}, ...props }) {
  return html`<${Board} ...${props} marks=${marks} coordinates=${false} still plain />`;
}

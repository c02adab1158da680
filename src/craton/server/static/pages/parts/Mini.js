/** A small picture of a position, whatever the game. */
import { html } from "../../html.js";
import { Miniature } from "../../board/Miniature.js";

/** @typedef {import("../../board/types.js").BoardProps} BoardProps */

/** Stones stand on the crossings of squares and in all other cells. @param {{kind: string}} board */
export const lookOf = (board) => (board.kind === "square" ? "lines" : "tiles");

/** @param {Pick<BoardProps, "board" | "stones" | "label"> & Partial<BoardProps>} props */
export function Mini(props) {
  return html`<div class="mini"><${Miniature} look=${lookOf(props.board)} ...${props} /></div>`;
}

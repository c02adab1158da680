/** A small picture of a position: no grain, no coordinates, nothing to press. */
import { html } from "../html.js";
import { lookOf, useSymbols } from "./index.js";
import { Board } from "../board/Board.js";

/** @typedef {import("../board/types.js").BoardProps} BoardProps */

/** @type {Record<string, string[]>} */
const NO_MARKS = {};

/** @param {Pick<BoardProps, "board" | "stones" | "label"> & Partial<BoardProps> & {game: string}} props */
export function Mini({ game, marks = NO_MARKS, ...props }) {
  const symbols = useSymbols(game, marks);
  return html`<div class="mini">
    <${Board} look=${lookOf(props.board)} ...${props} marks=${marks} symbols=${symbols} coordinates=${false} still plain />
  </div>`;
}

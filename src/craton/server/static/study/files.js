/** Files that are made in the page. */
import { pngOf, svgOf } from "../board/picture.js";

const WIDTH = 1200;

/** @param {string} name @param {BlobPart} content @param {string} type */
export function download(name, content, type) {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A picture of the board that is shown. @param {Element} board @param {string} name @param {string} kind   svg or png */
export async function savePicture(board, name, kind) {
  if (kind === "svg") download(`${name}.svg`, svgOf(board), "image/svg+xml");
  else download(`${name}.png`, await pngOf(board, WIDTH), "image/png");
}

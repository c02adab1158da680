/** Files that are made in the page. */

/** @param {string} name @param {BlobPart} content @param {string} type */
export function download(name, content, type) {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** @param {any} props   of the board @param {string} name @param {string} kind   svg or png */
export async function savePicture(props, name, kind) {
  const { pictureSvg, picturePng } = /** @type {any} */ (await import("../board/picture.js"));
  if (kind === "svg") download(`${name}.svg`, await pictureSvg(props), "image/svg+xml");
  else download(`${name}.png`, await picturePng(props), "image/png");
}

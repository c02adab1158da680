/** A board as a stand-alone picture: SVG text with inline styles, and PNG. */
const SVG = "http://www.w3.org/2000/svg";

/** The properties that are written into the picture, with their defaults, which are left out. */
const STYLES = /** @type {Record<string, string>} */ ({
  fill: "rgb(0, 0, 0)",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-opacity": "1",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dasharray": "none",
  opacity: "1",
  "stop-color": "rgb(0, 0, 0)",
  "stop-opacity": "1",
  "paint-order": "normal",
});

const TEXT = ["font-family", "font-size", "font-weight", "text-anchor"];

/** Interactive parts, which are not part of a picture. */
const LEFT_OUT = ".layer-cells, .layer-focus, .layer-effects, .layer-hints";

/**
 * A board as self-contained SVG text.
 *
 * @param {Element} element   the board, or anything around one
 * @returns {string}
 */
export function svgOf(element) {
  const play = element.querySelector("svg.board-play");
  const plate = element.querySelector("svg.board-plate");
  if (!play || !plate) throw new Error("there is no board to draw");
  const picture = document.createElementNS(SVG, "svg");
  const view = play.getAttribute("viewBox") ?? "";
  picture.setAttribute("xmlns", SVG);
  picture.setAttribute("viewBox", view);
  const [, , width, height] = view.split(" ");
  picture.setAttribute("width", width);
  picture.setAttribute("height", height);
  for (const part of [plate, play]) for (const child of part.children) copy(child, picture);
  return new XMLSerializer().serializeToString(picture);
}

/** @param {Element} from @param {Element} into */
function copy(from, into) {
  const style = getComputedStyle(from);
  if (from.matches(LEFT_OUT) || (style.display === "none" && !from.closest("defs"))) return;
  const to = /** @type {Element} */ (from.cloneNode(false));
  for (const name of ["class", "style", "role", "aria-hidden", "aria-label"]) to.removeAttribute(name);
  writeStyles(from, to, style);
  for (const child of from.childNodes) {
    if (child instanceof Element) copy(child, to);
    else to.append(child.cloneNode());
  }
  into.append(to);
}

/** @param {Element} from @param {Element} to @param {CSSStyleDeclaration} style */
function writeStyles(from, to, style) {
  const isText = from instanceof SVGTextElement;
  const isShape = isText || from instanceof SVGGeometryElement || from instanceof SVGStopElement;
  for (const [name, usual] of Object.entries(STYLES)) {
    // Shapes have the inherited properties of their groups already. Opacity is not inherited.
    if (!isShape && name !== "opacity") continue;
    const value = style.getPropertyValue(name);
    if (value === usual) to.removeAttribute(name);
    else write(to, name, value);
  }
  if (isText) for (const name of TEXT) to.setAttribute(name, style.getPropertyValue(name));
}

/**
 * Other programs do not support colours with an alpha channel.
 *
 * @param {Element} to
 * @param {string} name
 * @param {string} value
 */
function write(to, name, value) {
  const parts = /^rgba\((.*), ([\d.]+)\)$/.exec(value);
  const local = value.replace(/url\("?[^"#]*(#[^")]*)"?\)/, "url($1)");
  to.setAttribute(name, parts ? `rgb(${parts[1]})` : local);
  if (parts && name !== "opacity") to.setAttribute(name.replace("-color", "") + "-opacity", parts[2]);
}

/**
 * A board as a PNG.
 *
 * @param {Element} element
 * @param {number} width   in pixels
 * @returns {Promise<Blob>}
 */
export async function pngOf(element, width) {
  const text = svgOf(element);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture is empty"))), "image/png");
  });
}

/** The empty board: its body, lines or tiles, coordinates. It never changes during play, so it is an SVG of its own. */
import { html, memo } from "../html.js";
import { THICKNESS, UNIT, tileOf } from "./geometry.js";
import { Coordinates, Seams } from "./Coordinates.js";
import { grown, rounded } from "./shapes.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Place} Place
 */

/** @param {{layout: Layout, prefix: string, rich: boolean}} props   rich: with grain */
function drawEmptyBoard({ layout, prefix, rich }) {
  const { width, height } = layout;
  return html`
    <svg class="board-plate" viewBox=${`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <${Body} layout=${layout} prefix=${prefix} rich=${rich} />
      ${layout.look === "lines" ? html`<${Lines} layout=${layout} />` : html`<${Tiles} layout=${layout} />`}
      ${layout.board.glued && html`<${Seams} layout=${layout} />`}
      ${layout.coordinates && html`<${Coordinates} layout=${layout} />`}
    </svg>
  `;
}

export const EmptyBoard = memo(drawEmptyBoard);

/** @param {{layout: Layout, prefix: string, rich: boolean}} props */
function Body({ layout, prefix, rich }) {
  const corner = layout.look === "lines" ? 26 : 90;
  const face = rounded(layout.plate, corner);
  const bevel = rounded(grown(layout.plate, -3), corner - 3);
  const size = { x: 0, y: 0, width: layout.width, height: layout.height };
  return html`
    <g class="plate">
      <defs>
        <linearGradient id=${`${prefix}-plate`} x1="0" y1="0" x2="0.35" y2="1">
          <stop class="plate-stop-light" offset="0" />
          <stop class="plate-stop-dark" offset="1" />
        </linearGradient>
        <radialGradient id=${`${prefix}-light`} cx="0.3" cy="0.12" r="1.1">
          <stop class="plate-stop-shine" offset="0" stop-opacity="0.3" />
          <stop class="plate-stop-shine" offset="0.6" stop-opacity="0" />
          <stop class="plate-stop-shade" offset="0.6" stop-opacity="0" />
          <stop class="plate-stop-shade" offset="1" stop-opacity="0.16" />
        </radialGradient>
        <clipPath id=${`${prefix}-face`}><path d=${face} /></clipPath>
        ${rich && html`<${Textures} prefix=${prefix} size=${size} />`}
      </defs>
      <path class="plate-side" d=${face} transform=${`translate(0 ${THICKNESS})`} />
      <path class="plate-face" d=${face} fill=${`url(#${prefix}-plate)`} />
      ${
        rich &&
        html`<g clip-path=${`url(#${prefix}-face)`}>
        <rect class="plate-wood" ...${size} filter=${`url(#${prefix}-wood)`} />
        <rect class="plate-pores" ...${size} filter=${`url(#${prefix}-pores)`} />
        <rect class="plate-slate" ...${size} filter=${`url(#${prefix}-slate)`} />
      </g>`
      }
      <path class="plate-light" d=${face} fill=${`url(#${prefix}-light)`} />
      <path class="plate-bevel" d=${bevel} />
    </g>
  `;
}

/**
 * Wood is noise that is stretched along the grain; slate is fine noise. Both are computed once for each size of the
 * board, because nothing else is in this SVG.
 *
 * @param {{prefix: string, size: {x: number, y: number, width: number, height: number}}} props
 */
function Textures({ prefix, size }) {
  const region = { ...size, filterUnits: "userSpaceOnUse", "color-interpolation-filters": "sRGB" };
  // Waves for each width of the board, so that the grain is the same on large and small ones.
  /** @param {number} along @param {number} across */
  const waves = (along, across) => `${(along / size.width).toFixed(5)} ${(across / size.width).toFixed(5)}`;
  return html`
    <filter id=${`${prefix}-wood`} ...${region}>
      <feTurbulence type="fractalNoise" baseFrequency=${waves(0.8, 15)} numOctaves="3" seed="3" />
      <feColorMatrix values="0 0 0 0 0.52  0 0 0 0 0.27  0 0 0 0 0.05  2.6 0 0 0 -1.05" />
    </filter>
    <filter id=${`${prefix}-pores`} ...${region}>
      <feTurbulence type="fractalNoise" baseFrequency=${waves(5, 170)} numOctaves="2" seed="4" />
      <feColorMatrix values="0 0 0 0 0.34  0 0 0 0 0.17  0 0 0 0 0.03  0 3.4 0 0 -1.75" />
    </filter>
    <filter id=${`${prefix}-slate`} ...${region}>
      <feTurbulence type="fractalNoise" baseFrequency=${waves(34, 60)} numOctaves="3" seed="7" />
      <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 1.5 0 0 -0.62" />
    </filter>
  `;
}

/** @param {{layout: Layout}} props */
function Lines({ layout }) {
  const stars = starPoints(layout);
  return html`
    <g class="lines">
      <path class="lines-inner" d=${linesOf(layout)} />
      <path class="lines-frame" d=${frameOf(layout)} />
      ${stars.map((place) => html`<circle class="star" cx=${place.x} cy=${place.y} r="8.5" />`)}
    </g>
  `;
}

/** One long line for each row and column. @param {Layout} layout */
function linesOf(layout) {
  /** @type {Map<number, Place[]>} */
  const columns = new Map();
  for (const place of layout.places) columns.set(place.x, [...(columns.get(place.x) ?? []), place]);
  const sideways = layout.rows.map((row) => `M${row[0].x} ${row[0].y}H${row[row.length - 1].x}`);
  const upright = [...columns.values()].map((column) => {
    const heights = column.map((place) => place.y);
    return `M${column[0].x} ${Math.min(...heights)}V${Math.max(...heights)}`;
  });
  return [...sideways, ...upright].join("");
}

/** @param {Layout} layout */
function frameOf(layout) {
  const xs = layout.places.map((place) => place.x);
  const ys = layout.places.map((place) => place.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}

/**
 * Star points: four near the corners, the centre, and on large boards the sides too.
 *
 * @param {Layout} layout
 */
function starPoints(layout) {
  const size = layout.rows.length;
  if (size < 7 || layout.rows.some((row) => row.length !== size)) return [];
  const inset = size >= 12 ? 3 : 2;
  const far = ((size - 1) / 2 - inset) * UNIT;
  const [middleX, middleY] = [layout.width / 2, (layout.height - THICKNESS) / 2];
  /** @param {number} from @param {number} to */
  const matches = (from, to) => Math.abs(Math.abs(from - to) - far) < 1 || Math.abs(from - to) < 1;
  return layout.places.filter((place) => {
    if (!matches(place.x, middleX) || !matches(place.y, middleY)) return false;
    const isCentral = Math.abs(place.x - middleX) < 1;
    return size >= 13 || isCentral === Math.abs(place.y - middleY) < 1;
  });
}

/**
 * All tiles in a few long paths, drawn as recesses with a highlight on the lower edge.
 *
 * @param {{layout: Layout}} props
 */
function Tiles({ layout }) {
  /** @param {Place[]} places */
  const pathOf = (places) => places.map((place) => tileOf(place.corners)).join("");
  const all = pathOf(layout.places);
  return html`
    <g class="tiles">
      <path class="tile-rim" d=${all} transform="translate(0 2.4)" />
      <path class="tile" d=${all} />
      <path class="tile tile-up" d=${pathOf(layout.places.filter(pointsUp))} />
    </g>
  `;
}

/** Whether it is a triangle on its side. @param {Place} place */
const pointsUp = (place) =>
  place.corners.length === 3 && place.corners.filter(([, y]) => y > place.y).length === 2;

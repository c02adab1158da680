/**
 * Polygons and path data, in screen coordinates: y runs down, and the corners of a polygon run clockwise.
 *
 * @typedef {[number, number]} Point
 */

/** @param {number} value */
const short = (value) => String(Math.round(value * 10) / 10);

/** @param {Point[]} points */
export const closed = (points) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;

/** @param {number} radius  around (0, 0) */
export const disc = (radius) =>
  `M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

/** @param {Point} a @param {Point} b */
export const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** @param {Point} a @param {Point} b @param {number} share @returns {Point} */
export const between = (a, b, share) => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

/**
 * A closed path with round corners.
 *
 * @param {Point[]} points
 * @param {number} radius   how far before a corner the curve begins, at most half a side
 */
export function rounded(points, radius) {
  const parts = points.map((corner, k) => {
    const before = points[(k + points.length - 1) % points.length];
    const after = points[(k + 1) % points.length];
    const from = between(corner, before, Math.min(0.5, radius / distance(corner, before)));
    const to = between(corner, after, Math.min(0.5, radius / distance(corner, after)));
    const start = `${k ? "L" : "M"}${short(from[0])} ${short(from[1])}`;
    return `${start}Q${short(corner[0])} ${short(corner[1])} ${short(to[0])} ${short(to[1])}`;
  });
  return `${parts.join("")}Z`;
}

/**
 * The polygon with every side moved outwards.
 *
 * @param {Point[]} points   clockwise on the screen
 * @param {number} by        negative: inwards
 * @returns {Point[]}
 */
export function grown(points, by) {
  const corners = withoutStraight(points);
  return corners.map((corner, k) => {
    const before = corners[(k + corners.length - 1) % corners.length];
    const after = corners[(k + 1) % corners.length];
    const first = normal(before, corner);
    const second = normal(corner, after);
    const scale = by / (1 + first[0] * second[0] + first[1] * second[1]);
    return [corner[0] + (first[0] + second[0]) * scale, corner[1] + (first[1] + second[1]) * scale];
  });
}

/** The unit vector out of a side. @param {Point} from @param {Point} to @returns {Point} */
function normal(from, to) {
  const length = distance(from, to);
  return [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
}

/** @param {Point[]} points @returns {Point[]} */
function withoutStraight(points) {
  return points.filter((corner, k) => {
    const before = points[(k + points.length - 1) % points.length];
    return Math.abs(turn(before, corner, points[(k + 1) % points.length])) > 1;
  });
}

/**
 * Positive if the path from a via b to c turns clockwise on the screen.
 *
 * @param {Point} a
 * @param {Point} b
 * @param {Point} c
 */
export const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);

/** The convex hull, clockwise on the screen. @param {Point[]} points @returns {Point[]} */
export function hull(points) {
  const ordered = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  /** @param {Point[]} row */
  const chain = (row) => {
    /** @type {Point[]} */
    const found = [];
    for (const point of row) {
      while (found.length > 1 && turn(found[found.length - 2], found[found.length - 1], point) <= 0.1)
        found.pop();
      found.push(point);
    }
    return found.slice(0, -1);
  };
  return [...chain(ordered), ...chain(ordered.reverse())];
}

/**
 * The outlines of a set of polygons that share sides: outer ones clockwise, holes the other way.
 *
 * @param {Point[][]} polygons
 * @returns {Point[][]}
 */
export function outlines(polygons) {
  /** @param {Point} point */
  const key = (point) => `${Math.round(point[0])},${Math.round(point[1])}`;
  /** @type {Map<string, {from: Point, to: Point}>} */
  const sides = new Map();
  for (const corners of polygons) {
    corners.forEach((from, k) => {
      const to = corners[(k + 1) % corners.length];
      if (!sides.delete(`${key(to)} ${key(from)}`)) sides.set(`${key(from)} ${key(to)}`, { from, to });
    });
  }
  /** @type {Map<string, {from: Point, to: Point}[]>} */
  const leaving = new Map();
  for (const side of sides.values())
    leaving.set(key(side.from), [...(leaving.get(key(side.from)) ?? []), side]);
  const loops = [];
  for (const start of sides.values()) {
    if (!leaving.get(key(start.from))?.includes(start)) continue;
    /** @type {Point[]} */
    const loop = [];
    let side = start;
    for (;;) {
      loop.push(side.from);
      const here = leaving.get(key(side.from)) ?? [];
      here.splice(here.indexOf(side), 1);
      const ways = leaving.get(key(side.to)) ?? [];
      if (!ways.length) break;
      // Where two outlines meet in a point, the sharpest turn stays with the same cell.
      side = ways.reduce((best, way) => (sharper(side, way, best) ? way : best));
    }
    loops.push(loop);
  }
  return loops;
}

/**
 * @param {{from: Point, to: Point}} side
 * @param {{from: Point, to: Point}} one
 * @param {{from: Point, to: Point}} other
 */
const sharper = (side, one, other) => turn(side.from, side.to, one.to) > turn(side.from, side.to, other.to);

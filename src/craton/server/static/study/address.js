/** The start of a study and its steps, as a query. */

const MAX_LENGTH = 1800; // the length of an address that works everywhere
const SEPARATOR = "."; // no step contains it

/**
 * @typedef {object} Place
 * @property {string} [game]
 * @property {string} [options]
 * @property {string} [preset]
 * @property {string} [position]
 * @property {number} [at]         steps of the match or record it came from
 * @property {string[]} [steps]    further steps after those
 */

/** @param {URLSearchParams} query @returns {Place} */
export function readPlace(query) {
  const steps = query.get("steps");
  const at = query.get("at");
  return {
    game: query.get("game") ?? undefined,
    options: query.get("options") ?? undefined,
    preset: query.get("preset") ?? undefined,
    position: query.get("position") ?? undefined,
    at: at !== null && /^\d+$/.test(at) ? Number(at) : undefined,
    steps: steps ? steps.split(SEPARATOR) : [],
  };
}

/** @param {string} text */
const encode = (text) => encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%2F", "/").replaceAll("%3D", "=").replaceAll("%2C", ",");

/** The query for a place, with its question mark; steps are left out where they are too many. @param {Place} place */
export function writePlace(place) {
  const parts = [];
  if (place.position) parts.push(`position=${encode(place.position)}`);
  else if (place.game) {
    parts.push(`game=${encode(place.game)}`);
    if (place.options && place.options !== "-") parts.push(`options=${encode(place.options)}`);
  }
  if (place.at !== undefined) parts.push(`at=${place.at}`);
  const steps = place.steps?.length ? `steps=${encode(place.steps.join(SEPARATOR))}` : "";
  if (steps && parts.join("&").length + steps.length < MAX_LENGTH) parts.push(steps);
  return parts.length ? `?${parts.join("&")}` : "";
}

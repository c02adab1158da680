/** The field that a refusal of the server belongs to. */
import { Refusal } from "../../api/client.js";

const FIELDS = ["clock", "setup", "rated", "private", "hints", "level", "engine", "seat"];

/**
 * @param {unknown} error
 * @param {string[]} options   the names of the game's options
 * @param {{hasSetup: boolean}} how
 * @returns {string}   the name of a field, `o.NAME` for an option, or ""
 */
export function fieldOf(error, options, { hasSetup }) {
  if (!(error instanceof Refusal)) return "";
  /** @type {{where: string}[]} */
  const problems = error.more.problems ?? [];
  const said = problems.length ? problems[0].where : error.message;
  const words = said.split(/[^A-Za-z0-9_]+/);
  const option = options.find((name) => words.includes(name));
  if (option && !hasSetup) return `o.${option}`;
  const field = FIELDS.find((name) => words.includes(name));
  return field ?? (hasSetup ? "setup" : "");
}

/** Options of games in words: their names, and the chips that stand for those that are not the default. */
import { has, hasPart, t } from "../text/text.js";
import { loadOptionText, optionPart } from "./index.js";

/** The key of a text of the game, or of the common one. The texts of the game may still be loading. @param {string} game
 *  @param {string} key */
function keyOf(game, key) {
  const part = optionPart(game);
  if (!hasPart(part)) loadOptionText(game).catch(() => {}); // the plain name is enough
  return [`${part}.${key}`, `home.${key}`].find(has);
}

/** @param {string} game @param {string} key @param {string} plain   where there is no text */
export function gameText(game, key, plain) {
  const found = keyOf(game, key);
  return found ? t(found) : plain;
}

/** @param {string} game @param {string} name   of an option */
export const optionTitle = (game, name) => gameText(game, `option-${name}`, name.replaceAll("_", " "));

/** @param {string} game @param {string | boolean | null} value   of an option that is a choice */
export const choiceTitle = (game, value) => gameText(game, `choice-${value}`, String(value));

/** @param {string} game @param {string} name   of a preset */
export const presetTitle = (game, name) => gameText(game, `preset-${name}`, name);

/** @param {import("../api/types.js").Game} game @param {string} name   of a preset */
export const presetHelp = (game, name) => gameText(game.name, `presetHelp-${name}`, game.preset_help[name] ?? "");

/**
 * Options that are not the default, one phrase for each: `7 × 7`, `swap`. None for the standard rules.
 * @param {string} game @param {string} text   as `options_text` has it: `size=7,pie=yes`
 */
export function chipsOf(game, text) {
  if (text === "-" || text === "") return [];
  return text.split(/[\s,]+/).map((part) => {
    const [name, value = "yes"] = part.split("=");
    return chip(game, name, value);
  });
}

/** @param {string} game @param {string} name @param {string} value */
function chip(game, name, value) {
  const title = optionTitle(game, name);
  if (value === "no") {
    const key = keyOf(game, `chipNo-${name}`);
    return key ? t(key) : t("home.without", title);
  }
  const key = keyOf(game, `chip-${name}`);
  if (key) return t(key, ...chipValues(value));
  return value === "yes" ? title : `${title} ${value}`;
}

/** What a chip's text is given: the value; of a list of cells, their number and whether they are random.
 *  @param {string} value @returns {any[]} */
function chipValues(value) {
  const random = /^random:(\d+)$/.exec(value);
  if (random) return [Number(random[1]), true];
  if (/^[a-z]+\d+(\+[a-z]+\d+)*$/.test(value) && value !== "none") {
    const isBoard = !value.includes("+") && /[a-z]{2,}/.test(value); // hex37 is a board, c3 a cell
    if (!isBoard) return [value.split("+").length, false];
  }
  return [value];
}

/** The options in one line; "standard rules" if they are all the default. @param {string} game @param {string} text */
export const optionsText = (game, text) => chipsOf(game, text).join(" · ") || t("home.standardRules");

/** Chance events and their outcomes in words. The texts of a game may have `event` and `outcome`. */
import { has, hasPart, t } from "../../text/text.js";

/** "e1 survives?" for `roll e1`. @param {string} game @param {string} event */
export const eventText = (game, event) => (has(`${game}.event`) ? t(`${game}.event`, event) : event);

/** Whether chance decides anything in a game; so it seems of one without texts. @param {string} game */
export const hasChance = (game) => has(`${game}.event`) || !hasPart(game);

/** "2 of 3 coins" for `011`. @param {string} game @param {string} outcome */
export const outcomeText = (game, outcome) => (has(`${game}.outcome`) ? t(`${game}.outcome`, outcome) : outcome);

/** A step as the list of moves has it: `e1: 3` for a die, "2 of 3 coins", "play" for `seal-play`, "takes Black" for
 *  `black`. @param {string} game @param {{event: string | null, text: string | null}} step */
export function moveText(game, { event, text }) {
  if (text === null) return t("match.hidden");
  if (event !== null) return outcomesText(game, event, [text]);
  const key = [`${game}.move-${text}`, `match.move-${text}`].find(has);
  return key ? t(key) : text;
}

/** Outcomes of an event that count as one: `e1: 1, 2, 3`; of coins only the number matters. @param {string} game
 *  @param {string} event @param {string[]} outcomes */
export function outcomesText(game, event, outcomes) {
  const cell = /[a-z]+\d+$/.exec(event)?.[0];
  if (cell && has(`${game}.moveRoll`)) return t(`${game}.moveRoll`, cell, outcomes.join(", "));
  return [...new Set(outcomes.map((one) => outcomeText(game, one)))].join(", ");
}

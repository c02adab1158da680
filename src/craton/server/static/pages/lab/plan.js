/** The state of the form for a new experiment, and the request that it makes. */
import { effective } from "../new/form.js";
import { optionsText } from "../common/names.js";

/**
 * @typedef {import("../../api/types.js").Game} Game
 *
 * @typedef {object} Variant
 * @property {string} name      "" for the name that its options make
 * @property {string} preset
 * @property {Record<string, string>} options   those that differ from the preset
 *
 * @typedef {object} BotPlan
 * @property {"search" | "level" | "style" | "random"} kind
 * @property {string} simulations
 * @property {number} level
 * @property {string} style
 * @property {boolean} thinks
 *
 * @typedef {object} Plan
 * @property {string} title
 * @property {Variant[]} variants   the second is left out unless `two`
 * @property {boolean} two
 * @property {BotPlan[]} bots       the second is left out unless `differ`
 * @property {boolean} differ
 * @property {"games" | "precision"} goal
 * @property {string} games
 * @property {string} precision
 * @property {string} most
 * @property {string} minutes       "" for no limit
 * @property {string} opening       random actions at the beginning
 * @property {string} seed
 */

export const BOT_KINDS = /** @type {const} */ (["search", "level", "style", "random"]);

/** @returns {BotPlan} */
const search = () => ({ kind: "search", simulations: "100", level: 3, style: "", thinks: false });

/** The second variant differs in the rule that balances the game, or else in the first switch. @param {Game} game
 *  @returns {Variant[]} */
export function firstVariants(game) {
  const switches = game.options.filter((option) => option.kind === "yes-no");
  const changed = switches.find((option) => option.name === "pie") ?? switches[0];
  return [
    { name: "", preset: "", options: {} },
    { name: "", preset: "", options: changed ? { [changed.name]: changed.default ? "no" : "yes" } : {} },
  ];
}

/** @param {Game} game @returns {Plan} */
export const firstPlan = (game) => ({
  title: "",
  variants: firstVariants(game),
  two: true,
  bots: [search(), search()],
  differ: false,
  goal: "games",
  games: "400",
  precision: "3",
  most: "4000",
  minutes: "",
  opening: "2",
  seed: "1",
});

/** The options that are not the default, as the server writes them. @param {Game} game @param {Variant} variant */
export function optionsOf(game, variant) {
  const usual = effective(game, "", {});
  const values = effective(game, variant.preset, variant.options);
  return Object.keys(values)
    .filter((name) => values[name] !== usual[name])
    .map((name) => `${name}=${values[name]}`)
    .join(",");
}

/** @param {Game} game @param {Variant} variant */
export const variantName = (game, variant) =>
  variant.name.trim() || optionsText(game.name, optionsOf(game, variant)).slice(0, 60);

/** @param {BotPlan} bot */
export function botText({ kind, simulations, level, style, thinks }) {
  if (kind === "random") return "random";
  if (kind === "level") return `mcts:level=${level}`;
  if (kind === "style") return thinks ? `style:${style}+mcts:level=${level}` : `style:${style}`;
  return `mcts:simulations=${simulations.trim()}`;
}

/** A number as the server takes it; a text that is none is left as it is, so that the server can refuse it.
 *  @param {string} text */
const number = (text) => (text.trim() === "" || Number.isNaN(Number(text)) ? text : Number(text));

/** @param {Game} game @param {Plan} plan */
export function requestOf(game, plan) {
  const variants = plan.two ? plan.variants : plan.variants.slice(0, 1);
  return {
    title: plan.title.trim() || `${game.title}: ${variants.map((one) => variantName(game, one)).join(" / ")}`.slice(0, 100),
    game: game.name,
    variants: variants.map((one) => ({
      name: variantName(game, one),
      options: one.options,
      ...(one.preset ? { preset: one.preset } : {}),
    })),
    first: botText(plan.bots[0]),
    ...(plan.differ ? { second: botText(plan.bots[1]) } : {}),
    ...(plan.goal === "games"
      ? { games: number(plan.games) }
      : { precision: number(plan.precision), most: number(plan.most) }),
    ...(plan.minutes.trim() ? { minutes: number(plan.minutes) } : {}),
    random_opening: number(plan.opening),
    seed: number(plan.seed),
  };
}

/** The rules: all games, the page of one, and all rulings. */
import { html } from "../html.js";
import { GameRules } from "./rules/GameRules.js";
import { Rulings } from "./rules/Rulings.js";
import { AllRules } from "./rules/AllRules.js";

/** @param {{params: {game?: string}}} props */
export default function RulesPage({ params }) {
  if (!params.game) return html`<${AllRules} />`;
  if (params.game === "rulings") return html`<${Rulings} />`;
  return html`<${GameRules} key=${params.game} game=${params.game} />`;
}

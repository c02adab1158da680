/** The choice of a game, or of all games. */
import { useId } from "preact/hooks";
import { html } from "../../html.js";
import { t } from "../../text/text.js";

/** @typedef {import("../../api/types.js").Game} Game */

/** @param {{games: Game[], chosen: string, all?: boolean, onChoose: (game: string) => void}} props */
export function GameChoice({ games, chosen, all = false, onChoose }) {
  const id = useId();
  const choices = [...(all ? [{ name: "", title: t("people.allGames") }] : []), ...games];
  return html`<div class="choices" role="radiogroup" aria-label=${t("home.game")}>
    ${choices.map(
      (game) =>
        html`<label class="choice" key=${game.name}>
          <input
            type="radio"
            name=${id}
            checked=${game.name === chosen}
            onChange=${() => onChoose(game.name)}
          />
          <span>${game.title}</span>
        </label>`,
    )}
  </div>`;
}

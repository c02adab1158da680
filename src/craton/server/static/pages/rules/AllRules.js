/** All games with a picture of each: their rules, their lessons. */
import { html } from "../../html.js";
import { games } from "../../api/session.js";
import { useLessons } from "../../games/index.js";
import { Picture } from "../../learn/Picture.js";
import { progressOf } from "../../learn/progress.js";
import { t } from "../../text/text.js";
import { Icon } from "../../ui/Icon.js";
import { useLoaded } from "../../ui/load.js";
import { Problem, Waiting } from "../../ui/notices.js";
import { summaryOf } from "../common/names.js";

export function AllRules() {
  const { value, problem, again } = useLoaded(() => games(), []);
  if (problem) return html`<${Problem} message=${problem} again=${again} />`;
  if (!value) return html`<${Waiting} />`;
  return html`<div class="rules-all">
    <h1>${t("learn.allRules")}</h1>
    <p class="lede">${t("learn.allRulesHelp")}</p>
    <div class="rules-games">${value.games.map((game) => html`<${GameCard} key=${game.name} game=${game} />`)}</div>
    <a class="card rulings-card" href="/rules/rulings">
      <h2>${t("learn.rulings")}</h2>
      <p>${t("learn.rulingsHelp")}</p>
    </a>
  </div>`;
}

/** @param {{game: import("../../api/types.js").Game}} props */
function GameCard({ game }) {
  const lessons = useLessons(game.name) ?? [];
  const done = progressOf(game.name).length;
  return html`<article class="card game-card">
    <a class="game-picture" href=${`/rules/${game.name}`} tabindex="-1" aria-hidden="true">
      <${Picture} game=${game.name} />
    </a>
    <div class="game-words">
      <h2><a href=${`/rules/${game.name}`}>${game.title}</a></h2>
      <p>${summaryOf(game)}</p>
      <div class="buttons">
        ${lessons.length > 0 &&
        html`<a class="button primary" href=${`/learn/${game.name}`}>
          <${Icon} name=${done ? "check" : "hint"} />
          ${done ? t("learn.goOn", done, lessons.length) : t("learn.learnIt")}
        </a>`}
        <a class="button" href=${`/rules/${game.name}`}>${t("learn.read")}</a>
        <a class="button quiet" href=${`/new/${game.name}`}>${t("shell.play")}</a>
      </div>
    </div>
  </article>`;
}

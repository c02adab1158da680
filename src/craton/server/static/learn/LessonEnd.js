/** The end of a lesson, with the offer to play the easiest bot. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { games } from "../api/session.js";
import { folderOf } from "../games/index.js";
import { openMatch } from "../match/seats.js";
import { go } from "../router.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { useLoaded } from "../ui/load.js";
import { sentence, toast } from "../ui/notices.js";
import { Picture } from "./Picture.js";

/** Other games that have lessons. @param {string} game */
async function otherLessons(game) {
  const others = (await games()).games.filter((one) => one.name !== game);
  const folders = await Promise.all(others.map((one) => folderOf(one.name)));
  return others.filter((_, index) => folders[index].lessons);
}

/** @param {{game: string, title: string, onAgain: () => void}} props */
export function LessonEnd({ game, title, onAgain }) {
  const [isOpening, setOpening] = useState(false);
  const others = useLoaded(() => otherLessons(game), [game]).value ?? [];
  const play = async () => {
    setOpening(true);
    try {
      const match = await openMatch({ game, opponent: "bot", level: 1, seat: "first" });
      go(`/matches/${match.id}`);
    } catch (error) {
      setOpening(false);
      toast(sentence(error), "bad");
    }
  };
  return html`<div class="lesson-end">
    <section class="card lesson-end-card">
      <div class="lesson-end-picture"><${Picture} game=${game} /></div>
      <p class="eyebrow">${t("learn.wellDone")}</p>
      <h2>${t("learn.nowYouKnow", title)}</h2>
      <p>${t("learn.nowPlay")}</p>
      <div class="buttons">
        <button class="button primary" disabled=${isOpening} onClick=${play}>
          ${isOpening ? html`<span class="spinner"></span>` : html`<${Icon} name="play" />`}${t("learn.playBot")}
        </button>
        <a class="button" href=${`/rules/${game}`}>${t("learn.allDetails")}</a>
        <button class="button quiet" onClick=${onAgain}>${t("learn.startOver")}</button>
      </div>
    </section>
    ${others.length > 0 &&
    html`<section>
      <h2>${t("learn.otherGames")}</h2>
      <div class="grid lesson-end-others">
        ${others.map(
          (one) =>
            html`<a key=${one.name} class="card lesson-end-other" href=${`/learn/${one.name}`}>
              <${Picture} game=${one.name} /><strong>${one.title}</strong>
            </a>`,
        )}
      </div>
    </section>`}
  </div>`;
}

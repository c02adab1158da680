/** A lesson: a game in five minutes, one idea and one task at a time. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { games } from "../api/session.js";
import { lessonsOf } from "../games/index.js";
import { LessonEnd } from "../learn/LessonEnd.js";
import { LessonStep } from "../learn/LessonStep.js";
import { progressOf } from "../learn/progress.js";
import { Steps } from "../learn/Steps.js";
import { go } from "../router.js";
import { language } from "../text/language.js";
import { t } from "../text/text.js";
import { useLoaded } from "../ui/load.js";
import { Problem, Waiting } from "../ui/notices.js";

/** @typedef {import("../games/types.js").Lesson} Lesson */

/** The step that the address names (`?step=3`), or the first that is not done; after the last comes the end page.
 *  @param {string} game @param {Lesson[]} lessons @param {URLSearchParams} query */
function placeOf(game, lessons, query) {
  const named = Number(query.get("step"));
  if (Number.isInteger(named) && named >= 1 && named <= lessons.length + 1) return named - 1;
  const done = progressOf(game);
  const open = lessons.findIndex((lesson) => !done.includes(lesson.name));
  return open < 0 ? 0 : open;
}

/** @param {{params: {game: string}, query: URLSearchParams}} props */
export default function LearnPage({ params: { game }, query }) {
  const { value: lessons, problem, again } = useLoaded(() => lessonsOf(game), [game, language.value]);
  if (problem) return html`<${Problem} message=${problem} again=${again} />`;
  if (!lessons) return html`<${Waiting} />`;
  if (lessons.length === 0) return html`<${Problem} message=${t("learn.noLesson")} />`;
  return html`<${Course} key=${game} game=${game} lessons=${lessons} query=${query} />`;
}

/** @param {{game: string, lessons: Lesson[], query: URLSearchParams}} props */
function Course({ game, lessons, query }) {
  // Without a step in the address the place is found once: finishing a step does not move to the next by itself.
  const [found] = useState(() => placeOf(game, lessons, query));
  const place = query.has("step") ? placeOf(game, lessons, query) : found;
  const title = useLoaded(() => games(), []).value?.games.find((one) => one.name === game)?.title ?? "";
  const goTo = (/** @type {number} */ to) => go(`/learn/${game}?step=${to + 1}`);
  useEffect(() => {
    document.title = `${title} · Craton`;
    return () => void (document.title = "Craton");
  }, [title]);
  return html`<div class="learn">
    <header class="learn-head">
      <p class="eyebrow"><a href=${`/rules/${game}`}>${t("shell.rules")}</a></p>
      <h1>${title}</h1>
      <${Steps} game=${game} lessons=${lessons} place=${place} onGo=${goTo} />
    </header>
    ${place < lessons.length
      ? html`<${LessonStep}
          key=${`${game} ${place}`}
          game=${game}
          lesson=${lessons[place]}
          number=${place + 1}
          count=${lessons.length}
          onBack=${place > 0 ? () => goTo(place - 1) : null}
          onNext=${() => goTo(place + 1)}
        />`
      : html`<${LessonEnd} game=${game} title=${title} onAgain=${() => goTo(0)} />`}
  </div>`;
}

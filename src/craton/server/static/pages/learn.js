/** A lesson: a game in five minutes, one idea and one task at a time. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { games } from "../api/session.js";
import { Farewell } from "../learn/Farewell.js";
import { LessonStep } from "../learn/LessonStep.js";
import { LESSONS } from "../learn/lessons.js";
import { progressOf } from "../learn/progress.js";
import { Steps } from "../learn/Steps.js";
import { go } from "../router.js";
import { t } from "../text/text.js";
import { useLoaded } from "../ui/load.js";
import { Problem } from "../ui/notices.js";

/** The step that the address names (`?step=3`), or the first that is not done; behind the last is the farewell.
 *  @param {string} game @param {URLSearchParams} query */
function placeOf(game, query) {
  const lessons = LESSONS[game];
  const named = Number(query.get("step"));
  if (Number.isInteger(named) && named >= 1 && named <= lessons.length + 1) return named - 1;
  const done = progressOf(game);
  const open = lessons.findIndex((lesson) => !done.includes(lesson.name));
  return open < 0 ? 0 : open;
}

/** @param {{params: {game: string}, query: URLSearchParams}} props */
export default function LearnPage({ params: { game }, query }) {
  if (!LESSONS[game]) return html`<${Problem} message=${t("learn.noLesson")} />`;
  return html`<${Lesson} game=${game} query=${query} />`;
}

/** @param {{game: string, query: URLSearchParams}} props */
function Lesson({ game, query }) {
  const lessons = LESSONS[game];
  // Without a step in the address the place is found once: finishing a step does not move to the next by itself.
  const [found] = useState(() => placeOf(game, query));
  const place = query.has("step") ? placeOf(game, query) : found;
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
      : html`<${Farewell} game=${game} title=${title} onAgain=${() => goTo(0)} />`}
  </div>`;
}

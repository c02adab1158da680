/** A quake, an attack or another moment of a match, shown again: what a shared link opens. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { html } from "../html.js";
import { turnText } from "../match/headline.js";
import { resultText } from "../match/result.js";
import { Stage } from "../match/Stage.js";
import { layoutOf } from "../board/geometry.js";
import { preferences } from "../preferences.js";
import { ReplayStore } from "../study/replay.js";
import { ShareShow } from "../study/ShareShow.js";
import { spanOf } from "../games/shared/shows.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { Problem, Waiting } from "../ui/notices.js";
import { useTitle } from "../ui/title.js";

/** @param {URLSearchParams} query @param {string} name */
const numberOf = (query, name) => (/^\d+$/.test(query.get(name) ?? "") ? Number(query.get(name)) : null);

/** @param {{params: {id: string}, query: URLSearchParams}} props */
export default function ShowPage({ params, query }) {
  const replay = useMemo(() => new ReplayStore(params.id), [params.id]);
  const [isEnded, setEnded] = useState(false);
  const [asked, last] = [numberOf(query, "first"), numberOf(query, "last")];
  const watch = async () => {
    setEnded(false);
    const span = spanOf(replay.match.value?.steps ?? [], asked, last);
    if (span) await replay.watch(span);
    setEnded(true);
  };
  useEffect(() => {
    replay.open(0).then(() => replay.match.value && watch());
    return () => replay.close();
  }, [replay]);
  const match = replay.match.value;
  useTitle(match ? t("study.showOf", match.title) : "");
  const visuals = replay.visuals.value;
  const shown = replay.animator.shown.value;
  if (replay.problem.value) return html`<${Problem} message=${replay.problem.value} again=${() => location.reload()} />`;
  if (!match || !visuals || !shown) return html`<${Waiting} />`;
  const span = spanOf(match.steps, asked, last);
  if (!span) return html`<${Problem} message=${t("study.noShow")} />`;
  const { width, height } = layoutOf(match.board, visuals.look, preferences.coordinates.value === "yes");
  const isAtEnd = isEnded && !replay.animator.isAnimating.value;
  const names = [match.state.seats.first?.name, match.state.seats.second?.name].join(` ${t("study.against")} `);
  const context = {
    game: match.game,
    options: match.options,
    board: match.board,
    position: shown,
    insight: null,
    known: null,
    own: null,
    steps: match.steps.slice(0, span.first),
    layer: "",
  };
  return html`<div class="match show" style=${{ "--board-ratio": (width / height).toFixed(4) }}>
    <div class="match-task" role="status">
      <h1>${isAtEnd && span.last === replay.count && match.state.result ? resultText(match, match.state, visuals) : turnText(match.game, shown)}</h1>
      <p class="faint"><a href=${`/rules/${match.game}`}>${match.title}</a> · ${names}</p>
    </div>
    <div class="match-board">
      <${Stage}
        context=${context}
        visuals=${visuals}
        animator=${replay.animator}
        canAct=${false}
        last=${[]}
        act=${() => {}}
      />
    </div>
    <aside class="match-side stack" aria-label=${t("study.share")}>
      <h2 class="unseen">${t("study.share")}</h2>
      <div class="buttons">
        <button class="button primary" disabled=${!isAtEnd} onClick=${watch}><${Icon} name="play" />${t("study.watchAgain")}</button>
        <a class="button" href=${`/matches/${match.id}/replay?at=${span.first}`}>${t("study.wholeMatch")}</a>
      </div>
      <div class="card"><${ShareShow} match=${match} span=${span} /></div>
    </aside>
  </div>`;
}

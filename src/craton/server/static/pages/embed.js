/** A board to embed in other pages: a match to step through, and nothing around it. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { html } from "../html.js";
import { Board } from "../board/Board.js";
import { eventText } from "../games/shared/events.js";
import { turnText } from "../match/headline.js";
import { resultText } from "../match/result.js";
import { ReplayStore } from "../study/replay.js";
import { useNavigationKeys, NavigationButtons } from "../study/Navigation.js";
import { t } from "../text/text.js";
import { Problem, Waiting } from "../ui/notices.js";

const CELL = /[a-z]+\d+/g;

/** @param {{params: {match: string}, query: URLSearchParams}} props */
export default function EmbedPage({ params, query }) {
  const replay = useMemo(() => new ReplayStore(params.match), [params.match]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const at = query.get("at");
    replay.open(null).then(async () => {
      await replay.go(at === null ? replay.count : Number(at));
      setOpen(true);
    });
    return () => replay.close();
  }, [replay]);
  const at = replay.at.value;
  const ways = {
    first: () => replay.go(0),
    back: () => replay.go(at - 1),
    forward: () => replay.step(),
    last: () => replay.go(replay.count),
  };
  useNavigationKeys(ways);
  const match = replay.match.value;
  const visuals = replay.visuals.value;
  const shown = replay.animator.shown.value;
  if (replay.problem.value) return html`<${Problem} message=${replay.problem.value} />`;
  if (!isOpen || !match || !visuals || !shown) return html`<${Waiting} />`;
  const step = match.steps[at - 1];
  const isEnd = at === replay.count && match.state.result;
  const names = [match.state.seats.first?.name, match.state.seats.second?.name].join(` ${t("study.against")} `);
  return html`<div class="embed">
    <div class="embed-board">
      <${Board}
        board=${match.board}
        look=${visuals.look}
        symbols=${visuals.symbols}
        stones=${shown.stones}
        marks=${shown.marks}
        last=${(step?.text ?? "").match(CELL) ?? []}
        effects=${replay.animator.effects.value}
        label=${t("match.board", turnText(match.game, shown))}
        still
      />
    </div>
    <${NavigationButtons} ways=${ways} atStart=${at === 0} atEnd=${at >= replay.count}>
      <span class="embed-step" role="status">
        ${step ? `${step.turn}. ${step.event ? `${eventText(match.game, step.event)} ` : ""}${step.text ?? t("match.hidden")}` : t("study.start")}
      </span>
    <//>
    <p class="embed-words">
      <a href=${`/matches/${match.id}/replay?at=${at}`} target="_blank" rel="noopener">${match.title}</a>
      ${" · "}${isEnd ? resultText(match, match.state, visuals) : names}
    </p>
  </div>`;
}

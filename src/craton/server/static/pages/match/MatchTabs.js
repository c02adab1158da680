/** The tabs of a match: moves, insight, chat, terms, links; and the result when it is over. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { get } from "../../api/client.js";
import { Share } from "../../study/Share.js";
import { t } from "../../text/text.js";
import { Tabs } from "../../ui/Tabs.js";
import { Chat } from "../../match/Chat.js";
import { Info } from "../../match/Info.js";
import { InsightPanel } from "../../match/InsightPanel.js";
import { Moves } from "../../match/Moves.js";

/**
 * @param {object} props
 * @param {import("../../match/store.js").MatchStore} props.store
 * @param {any} props.context
 * @param {ReturnType<typeof import("../../match/hooks.js").usePast>} props.past
 * @param {(layer: string) => void} props.onLayer
 * @param {any} props.result   the game's ResultPanel once the match is over
 */
export function MatchTabs({ store, context, past, onLayer, result }) {
  const [chosen, choose] = useState("moves");
  const match = store.match.value;
  const visuals = store.visuals.value;
  const hasResult = Boolean(result);
  useEffect(() => choose(hasResult ? "result" : "moves"), [hasResult]);
  if (!match || !visuals) return null;
  const { steps } = context;
  const tabs = [
    {
      name: "moves",
      title: t("match.moves"),
      content: () => html`<${Moves} game=${match.game} steps=${steps} at=${past.at} onGo=${past.go} />`,
    },
    {
      name: "insight",
      title: t("match.insight"),
      content: () => html`<${InsightPanel} context=${context} visuals=${visuals} onLayer=${onLayer} />`,
    },
    { name: "chat", title: t("match.chat"), content: () => html`<${Chat} store=${store} />` },
    { name: "info", title: t("match.info"), content: () => html`<${Info} store=${store} />` },
    {
      name: "share",
      title: t("match.share"),
      content: () =>
        html`<${Share}
          link=${location.href}
          name=${`${match.game}-${match.id}`}
          record=${() => get(`/matches/${match.id}/record`)}
          position=${context.position.position}
          picture=".match-board .board"
          embed=${`${location.origin}/embed/${match.id}`}
        />`,
    },
  ];
  if (result) {
    const content = () => html`<${result} context=${context} match=${match} steps=${steps} />`;
    tabs.unshift({ name: "result", title: t("match.result"), content });
  }
  return html`<${Tabs} label=${match.title} tabs=${tabs} chosen=${chosen} onChoose=${choose} />`;
}

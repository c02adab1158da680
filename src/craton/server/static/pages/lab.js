/** The lab: experiments on the rules. The operator runs them; readers open one by its link. */
import { html } from "../html.js";
import { isOperator, me } from "../api/session.js";
import { go } from "../router.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { Waiting } from "../ui/notices.js";
import { useTitle } from "../ui/title.js";
import { useGames } from "./common/games.js";
import { Compare } from "./lab/Compare.js";
import { ExperimentPage } from "./lab/ExperimentPage.js";
import { ExperimentList } from "./lab/ExperimentList.js";
import { NewExperiment } from "./lab/NewExperiment.js";

/** @param {{query: URLSearchParams}} props */
function Operated({ query }) {
  const { games, titles } = useGames();
  const compared = (query.get("compare") ?? "").split(",").filter(Boolean);
  const isNew = query.get("new") === "yes";
  return html`<div class="page lab">
    <header class="page-head">
      <div class="row spread">
        <h1>${t("lab.title")}</h1>
        ${
          !isNew &&
          html`<a class="button primary" href="/lab?new=yes"><${Icon} name="plus" />${t("lab.newExperiment")}</a>`
        }
      </div>
      <p class="lede">${t("lab.lede")}</p>
    </header>
    ${
      isNew
        ? games.length > 0
          ? html`<${NewExperiment} games=${games} wanted=${query.get("game") ?? ""} />`
          : html`<${Waiting} />`
        : compared.length === 2
          ? html`<${Compare} key=${compared.join()} keys=${compared} titles=${titles} />`
          : html`<${ExperimentList}
              titles=${titles}
              onCompare=${(/** @type {string[]} */ keys) => go(`/lab?compare=${keys.join(",")}`)}
            />`
    }
  </div>`;
}

/** What other people see: experiments are shown to them by a link only. */
function Closed() {
  return html`<div class="empty">
    <h1>${t("lab.title")}</h1>
    <p>${t("lab.closed")}</p>
    <p class="soft">${t("lab.closedHelp")}</p>
    <p class="buttons"><a class="button" href="/strategies">${t("shell.strategies")}</a></p>
  </div>`;
}

/** @param {{params: {key?: string}, query: URLSearchParams}} props */
export default function Lab({ params, query }) {
  useTitle(t("lab.title"));
  if (params.key) return html`<${ExperimentPage} key=${params.key} name=${params.key} />`;
  if (me.value === undefined) return html`<${Waiting} />`;
  return isOperator.value ? html`<${Operated} query=${query} />` : html`<${Closed} />`;
}

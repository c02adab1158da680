/** The rules of a game, with playable boards and a list of its options. */
import { useEffect, useMemo } from "preact/hooks";
import { html } from "../../html.js";
import { get } from "../../api/client.js";
import { folderOf, useOfGame } from "../../games/index.js";
import { language } from "../../text/language.js";
import { t } from "../../text/text.js";
import { Icon } from "../../ui/Icon.js";
import { useLoaded } from "../../ui/load.js";
import { blocks, headings, markdown } from "../../ui/markdown.js";
import { Problem, Waiting } from "../../ui/notices.js";
import { summaryOf } from "../common/names.js";
import { Contents, useHash } from "./Contents.js";
import { LazyBoard } from "./LazyBoard.js";
import { linkOf } from "./links.js";
import { Options } from "./Options.js";

const COMMAND = /^\$ craton show '(.*)'$/;

/** The position of a printed board, if the block is one. @param {string} text */
function positionOf(text) {
  const found = COMMAND.exec(text.split("\n")[0]);
  return found ? found[1].replaceAll("'\\''", "'") : null;
}

/** @param {{game: string}} props */
export function GameRules({ game }) {
  const wanted = language.value;
  const { value, problem, again } = useLoaded(
    (how) => get(`/games/${encodeURIComponent(game)}?language=${wanted}`, how),
    [game, wanted],
  );
  if (problem) return html`<${Problem} message=${problem} again=${again} />`;
  if (!value) return html`<${Waiting} />`;
  return html`<${Page} page=${value} />`;
}

/** @param {{page: import("../../api/types.js").Game & {rules: string, language: string}}} props */
function Page({ page }) {
  const { text, lede } = useMemo(() => parts(page.rules), [page]);
  const contents = useMemo(() => headings(text).filter((one) => one.level < 4), [text]);
  const folder = useOfGame(folderOf, page.name);
  useHash(text);
  useEffect(() => {
    document.title = `${page.title} · Craton`;
    return () => void (document.title = "Craton");
  }, [page]);
  const body = useMemo(
    () =>
      markdown(text, {
        link: linkOf,
        fence: (info, content, place) => {
          const position = positionOf(content);
          return position && html`<${LazyBoard} key=${place} position=${position} text=${content} />`;
        },
        table: ([first]) =>
          first.toLowerCase() === "option" ? html`<${Options} game=${page.name} options=${page.options} />` : null,
      }),
    [text],
  );
  return html`<div class="rules-page">
    <header class="rules-head">
      <p class="eyebrow"><a href="/rules">${t("shell.rules")}</a></p>
      <h1>${page.title}</h1>
      <p class="lede" lang=${page.language}>${lede || summaryOf(page)}</p>
      <div class="buttons">
        ${folder?.lessons &&
        html`<a class="button primary" href=${`/learn/${page.name}`}><${Icon} name="hint" />${t("learn.learnIt")}</a>`}
        <a class="button" href=${`/new/${page.name}`}><${Icon} name="play" />${t("shell.play")}</a>
      </div>
    </header>
    <${Contents} contents=${contents} />
    <article class="rules-text prose" lang=${page.language}>
      <p class="notice good" lang=${language.value}><${Icon} name="hint" /><span>${t("learn.playable")}</span></p>
      ${body}
    </article>
  </div>`;
}

/** The text without its title, and its first paragraph. @param {string} rules */
function parts(rules) {
  const [title, first] = blocks(rules);
  const isUsual = title?.kind === "heading" && title.level === 1 && first?.kind === "paragraph";
  if (!isUsual) return { text: rules, lede: "" };
  const rest = rules.slice(rules.indexOf("\n"));
  const lede = first.text ?? "";
  return { text: rest.replace(lede, ""), lede };
}

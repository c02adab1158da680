/** Every decision of the rules beyond the original documents. */
import { useMemo } from "preact/hooks";
import { html } from "../../html.js";
import { get } from "../../api/client.js";
import { language } from "../../text/language.js";
import { t } from "../../text/text.js";
import { useLoaded } from "../../ui/load.js";
import { headings, markdown } from "../../ui/markdown.js";
import { Problem, Waiting } from "../../ui/notices.js";
import { Contents, useHash } from "./Contents.js";
import { linkOf } from "./links.js";

export function Rulings() {
  const wanted = language.value;
  const { value, problem, again } = useLoaded(
    (how) => get(`/rulings?language=${wanted}`, how),
    [wanted],
  );
  const text = value ? value.text.replace(/^# .*\n/, "") : "";
  const contents = useMemo(() => headings(text).filter((one) => one.level < 4), [text]);
  const body = useMemo(() => markdown(text, { link: linkOf }), [text]);
  useHash(text);
  if (problem) return html`<${Problem} message=${problem} again=${again} />`;
  if (!value) return html`<${Waiting} />`;
  return html`<div class="rules-page">
    <header class="rules-head">
      <p class="eyebrow"><a href="/rules">${t("shell.rules")}</a></p>
      <h1>${t("learn.rulings")}</h1>
    </header>
    <${Contents} contents=${contents} />
    <article class="rules-text prose" lang=${value.language}>${body}</article>
  </div>`;
}

/** Ways to share a show: a link that plays it, and an animated picture. */
import { useState } from "preact/hooks";
import { get } from "../api/client.js";
import { html } from "../html.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { sentence, toast } from "../ui/notices.js";
import { download } from "./files.js";
import { Copyable } from "./Share.js";
import { showPath } from "../games/shared/shows.js";

/** @param {{match: import("../api/types.js").Match, span: import("../games/shared/shows.js").Span}} props */
export function ShareShow({ match, span }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const film = await get(`/matches/${match.id}/show.gif?first=${span.first}&last=${span.last}`);
      download(`${match.game}-${match.id}.gif`, film, "image/gif");
    } catch (error) {
      toast(sentence(error), "bad");
    } finally {
      setBusy(false);
    }
  };
  return html`<div class="share stack">
    <${Copyable} label=${t("study.showLink")} text=${location.origin + showPath(match.id, span)} />
    <div class="field">
      <span class="label">${t("study.film")}</span>
      <div class="buttons">
        <button class="button small" disabled=${isBusy} onClick=${save}>
          ${isBusy ? html`<span class="spinner"></span>` : html`<${Icon} name="download" />`}GIF
        </button>
      </div>
    </div>
  </div>`;
}

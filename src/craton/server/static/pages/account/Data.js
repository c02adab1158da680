/** What a user takes along or leaves behind: export and deletion. */
import { useState } from "preact/hooks";
import { html } from "../../html.js";
import { request } from "../../api/client.js";
import { me, setUser } from "../../api/session.js";
import { t } from "../../text/text.js";
import { Dialog } from "../../ui/Dialog.js";
import { Icon } from "../../ui/Icon.js";
import { toast } from "../../ui/notices.js";
import { Fields } from "./Fields.js";

export function Export() {
  return html`<section class="card" aria-labelledby="export">
    <h2 id="export">${t("people.export")}</h2>
    <p class="soft">${t("people.exportHelp")}</p>
    <a class="button" href="/api/v1/account/export" download><${Icon} name="download" />${t("people.exportButton")}</a>
  </section>`;
}

/** @param {{onClose: () => void}} props */
function Confirmation({ onClose }) {
  const user = /** @type {import("../../api/types.js").User} */ (me.value);
  const erase = async (/** @type {any} */ values) => {
    const { name } = await request("DELETE", "/account", values);
    setUser(null);
    toast(t("people.deleted", name));
  };
  const password = { name: "password", type: "password", autocomplete: "current-password" };
  const effects = user.guest ? ["play", "private", "matches"] : ["play", "private", "matches", "name"];
  return html`<${Dialog} title=${t("people.deleteSure")} onClose=${onClose}>
    <ul class="consequences">
      ${effects.map((effect) => html`<li key=${effect}>${t(`people.deleteEffect-${effect}`)}</li>`)}
    </ul>
    <${Fields}
      fields=${[{ name: "name", help: t("people.deleteName", user.name) }, ...(user.guest ? [] : [password])]}
      action=${t("people.deleteButton")}
      send=${erase}
      danger
    >
      <button type="button" class="button quiet" onClick=${onClose}>${t("shell.cancel")}</button>
    <//>
  <//>`;
}

export function Deletion() {
  const [isAsking, setAsking] = useState(false);
  return html`<section class="card" aria-labelledby="delete">
    <h2 id="delete">${t("people.delete")}</h2>
    <p class="soft">${t("people.deleteHelp")}</p>
    <button class="button danger" onClick=${() => setAsking(true)}>
      <${Icon} name="trash" />${t("people.deleteOpen")}
    </button>
    ${isAsking && html`<${Confirmation} onClose=${() => setAsking(false)} />`}
  </section>`;
}

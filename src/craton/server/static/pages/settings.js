/** Settings: how everything looks and moves, who I am, where I am signed in. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { Access } from "./settings/Access.js";
import { Account } from "./settings/Account.js";
import { Preferences } from "./settings/Preferences.js";

function Notifications() {
  const isKnown = "Notification" in window;
  const [permission, setPermission] = useState(isKnown ? Notification.permission : "unknown");
  const ask = async () => setPermission(await Notification.requestPermission());
  return html`<section class="card" aria-labelledby="notifications">
    <h2 id="notifications">${t("people.notifications")}</h2>
    <p class="soft">${t(`people.notifications-${permission}`)}</p>
    ${
      permission === "default" &&
      html`<button class="button" onClick=${ask}>
        <${Icon} name="bell" />${t("people.notificationsAsk")}
      </button>`
    }
  </section>`;
}

const LINKS = [
  ["/rules", "rules"],
  ["/fairness", "fairness"],
  ["/api/v1/openapi.json", "interface"],
];

export default function Settings() {
  return html`<div class="settings">
    <h1>${t("shell.settings")}</h1>
    <${Preferences} />
    <div class="settings-self">
      <${Account} />
      <${Notifications} />
      <${Access} />
    </div>
    <p class="row">${LINKS.map(([to, name]) => html`<a key=${to} href=${to}>${t(`shell.${name}`)}</a>`)}</p>
  </div>`;
}

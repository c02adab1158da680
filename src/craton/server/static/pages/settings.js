/** Settings of this browser: preferences and notifications. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../text/text.js";
import { askToNotify, notificationState } from "../turn.js";
import { Icon } from "../ui/Icon.js";
import { useTitle } from "../ui/title.js";
import { Preferences } from "./settings/Preferences.js";

function Notifications() {
  const [permission, setPermission] = useState(notificationState);
  const ask = async () => {
    await askToNotify();
    setPermission(notificationState());
  };
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

export default function Settings() {
  useTitle(t("shell.settings"));
  return html`<div class="settings">
    <h1>${t("shell.settings")}</h1>
    <${Preferences} />
    <${Notifications} />
  </div>`;
}

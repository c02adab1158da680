/** The account: sign in or create one; name, password, e-mail, sessions, tokens, export and deletion. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { get, remove } from "../api/client.js";
import { me } from "../api/session.js";
import { t } from "../text/text.js";
import { useLoaded } from "../ui/load.js";
import { Problem, Waiting } from "../ui/notices.js";
import { useTitle } from "../ui/title.js";
import { Sessions, Tokens } from "./account/Access.js";
import { Deletion, Export } from "./account/Data.js";
import { Email, Password } from "./account/Security.js";
import { leave, SignIn } from "./account/SignIn.js";
import { dateText } from "./common/names.js";

/** @typedef {import("../api/types.js").Account} Account */

const FAR = Date.UTC(9000, 0); // what lasts longer has no end

/** @param {{name: "banned" | "muted", until: number | null, reason: string | null}} props */
function Sanction({ name, until, reason }) {
  if (!until || until < Date.now()) return null;
  const end = until > FAR ? t("people.furtherNotice") : dateText(until);
  return html`<p class="notice bad">${t(`people.${name}`, end, reason)}</p>`;
}

/** @param {{profile: Account}} props */
function OwnAccount({ profile: loaded }) {
  const [profile, setProfile] = useState(loaded);
  return html`<div class="account">
    <header class="row spread">
      <div>
        <h1>${profile.name}${profile.bot && html` <span class="tag">${t("people.bot")}</span>`}</h1>
        <p class="soft">
          ${`${t("people.memberSince", dateText(profile.created))} · `}
          <a href=${`/players/${profile.name}`}>${t("people.publicProfile")}</a>
        </p>
      </div>
      <button class="button" onClick=${() => leave(() => remove("/sessions/current"))}>${t("people.signOut")}</button>
    </header>
    <${Sanction} name="banned" until=${profile.banned} reason=${profile.ban_reason} />
    <${Sanction} name="muted" until=${profile.muted} reason=${profile.mute_reason} />
    <div class="account-columns">
      <div class="stack"><${Password} /><${Email} profile=${profile} onChange=${setProfile} /><${Sessions} /></div>
      <div class="stack"><${Tokens} /><${Export} /><${Deletion} /></div>
    </div>
  </div>`;
}

function LoadedAccount() {
  const { value, problem, again } = useLoaded((how) => get("/account", how), []);
  if (problem) return html`<${Problem} message=${problem} again=${again} />`;
  return value ? html`<${OwnAccount} profile=${value} />` : html`<${Waiting} />`;
}

export default function AccountPage() {
  useTitle(t("people.account"));
  if (me.value === undefined) return html`<${Waiting} />`;
  if (me.value && !me.value.guest) return html`<${LoadedAccount} key=${me.value.id} />`;
  return html`<div class="account">
    <h1>${t("people.account")}</h1>
    <div class="account-columns">
      <${SignIn} />
      ${me.value && html`<div class="stack"><${Export} /><${Deletion} /></div>`}
    </div>
  </div>`;
}

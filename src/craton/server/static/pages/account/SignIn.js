/** For guests and visitors: create an account, sign in, or recover a forgotten password. */
import { useState } from "preact/hooks";
import { html } from "../../html.js";
import { post } from "../../api/client.js";
import { me, sendsMail, setUser } from "../../api/session.js";
import { phrase } from "../../text/phrases.js";
import { t } from "../../text/text.js";
import { sentence, toast } from "../../ui/notices.js";
import { Tabs } from "../../ui/Tabs.js";
import { Fields, newPassword } from "./Fields.js";

/** @param {string} path @param {any} values @param {(name: string) => string} greeting */
async function enter(path, values, greeting) {
  const { user } = await post(path, values);
  setUser(user);
  toast(greeting(user.name));
}

const welcome = (/** @type {string} */ name) => t("people.welcome", name);
const welcomeBack = (/** @type {string} */ name) => t("people.welcomeBack", name);

function Register() {
  const fields = [
    {
      name: "name",
      autocomplete: "username",
      pattern: "[A-Za-z0-9][A-Za-z0-9_\\-]{1,19}",
      help: t("people.nameHelp"),
    },
    newPassword("password"),
  ];
  return html`<p class="soft">${t("people.takeNameHelp")}</p>
    <${Fields}
      fields=${fields}
      action=${t("people.takeName")}
      send=${(/** @type {any} */ values) => enter("/account", values, welcome)}
    />`;
}

/** @param {{onForgot: () => void}} props */
function LogIn({ onForgot }) {
  const fields = [
    { name: "name", autocomplete: "username" },
    { name: "password", type: "password", autocomplete: "current-password" },
  ];
  return html`${me.value && html`<p class="soft">${t("people.signInLeavesGuest", me.value.name)}</p>`}
    <${Fields}
      fields=${fields}
      action=${t("people.signIn")}
      send=${(/** @type {any} */ values) => enter("/sessions", values, welcomeBack)}
    >
      <button type="button" class="button quiet" onClick=${onForgot}>${t("people.forgot")}</button>
    <//>`;
}

/** Asks the server to send a code; it says the same whether or not it does. */
function MailCode() {
  const [answer, setAnswer] = useState("");
  const send = async (/** @type {any} */ values) => setAnswer(phrase((await post("/account/recover/mail", values)).message));
  return html`<${Fields}
      fields=${[{ name: "name", autocomplete: "username" }]}
      action=${t("people.mailCode")}
      send=${send}
    />
    ${answer && html`<p class="notice good" role="status">${answer}</p>`}`;
}

/** @param {{onBack: () => void}} props */
function Recover({ onBack }) {
  const fields = [
    { name: "name", autocomplete: "username" },
    { name: "code", autocomplete: "one-time-code", help: t("people.codeHelp") },
    newPassword("new"),
  ];
  return html`<div class="stack recover">
    <h2>${t("people.recover")}</h2>
    <p class="soft">${t(sendsMail.value ? "people.recoverHelpMail" : "people.recoverHelp")}</p>
    ${
      sendsMail.value &&
      html`<section aria-labelledby="recover-mail">
        <h3 id="recover-mail">${t("people.recoverMail")}</h3>
        <${MailCode} />
      </section>`
    }
    <section aria-labelledby="recover-code">
      <h3 id="recover-code">${t("people.recoverCode")}</h3>
      <${Fields}
        fields=${fields}
        action=${t("people.setPassword")}
        send=${(/** @type {any} */ { name, code, new: password }) =>
          enter("/account/recover", { name, code, password }, welcomeBack)}
      >
        <button type="button" class="button quiet" onClick=${onBack}>${t("people.backToSignIn")}</button>
      <//>
    </section>
  </div>`;
}

export function SignIn() {
  const [tab, setTab] = useState("take");
  const [isRecovering, setRecovering] = useState(false);
  if (isRecovering)
    return html`<section class="card sign-in" aria-label=${t("people.recover")}>
      <${Recover} onBack=${() => setRecovering(false)} />
    </section>`;
  return html`<section class="card sign-in" aria-label=${t("people.account")}>
    <p class="soft">${me.value ? t("people.youAreGuest", me.value.name) : t("people.youAreNobody")}</p>
    <${Tabs}
      label=${t("people.account")}
      chosen=${tab}
      onChoose=${setTab}
      tabs=${[
        { name: "take", title: t("people.takeName"), content: () => html`<${Register} key="take" />` },
        {
          name: "sign-in",
          title: t("people.signIn"),
          content: () => html`<${LogIn} key="sign-in" onForgot=${() => setRecovering(true)} />`,
        },
      ]}
    />
  </section>`;
}

/** Sign out. @param {() => Promise<any>} end */
export async function leave(end) {
  try {
    await end();
    setUser(null);
    toast(t("people.signedOut"));
  } catch (error) {
    toast(sentence(error), "bad");
  }
}

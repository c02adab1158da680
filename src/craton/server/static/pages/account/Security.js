/** The password and the e-mail address of an account. */
import { useState } from "preact/hooks";
import { html } from "../../html.js";
import { post, put, remove } from "../../api/client.js";
import { sendsMail, setUser } from "../../api/session.js";
import { phrase } from "../../text/phrases.js";
import { t } from "../../text/text.js";
import { sentence, toast } from "../../ui/notices.js";
import { Fields, newPassword } from "./Fields.js";

/** @typedef {import("../../api/types.js").Account} Account */

const CURRENT_PASSWORD = { name: "old", type: "password", autocomplete: "current-password" };

export function Password() {
  const change = async (/** @type {any} */ { old, new: fresh, endTokens }) => {
    setUser((await put("/account/password", { old, new: fresh, end_tokens: Boolean(endTokens) })).user);
    toast(t("people.passwordChanged"));
  };
  return html`<section class="card" aria-labelledby="password">
    <h2 id="password">${t("people.password")}</h2>
    <${Fields}
      fields=${[CURRENT_PASSWORD, newPassword("new"), { name: "endTokens", type: "checkbox" }]}
      action=${t("people.changePassword")}
      send=${change}
    />
  </section>`;
}

/** @param {{profile: Account, onChange: (profile: Account) => void}} props */
export function Email({ profile, onChange }) {
  const [sent, setSent] = useState("");
  if (!sendsMail.value) return null;
  const drop = async () => {
    try {
      onChange(await remove("/account/email"));
    } catch (error) {
      toast(sentence(error), "bad");
    }
  };
  const confirm = async (/** @type {any} */ values) => {
    onChange(await post("/account/email/confirm", values));
    setSent("");
    toast(t("people.emailConfirmed"));
  };
  const ask = async (/** @type {any} */ { email, old }) =>
    setSent(phrase((await put("/account/email", { email, password: old })).message));
  return html`<section class="card" aria-labelledby="email">
    <h2 id="email">${t("people.email")}</h2>
    <p class="soft">${t("people.emailHelp")}</p>
    ${
      profile.email &&
      html`<div class="row spread">
        <b class="address">${profile.email}</b>
        <button class="button small" onClick=${drop}>${t("people.removeEmail")}</button>
      </div>`
    }
    ${
      sent
        ? html`<p class="notice good" role="status">${sent}</p>
            <${Fields}
              key="code"
              fields=${[{ name: "code", autocomplete: "one-time-code", help: t("people.codeHelp") }]}
              action=${t("people.confirmEmail")}
              send=${confirm}
            >
              <button type="button" class="button quiet" onClick=${() => setSent("")}>${t("shell.cancel")}</button>
            <//>`
        : !profile.email &&
          html`<${Fields}
            key="email"
            fields=${[{ name: "email", type: "email", autocomplete: "email" }, CURRENT_PASSWORD]}
            action=${t("people.sendCode")}
            send=${ask}
          />`
    }
  </section>`;
}

/** The account: create one as a guest, sign in and out, change the password. */
import { useId, useState } from "preact/hooks";
import { html } from "../../html.js";
import { post, put, remove } from "../../api/client.js";
import { setUser, me } from "../../api/session.js";
import { t } from "../../text/text.js";
import { sentence, toast } from "../../ui/notices.js";
import { Tabs } from "../../ui/Tabs.js";

/**
 * @typedef {{name: string, type?: string, autocomplete: string, pattern?: string, minlength?: number,
 *   help?: string}} Field
 * @param {object} props
 * @param {Field[]} props.fields
 * @param {string} props.action                 the words of the button
 * @param {(values: Record<string, string>) => Promise<void>} props.send
 */
function Fields({ fields, action, send }) {
  const id = useId();
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  const onSubmit = async (/** @type {any} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    setSending(true);
    setProblem("");
    try {
      await send(/** @type {any} */ (Object.fromEntries(new FormData(form))));
      form.reset();
    } catch (error) {
      setProblem(sentence(error));
    } finally {
      setSending(false);
    }
  };
  return html`<form class="stack fields" onSubmit=${onSubmit}>
    ${fields.map(
      ({ name, help, ...rest }) =>
        html`<div class="field" key=${name}>
          <label for=${`${id}-${name}`}>${t(`people.field-${name}`)}</label>
          <input
            id=${`${id}-${name}`}
            name=${name}
            required
            aria-describedby=${help ? `${id}-${name}-help` : undefined}
            ...${rest}
          />
          ${help && html`<p class="help" id=${`${id}-${name}-help`}>${help}</p>`}
        </div>`,
    )}
    ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
    <div class="buttons">
      <button class="button primary" disabled=${isSending}>
        ${isSending && html`<span class="spinner"></span>`}${action}
      </button>
    </div>
  </form>`;
}

/** @returns {Field[]} */
const credentials = () => [
  { name: "name", autocomplete: "username" },
  { name: "password", type: "password", autocomplete: "current-password" },
];

/** @returns {Field[]} */
const freshCredentials = () => [
  {
    name: "name",
    autocomplete: "username",
    pattern: "[A-Za-z0-9][A-Za-z0-9_\\-]{1,19}",
    help: t("people.nameHelp"),
  },
  {
    name: "password",
    type: "password",
    autocomplete: "new-password",
    minlength: 8,
    help: t("people.passwordHelp"),
  },
];

function GuestAccount() {
  const [tab, setTab] = useState("take");
  const take = async (/** @type {any} */ values) => {
    setUser((await post("/account", values)).user);
    toast(t("people.welcome", values.name));
  };
  const signIn = async (/** @type {any} */ values) => {
    setUser((await post("/sessions", values)).user);
    toast(t("people.welcomeBack", values.name));
  };
  return html`<div>
    <p class="soft">${me.value ? t("people.youAreGuest", me.value.name) : t("people.youAreNobody")}</p>
    <${Tabs}
      label=${t("people.account")}
      chosen=${tab}
      onChoose=${setTab}
      tabs=${[
        {
          name: "take",
          title: t("people.takeName"),
          content: () =>
            html`<p class="soft">${t("people.takeNameHelp")}</p>
              <${Fields}
                key="take"
                fields=${freshCredentials()}
                action=${t("people.takeName")}
                send=${take}
              />`,
        },
        {
          name: "sign-in",
          title: t("people.signIn"),
          content: () =>
            html`<${Fields}
              key="sign-in"
              fields=${credentials()}
              action=${t("people.signIn")}
              send=${signIn}
            />`,
        },
      ]}
    />
  </div>`;
}

function OwnAccount() {
  const user = /** @type {import("../../api/types.js").User} */ (me.value);
  const [isChanging, setChanging] = useState(false);
  const signOut = async () => {
    try {
      await remove("/sessions/current");
      setUser(null);
      toast(t("people.signedOut"));
    } catch (error) {
      toast(sentence(error), "bad");
    }
  };
  const change = async (/** @type {any} */ values) => {
    await put("/account/password", values);
    setChanging(false);
    toast(t("people.passwordChanged"));
  };
  return html`<div class="stack">
    <div class="row spread">
      <p class="account-name">
        <a href=${`/players/${user.name}`}>${user.name}</a
        >${user.bot && html` <span class="tag">${t("people.bot")}</span>`}
      </p>
      <div class="buttons">
        <button class="button" aria-expanded=${isChanging} onClick=${() => setChanging(!isChanging)}>
          ${t("people.changePassword")}
        </button>
        <button class="button" onClick=${signOut}>${t("people.signOut")}</button>
      </div>
    </div>
    ${
      isChanging &&
      html`<${Fields}
        fields=${[
          { name: "old", type: "password", autocomplete: "current-password" },
          {
            name: "new",
            type: "password",
            autocomplete: "new-password",
            minlength: 8,
            help: t("people.passwordHelp"),
          },
        ]}
        action=${t("people.changePassword")}
        send=${change}
      />`
    }
  </div>`;
}

export function Account() {
  return html`<section class="card" aria-labelledby="account">
    <h2 id="account">${t("people.account")}</h2>
    ${me.value && !me.value.guest ? html`<${OwnAccount} />` : html`<${GuestAccount} />`}
  </section>`;
}

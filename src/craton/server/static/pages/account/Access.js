/** Sessions and API tokens of an account. */
import { useId, useState } from "preact/hooks";
import { html } from "../../html.js";
import { get, post, remove } from "../../api/client.js";
import { setUser, me } from "../../api/session.js";
import { t } from "../../text/text.js";
import { useLoaded } from "../../ui/load.js";
import { sentence, toast } from "../../ui/notices.js";
import { ago, dateText } from "../common/names.js";

/** @typedef {import("../../api/types.js").Session} Session */
/** @typedef {import("../../api/types.js").Token} Token */

const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"];
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac OS X", "Linux"];

/** A browser in a few words. @param {string} agent */
function agentText(agent) {
  const browser = BROWSERS.find((name) => agent.includes(name));
  const system = SYSTEMS.find((name) => agent.includes(name));
  if (!browser) return agent.slice(0, 60) || t("people.unknownAgent");
  const name = { Edg: "Edge", OPR: "Opera" }[browser] ?? browser;
  return system ? t("people.agent", name, system.replace("Mac OS X", "macOS")) : name;
}

/** @param {string} path @param {() => void} then */
async function end(path, then) {
  try {
    await remove(path);
    then();
  } catch (error) {
    toast(sentence(error), "bad");
  }
}

export function Sessions() {
  const { value, problem, again } = useLoaded((how) => get("/sessions", how), [me.value]);
  const sessions = /** @type {Session[]} */ (value?.sessions ?? []);
  return html`<section class="card" aria-labelledby="sessions">
    <h2 id="sessions">${t("people.sessions")}</h2>
    <p class="soft">${t("people.sessionsHelp")}</p>
    ${problem && html`<p class="notice bad">${problem}</p>`}
    <ul class="rows">
      ${sessions.map(
        (session) =>
          html`<li key=${session.id}>
            <span class="line-words">
              <b>${agentText(session.agent)}</b>
              <span class="faint"
                >${t("people.sessionTimes", dateText(session.created), ago(session.seen))}</span
              >
            </span>
            ${session.current && html`<span class="tag good">${t("people.thisBrowser")}</span>`}
            <button
              class="button small"
              aria-label=${t("people.endSessionOf", agentText(session.agent))}
              onClick=${() => end(`/sessions/${session.id}`, () => (session.current ? setUser(null) : again()))}
            >
              ${t("people.end")}
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{onMade: () => void}} props */
function NewToken({ onMade }) {
  const id = useId();
  const [token, setToken] = useState("");
  const [problem, setProblem] = useState("");
  const scopes = me.value?.bot ? ["read", "play", "bot"] : ["read", "play"];
  const onSubmit = async (/** @type {any} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const data = new FormData(form);
    const days = Number(data.get("days"));
    try {
      const made = await post("/tokens", {
        label: data.get("label"),
        scopes: data.getAll("scope"),
        ...(days ? { days } : {}),
      });
      setToken(made.token);
      setProblem("");
      form.reset();
      onMade();
    } catch (error) {
      setProblem(sentence(error));
    }
  };
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    toast(t("shell.copied"));
  };
  return html`<div class="stack">
    <form class="row token-form" onSubmit=${onSubmit}>
      <div class="field">
        <label for=${`${id}-label`}>${t("people.tokenLabel")}</label>
        <input id=${`${id}-label`} name="label" required maxlength="60" autocomplete="off" />
      </div>
      <div class="field">
        <label for=${`${id}-days`}>${t("people.tokenDays")}</label>
        <input
          id=${`${id}-days`}
          name="days"
          class="number"
          type="number"
          min="1"
          max="3650"
          placeholder=${t("people.forEver")}
        />
      </div>
      <fieldset class="field">
        <legend>${t("people.tokenScopes")}</legend>
        <div class="row token-scopes">
          ${scopes.map(
            (scope) =>
              html`<label class="check" key=${scope}>
                <input
                  type="checkbox"
                  name="scope"
                  value=${scope}
                  checked=${scope !== "bot"}
                />${t(`people.scope-${scope}`)}
              </label>`,
          )}
        </div>
      </fieldset>
      <button class="button">${t("people.makeToken")}</button>
    </form>
    ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
    ${
      token &&
      html`<div class="notice good token-made" role="status">
        <span>${t("people.tokenOnce")}</span>
        <code>${token}</code>
        <button class="button small" onClick=${copy}>${t("shell.copy")}</button>
      </div>`
    }
  </div>`;
}

export function Tokens() {
  const { value, problem, again } = useLoaded((how) => get("/tokens", how), [me.value]);
  const tokens = /** @type {Token[]} */ (value?.tokens ?? []);
  return html`<section class="card" aria-labelledby="tokens">
    <h2 id="tokens">${t("people.tokens")}</h2>
    <p class="soft">${t("people.tokensHelp")} <a href="/api/v1/openapi.json">${t("shell.interface")}</a></p>
    ${problem && html`<p class="notice bad">${problem}</p>`}
    <ul class="rows">
      ${tokens.map(
        (token) =>
          html`<li key=${token.id}>
            <span class="line-words">
              <b>${token.label}</b>
              <span class="faint"
                >${[
                  t("people.tokenMade", dateText(token.created)),
                  token.used ? t("people.tokenUsed", ago(token.used)) : t("people.tokenUnused"),
                  token.expires ? t("people.tokenUntil", dateText(token.expires)) : t("people.tokenForEver"),
                ].join(", ")}</span
              >
            </span>
            ${token.scopes.map((scope) => html`<span class="tag" key=${scope}>${t(`people.scope-${scope}`)}</span>`)}
            <button
              class="button small"
              aria-label=${t("people.endTokenOf", token.label)}
              onClick=${() => end(`/tokens/${token.id}`, again)}
            >
              ${t("people.revoke")}
            </button>
          </li>`,
      )}
    </ul>
    ${value && tokens.length === 0 && html`<p class="faint">${t("people.noTokens")}</p>`}
    <${NewToken} onMade=${again} />
  </section>`;
}

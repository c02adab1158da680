/** The frame around every page: masthead, the page of the current address, messages. */
import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { effect } from "@preact/signals";
import { html } from "./html.js";
import { isOperator, me, loadUser } from "./api/session.js";
import { pace, preferences } from "./preferences.js";
import { address, find } from "./router.js";
import { language, LANGUAGES, NAMES } from "./text/language.js";
import { loadPhrases, t } from "./text/text.js";
import { Icon } from "./ui/Icon.js";
import { Problem, Toasts, Waiting } from "./ui/notices.js";

const NAV = /** @type {const} */ ([
  ["/new", "play"],
  ["/learn", "learn"],
  ["/watch", "watch"],
  ["/analysis", "analysis"],
  ["/rules", "rules"],
  ["/tournaments", "tournaments"],
  ["/players", "players"],
]);

function Masthead() {
  const [isOpen, setOpen] = useState(false);
  const path = address.value.split("?")[0];
  useEffect(() => setOpen(false), [path]);
  const user = me.value;
  return html`<header class="masthead">
    <a class="brand" href="/"><img src="/static/icons/icon.svg" alt="" />Craton</a>
    <button
      class="button icon quiet menu-button"
      aria-expanded=${isOpen}
      aria-controls="navigation"
      aria-label=${t("shell.menu")}
      onClick=${() => setOpen(!isOpen)}
    >
      <${Icon} name="menu" />
    </button>
    <nav id="navigation" class=${isOpen ? "open" : ""} aria-label=${t("shell.navigation")}>
      ${NAV.map(
        ([to, name]) =>
          html`<a key=${to} href=${to} aria-current=${path.startsWith(to) ? "page" : undefined}>${t(`shell.${name}`)}</a>`,
      )}
    </nav>
    <div class="tools">
      <a class="own" href="/account" aria-current=${path === "/account" ? "page" : undefined}
        >${user && !user.guest ? user.name : t("shell.signIn")}</a
      >
      <a
        href="/settings"
        aria-label=${t("shell.settings")}
        title=${t("shell.settings")}
        aria-current=${path === "/settings" ? "page" : undefined}
        ><${Icon} name="sliders"
      /></a>
    </div>
  </header>`;
}

function Footer() {
  return html`<footer class="footer">
    <span>${t("shell.motto")}</span>
    <a href="/fairness">${t("shell.fairness")}</a>
    <a href="/strategies">${t("shell.strategies")}</a>
    <a href="/rules">${t("shell.rules")}</a>
    ${isOperator.value && html`<a href="/lab">${t("shell.lab")}</a>`}
    <a href="/api/v1/openapi.json">${t("shell.interface")}</a>
    <${LanguageChoice} />
  </footer>`;
}

/** The page of an address that does not exist. */
function Nowhere() {
  return html`<div class="empty">
    <h1>${t("shell.nowhere")}</h1>
    <p>${t("shell.nowhereHelp")}</p>
    <p class="buttons"><a class="button primary" href="/">${t("shell.toHome")}</a><a class="button" href="/learn">${t("home.learnFirst")}</a></p>
  </div>`;
}

/** The languages, each in its own words, so that a person finds theirs on a page that they cannot read. */
function LanguageChoice() {
  const choose = (/** @type {any} */ event) => {
    preferences.language.value = event.currentTarget.value;
  };
  return html`<label class="language">
    <${Icon} name="globe" />
    <span class="unseen">${t("shell.language")}</span>
    <select onChange=${choose}>
      ${LANGUAGES.map(
        (name) =>
          html`<option key=${name} value=${name} lang=${name} selected=${name === language.value}>${NAMES[name]}</option>`,
      )}
    </select>
  </label>`;
}

/** The page of an address; the old one stays until the new one is loaded. */
function Page() {
  const [shown, show] = useState(/** @type {any} */ (null));
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  const isFirst = useRef(true);
  const where = address.value;
  const [path, search] = where.split("?");
  useEffect(() => {
    let isCurrent = true;
    const found = find(path);
    if (!found) {
      show({ component: Nowhere, path, search });
      return undefined;
    }
    const load = () =>
      found.load().then(
        (module) => isCurrent && show({ component: module.default, params: found.params, path, search }),
        () => isCurrent && show({ problem: t("shell.notLoaded"), again: load }),
      );
    load();
    return () => {
      isCurrent = false;
    };
  }, [path]);
  useEffect(() => {
    if (!shown) return;
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [shown]);
  const content = !shown
    ? html`<${Waiting} />`
    : shown.problem
      ? html`<${Problem} message=${shown.problem} again=${shown.again} />`
      : html`<${shown.component}
          key=${shown.path}
          params=${shown.params}
          query=${new URLSearchParams(shown.path === path ? search : shown.search)}
        />`;
  return html`<main id="main" tabindex="-1" ref=${main}>${content}</main>`;
}

function App() {
  if (address.value.startsWith("/embed")) return html`<${Page} />`;
  return html`<div class="frame">
    <a class="skip" href="#main">${t("shell.skip")}</a>
    <${Masthead} />
    <${Page} />
    <${Footer} />
    <${Toasts} />
  </div>`;
}

const OFFLINE_DELAY = 3000; // milliseconds after the page was loaded, so that the first view is not slowed down

/** Starts the service worker, which keeps every file of the client for times without a connection. */
function keepOffline() {
  if (!("serviceWorker" in navigator) || location.pathname.startsWith("/embed")) return;
  const register = () => navigator.serviceWorker.register("/service-worker.js").catch(() => {}); // the client works without it
  const start = () => setTimeout(register, OFFLINE_DELAY);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/** A match may wait for a seed that this browser keeps, whatever page is shown. */
function revealSeeds() {
  if (me.value && !location.pathname.startsWith("/embed") && hasNotes()) {
    import("./match/seats.js").then(({ watchSeeds }) => watchSeeds(), () => {}); // the match page does it too
  }
}

function hasNotes() {
  try {
    return localStorage.getItem("craton.dice") !== null;
  } catch {
    return false;
  }
}

const isDark = matchMedia("(prefers-color-scheme: dark)");

function applyTheme() {
  const chosen = preferences.theme.value;
  const root = document.documentElement;
  root.dataset.theme = chosen === "system" ? (isDark.matches ? "dark" : "light") : chosen;
  root.style.setProperty("--pace", String(pace()));
  const ground = getComputedStyle(root).getPropertyValue("--ground");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

effect(applyTheme);
isDark.addEventListener("change", applyTheme);
loadUser().then(revealSeeds, () => {
  me.value = null; // the pages report that they cannot reach the server
});
// Load the page while its frame is drawn; the frame reports a failure.
find(location.pathname)?.load().catch(() => {});
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
keepOffline();
// Before it is used, the page shows nothing that the server says, and the home page is lighter without a phrase book.
for (const use of ["pointerdown", "keydown"]) addEventListener(use, () => void loadPhrases().catch(() => {}), { once: true });

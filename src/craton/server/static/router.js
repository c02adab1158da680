/** The addresses of the client and their pages, which are loaded on demand. */
import { signal } from "@preact/signals";
import { loadLazy } from "./lazy.js";

/** @typedef {{params: Record<string, string>, query: URLSearchParams}} Address */

/** @type {[string, () => Promise<{default: any}>][]} */
const ROUTES = [
  ["/", () => import("./pages/home.js")],
  ["/new", () => import("./pages/new.js")],
  ["/new/:game", () => import("./pages/new.js")],
  ["/matches/:id", () => import("./pages/match.js")],
  ["/matches/:id/replay", () => import("./pages/replay.js")],
  ["/matches/:id/show", () => import("./pages/show.js")],
  ["/analysis", () => import("./pages/analysis.js")],
  ["/analysis/:match", () => import("./pages/analysis.js")],
  ["/rules", () => import("./pages/rules.js")],
  ["/rules/:game", () => import("./pages/rules.js")],
  ["/learn", () => import("./pages/rules.js")],
  ["/learn/:game", () => import("./pages/learn.js")],
  ["/fairness", () => import("./pages/fairness.js")],
  ["/fairness/:match", () => import("./pages/fairness.js")],
  ["/watch", () => import("./pages/watch.js")],
  ["/players", () => import("./pages/players.js")],
  ["/strategies", () => import("./pages/strategies.js")],
  ["/players/:who", () => import("./pages/player.js")],
  ["/tournaments", () => import("./pages/tournaments.js")],
  ["/tournaments/:id", () => import("./pages/tournament.js")],
  ["/lab", () => import("./pages/lab.js")],
  ["/lab/:key", () => import("./pages/lab.js")],
  ["/account", () => import("./pages/account.js")],
  ["/settings", () => import("./pages/settings.js")],
  ["/embed/:match", () => import("./pages/embed.js")],
];

/** Pages that people open first: they do without the texts and styles of the others. */
const LIGHT = new Set(["/", "/new", "/new/:game"]);

const patterns = ROUTES.map(([path, load]) => ({
  expression: new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`),
  load: LIGHT.has(path) ? load : () => Promise.all([load(), loadLazy()]).then(([page]) => page),
}));

/** @param {string} path */
export function find(path) {
  for (const { expression, load } of patterns) {
    const found = expression.exec(path);
    if (!found) continue;
    const params = Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    return { load, params };
  }
  return null;
}

export const address = signal(location.pathname + location.search);

/** Navigate to an address. @param {string} to @param {{replace?: boolean}} [how] */
export function go(to, how = {}) {
  if (to === location.pathname + location.search) return;
  history[how.replace ? "replaceState" : "pushState"](null, "", to);
  address.value = location.pathname + location.search;
  if (!how.replace) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  address.value = location.pathname + location.search;
});

// Links are plain links; those within the client change the address without a reload.
document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.hash && link.pathname === location.pathname) return;
  if (!find(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search);
});

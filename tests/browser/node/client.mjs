// The modules of the client outside of a browser: their import map, and what they ask a browser for.
import { readFileSync } from "node:fs";
import { register } from "node:module";

const STATIC = new URL("../../../src/craton/server/static/", import.meta.url);

const names = JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(readFileSync(new URL("index.html", STATIC), "utf8"))[1]).imports;
const resolved = Object.fromEntries(Object.entries(names).map(([name, path]) => [name, new URL(path.replace("/static/", ""), STATIC).href]));
const hooks = `
  const names = ${JSON.stringify(resolved)};
  export const resolve = (name, context, next) => next(names[name] ?? name, context);
  export const load = (url, context, next) => next(url, url.startsWith("file:") ? { ...context, format: "module" } : context);
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

// What the modules of texts ask a browser for.
const nothing = () => {};
Object.assign(globalThis, {
  document: { documentElement: { dataset: {}, lang: "" }, cookie: "" },
  localStorage: { getItem: () => null, setItem: nothing },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  addEventListener: nothing,
});
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] } });

/** Standard input as JSON. */
export const asked = () => JSON.parse(readFileSync(0, "utf8"));

/** A module of the client. @param {string} path */
export const load = (path) => import(new URL(path, STATIC).href);

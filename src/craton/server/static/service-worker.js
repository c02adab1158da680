/**
 * Caches the client for times without a connection. The server adds a line in front: CRATON, with a version that
 * changes with any file of the client, and the addresses of all files.
 *
 * Network first, so that no one is left with an old client: the cache is used only when the server does not answer. A
 * page and all its modules come from the same source, because two versions do not fit together. Requests to the API
 * are never touched.
 */
const worker = /** @type {any} */ (self);
/** @type {{version: string, files: string[]}} */
const { version, files } = worker.CRATON;

const CACHE = `craton-${version}`;
const SHELL = "/";
const PATIENCE = 4000; // milliseconds that a page may take before the cached one is shown

const kept = new Set(files);

/** Clients whose page came from the cache. @type {Set<string>} */
const offline = new Set();

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(keep().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (isPage(url)) event.respondWith(page(request, event.resultingClientId));
  } else if (kept.has(url.pathname)) {
    event.respondWith(file(request, event.clientId));
  }
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.address ?? SHELL));
});

/** Focus the page that a notification is about, or open it. @param {string} address */
async function lead(address) {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = open.find((/** @type {any} */ client) => new URL(client.url).pathname === address);
  return found ? found.focus() : worker.clients.openWindow(address);
}

/** Whether the address is a page of the client. @param {URL} url */
function isPage({ pathname }) {
  return !/^\/(api|static|embed)(\/|$)|^\/(healthz|readyz|metrics)$|\.js$/.test(pathname);
}

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, ...files].map((address) => new Request(address, { cache: "no-cache" })));
}

async function forgetOthers() {
  const names = (await caches.keys()).filter((name) => name.startsWith("craton-") && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * @param {Request} request
 * @param {string} client
 */
async function page(request, client) {
  const answer = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const found = await Promise.race([answer.catch(() => undefined), late]);
  if (found) return found;
  const shell = await (await caches.open(CACHE)).match(SHELL);
  if (!shell) return answer;
  offline.add(client);
  return shell;
}

/**
 * @param {Request} request
 * @param {string} client
 */
async function file(request, client) {
  const cache = await caches.open(CACHE);
  const address = new URL(request.url).pathname;
  if (offline.has(client)) return (await cache.match(address)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const found = await cache.match(address);
    if (found) return found;
    throw error;
  }
}

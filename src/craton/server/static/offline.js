/** The client without a connection: a service worker keeps its files. */

const WAIT = 3000; // milliseconds after the page was loaded, so that nothing is taken from the first view

/** Starts the service worker, which fetches every file of the client. */
export function keepOffline() {
  if (!("serviceWorker" in navigator) || location.pathname.startsWith("/embed")) return;
  const register = () => navigator.serviceWorker.register("/service-worker.js").catch(() => {}); // works without it, too
  const start = () => setTimeout(register, WAIT);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

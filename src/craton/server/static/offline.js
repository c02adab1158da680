/** The client without a connection: a service worker keeps its files. */

/** Starts the service worker once the page is loaded, so that it takes nothing from the first view. */
export function keepOffline() {
  if (!("serviceWorker" in navigator) || location.pathname.startsWith("/embed")) return;
  const start = () => navigator.serviceWorker.register("/service-worker.js").catch(() => {}); // works without it, too
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/** The turn indicator outside the page: in the title, on the tab's icon, and as a notification. */

const ICON = "/static/icons/icon.svg";
const DOT = "#e0452b";
const EDGE = "#ffffff";

/** @type {Promise<string> | null} */
let drawn = null;
let shown = false;

/**
 * Sets the title of the page, and a dot on its icon while it is your turn.
 * @param {{yours: boolean, title: string}} turn
 */
export async function showTurn({ yours, title }) {
  document.title = yours ? `● ${title}` : title || "Craton";
  if (yours === shown) return;
  shown = yours;
  const address = yours ? await (drawn ??= withDot()) : ICON;
  if (yours === shown) setIcon(address); // it may have changed while the icon was drawn
}

/** @param {string} address */
function setIcon(address) {
  for (const old of document.querySelectorAll("link[rel~='icon']")) old.remove();
  const link = document.createElement("link");
  Object.assign(link, { rel: "icon", href: address, type: address === ICON ? "image/svg+xml" : "image/png" });
  document.head.append(link);
}

/** The icon with a dot, as a data address; the icon itself where nothing can be drawn. */
async function withDot() {
  const size = 64;
  const picture = new Image(size, size);
  picture.src = ICON;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d");
  try {
    await picture.decode();
  } catch {
    return ICON;
  }
  if (!pen) return ICON;
  pen.drawImage(picture, 0, 0, size, size);
  pen.beginPath();
  pen.arc(size - 15, 15, 13, 0, 2 * Math.PI);
  pen.fillStyle = DOT;
  pen.strokeStyle = EDGE;
  pen.lineWidth = 4;
  pen.stroke();
  pen.fill();
  return canvas.toDataURL("image/png");
}

/** Whether notifications can be shown: unsupported, undecided, or as the user decided. */
export function notificationState() {
  return "Notification" in window ? Notification.permission : /** @type {const} */ ("unsupported");
}

/** Ask for permission; only in response to a click. @returns {Promise<boolean>} */
export async function askToNotify() {
  if (notificationState() === "default") await Notification.requestPermission();
  return notificationState() === "granted";
}

/**
 * Show a notification, if it is allowed and the page is not in view; a click on it returns to the page. A second one
 * with the same tag replaces the first.
 * @param {string} text
 * @param {{title?: string, tag?: string}} [how]
 * @returns {Promise<boolean>} whether one was shown
 */
export async function notifyTurn(text, { title = "Craton", tag = location.pathname } = {}) {
  if (notificationState() !== "granted" || (document.visibilityState === "visible" && document.hasFocus())) {
    return false;
  }
  const look = { body: text, tag, icon: "/static/icons/icon-192.png", data: { address: location.pathname } };
  try {
    const notification = new Notification(title, look);
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
    });
    return true;
  } catch {
    return notifyByWorker(title, look); // on phones only a service worker may show them
  }
}

/**
 * @param {string} title
 * @param {NotificationOptions} look
 */
async function notifyByWorker(title, look) {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker) return false;
  await worker.showNotification(title, look);
  return true;
}

/**
 * The one WebSocket of a page. It reconnects by itself and requests the entries it missed.
 *
 * `watch` follows a match from the last entry that is known; `follow` reports changes of a list.
 */
import { signal } from "@preact/signals";
import { pongReceived, startMeasuring, stopMeasuring } from "./lag.js";

const FIRST_WAIT = 500;
const MAX_WAIT = 10_000;
const SILENCE = 50_000; // a little more than two heartbeats
const SESSION_ENDED = 4001;
const NEW_SESSION = 1500; // milliseconds until another session of this browser has its cookie

/** The state of the connection; "off" while nothing is watched. */
export const connection = signal(/** @type {"off" | "connecting" | "live" | "lost"} */ ("off"));

/**
 * @typedef {object} Watcher
 * @property {() => number | undefined} after   the last number known; undefined asks for a snapshot
 * @property {(message: any) => void} onMessage
 */

/** @type {Map<string, Watcher>} */
const watchers = new Map();
/** @type {Map<string, Set<() => void>>} */
const followers = new Map();
/** @type {WebSocket | null} */
let socket = null;
let wait = FIRST_WAIT;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let silence;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let retry;

/** @type {() => void} */
let sessionEnded = () => {};

/** Call back when the server ends the session of the socket. @param {() => void} listener */
export function onSessionEnd(listener) {
  sessionEnded = listener;
}

/** @param {any} message */
function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** @param {string} match @param {Watcher} watcher */
function ask(match, watcher) {
  const after = watcher.after();
  send({ type: "watch", match, ...(after === undefined ? {} : { after }) });
}

function heard() {
  clearTimeout(silence);
  silence = setTimeout(() => socket?.close(), SILENCE);
}

function connect() {
  clearTimeout(retry);
  if (socket || !isNeeded()) return;
  if (connection.value !== "lost") connection.value = "connecting";
  const address = new URL("/api/v1/live", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const opened = new WebSocket(address);
  socket = opened;
  opened.addEventListener("open", () => {
    if (socket !== opened) return;
    wait = FIRST_WAIT;
    connection.value = "live";
    heard();
    startMeasuring(send);
    for (const [match, watcher] of watchers) ask(match, watcher);
    for (const [what, listeners] of followers) {
      send({ type: "follow", what });
      for (const listener of listeners) listener(); // something may have changed meanwhile
    }
  });
  opened.addEventListener("message", (event) => {
    if (socket !== opened) return;
    heard();
    const message = JSON.parse(event.data);
    if (message.type === "pong") pongReceived();
    else if (message.type === "changed") for (const listener of followers.get(message.what) ?? []) listener();
    else if (message.match) watchers.get(message.match)?.onMessage(message);
  });
  opened.addEventListener("close", (event) => {
    if (socket !== opened) return; // this socket has been replaced
    clearTimeout(silence);
    stopMeasuring();
    socket = null;
    if (event.code === SESSION_ENDED) {
      wait = Math.max(wait, NEW_SESSION);
      sessionEnded();
    }
    if (!isNeeded()) {
      connection.value = "off";
      return;
    }
    connection.value = "lost";
    retry = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, MAX_WAIT);
  });
}

function isNeeded() {
  return watchers.size + followers.size > 0;
}

function dropIfIdle() {
  if (isNeeded()) return;
  letGo();
  connection.value = "off";
}

function letGo() {
  clearTimeout(retry);
  clearTimeout(silence);
  stopMeasuring();
  const old = socket;
  socket = null;
  // A socket that is closed before it is open makes browsers complain.
  if (old?.readyState === WebSocket.CONNECTING) old.addEventListener("open", () => old.close());
  else old?.close();
}

/** Try at once instead of waiting. */
export function reconnect() {
  wait = FIRST_WAIT;
  connect();
}

/** Open a new socket: a socket belongs to the user who opened it, and that may have changed. */
export function restart() {
  letGo();
  reconnect();
}

addEventListener("online", reconnect);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && connection.value === "lost") reconnect();
});

/**
 * Watch a match; returns a function that stops watching.
 * @param {string} match
 * @param {Watcher} watcher
 */
export function watch(match, watcher) {
  watchers.set(match, watcher);
  if (socket?.readyState === WebSocket.OPEN) ask(match, watcher);
  else connect();
  return () => {
    if (watchers.get(match) !== watcher) return;
    watchers.delete(match);
    send({ type: "leave", match });
    dropIfIdle();
  };
}

/** Send a frame about a match; without a connection it is lost. @param {string} match @param {Record<string, any>} frame */
export function sendTo(match, frame) {
  send({ ...frame, match });
}

/** Request the entries after the last one a watcher knows: after a gap, or to be sure. @param {string} match */
export function refresh(match) {
  const watcher = watchers.get(match);
  if (watcher) ask(match, watcher);
}

/**
 * Call back whenever a list has changed ("mine", "lobby", "tournament:ID"), and after a reconnection.
 * @param {string} what
 * @param {() => void} listener
 */
export function follow(what, listener) {
  const listeners = followers.get(what) ?? new Set();
  if (!followers.has(what)) {
    followers.set(what, listeners);
    send({ type: "follow", what });
  }
  listeners.add(listener);
  connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) followers.delete(what);
    dropIfIdle();
  };
}

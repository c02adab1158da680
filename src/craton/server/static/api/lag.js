/** The time of a round trip to the server, measured by ping and pong on the WebSocket. */

const INTERVAL = 10_000;
const KEPT = 3;
const MAX_LAG = 60_000;

/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;
let sent = 0;
/** The last round trips, in milliseconds. @type {number[]} */
let roundTrips = [];

/** The shortest of the last round trips, because the server may have been busy in the others; 0 if there is none. */
export function lag() {
  return roundTrips.length ? Math.min(MAX_LAG, ...roundTrips) : 0;
}

/** @param {(message: {type: "ping"}) => void} send */
export function startMeasuring(send) {
  const ping = () => {
    sent = performance.now();
    send({ type: "ping" });
  };
  stopMeasuring();
  roundTrips = [];
  timer = setInterval(ping, INTERVAL);
  ping();
}

export function stopMeasuring() {
  clearInterval(timer);
}

export function pongReceived() {
  roundTrips = [...roundTrips, Math.round(performance.now() - sent)].slice(-KEPT);
}

/** Requests to the server. Refused requests throw a Refusal with the server's error code and message. */

const ROOT = "/api/v1";

export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{code: string, message: string} & Record<string, any>} error
   * @param {number} [retryAfter]  seconds
   */
  constructor(status, error, retryAfter = 1) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.more = error;
    this.retryAfter = retryAfter;
  }
}

/** The server could not be reached, or its answer did not arrive. */
export class Unreachable extends Error {}

const ATTEMPTS = 4; // of a request that a busy server refuses
const LONGEST_PAUSE = 10; // seconds

/**
 * An overloaded server refuses requests before it looks at them, so they can be repeated whatever they are. Reading is
 * also repeated if there were too many requests.
 *
 * @param {string} method
 * @param {string} path   below /api/v1
 * @param {any} [body]
 * @param {{signal?: AbortSignal}} [how]
 * @returns {Promise<any>}
 */
export async function request(method, path, body, how = {}) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await requestOnce(method, path, body, how);
    } catch (error) {
      const isBusy =
        error instanceof Refusal &&
        (error.code === "overloaded" || (method === "GET" && error.code === "too-many-requests"));
      if (!isBusy || attempt === ATTEMPTS) throw error;
      await pause(Math.min(error.retryAfter, LONGEST_PAUSE), how.signal);
    }
  }
}

/** @param {string} method @param {string} path @param {any} body @param {{signal?: AbortSignal}} how */
async function requestOnce(method, path, body, how) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(ROOT + path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: how.signal,
    });
  } catch (error) {
    if (how.signal?.aborted) throw error;
    throw new Unreachable(String(error));
  }
  const type = answer.headers.get("Content-Type") ?? "";
  const content = await (type.startsWith("application/json") ? answer.json() : type === "image/gif" ? answer.blob() : answer.text());
  if (answer.ok) return content;
  const error = content?.error ?? { code: "internal", message: answer.statusText };
  throw new Refusal(answer.status, error, Number(answer.headers.get("Retry-After")) || 1);
}

/** @param {number} seconds @param {AbortSignal} [signal] */
function pause(seconds, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, 1000 * seconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** @param {string} path @param {{signal?: AbortSignal}} [how] */
export const get = (path, how) => request("GET", path, undefined, how);

/** @param {string} path @param {any} [body] @param {{signal?: AbortSignal}} [how] */
export const post = (path, body = {}, how) => request("POST", path, body, how);

/** @param {string} path @param {any} body */
export const put = (path, body) => request("PUT", path, body);

/** @param {string} path */
export const remove = (path) => request("DELETE", path);

/** An unguessable id or seed. @param {number} [bytes] */
export function randomHex(bytes = 16) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

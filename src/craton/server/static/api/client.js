/** Requests to the server. Refused requests throw a Refusal with the server's error code and message. */

const ROOT = "/api/v1";

export class Refusal extends Error {
  /** @param {number} status @param {{code: string, message: string} & Record<string, any>} error */
  constructor(status, error) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.more = error;
  }
}

/** The server could not be reached, or its answer did not arrive. */
export class Unreachable extends Error {}

/**
 * @param {string} method
 * @param {string} path   below /api/v1
 * @param {any} [body]
 * @param {{signal?: AbortSignal}} [how]
 * @returns {Promise<any>}
 */
export async function request(method, path, body, how = {}) {
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
  const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
  const content = isJson ? await answer.json() : await answer.text();
  if (answer.ok) return content;
  throw new Refusal(answer.status, content?.error ?? { code: "internal", message: answer.statusText });
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

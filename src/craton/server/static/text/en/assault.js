/** @type {Record<string, import("../text.js").Entry>} */
export const assault = {};

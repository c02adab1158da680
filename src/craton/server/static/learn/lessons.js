/** @type {Record<string, any[]>} */
export const LESSONS = {};

import { assault } from "./assault.js";
import { faultlines } from "./faultlines.js";
import { faust } from "./faust.js";
import { lifeline } from "./lifeline.js";

/** @typedef {{title: string, idea: string, task: string, done: string, again: string}} Words */

/** @type {Record<string, Record<string, Words>>} */
const ALL = { assault, faultlines, faust, lifeline };

/** `lifeline-cut-task`: all words of all lessons in one catalogue. @type {Record<string, string>} */
export const lessons = {};
for (const [game, steps] of Object.entries(ALL)) {
  for (const [name, words] of Object.entries(steps)) {
    for (const [part, text] of Object.entries(words)) lessons[`${game}-${name}-${part}`] = text;
  }
}

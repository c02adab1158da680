/** The lessons of all games that have one. */
import { assault } from "./assault.js";
import { faultlines } from "./faultlines.js";
import { faust } from "./faust.js";
import { lifeline } from "./lifeline.js";

/** @type {Record<string, import("./types.js").Lesson[]>} */
export const LESSONS = { assault, faultlines, faust, lifeline };

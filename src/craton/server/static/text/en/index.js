/** English, complete. */
import { shell } from "./shell.js";
import { home } from "./home.js";
import { board } from "./board.js";
import { match } from "./match.js";
import { study } from "./study.js";
import { learn } from "./learn.js";
import { people } from "./people.js";
import { assault } from "./assault.js";
import { faultlines } from "./faultlines.js";
import { faust } from "./faust.js";
import { lifeline } from "./lifeline.js";

/** @type {Record<string, Record<string, import("../text.js").Entry>>} */
export const en = { shell, home, board, match, study, learn, people, assault, faultlines, faust, lifeline };

/** The starting position for some options as a small picture. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { startOf } from "../new/start.js";
import { Mini } from "../../games/Mini.js";

/** Decorative: the text beside it says the same. @param {{line: Parameters<typeof startOf>[0]}} props */
export function Thumb({ line }) {
  const [start, setStart] = useState(/** @type {import("../new/start.js").Start | null} */ (null));
  const key = JSON.stringify(line);
  useEffect(() => {
    let isCurrent = true;
    startOf(line).then(
      (found) => isCurrent && setStart(found),
      () => {}, // without a picture the words are still there
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  if (!start) return html`<div class="mini mini-waiting"></div>`;
  const { board, state } = start;
  return html`<div aria-hidden="true">
    <${Mini} game=${start.game} board=${board} stones=${state.stones} marks=${state.marks} label=${board.name} />
  </div>`;
}

/** Private notes on a match. They are saved shortly after the last keystroke. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { get, put } from "../api/client.js";
import { t } from "../text/text.js";
import { useLoaded } from "../ui/load.js";
import { sentence } from "../ui/notices.js";

const MAX_LENGTH = 10_000;
const DEBOUNCE = 700; // milliseconds

/** @param {{id: string}} props */
export function Notes({ id }) {
  const { value, problem } = useLoaded(({ signal }) => get(`/matches/${id}/notes`, { signal }), [id]);
  const [text, setText] = useState(/** @type {string | null} */ (null));
  const [state, setState] = useState("");
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const unsaved = useRef(/** @type {string | null} */ (null));
  const save = async () => {
    const kept = unsaved.current;
    if (kept === null) return;
    unsaved.current = null;
    try {
      await put(`/matches/${id}/notes`, { text: kept });
      setState(t("match.notesKept"));
    } catch (error) {
      setState(sentence(error));
    }
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      save();
    },
    [id],
  );
  const onInput = (/** @type {any} */ event) => {
    setText(event.target.value);
    unsaved.current = event.target.value;
    setState("");
    clearTimeout(timer.current);
    timer.current = setTimeout(save, DEBOUNCE);
  };
  if (problem) return html`<p class="faint">${problem}</p>`;
  if (!value) return html`<p class="faint"><span class="spinner"></span></p>`;
  return html`<div class="field notes">
    <label for="match-notes">${t("match.notes")}</label>
    <textarea id="match-notes" rows="5" maxlength=${MAX_LENGTH} value=${text ?? value.text} onInput=${onInput} onBlur=${save}></textarea>
    <p class="help" role="status">${state || t("match.notesHelp")}</p>
  </div>`;
}

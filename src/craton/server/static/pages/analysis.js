/** Analysis: any match, record or position, with a tree of variations, an engine and an editor. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { go } from "../router.js";
import { readPlace, writePlace } from "../study/address.js";
import { Engine } from "../study/engine.js";
import { recordText } from "../study/record.js";
import { StudyStore } from "../study/store.js";
import { lineThrough, pathTo, ROOT, stepText, stepsTo } from "../study/tree.js";
import { t } from "../text/text.js";
import { Problem, sentence, Waiting } from "../ui/notices.js";
import { useTitle } from "../ui/title.js";
import { StudyStart } from "./analysis/StudyStart.js";
import { Workbench } from "./analysis/Workbench.js";

const DEBOUNCE = 150; // milliseconds: browsers limit how often the address may change
const POSITION = /^\s*[a-z]+\s+\S+\s+\S+\s+(black|white|chance|first|second|over)\s+\d+\s+\S+\s*$/;

/** @typedef {import("../study/store.js").StudyStore} Study */

/** Tags that are still true after the main line has been changed; those of the dice are not. */
const KEPT_TAGS = ["First", "Second", "Date", "Event", "Site"];

/** The study as a record, with tags that fit its main line. @param {Study} study */
async function writtenRecord(study) {
  const setting = /** @type {import("../study/store.js").Setting} */ (study.setting.value);
  const tree = study.tree.value;
  const line = lineThrough(tree, ROOT);
  const steps = line.map((node) => stepText(/** @type {any} */ (node.step)));
  const source = study.source.value;
  if (source && source.steps === steps.join("\n")) return recordText(tree, source.tags, source.termination);
  /** @type {Record<string, string>} */
  const tags = { Game: setting.game, Options: setting.options_text, Result: "*" };
  for (const name of KEPT_TAGS) if (source?.tags[name]) tags[name] = source.tags[name];
  if (setting.setup) tags.Setup = setting.setup;
  const result = (await study.look(line.at(-1)?.id ?? ROOT)).result;
  if (!result) return recordText(tree, tags);
  tags.Result = result.side ?? "draw";
  tags.Reason = result.reason;
  if (result.score) tags.Score = result.score.join("-");
  return recordText(tree, tags, result.side === "black" ? "1-0" : result.side === "white" ? "0-1" : "1/2-1/2");
}

/** The query that leads back to the current node. @param {Study} study @param {boolean} isMatch */
function queryOf(study, isMatch) {
  const setting = study.setting.value;
  if (!setting) return "";
  const tree = study.tree.value;
  const own = study.source.value?.steps.split("\n") ?? [];
  const steps = stepsTo(tree);
  if (!isMatch) {
    const start = setting.setup ? { position: setting.setup } : { game: setting.game, options: setting.options_text };
    return writePlace({ ...start, steps });
  }
  let at = 0;
  while (at < steps.length && steps[at] === own[at]) at += 1;
  return writePlace({ at, steps: steps.slice(at) });
}

/** Begin where the address says. @param {Study} study @param {string | undefined} match @param {URLSearchParams} query
 *  @param {any} kept   a record that was kept with this entry of the history */
async function openAddress(study, match, query, kept) {
  const place = readPlace(query);
  if (kept?.record) {
    await study.openRecord(kept.record);
    if (!match) return study.walk(place.steps ?? []);
  } else if (match) {
    await study.openMatch(match);
  } else {
    return study.open(place);
  }
  const own = lineThrough(study.tree.value, ROOT).map((node) => stepText(/** @type {any} */ (node.step)));
  return study.walk([...own.slice(0, place.at ?? own.length), ...(place.steps ?? [])]);
}

/** @param {{params: {match?: string}, query: URLSearchParams}} props */
export default function AnalysisPage({ params, query }) {
  const study = useMemo(() => new StudyStore(), []);
  const engine = useMemo(() => new Engine(study), [study]);
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const [isOpen, setOpen] = useState(false);
  const written = useRef(/** @type {string | null} */ (null));
  const isNew = useRef(false);
  const path = params.match ? `/analysis/${params.match}` : "/analysis";
  const asked = query.toString();
  const isNamed = Boolean(params.match || query.get("game") || query.get("position"));

  useTitle([t("study.analysis"), isOpen && study.setting.value?.title].filter(Boolean).join(": "));
  useEffect(() => engine.follow(), [engine]);
  useEffect(() => {
    if (asked === written.current) return;
    setProblem(null);
    if (!isNamed) {
      setOpen(false);
      return;
    }
    openAddress(study, params.match, query, history.state).then(
      () => setOpen(true),
      (error) => setProblem(sentence(error)),
    );
  }, [asked, params.match]);

  const tree = study.tree.value;
  const setting = study.setting.value;
  useEffect(() => {
    if (!isOpen || !setting) return undefined;
    const timer = setTimeout(write, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [tree, setting, isOpen]);
  const write = () => {
    const to = queryOf(study, Boolean(params.match));
    written.current = new URLSearchParams(to).toString();
    go(path + to, { replace: !isNew.current });
    isNew.current = false;
    // Variations and comments do not go into an address; they stay with the entry of the history.
    const isPlain = Object.values(tree.nodes).every((node) => node.children.length < 2 && !node.comment && !node.mark);
    const isWhole = isPlain && !params.match && pathTo(tree).length === lineThrough(tree).length;
    if (isWhole) history.replaceState(null, "");
    else writtenRecord(study).then((record) => history.replaceState({ record }, ""), () => {});
  };

  const openText = async (/** @type {string} */ text) => {
    if (POSITION.test(text)) await study.open({ position: text.trim() });
    else await study.openRecord(text);
    isNew.current = true;
    setOpen(true);
  };
  if (problem) return html`<${Problem} message=${problem} />`;
  if (!isOpen && !isNamed) return html`<${StudyStart} onText=${openText} />`;
  if (!isOpen) return html`<${Waiting} />`;
  return html`<${Workbench} study=${study} engine=${engine} match=${params.match} record=${() => writtenRecord(study)} />`;
}

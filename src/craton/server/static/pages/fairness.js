/** How fair dice work, and a check of any record in this browser. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { get } from "../api/client.js";
import { pace } from "../preferences.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { sentence } from "../ui/notices.js";
import { useTitle } from "../ui/title.js";
import { check } from "./fairness/check.js";
import { Throws } from "./fairness/Throws.js";

const MAX_BYTES = 1_000_000;
const ROLL_INTERVAL = 35; // milliseconds between two rolls, so that they appear one by one

/** @typedef {Awaited<ReturnType<typeof check>>} Outcome */

const PROMISES = /** @type {const} */ (["sealed", "yours", "thrown", "opened"]);

function Promises() {
  return html`<ol class="promises">
    ${PROMISES.map(
      (name, index) =>
        html`<li class="card" key=${name}>
          <span class="promise-number" aria-hidden="true">${index + 1}</span>
          <h2>${t(`study.promise-${name}`)}</h2>
          <p class="soft">${t(`study.promise-${name}-words`)}</p>
        </li>`,
    )}
  </ol>
  <section class="card">
    <h2>${t("study.limits")}</h2>
    <p class="soft">${t("study.limitsWords")}</p>
  </section>`;
}

/** @param {{outcome: Outcome}} props */
function Commitment({ outcome }) {
  const commitment = outcome.found?.commitment;
  if (!outcome.found || !commitment) return null;
  const { tags } = outcome.found;
  const tone = commitment.kept ? "good" : "bad";
  return html`<section class="card stack proof">
    <h2>
      ${t("study.stepSecret")}
      ${" "}<span class=${`tag ${tone}`}>
        <${Icon} name=${commitment.kept ? "check" : "close"} />${t(commitment.kept ? "study.fits" : "study.fitsNot")}
      </span>
    </h2>
    <dl class="throw-proof">
      <dt>${t("study.secretSeed")}</dt>
      <dd><code>${tags.SecretSeed}</code></dd>
      <dt>${t("study.computed")}</dt>
      <dd><code>${commitment.computed}</code></dd>
      <dt>${t("study.published")}</dt>
      <dd><code>${commitment.published}</code></dd>
    </dl>
  </section>`;
}

/** Where the seats' seeds come from. @param {{outcome: Outcome}} props */
function Seeds({ outcome }) {
  const { found, changed } = outcome;
  if (!found || found.seeds.length === 0) return null;
  const names = { first: found.tags.First ?? t("study.firstSeat"), second: found.tags.Second ?? t("study.secondSeat") };
  const { options } = found;
  return html`<section class="card stack proof">
    <h2>${t("study.stepSeeds")}</h2>
    <ul>
      ${found.seeds.map(
        ({ seat, byServer, kept }) =>
          html`<li key=${seat}>
            ${names[seat]}:${" "}
            ${t(byServer ? "study.seedByServer" : kept === null ? "study.seedUncommitted" : kept ? "study.seedKept" : "study.seedChanged")}
          </li>`,
      )}
      ${options &&
      html`<li>
        ${t("study.optionsDrawn", found.tags.Asked)}${" "}
        ${options.kept === null ? t("study.optionsUnknown") : options.kept ? t("study.optionsKept") : t("study.badOptions", options.drawn ?? "")}
      </li>`}
      <li>${t(changed === undefined ? "study.noNotes" : changed.length ? "study.notesDiffer" : "study.notesKept")}</li>
    </ul>
  </section>`;
}

/** @param {{tags: Record<string, string>}} props */
function ToCheck({ tags }) {
  return html`<section class="card stack to-check">
    <h2>${t("study.whatToCheck")}</h2>
    <ul>
      <li>${t("study.check-commitment")} ${tags.Commitment && html`<code class="seed">${tags.Commitment}</code>`}</li>
      <li>
        ${t("study.check-seeds")}
        ${tags.FirstSeed && html`<code class="seed">${tags.First ?? t("study.firstSeat")}: ${tags.FirstSeed}</code>`}
        ${tags.SecondSeed && html`<code class="seed">${tags.Second ?? t("study.secondSeat")}: ${tags.SecondSeed}</code>`}
      </li>
      <li>${t("study.check-moves")}</li>
      <li>${t("study.check-elsewhere")}</li>
    </ul>
  </section>`;
}

/** @param {{params: {match?: string}}} props */
export default function FairnessPage({ params }) {
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const [checked, setChecked] = useState(/** @type {import("../fairness/verify.js").Checked[]} */ ([]));
  const [outcome, setOutcome] = useState(/** @type {Outcome | null} */ (null));
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));
  const result = useRef(/** @type {HTMLElement | null} */ (null));
  const round = useRef(0);
  useTitle(t("study.fairTitle"));

  const verify = async (/** @type {string} */ given) => {
    const mine = ++round.current;
    setBusy(true);
    setProblem(null);
    setOutcome(null);
    setChecked([]);
    const found = await check(given, async (sofar) => {
      if (mine !== round.current) return;
      setChecked(sofar);
      if (pace()) await new Promise((resolve) => setTimeout(resolve, ROLL_INTERVAL * pace()));
    });
    if (mine !== round.current) return;
    setOutcome(found);
    setBusy(false);
    result.current?.scrollIntoView({ block: "nearest", behavior: pace() ? "smooth" : "auto" });
  };
  const readFile = async () => {
    const chosen = file.current?.files?.[0];
    if (!chosen) return;
    if (chosen.size > MAX_BYTES) return setProblem(t("study.tooLarge"));
    const found = await chosen.text();
    setText(found);
    verify(found);
    if (file.current) file.current.value = "";
  };
  useEffect(() => {
    if (!params.match) return undefined;
    const control = new AbortController();
    get(`/matches/${params.match}/record`, { signal: control.signal }).then(
      (record) => {
        setText(record);
        verify(record);
      },
      (error) => control.signal.aborted || setProblem(sentence(error)),
    );
    return () => control.abort();
  }, [params.match]);

  return html`<div class="fairness stack">
    <header>
      <h1>${t("study.fairTitle")}</h1>
      <p class="lede">${t("study.fairLede")}</p>
    </header>
    ${!params.match && html`<${Promises} />`}
    <section class="card">
      <h2>${t("study.verifyTitle")}</h2>
      <p class="soft">
        ${params.match
          ? html`${t("study.verifyMatch")} <a href=${`/matches/${params.match}`}>${t("study.toMatch")}</a>`
          : t("study.verifyHelp")}
      </p>
      <form
        class="stack"
        onSubmit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          verify(text);
        }}
      >
        <textarea
          class="code"
          rows="8"
          spellcheck=${false}
          aria-label=${t("study.record")}
          value=${text}
          onInput=${(/** @type {any} */ event) => setText(event.target.value)}
        ></textarea>
        ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
        <div class="buttons">
          <button class="button primary" disabled=${!text.trim() || isBusy}>
            ${isBusy ? html`<span class="spinner"></span>` : html`<${Icon} name="check" />`}${t("study.verify")}
          </button>
          <button type="button" class="button" onClick=${() => file.current?.click()}>${t("study.openFile")}</button>
          <input
            ref=${file}
            type="file"
            accept=".txt,.craton,.pgn,text/plain"
            class="unseen"
            tabindex="-1"
            aria-label=${t("study.openFile")}
            onChange=${readFile}
          />
        </div>
      </form>
    </section>
    <div role="status" ref=${result}>
      ${outcome &&
      html`<p class=${`verdict ${outcome.verdict.tone}`}>
        <${Icon} name=${outcome.verdict.tone === "good" ? "check" : outcome.verdict.tone === "bad" ? "close" : "eye"} />
        <span>${outcome.verdict.words}</span>
      </p>`}
    </div>
    ${outcome && html`<${Commitment} outcome=${outcome} />`}
    ${outcome && html`<${Seeds} outcome=${outcome} />`}
    ${checked.length > 0 &&
    html`<section class="card stack proof">
      <h2>${t("study.stepThrows")}</h2>
      <p class="soft">${t("study.stepThrowsWords")}</p>
      <${Throws} checked=${checked} />
    </section>`}
    ${outcome?.found && html`<${ToCheck} tags=${outcome.found.tags} />`}
    ${params.match && html`<${Promises} />`}
  </div>`;
}

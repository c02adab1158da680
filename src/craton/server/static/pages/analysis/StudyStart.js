/** Starting points of a study: a game, a text, a file. */
import { useRef, useState } from "preact/hooks";
import { html } from "../../html.js";
import { get } from "../../api/client.js";
import { writePlace } from "../../study/address.js";
import { t } from "../../text/text.js";
import { useLoaded } from "../../ui/load.js";
import { sentence } from "../../ui/notices.js";
import { Icon } from "../../ui/Icon.js";
import { Mini } from "../../games/Mini.js";
import { presetTitle } from "../common/names.js";
import { OwnOptions } from "./OwnOptions.js";

const MAX_BYTES = 1_000_000;

/** All games with the boards of their pictures and their presets. @param {{signal: AbortSignal}} how */
async function loadGames(how) {
  const { games } = /** @type {import("../../api/types.js").Games} */ (await get("/games", how));
  return Promise.all(
    games.map(async (game) => {
      const { board } = await get(`/games/${game.name}`, how);
      return { ...game, board };
    }),
  );
}

/** Presets, each with the text of its options. @param {import("../../api/types.js").Game} game
 *  @returns {[string, string][]} */
function presetsOf(game) {
  const text = (/** @type {Record<string, any>} */ options) =>
    Object.entries(options)
      .map(([name, value]) => `${name}=${value === true ? "yes" : value === false ? "no" : value}`)
      .join(",");
  return Object.entries(game.presets)
    .filter(([, options]) => Object.keys(options).length)
    .map(([name, options]) => [name, text(options)]);
}

/** @param {{onText: (text: string) => Promise<void>}} props */
export function StudyStart({ onText }) {
  const games = useLoaded(loadGames, []);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));
  const open = async (/** @type {string} */ given) => {
    setProblem(null);
    try {
      await onText(given);
    } catch (error) {
      setProblem(sentence(error));
    }
  };
  const readFile = async () => {
    const chosen = file.current?.files?.[0];
    if (!chosen) return;
    if (chosen.size > MAX_BYTES) setProblem(t("study.tooLarge"));
    else await open(await chosen.text());
    if (file.current) file.current.value = "";
  };
  return html`<div class="opening stack">
    <header>
      <h1>${t("study.analysis")}</h1>
      <p class="lede">${t("study.lede")}</p>
    </header>
    <section>
      <h2>${t("study.begin")}</h2>
      <div class="opening-games">
        ${games.value?.map(
          (game) =>
            html`<div class="card opening-game" key=${game.name}>
              <a class="opening-link" href=${`/analysis?game=${game.name}`}>
                <${Mini} game=${game.name} board=${game.board} stones=${{}} label="" />
                <strong>${game.title}</strong>
              </a>
              <div class="opening-presets" role="group" aria-label=${t("study.presetsOf", game.title)}>
                ${presetsOf(game).map(
                  ([name, options]) =>
                    html`<a key=${name} class="tag" href=${`/analysis${writePlace({ game: game.name, options })}`}>
                      ${presetTitle(game.name, name)}
                    </a>`,
                )}
              </div>
            </div>`,
        )}
      </div>
      ${games.problem && html`<p class="notice bad">${games.problem}</p>`}
    </section>
    ${
      games.value &&
      html`<section class="card">
        <h2>${t("study.beginOptions")}</h2>
        <${OwnOptions} games=${games.value} />
      </section>`
    }
    <section class="card">
      <h2>${t("study.beginText")}</h2>
      <form
        class="stack"
        onSubmit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          open(text);
        }}
      >
        <p class="soft">${t("study.textHelp")}</p>
        <textarea
          class="code"
          rows="6"
          spellcheck=${false}
          aria-label=${t("study.paste")}
          placeholder=${`[Game "${games.value?.[0].name ?? ""}"]\n…`}
          value=${text}
          onInput=${(/** @type {any} */ event) => setText(event.target.value)}
        ></textarea>
        ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
        <div class="buttons">
          <button class="button primary" disabled=${!text.trim()}>${t("study.openText")}</button>
          <button type="button" class="button" onClick=${() => file.current?.click()}>
            <${Icon} name="download" />${t("study.openFile")}
          </button>
          <input ref=${file} type="file" accept=".txt,.craton,.pgn,text/plain" class="unseen" tabindex="-1" aria-label=${t("study.openFile")} onChange=${readFile} />
        </div>
      </form>
    </section>
  </div>`;
}

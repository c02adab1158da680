/** A study of a game with any options. */
import { useState } from "preact/hooks";
import { html } from "../../html.js";
import { writePlace } from "../../study/address.js";
import { t } from "../../text/text.js";
import { OptionList } from "../new/OptionList.js";
import { useStart } from "../new/start.js";
import { withOption } from "../new/form.js";
import { GameChoice } from "../common/GameChoice.js";
import { Mini } from "../../games/Mini.js";

/** @param {{games: import("../../api/types.js").Game[]}} props */
export function OwnOptions({ games }) {
  const [name, setName] = useState(games[0].name);
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const game = games.find((one) => one.name === name) ?? games[0];
  const { start, problem } = useStart({ game: name, options });
  const text = Object.entries(options)
    .map(([key, value]) => `${key}=${value}`)
    .join(",");
  const choose = (/** @type {string} */ chosen) => {
    setName(chosen);
    setOptions({});
  };
  return html`<div class="own-options">
    <div class="stack">
      <${GameChoice} games=${games} chosen=${name} onChoose=${choose} />
      <${OptionList}
        key=${name}
        game=${game}
        preset=""
        options=${options}
        board=${start?.board}
        problemOf=${(/** @type {string} */ option) => (problem.includes(option) ? problem : "")}
        onChange=${(/** @type {string} */ option, /** @type {string} */ value) =>
          setOptions(withOption(game, { preset: "", options }, option, value).options)}
      />
    </div>
    <aside class="stack">
      ${start && html`<${Mini} game=${start.game} board=${start.board} stones=${start.state.stones} marks=${start.state.marks} label=${t("home.startPosition")} />`}
      ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
      ${!problem && html`<a class="button primary" href=${`/analysis${writePlace({ game: name, options: text })}`}>${t("study.studyThis")}</a>`}
    </aside>
  </div>`;
}

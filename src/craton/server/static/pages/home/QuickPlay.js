/** A match against a bot in two clicks: "Play", then "Start". */
import { useState } from "preact/hooks";
import { html } from "../../html.js";
import { go } from "../../router.js";
import { t } from "../../text/text.js";
import { Dialog } from "../../ui/Dialog.js";
import { Icon } from "../../ui/Icon.js";
import { sentence } from "../../ui/notices.js";
import { GameChoice } from "../common/GameChoice.js";
import { level, LevelSlider, rememberLevel } from "../common/Level.js";

const KEY = "craton.game";

/** The game chosen last for quick play. @returns {string | null} */
export function lastGame() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {string} game */
function rememberGame(game) {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // a browser without storage
  }
}

/** @param {{games: import("../../api/types.js").Game[], chosen: string, onClose: () => void}} props */
export function QuickPlay({ games, chosen, onClose }) {
  const [game, setGame] = useState(chosen);
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState("");
  const preset = games.find(({ name }) => name === game)?.quick_play;
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setStarting(true);
    try {
      const { openMatch } = await import("../../match/seats.js"); // not needed to show the home page
      const match = await openMatch({ game, opponent: "bot", level: level.value, ...(preset ? { preset } : {}) });
      rememberGame(game);
      go(`/matches/${match.id}`);
    } catch (error) {
      setProblem(sentence(error));
      setStarting(false);
    }
  };
  return html`<${Dialog} title=${t("home.quickTitle")} onClose=${onClose}>
    <form class="stack quick" onSubmit=${start}>
      <${GameChoice} games=${games} chosen=${game} onChoose=${setGame} />
      <${LevelSlider} value=${level.value} onChange=${rememberLevel} />
      ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
      <div class="buttons">
        <a class="button quiet" href=${`/new/${game}?opponent=bot&level=${level.value}${preset ? `&preset=${preset}` : ""}`}
          >${t("home.moreChoices")}</a
        >
        <button class="button primary" disabled=${isStarting} autofocus>
          ${isStarting ? html`<span class="spinner"></span>` : html`<${Icon} name="play" />`}${t("home.start")}
        </button>
      </div>
    </form>
  <//>`;
}

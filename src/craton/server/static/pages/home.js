/** The home page: the games, current matches, and how to join. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { games as askGames } from "../api/session.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";
import { useLoaded } from "../ui/load.js";
import { Problem, Waiting } from "../ui/notices.js";
import { summaryOf } from "./common/names.js";
import { DemoBoard, sceneOf } from "./home/DemoBoard.js";
import { Finished, JoinByLink, Lobby, MyGames } from "./home/MyGames.js";
import { lastGame, QuickPlay } from "./home/QuickPlay.js";

/** @typedef {import("../api/types.js").Game} Game */
/** @typedef {import("./home/DemoBoard.js").Scene} Scene */

// Requested early; the page asks again and reports errors.
askGames().catch(() => {});

/** The scenes of those games that have one. @param {Game[]} games @returns {Promise<Record<string, Scene>>} */
async function scenesOf(games) {
  const all = await Promise.all(games.map(async ({ name }) => [name, await sceneOf(name).catch(() => null)]));
  return Object.fromEntries(all.filter(([, scene]) => scene));
}

/** @param {{games: Game[], boards: Record<string, Scene>, onPlay: (game: string) => void}} props */
function Hero({ games, boards, onPlay }) {
  const shown = games.filter((game) => boards[game.name]);
  const [at, setAt] = useState(0); // never wraps around: only the very first scene starts part-way through
  const game = shown[at % Math.max(1, shown.length)];
  return html`<section class="hero" aria-labelledby="hero">
    <div class="hero-words">
      <h1 id="hero">${t("home.title")}</h1>
      <p class="lede">${t("home.lede")}</p>
      <div class="buttons">
        <button class="button primary large" onClick=${() => onPlay(lastGame() ?? games[0].name)}>
          <${Icon} name="play" />${t("home.playBot")}
        </button>
        <a class="button large" href="/new?opponent=friend"><${Icon} name="link" />${t("home.invite")}</a>
        <a class="button large quiet" href="/learn">${t("home.learnFirst")}</a>
      </div>
      <p class="faint">${t("home.noAccount")}</p>
    </div>
    <figure class="hero-board">
      <div class="board-room">
        ${
          game &&
          html`<${DemoBoard}
            key=${game.name}
            game=${game.name}
            scene=${boards[game.name]}
            label=${t("home.demoBoard", game.title)}
            begin=${at === 0 ? 0.25 : 0}
            onEnd=${() => setAt(at + 1)}
          />`
        }
      </div>
      <figcaption>
        <b>${game ? game.title : "\u00a0"}</b>
        <span class="dots" aria-hidden="true">
          ${shown.map((one) => html`<i key=${one.name} class=${one === game ? "on" : ""}></i>`)}
        </span>
      </figcaption>
    </figure>
  </section>`;
}

/** @param {{game: Game, scene: Scene | undefined, index: number, onPlay: () => void}} props */
function GameCard({ game, scene, index, onPlay }) {
  return html`<li class="home-game card">
    <div class="home-game-board board-room">
      ${scene &&
      html`<${DemoBoard}
        game=${game.name}
        scene=${scene}
        label=${t("home.demoBoard", game.title)}
        begin=${0.3 + 0.1 * index}
      />`}
    </div>
    <div class="home-game-words">
      <h3>${game.title}</h3>
      <p class="soft">${summaryOf(game)}</p>
    </div>
    <div class="buttons">
      <button class="button primary" onClick=${onPlay} aria-label=${t("home.playGame", game.title)}>
        <${Icon} name="play" />${t("home.play")}
      </button>
      <a class="button quiet" href=${`/learn/${game.name}`} aria-label=${t("home.learnGame", game.title)}
        >${t("home.learn")}</a
      >
      <a class="button quiet" href=${`/rules/${game.name}`} aria-label=${t("home.rulesOf", game.title)}
        >${t("home.rules")}</a
      >
    </div>
  </li>`;
}

export default function Home() {
  const { value, problem, again } = useLoaded(askGames, []);
  const [boards, setBoards] = useState(/** @type {Record<string, Scene>} */ ({}));
  const [playing, setPlaying] = useState(/** @type {string | null} */ (null));
  const isThere = Boolean(value);
  useEffect(() => {
    // What can be pressed comes first; without the scenes the page only lacks its pictures.
    if (value) scenesOf(value.games).then(setBoards, () => {});
  }, [isThere]);
  if (problem && !value) return html`<${Problem} message=${problem} again=${again} />`;
  if (!value) return html`<${Waiting} />`;
  const titles = Object.fromEntries(value.games.map((game) => [game.name, game.title]));
  const known = value.games.some((game) => game.name === playing);
  return html`<div class="home">
    <${Hero} games=${value.games} boards=${boards} onPlay=${setPlaying} />
    <${MyGames} titles=${titles} />
    <${Finished} titles=${titles} />
    <section class="home-part" aria-labelledby="games">
      <h2 id="games">${t("home.four")}</h2>
      <ul class="home-games">
        ${value.games.map(
          (game, index) =>
            html`<${GameCard}
              key=${game.name}
              game=${game}
              scene=${boards[game.name]}
              index=${index}
              onPlay=${() => setPlaying(game.name)}
            />`,
        )}
      </ul>
    </section>
    <div class="home-join">
      <${Lobby} titles=${titles} />
      <${JoinByLink} />
    </div>
    <section class="home-part home-promises" aria-labelledby="promises">
      <h2 id="promises">${t("home.promises")}</h2>
      <ul>
        <li><${Icon} name="eye" /><span>${t("home.promiseOdds")}</span></li>
        <li>
          <${Icon} name="dice" /><span
            >${t("home.promiseDice")} <a href="/fairness">${t("home.promiseDiceLink")}</a></span
          >
        </li>
        <li>
          <${Icon} name="hint" /><span
            >${t("home.promiseStudy")} <a href="/analysis">${t("home.promiseStudyLink")}</a></span
          >
        </li>
      </ul>
    </section>
    ${
      playing !== null &&
      html`<${QuickPlay}
        games=${value.games}
        chosen=${known ? playing : value.games[0].name}
        onClose=${() => setPlaying(null)}
      />`
    }
  </div>`;
}

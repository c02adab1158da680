/** The user's current matches, and open matches that anyone may join; both live. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../html.js";
import { get, post } from "../../api/client.js";
import { follow } from "../../api/live.js";
import { me } from "../../api/session.js";
import { go } from "../../router.js";
import { t } from "../../text/text.js";
import { useLoaded } from "../../ui/load.js";
import { sentence, toast } from "../../ui/notices.js";
import { LiveMini } from "../common/LiveMini.js";
import { ago, clockText, optionsText, reasonText, seatName } from "../common/names.js";

/** @typedef {import("../../api/types.js").MatchRow} MatchRow */

const SHOWN = 6;
const FINISHED = 5;

/** Whose turn it is, from the user's point of view. @param {MatchRow} row */
function standing(row) {
  if (row.status === "waiting") return { text: t("home.waits"), tone: "warn", order: 1 };
  if (row.yours.length === 2) return { text: t("home.sameScreen"), tone: "", order: 2 };
  if (row.to_act && row.yours.includes(row.to_act))
    return { text: t("home.yourTurn"), tone: "accent", order: 0 };
  return { text: t("home.theirTurn"), tone: "", order: 3 };
}

/** @param {{row: MatchRow, title: string}} props */
function GameCard({ row, title }) {
  const { text, tone } = standing(row);
  const other = row.yours[0] === "first" ? "second" : "first";
  const isOpen = row.status === "waiting" || row.yours.length === 2;
  const against = isOpen ? optionsText(row.game, row.options_text) : t("home.against", seatName(row, other));
  return html`<li>
    <a class="my-game card" href=${`/matches/${row.id}`}>
      <${LiveMini} id=${row.id} label=${t("home.positionOf", title)} />
      <span class="my-game-words">
        <span class=${`tag ${tone}`}>${text}</span>
        <b>${title}</b>
        <span class="soft">${against}</span>
        <span class="faint"
          >${row.deadline && tone === "accent" ? t("home.until", ago(row.deadline)) : ago(row.updated)}</span
        >
      </span>
    </a>
    ${row.status === "waiting" &&
    html`<button
      class="button small quiet my-game-cancel"
      aria-label=${t("home.cancelInviteOf", title)}
      onClick=${() => cancel(row.id)}
    >
      ${t("home.cancelInvite")}
    </button>`}
  </li>`;
}

/** @param {string} id */
async function cancel(id) {
  try {
    await post(`/matches/${id}/abort`);
    toast(t("home.cancelled"));
  } catch (error) {
    toast(sentence(error), "bad");
  }
}

/** How a finished match went for the user. @param {MatchRow} row */
function ending(row) {
  const reason = reasonText(row.game, row.reason);
  if (row.winner === "draw") return [t("home.drawn"), reason];
  const isOwn = row.yours.length === 1;
  const result = isOwn ? t(row.yours[0] === row.winner ? "home.youWon" : "home.youLost") : t("home.sameScreen");
  return [result, reason];
}

/** Matches that have ended lately, so that a guest finds them again. @param {{titles: Record<string, string>}} props */
export function Finished({ titles }) {
  const user = me.value;
  const { value, again } = useLoaded(
    async (how) => (user ? (await get(`/matches?mine=yes&status=over&limit=${FINISHED}`, how)).matches : []),
    [user?.id],
  );
  useEffect(() => (user ? follow("mine", again) : undefined), [user?.id]);
  const rows = /** @type {MatchRow[]} */ (value ?? []);
  if (rows.length === 0 || !user) return null;
  return html`<section class="home-part" aria-labelledby="finished">
    <div class="row spread">
      <h2 id="finished">${t("home.finished")}</h2>
      <a class="button small quiet" href=${`/players/${user.id}`}>${t("home.allFinished")}</a>
    </div>
    <ul class="lobby-list">
      ${rows.map((row) => {
        const [result, reason] = ending(row);
        const other = row.yours[0] === "first" ? "second" : "first";
        const who = row.yours.length === 1 ? t("home.against", seatName(row, other)) : "";
        return html`<li key=${row.id}>
          <span class="lobby-words">
            <a href=${`/matches/${row.id}`}><b>${titles[row.game] ?? row.game}</b> ${who}</a>
            <span class="faint">${[result, reason, ago(row.updated)].filter(Boolean).join(" · ")}</span>
          </span>
          <a class="button small" href=${`/matches/${row.id}/replay`}>${t("home.review")}</a>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** @param {{titles: Record<string, string>}} props */
export function MyGames({ titles }) {
  const user = me.value;
  const [isAll, setAll] = useState(false);
  const { value, again } = useLoaded(
    async (how) => {
      if (!user) return [];
      const [playing, waiting] = await Promise.all([
        get("/matches?mine=yes&status=playing&limit=50", how),
        get("/matches?mine=yes&status=waiting&limit=20", how),
      ]);
      return [...playing.matches, ...waiting.matches];
    },
    [user?.id],
  );
  useEffect(() => (user ? follow("mine", again) : undefined), [user?.id]);
  const rows = /** @type {MatchRow[]} */ (value ?? []);
  if (rows.length === 0) return null;
  const ordered = rows
    .map((row) => ({ row, order: standing(row).order }))
    .sort((a, b) => a.order - b.order || b.row.updated - a.row.updated)
    .map(({ row }) => row);
  const shown = isAll ? ordered : ordered.slice(0, SHOWN);
  return html`<section class="home-part" aria-labelledby="mine">
    <div class="row spread">
      <h2 id="mine">${t("home.continue")}</h2>
      ${
        ordered.length > SHOWN &&
        html`<button class="button small quiet" onClick=${() => setAll(!isAll)}>
          ${isAll ? t("home.fewer") : t("home.allOf", ordered.length)}
        </button>`
      }
    </div>
    <ul class="my-games">
      ${shown.map((row) => html`<${GameCard} key=${row.id} row=${row} title=${titles[row.game] ?? row.game} />`)}
    </ul>
  </section>`;
}

/** @param {string} id */
async function join(id) {
  try {
    const { joinMatch } = await import("../../match/seats.js"); // not needed to show the home page
    await joinMatch(id);
    go(`/matches/${id}`);
  } catch (error) {
    toast(sentence(error), "bad");
  }
}

/** @param {{titles: Record<string, string>}} props */
export function Lobby({ titles }) {
  const { value, problem, again } = useLoaded((how) => get("/matches?lobby=yes&limit=20", how), []);
  useEffect(() => follow("lobby", again), []);
  const rows = /** @type {MatchRow[]} */ (value?.matches ?? []);
  return html`<section class="card lobby" aria-labelledby="lobby">
    <h2 id="lobby">${t("home.lobby")}</h2>
    <p class="soft">${t("home.lobbyHelp")}</p>
    ${problem && html`<p class="notice bad">${problem}</p>`}
    ${value && rows.length === 0 && html`<p class="faint">${t("home.lobbyEmpty")}</p>`}
    <ul class="lobby-list">
      ${rows.map((row) => {
        const seat = row.first ? "first" : "second";
        const isMine = row.yours.length > 0;
        return html`<li key=${row.id}>
          <span class="lobby-words">
            <b>${titles[row.game] ?? row.game}</b>
            <span class="faint"
              >${seatName(row, seat)} · ${optionsText(row.game, row.options_text)} · ${clockText(row.clock)}</span
            >
          </span>
          ${row.rated && html`<span class="tag">${t("home.rated")}</span>`}
          ${
            isMine
              ? html`<a class="button small" href=${`/matches/${row.id}`}>${t("home.open")}</a>`
              : html`<button class="button small primary" onClick=${() => join(row.id)}>
                  ${t("home.join")}
                </button>`
          }
        </li>`;
      })}
    </ul>
    <a class="button" href="/new?opponent=anyone">${t("home.offer")}</a>
  </section>`;
}

const ADDRESS = /matches\/([A-Za-z0-9_-]+)/;
const ID = /^[A-Za-z0-9_-]{8,40}$/;

/** Go to a match by its link or id. */
export function JoinByLink() {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const onSubmit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const trimmed = text.trim();
    const id = ADDRESS.exec(trimmed)?.[1] ?? (ID.test(trimmed) ? trimmed : null);
    if (!id) {
      setProblem(t("home.noLink"));
      return;
    }
    try {
      await get(`/matches/${id}`);
      go(`/matches/${id}`);
    } catch (error) {
      setProblem(sentence(error));
    }
  };
  return html`<section class="card" aria-labelledby="by-link">
    <h2 id="by-link">${t("home.haveLink")}</h2>
    <form class="field" onSubmit=${onSubmit}>
      <label for="link">${t("home.linkLabel")}</label>
      <div class="link-line">
        <input
          id="link"
          value=${text}
          autocomplete="off"
          spellcheck=${false}
          aria-describedby=${problem ? "link-problem" : undefined}
          onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)}
        />
        <button class="button">${t("home.goThere")}</button>
      </div>
      ${problem && html`<p class="problem" id="link-problem" role="alert">${problem}</p>`}
    </form>
    <p class="faint">${t("home.guests")}</p>
  </section>`;
}

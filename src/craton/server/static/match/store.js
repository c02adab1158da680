/** A match as the server last reported it. Nothing else changes it: an unconfirmed action is not shown. */
import { batch, signal } from "@preact/signals";
import { get, post, randomHex } from "../api/client.js";
import { refresh, watch } from "../api/live.js";
import { ensureUser, me } from "../api/session.js";
import { sentence } from "../ui/notices.js";
import { PositionStore } from "./position-store.js";

/** @typedef {import("../api/types.js").Match} Match */
/** @typedef {import("../api/types.js").Entry} Entry */
/** @typedef {import("../api/types.js").State} State */
/** @typedef {import("../api/types.js").Step} Step */

export class MatchStore extends PositionStore {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    this.match = signal(/** @type {Match | null} */ (null));
    this.state = signal(/** @type {State | null} */ (null));
    this.steps = signal(/** @type {Step[]} */ ([]));
    this.chat = signal(/** @type {Entry[]} */ ([]));
    this.presence = signal(/** @type {any} */ (null));
    /** The action that was sent and is not yet confirmed. */
    this.sending = signal(/** @type {string | null} */ (null));
    /** The insight of the position before the running animation, if the page has loaded it.
     *  @type {import("../api/types.js").Insight | null} */
    this.insight = null;
    /** By how much the server's clock is ahead of this one, in milliseconds. */
    this.ahead = 0;
    /** @type {(() => void) | null} */
    this.leave = null;
    this.isClosed = false;
  }

  async open() {
    const match = await this.attempt(async () => {
      await ensureUser();
      return this.load();
    });
    if (!match || this.isClosed) return;
    this.leave = watch(this.id, {
      after: () => this.state.value?.number,
      onMessage: (message) => this.onMessage(message),
    });
  }

  close() {
    this.isClosed = true;
    this.leave?.();
    this.animator.set(/** @type {any} */ (this.state.value));
  }

  /** The whole match again. @returns {Promise<Match>} */
  async load() {
    const match = await get(`/matches/${this.id}`);
    if (!this.visuals.value) await this.loadVisuals(match);
    this.take(match);
    return match;
  }

  /** @param {Match} body */
  take(body) {
    batch(() => {
      this.problem.value = null;
      this.match.value = body;
      this.steps.value = body.steps;
      this.chat.value = body.chat;
      this.setState(body.state);
      if (this.animator.isAnimating.value) this.animator.latest = body.state;
      else this.animator.set(body.state);
    });
  }

  /** @param {State} state */
  setState(state) {
    this.ahead = state.clocks.now - Date.now();
    this.state.value = state;
  }

  /** @param {any} message   from the WebSocket */
  onMessage(message) {
    if (message.type === "snapshot") this.take(message.body);
    else if (message.type === "entries") this.addEntries(message.entries, message.state);
    else if (message.type === "presence") this.presence.value = message;
    else if (message.type === "error") this.problem.value = message.error?.message ?? null;
  }

  /**
   * New entries, from the WebSocket or as the answer to an action; both may bring the same.
   * @param {Entry[]} entries
   * @param {State} state
   */
  addEntries(entries, state) {
    const known = this.state.value;
    if (!known || state.number < known.number) return;
    const news = entries.filter((entry) => entry.number > known.number);
    const plays = news.filter(({ kind }) => kind === "action" || kind === "outcome");
    batch(() => {
      for (const entry of news) this.applyEntry(entry);
      this.setState(state);
      if (state.number > known.number) this.show(plays, state, news);
    });
  }

  /** The answer to a request. If entries before it are missing, the WebSocket is asked for all of them instead. */
  takeAnswer(/** @type {{entries?: Entry[], state: State}} */ { entries, state }) {
    if (!entries) return;
    const next = (this.state.value?.number ?? 0) + 1;
    if (entries.length > 0 && entries[0].number <= next) this.addEntries(entries, state);
    else refresh(this.id);
  }

  /** @param {Entry[]} plays @param {State} state @param {Entry[]} news */
  show(plays, state, news) {
    if (plays.length === 0 || news.some(({ kind }) => kind === "takeback")) {
      this.animator.isAnimating.value ? (this.animator.latest = state) : this.animator.set(state);
      return;
    }
    const match = this.match.value;
    const before = this.animator.latest; // the shown position may lag behind it
    if (!match || !before) return;
    this.animator.isUnattended = state.viewer === "spectator" && !holdsSeat(state);
    this.animate(match, plays, { before, after: state, insight: this.insight, steps: this.steps.value });
  }

  /** @param {Entry} entry */
  applyEntry(entry) {
    const match = /** @type {Match} */ (this.match.value);
    switch (entry.kind) {
      case "action":
      case "outcome":
        this.steps.value = [...this.steps.value, stepOf(entry)].map((step) => revealed(step, entry));
        break;
      case "takeback":
        this.steps.value = this.steps.value.slice(0, entry.steps);
        break;
      case "chat":
        this.chat.value = [...this.chat.value, entry];
        break;
      case "end":
      case "reveal":
        this.match.value = { ...match, dice: { ...match.dice, secret: entry.secret ?? match.dice.secret } };
        if (entry.kind === "end") this.load().catch(() => {}); // concealed steps can be read now
        break;
      case "sit":
        if (entry.seat) {
          const seeds = { ...match.dice.seeds, [entry.seat]: entry.seed ?? null };
          this.match.value = { ...match, dice: { ...match.dice, seeds } };
        }
        break;
      case "rematch":
        this.match.value = { ...match, rematch: entry.text ?? null };
        break;
    }
  }

  /** Play an action. @param {string} action @returns {Promise<string | null>} the problem, if there is one */
  async act(action) {
    const state = this.state.value;
    if (!state || this.sending.value) return null;
    this.sending.value = action;
    const problem = await this.send("actions", { action, ply: state.ply, id: randomHex(), seat: state.to_act });
    this.sending.value = null;
    if (problem) refresh(this.id);
    return problem;
  }

  /**
   * Resign, abort, claim; or offer, accept, decline something.
   * @param {string} what
   * @param {string} [answer]
   * @returns {Promise<string | null>} the problem, if there is one
   */
  command(what, answer) {
    return this.send(`${what}${answer ? `/${answer}` : ""}`);
  }

  /** @param {string} text */
  say(text) {
    return this.send("chat", { text });
  }

  /** @param {string} path @param {any} [body] @returns {Promise<string | null>} the problem, if there is one */
  async send(path, body) {
    try {
      this.takeAnswer(await post(`/matches/${this.id}/${path}`, body));
      return null;
    } catch (error) {
      return sentence(error);
    }
  }
}

/** Whether I hold a seat, even if it is not mine to act. @param {State} state */
function holdsSeat(state) {
  const user = me.value?.id;
  return Boolean(user) && Object.values(state.seats).some((holder) => holder?.user === user);
}

/** @param {Entry} entry @returns {Step} */
function stepOf(entry) {
  return {
    number: entry.number,
    turn: entry.turn ?? 0,
    seat: entry.seat,
    mover: entry.mover ?? "",
    event: entry.event ?? null,
    text: entry.text ?? null,
    concealed: entry.concealed ?? false,
  };
}

/** An entry may reveal an earlier step. @param {Step} step @param {Entry} entry @returns {Step} */
function revealed(step, entry) {
  const now = entry.reveals?.find((one) => one.number === step.number);
  return now ? { ...step, text: now.text, concealed: false } : step;
}

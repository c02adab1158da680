/** A match as the server last told it. Nothing else changes it: what is not acknowledged is not shown. */
import { batch, signal } from "@preact/signals";
import { get, post, randomHex } from "../api/client.js";
import { refresh, watch } from "../api/live.js";
import { beSomebody, me } from "../api/session.js";
import { visualsOf } from "../games/index.js";
import { sentence } from "../ui/notices.js";
import { plainBeats, Theatre } from "./theatre.js";

/** @typedef {import("../api/types.js").Match} Match */
/** @typedef {import("../api/types.js").MatchEvent} MatchEvent */
/** @typedef {import("../api/types.js").State} State */
/** @typedef {import("../api/types.js").Step} Step */

export class MatchStore {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.match = signal(/** @type {Match | null} */ (null));
    this.state = signal(/** @type {State | null} */ (null));
    this.steps = signal(/** @type {Step[]} */ ([]));
    this.chat = signal(/** @type {MatchEvent[]} */ ([]));
    this.presence = signal(/** @type {any} */ (null));
    this.visuals = signal(/** @type {import("../games/types.js").Visuals | null} */ (null));
    this.problem = signal(/** @type {string | null} */ (null));
    /** The action that was sent and not answered yet. */
    this.sending = signal(/** @type {string | null} */ (null));
    /** Of the position before what is acted out, as far as the page has asked for it.
     *  @type {import("../api/types.js").Insight | null} */
    this.insight = null;
    /** By how much the server's clock is ahead of this one, in milliseconds. */
    this.ahead = 0;
    this.theatre = new Theatre();
    /** @type {Set<(events: MatchEvent[], state: State) => void>} */
    this.listeners = new Set();
    /** @type {(() => void) | null} */
    this.leave = null;
    this.isClosed = false;
  }

  async open() {
    try {
      await beSomebody();
      await this.load();
    } catch (error) {
      this.problem.value = sentence(error);
      return;
    }
    if (this.isClosed) return;
    this.leave = watch(this.id, {
      after: () => this.state.value?.number,
      hear: (message) => this.hear(message),
    });
  }

  close() {
    this.isClosed = true;
    this.leave?.();
    this.theatre.set(/** @type {any} */ (this.state.value));
  }

  /** The whole match anew. */
  async load() {
    const body = await get(`/matches/${this.id}`);
    this.visuals.value ??= await visualsOf(body.game, body.board.kind);
    this.take(body);
  }

  /** @param {Match} body */
  take(body) {
    batch(() => {
      this.problem.value = null;
      this.match.value = body;
      this.steps.value = body.steps;
      this.chat.value = body.chat;
      this.setState(body.state);
      if (this.theatre.isActing.value) this.theatre.truth = body.state;
      else this.theatre.set(body.state);
    });
  }

  /** @param {State} state */
  setState(state) {
    this.ahead = state.clocks.now - Date.now();
    this.state.value = state;
  }

  /** @param {any} message   from the WebSocket */
  hear(message) {
    if (message.type === "snapshot") this.take(message.body);
    else if (message.type === "events") this.learn(message.events, message.state);
    else if (message.type === "presence") this.presence.value = message;
    else if (message.type === "error") this.problem.value = message.error?.message ?? null;
  }

  /**
   * News, from the WebSocket or as the answer to an action; both may bring the same.
   * @param {MatchEvent[]} events
   * @param {State} state
   */
  learn(events, state) {
    const known = this.state.value;
    if (!known || state.number < known.number) return;
    const news = events.filter((event) => event.number > known.number);
    const plays = news.filter((event) => event.kind === "action" || event.kind === "outcome");
    batch(() => {
      for (const event of news) this.note(event);
      this.setState(state);
      if (state.number > known.number) this.show(plays, state, news);
    });
    for (const listener of this.listeners) listener(news, state);
  }

  /** What a request was answered. If something before it was not heard of yet, all comes by the WebSocket instead. */
  hearAnswer(/** @type {{events?: MatchEvent[], state: State}} */ { events, state }) {
    if (!events) return;
    const next = (this.state.value?.number ?? 0) + 1;
    if (events.length > 0 && events[0].number <= next) this.learn(events, state);
    else refresh(this.id);
  }

  /** @param {MatchEvent[]} plays @param {State} state @param {MatchEvent[]} news */
  show(plays, state, news) {
    if (plays.length === 0 || news.some((event) => event.kind === "takeback")) {
      this.theatre.isActing.value ? (this.theatre.truth = state) : this.theatre.set(state);
      return;
    }
    const acts = this.visuals.value?.acts;
    const table = this.table();
    const beats = acts && table ? acts(plays, table) : plainBeats(plays);
    this.theatre.isWatched = state.viewer === "spectator" && !holdsSeat(state);
    this.theatre.perform(beats, state);
  }

  /** What a game's visuals are told where nothing is hovered or chosen. @returns {any} */
  table() {
    const match = this.match.value;
    const position = this.theatre.truth; // what is shown may lag behind
    if (!match || !position) return null;
    const { game, options, board } = match;
    const insight = this.insight;
    const steps = this.steps.value;
    return { game, options, board, position, insight, steps, hover: null, selection: null, canAct: false, layer: "" };
  }

  /** @param {MatchEvent} event */
  note(event) {
    const match = /** @type {Match} */ (this.match.value);
    switch (event.kind) {
      case "action":
      case "outcome":
        this.steps.value = [...this.steps.value, stepOf(event)].map((step) => told(step, event));
        break;
      case "takeback":
        this.steps.value = this.steps.value.slice(0, event.steps);
        break;
      case "chat":
        this.chat.value = [...this.chat.value, event];
        break;
      case "end":
      case "reveal":
        this.match.value = { ...match, dice: { ...match.dice, secret: event.secret ?? match.dice.secret } };
        if (event.kind === "end") this.load().catch(() => {}); // what was concealed can be read now
        break;
      case "sit":
        if (event.seat) {
          const seeds = { ...match.dice.seeds, [event.seat]: event.seed ?? null };
          this.match.value = { ...match, dice: { ...match.dice, seeds } };
        }
        break;
      case "rematch":
        this.match.value = { ...match, rematch: event.text ?? null };
        break;
    }
  }

  /** Play an action. @param {string} action @returns {Promise<string | null>} what is wrong, or null */
  async act(action) {
    const state = this.state.value;
    if (!state || this.sending.value) return null;
    this.sending.value = action;
    try {
      const body = { action, ply: state.ply, id: randomHex(), seat: state.to_act };
      const done = await post(`/matches/${this.id}/actions`, body);
      this.hearAnswer(done);
      return null;
    } catch (error) {
      refresh(this.id);
      return sentence(error);
    } finally {
      this.sending.value = null;
    }
  }

  /**
   * Resign, abort, claim; or offer, accept, decline something.
   * @param {string} what
   * @param {string} [answer]
   * @returns {Promise<string | null>} what is wrong, or null
   */
  async command(what, answer) {
    try {
      const done = await post(`/matches/${this.id}/${what}${answer ? `/${answer}` : ""}`);
      this.hearAnswer(done);
      return null;
    } catch (error) {
      return sentence(error);
    }
  }

  /** @param {string} text */
  async say(text) {
    try {
      const done = await post(`/matches/${this.id}/chat`, { text });
      this.hearAnswer(done);
      return null;
    } catch (error) {
      return sentence(error);
    }
  }
}

/** Whether I sit somewhere, also where I am asked nothing just now. @param {State} state */
function holdsSeat(state) {
  const user = me.value?.id;
  return Boolean(user) && Object.values(state.seats).some((holder) => holder?.user === user);
}

/** @param {MatchEvent} event @returns {Step} */
function stepOf(event) {
  return {
    number: event.number,
    turn: event.turn ?? 0,
    seat: event.seat,
    mover: event.mover ?? "",
    event: event.event ?? null,
    text: event.text ?? null,
    concealed: event.concealed ?? false,
  };
}

/** An event may bring to light what an earlier step was. @param {Step} step @param {MatchEvent} event @returns {Step} */
function told(step, event) {
  const now = event.tells?.find((one) => one.number === step.number);
  return now ? { ...step, text: now.text, concealed: false } : step;
}

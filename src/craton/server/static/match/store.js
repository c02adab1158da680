/**
 * A match. `known` is what the server reported last; `match`, `state`, `steps` and `chat` are what the page shows of it.
 *
 * Both are the same unless an animation runs: then the page shows the match as it was before it, with the steps that
 * the animation has shown so far. Components read only what is shown, so that nothing gives away how it will end.
 */
import { batch, computed, effect, signal } from "@preact/signals";
import { get, post, randomHex } from "../api/client.js";
import { lag } from "../api/lag.js";
import { refresh, watch } from "../api/live.js";
import { ensureUser, me } from "../api/session.js";
import { play } from "../sound/sounds.js";
import { phrase } from "../text/phrases.js";
import { sentence } from "../ui/notices.js";
import { Party } from "./party.js";
import { PositionStore } from "./position-store.js";
import { hasSeed, rematchBody, settle } from "./seats.js";
import { keep, matchBefore, unfinishedShow } from "./unfinished.js";

/** @typedef {import("../api/types.js").Match} Match */
/** @typedef {import("../api/types.js").Entry} Entry */
/** @typedef {import("../api/types.js").State} State */
/** @typedef {import("../api/types.js").Step} Step */

/**
 * @typedef {object} Known
 * @property {Match | null} match
 * @property {State | null} state
 * @property {KnownStep[]} steps
 * @property {Entry[]} chat
 *
 * @typedef {Step & {revealedBy?: number}} KnownStep   `revealedBy` is the entry that has revealed it
 */

/** Entries that concern the dice. */
const DICE_KINDS = new Set(["sit", "seed", "end", "reveal"]);

export class MatchStore extends PositionStore {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    /** What the server reported last. */
    this.known = signal(/** @type {Known} */ ({ match: null, state: null, steps: [], chat: [] }));
    /** What was known before the running animation. */
    this.before = signal(/** @type {Known | null} */ (null));
    const held = computed(() => (this.animator.isAnimating.value ? this.before.value : null));
    this.match = computed(() => (held.value ?? this.known.value).match);
    this.state = computed(() => {
      const now = this.known.value.state;
      return held.value?.state && now ? during(held.value.state, now, this.animator.isLong.value) : now;
    });
    this.steps = computed(() => {
      const { steps } = this.known.value;
      return held.value ? shownSteps(steps, held.value.steps, this.animator.shownEntries.value) : steps;
    });
    this.chat = computed(() => (held.value ?? this.known.value).chat);
    this.presence = signal(/** @type {any} */ (null));
    /** What of the dice is no longer as this browser noted it.
     *  @type {import("@preact/signals").Signal<import("../fairness/notes.js").Difference[]>} */
    this.diceProblems = signal([]);
    /** The own stone that was sent and is not yet confirmed: its cell and side. */
    this.pending = signal(/** @type {{cell: string, side: import("../board/types.js").Side} | null} */ (null));
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
    /** Who throws which dice. */
    this.party = new Party(this);
    this.animator.party = this.party;
    /** The running show, as a reload needs it. @type {import("./unfinished.js").Unfinished | null} */
    this.unfinished = null;
    this.stopKeeping = effect(() => {
      const [isAnimating, shown] = [this.animator.isAnimating.value, this.animator.shownEntries.value];
      if (this.unfinished) keep(this.id, isAnimating ? { ...this.unfinished, shown: [...shown] } : null);
    });
  }

  async open() {
    const match = await this.attempt(async () => {
      await ensureUser();
      return this.load();
    });
    if (!match || this.isClosed) return;
    this.leave = watch(this.id, {
      after: () => this.known.value.state?.number,
      onMessage: (message) => this.onMessage(message),
    });
  }

  close() {
    this.isClosed = true;
    this.leave?.();
    this.stopKeeping();
    if (this.unfinished && this.animator.isAnimating.value) this.party.release(); // nobody waits for who has left
    this.animator.set(/** @type {any} */ (this.known.value.state));
  }

  /** The whole match again. @returns {Promise<Match>} */
  async load() {
    const match = await get(`/matches/${this.id}`);
    const isFirst = !this.visuals.value;
    if (isFirst) await this.loadVisuals(match);
    const unfinished = isFirst ? await unfinishedShow(this.id) : null;
    if (unfinished) this.goOn(match, unfinished);
    else this.take(match);
    return match;
  }

  /** Go on with the show that ran before the page was reloaded.
   *  @param {Match} match @param {import("./unfinished.js").Unfinished & {show: import("../api/types.js").Show}} unfinished */
  goOn(match, unfinished) {
    const { show, shown } = unfinished;
    const before = matchBefore(match, unfinished);
    const reveals = show.entries.flatMap((entry) => (entry.reveals ?? []).map((one) => ({ number: one.number, by: entry.number })));
    const revealedBy = (/** @type {number} */ number) => reveals.find((one) => one.number === number)?.by;
    const steps = match.steps.map((step) => ({ ...step, revealedBy: revealedBy(step.number) }));
    const throws = new Map(show.entries.flatMap((entry) => (entry.throw ? [[entry.number, entry.throw]] : [])));
    batch(() => {
      this.know({ match, steps, chat: match.chat, state: match.state });
      this.animator.set(before.state);
      this.before.value = before;
      this.unfinished = { first: unfinished.first, shown, concealed: unfinished.concealed };
      this.animator.seen = new Set(shown);
      this.animator.pausesHidden = match.state.status === "over";
      const { isShared } = this.party;
      this.animate(match, show.entries, { before: before.state, after: match.state, steps, throws, isShared });
    });
    this.checkDice();
  }

  /** @param {Match} body */
  take(body) {
    batch(() => {
      this.problem.value = null;
      this.know({ match: body, steps: body.steps, chat: body.chat, state: body.state });
      if (this.animator.isAnimating.value) this.animator.latest = body.state;
      else this.animator.set(body.state);
    });
    this.checkDice();
  }

  /** Compare the dice with this browser's notes, and reveal its seed when it is due. */
  async checkDice() {
    const { match, state } = this.known.value;
    if (!match || !state) return;
    const changed = await settle({ ...match, state }, async (body) => (await this.send("seed", body)) === null).catch(() => null);
    if (changed && String(changed) !== String(this.diceProblems.value)) this.diceProblems.value = changed;
  }

  /** Whether this browser has the user's seed for the match. */
  get hasSeed() {
    const { match, state } = this.known.value;
    return Boolean(match && state && hasSeed({ ...match, state }));
  }

  /** @param {Partial<Known>} news */
  know(news) {
    if (news.state) this.ahead = news.state.clocks.now - Date.now();
    this.known.value = { ...this.known.value, ...news };
  }

  /** @param {boolean} muted */
  setMuted(muted) {
    const { match } = this.known.value;
    if (match) this.know({ match: { ...match, muted } });
    const before = this.before.value;
    if (before?.match) this.before.value = { ...before, match: { ...before.match, muted } };
  }

  /** @param {any} message   from the WebSocket */
  onMessage(message) {
    if (message.type === "snapshot") this.take(message.body);
    else if (message.type === "entries") this.addEntries(message.entries, message.state);
    else if (message.type === "presence") this.presence.value = message;
    else if (message.type === "show") this.party.take(message);
    else if (message.type === "error") this.problem.value = phrase(message.error?.message ?? "") || null;
  }

  /**
   * New entries, from the WebSocket or as the answer to an action; both may bring the same.
   * @param {Entry[]} entries
   * @param {State} state
   */
  addEntries(entries, state) {
    const known = this.known.value.state;
    if (!known || state.number < known.number) return;
    const news = entries.filter((entry) => entry.number > known.number);
    const plays = news.filter(({ kind }) => kind === "action" || kind === "outcome");
    batch(() => {
      if (!this.animator.isAnimating.value) this.before.value = this.known.value;
      for (const entry of news) this.applyEntry(entry);
      this.know({ state });
      if (state.number > known.number) this.show(plays, state, news);
    });
    if (news.some(({ kind }) => DICE_KINDS.has(kind))) this.checkDice();
  }

  /** The answer to a request. If entries before it are missing, the WebSocket is asked for all of them instead. */
  takeAnswer(/** @type {{entries?: Entry[], state: State}} */ { entries, state }) {
    if (!entries) return;
    const next = (this.known.value.state?.number ?? 0) + 1;
    if (entries.length > 0 && entries[0].number <= next) this.addEntries(entries, state);
    else refresh(this.id);
  }

  /** @param {Entry[]} plays @param {State} state @param {Entry[]} news */
  show(plays, state, news) {
    if (plays.length === 0 || news.some(({ kind }) => kind === "takeback")) {
      this.animator.isAnimating.value ? (this.animator.latest = state) : this.animator.set(state);
      return;
    }
    const { match, steps } = this.known.value;
    const before = this.animator.latest; // the shown position may lag behind it
    if (!match || !before) return;
    this.animator.isUnattended = state.viewer === "spectator" && !holdsSeat(state);
    this.animator.pausesHidden = state.status === "over";
    const throws = this.throwsOf(plays, steps);
    const { isShared } = this.party;
    if (!this.animator.isAnimating.value) {
      const concealed = this.before.value?.steps.filter((step) => step.concealed).map((step) => step.number) ?? [];
      const isShow = plays.some((entry) => entry.kind === "outcome" || entry.reveals?.length);
      this.unfinished = isShow ? { first: steps.length - plays.length, shown: [], concealed } : null;
      this.party.late.clear();
    }
    this.animate(match, plays, { before, after: state, insight: this.insight, steps, throws, isShared });
  }

  /**
   * The dice among new steps with exact chances, by the numbers of their entries; filled when the answer arrives.
   * @param {Entry[]} plays
   * @param {KnownStep[]} steps
   */
  throwsOf(plays, steps) {
    /** @type {Map<number, import("../api/types.js").ShownThrow>} */
    const found = new Map();
    if (this.visuals.value?.throws && plays.some(({ kind }) => kind === "outcome")) {
      const span = `first=${steps.length - plays.length}&last=${steps.length}`;
      get(`/matches/${this.id}/show?${span}`).then((show) => {
        for (const entry of show.entries) if (entry.throw) found.set(entry.number, entry.throw);
      }, () => {});
    }
    return found;
  }

  /** @param {Entry} entry */
  applyEntry(entry) {
    const { steps, chat } = this.known.value;
    const match = /** @type {Match} */ (this.known.value.match);
    switch (entry.kind) {
      case "action":
      case "outcome":
        this.know({ steps: [...steps, stepOf(entry)].map((step) => revealed(step, entry)) });
        break;
      case "takeback":
        this.know({ steps: steps.slice(0, entry.steps) });
        break;
      case "chat":
        this.know({ chat: [...chat, entry] });
        if (this.before.value) this.before.value = { ...this.before.value, chat: [...this.before.value.chat, entry] };
        break;
      case "end":
      case "reveal":
        this.know({ match: { ...match, dice: { ...match.dice, secret: entry.secret ?? match.dice.secret } } });
        if (entry.kind === "end") this.load().catch(() => {}); // concealed steps can be read now
        break;
      case "sit":
        if (entry.seat) {
          const { dice } = match;
          const seeds = { ...dice.seeds, [entry.seat]: entry.seed ?? null };
          const commitments = { ...dice.commitments, [entry.seat]: entry.commitment ?? null };
          const by_server = entry.by_server ? [...dice.by_server, entry.seat] : dice.by_server;
          this.know({ match: { ...match, dice: { ...dice, seeds, commitments, by_server } } });
        }
        break;
      case "seed":
        if (entry.seat) {
          const seeds = { ...match.dice.seeds, [entry.seat]: entry.seed ?? null };
          this.know({ match: { ...match, dice: { ...match.dice, seeds } } });
        }
        break;
      case "options":
        this.load().catch(() => {}); // the game has other options now
        break;
      case "rematch":
        this.know({ match: { ...match, rematch: entry.text ?? null } });
        break;
    }
  }

  /** Play an action. @param {string} action @returns {Promise<string | null>} the problem, if there is one */
  async act(action) {
    const { state } = this.known.value;
    if (!state || this.sending.value) return null;
    this.sending.value = action;
    this.pending.value = pendingStone(action, state);
    if (this.pending.value) {
      play("stone");
      this.animator.heard = this.pending.value.cell;
    }
    const body = { action, ply: state.ply, id: randomHex(), seat: state.to_act, lag: lag() };
    const problem = await this.send("actions", body);
    batch(() => {
      this.sending.value = null;
      this.pending.value = null;
    });
    if (problem) refresh(this.id);
    return problem;
  }

  /**
   * Resign, abort, claim; or offer, accept, decline something.
   * @param {string} what
   * @param {string} [answer]
   * @returns {Promise<string | null>} the problem, if there is one
   */
  async command(what, answer) {
    const body = what === "rematch" && answer !== "decline" ? await rematchBody(this.id) : undefined;
    return this.send(`${what}${answer ? `/${answer}` : ""}`, body);
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

/** The stone that an action places, if it is just a cell. @param {string} action @param {State} state */
function pendingStone(action, state) {
  const { to_move: side, stones } = state;
  const isStone = /^[a-z]+\d+$/.test(action) && !stones[action];
  return isStone && (side === "black" || side === "white") ? { cell: action, side } : null;
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

/** An entry may reveal an earlier step. @param {KnownStep} step @param {Entry} entry @returns {KnownStep} */
function revealed(step, entry) {
  const now = entry.reveals?.find((one) => one.number === step.number);
  return now ? { ...step, text: now.text, concealed: false, revealedBy: entry.number } : step;
}

/**
 * The state during an animation: as it was before, but clocks go on, and in a long one nobody is to act.
 * @param {State} before
 * @param {State} now
 * @param {boolean} isLong
 * @returns {State}
 */
function during(before, now, isLong) {
  return { ...before, clocks: now.clocks, your_turn: false, to_act: isLong ? null : before.to_act };
}

/**
 * The steps that have been shown: those before the animation, and the entries that it has shown. Dice may be shown in
 * another order than they were thrown, so this is no prefix of the log.
 * @param {KnownStep[]} steps
 * @param {KnownStep[]} before
 * @param {Set<number>} shown   numbers of entries
 */
function shownSteps(steps, before, shown) {
  const old = new Map(before.map((step) => [step.number, step]));
  return steps.flatMap((step) => {
    const earlier = old.get(step.number);
    if (!earlier) return shown.has(step.number) ? [step] : [];
    return earlier.concealed && !shown.has(step.revealedBy ?? 0) ? [earlier] : [step];
  });
}

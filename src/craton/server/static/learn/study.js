/** A position to play on without a match: the server plays each line anew, keeps nothing, and says what follows. */
import { batch, signal } from "@preact/signals";
import { post } from "../api/client.js";
import { visualsOf } from "../games/index.js";
import { plainBeats, Theatre } from "../match/theatre.js";
import { sentence } from "../ui/notices.js";

/** @typedef {import("../api/types.js").Position} Position */
/** @typedef {import("../api/types.js").MatchEvent} MatchEvent */
/** @typedef {import("../api/types.js").Insight} Insight */
/**
 * @typedef {object} Line       what the server answers for a line of play
 * @property {string} game
 * @property {string} title
 * @property {Record<string, any>} options
 * @property {string} options_text
 * @property {import("../api/types.js").BoardShape} board
 * @property {import("../api/types.js").Step[]} steps
 * @property {Position} state
 * @property {{event: string, odds: import("../api/types.js").Odds | null, outcomes: Outcome[]} | null} chance
 * @property {import("../api/types.js").Result | null} result
 *
 * @typedef {{text: string, probability: {value: number}, words: string}} Outcome
 *
 * @typedef {{game?: string, options?: Record<string, any>, position?: string, steps?: string[]}} Start
 */

export class Study {
  /** @param {Start} start */
  constructor(start) {
    this.start = start;
    /** @type {string[]} */
    this.steps = [...(start.steps ?? [])];
    this.line = signal(/** @type {Line | null} */ (null));
    this.insight = signal(/** @type {Insight | null} */ (null));
    /** What was known before what is being acted out. */
    this.known = signal(/** @type {Insight | null} */ (null));
    this.visuals = signal(/** @type {import("../games/types.js").Visuals | null} */ (null));
    this.problem = signal(/** @type {string | null} */ (null));
    this.isBusy = signal(false);
    this.theatre = new Theatre();
    this.round = 0;
  }

  async open() {
    try {
      const line = await this.ask(this.steps);
      this.visuals.value ??= await visualsOf(line.game, line.board.kind);
      this.take(line, this.steps);
    } catch (error) {
      this.problem.value = sentence(error);
    }
  }

  /** @param {string[]} steps @returns {Promise<Line>} */
  ask(steps) {
    return post("/study", { ...this.start, steps });
  }

  /** Show a line at once. @param {Line} line @param {string[]} steps */
  take(line, steps) {
    batch(() => {
      this.problem.value = null;
      this.steps = steps;
      this.line.value = line;
      this.theatre.set(line.state);
    });
    this.look();
  }

  /** What the game can tell of it; it comes when it comes. */
  async look() {
    const round = ++this.round;
    this.insight.value = null;
    try {
      const found = await post("/study/insight", { ...this.start, steps: this.steps });
      if (round === this.round) this.insight.value = found;
    } catch {
      // without it the board is only less talkative
    }
  }

  /**
   * Play an action, and whatever is thrown because of it.
   * @param {string} action
   * @returns {Promise<Line | null>} where it led; null if it could not be played
   */
  async act(action) {
    const before = this.line.value;
    if (!before || this.isBusy.value) return null;
    this.isBusy.value = true;
    try {
      const steps = action ? [...this.steps, action] : this.steps;
      return await this.follow(before, steps);
    } catch (error) {
      this.problem.value = sentence(error);
      return null;
    } finally {
      this.isBusy.value = false;
    }
  }

  /** Throw what is to be thrown now. */
  throwDice() {
    return this.act("");
  }

  /** @param {Line} before @param {string[]} steps */
  async follow(before, steps) {
    /** @type {MatchEvent[]} */
    const events = [];
    let last = before;
    let line = steps === this.steps ? before : await this.ask(steps);
    if (line !== before) events.push(eventOf(last, line));
    while (line.chance) {
      steps = [...steps, `=${thrown(line.chance.outcomes)}`];
      last = line;
      line = await this.ask(steps);
      events.push(eventOf(last, line));
    }
    this.perform(before, line, steps, events);
    return line;
  }

  /** @param {Line} before @param {Line} line @param {string[]} steps @param {MatchEvent[]} events */
  perform(before, line, steps, events) {
    const visuals = this.visuals.value;
    const { game, options, board, state: position } = before;
    const rest = { insight: this.insight.value, hover: null, selection: null, canAct: false, layer: "" };
    const table = { game, options, board, position, ...rest };
    const beats = visuals?.acts ? visuals.acts(events, table) : plainBeats(events);
    batch(() => {
      this.problem.value = null;
      this.known.value = this.insight.value;
      this.steps = steps;
      this.line.value = line;
      this.theatre.perform(beats, line.state);
    });
    this.look();
  }

  /** Take back the last action with what was thrown behind it. */
  async back() {
    const first = this.start.steps?.length ?? 0;
    let count = this.steps.length;
    if (count === first) return;
    do count -= 1;
    while (count > first && this.steps[count].startsWith("="));
    await this.go(this.steps.slice(0, count));
  }

  restart() {
    return this.go([...(this.start.steps ?? [])]);
  }

  /** @param {string[]} steps */
  async go(steps) {
    try {
      this.take(await this.ask(steps), steps);
    } catch (error) {
      this.problem.value = sentence(error);
    }
  }
}

/** One of the outcomes, each as likely as it is. @param {Outcome[]} outcomes */
function thrown(outcomes) {
  let rest = Math.random();
  for (const outcome of outcomes) {
    rest -= outcome.probability.value;
    if (rest < 0) return outcome.text;
  }
  return outcomes[outcomes.length - 1].text;
}

/** The last step of a line as an event of a match would tell it. @param {Line} before @param {Line} after
 *  @returns {MatchEvent} */
function eventOf(before, after) {
  const step = after.steps[after.steps.length - 1];
  /** @type {Record<string, import("../api/types.js").Change>} */
  const changes = {};
  for (const { name } of after.board.cells) {
    const [old, now] = [before.state.marks[name] ?? [], after.state.marks[name] ?? []];
    if (before.state.stones[name] === after.state.stones[name] && old.join() === now.join()) continue;
    changes[name] = { stone: after.state.stones[name] ?? null, marks: now };
  }
  const kind = step.event ? "outcome" : "action";
  return { ...step, kind, ply: step.number, at: 0, changes, odds: before.chance?.odds };
}

/** A study: its starting position, its tree of moves, and what the server said about each position. */
import { batch, computed, signal } from "@preact/signals";
import { get, post } from "../api/client.js";
import { entryOf } from "../match/entries.js";
import { drawOutcome, PositionStore } from "../match/position-store.js";
import { sentence } from "../ui/notices.js";
import { ownSeat } from "./mistakes.js";
import * as trees from "./tree.js";

/** @typedef {import("../api/types.js").Line} Line */
/** @typedef {Pick<Line, "game" | "title" | "options" | "options_text" | "board" | "setup">} Setting */

const KEPT = 400; // positions

export class StudyStore extends PositionStore {
  constructor() {
    super();
    this.setting = signal(/** @type {Setting | null} */ (null));
    this.tree = signal(trees.emptyTree());
    /** The tags and the result of the record that was opened. */
    this.source = signal(/** @type {{tags: Record<string, string>, termination: string, steps: string} | null} */ (null));
    /** The line to the current node. */
    this.line = signal(/** @type {Line | null} */ (null));
    /** The side whose winning chances are shown; mine in a match that I played. */
    this.perspective = signal(/** @type {import("../api/types.js").Side} */ ("black"));
    this.animator.isUnattended = true; // dice do not wait for a click here
    /** @type {Map<number, Line>} */
    this.known = new Map();
    this.node = computed(() => trees.nodeAt(this.tree.value));
  }

  /** The body of a request about a position. @param {string[]} steps */
  body(steps) {
    const setting = /** @type {Setting} */ (this.setting.value);
    const start = setting.setup ? { position: setting.setup } : { game: setting.game, options: setting.options_text };
    return { ...start, steps };
  }

  /** The body for the current node. */
  here() {
    return this.body(trees.stepsTo(this.tree.value));
  }

  /**
   * Begin with a game, a preset or a position, and play steps.
   * @param {{game?: string, options?: any, preset?: string, position?: string, steps?: string[]}} start
   */
  async open({ game, options, preset, position, steps = [] }) {
    const given = position ? { position } : { game, preset, options: options ?? {} };
    const line = await post("/study", { ...given, steps });
    await this.take(line, trees.treeOfSteps(line.steps), line);
  }

  /** @param {string} id */
  async openMatch(id) {
    const [record, match] = await Promise.all([get(`/matches/${id}/record`), get(`/matches/${id}`)]);
    await this.openRecord(record);
    const seat = ownSeat(match);
    this.perspective.value = (seat && match.state.seats[seat]?.side) ?? "black";
  }

  /** @param {string} record */
  async openRecord(record) {
    const found = /** @type {import("../api/types.js").ReadRecord} */ (await post("/study/record", { record }));
    const tree = trees.treeOf(found.nodes, found.comments);
    await this.take(found, tree);
    const steps = trees.lineThrough(tree, trees.ROOT).map((node) => trees.stepText(/** @type {any} */ (node.step)));
    this.source.value = { tags: found.tags, termination: found.termination, steps: steps.join("\n") };
  }

  /** @param {Line} line @param {trees.Tree} tree @param {Line} [end]   what the end of the tree's line leads to */
  async take(line, tree, end) {
    await this.loadVisuals(line);
    const { game, title, options, options_text, board, setup } = line;
    this.known.clear();
    this.round += 1;
    batch(() => {
      this.setting.value = { game, title, options, options_text, board, setup };
      this.tree.value = tree;
      this.source.value = null;
      this.line.value = null;
      this.problem.value = null;
    });
    if (end) this.keep(this.end(), end);
    await this.go(end ? this.end() : trees.ROOT);
  }

  /** The last node of the line through the current one. */
  end() {
    return trees.lineThrough(this.tree.value).at(-1)?.id ?? trees.ROOT;
  }

  /** The line to a node, from the cache or from the server. @param {number} id @returns {Promise<Line>} */
  async look(id) {
    const known = this.known.get(id);
    if (known) return known;
    const line = await post("/study", this.body(trees.stepsTo(this.tree.value, id)));
    this.keep(id, line);
    return line;
  }

  /** Make a node the current one. @param {number} id */
  async go(id) {
    if (!this.tree.value.nodes[id]) return;
    const round = ++this.round;
    this.tree.value = trees.goTo(this.tree.value, id);
    const known = this.known.get(id);
    if (known) return this.show(known);
    try {
      const line = await this.look(id);
      if (round === this.round) this.show(line);
    } catch (error) {
      if (round === this.round) this.problem.value = sentence(error);
    }
  }

  /** Go along steps from the start, and play those that are not in the tree. @param {string[]} texts */
  async walk(texts) {
    let at = trees.ROOT;
    let count = 0;
    for (const text of texts) {
      const nodes = this.tree.value.nodes;
      const next = nodes[at].children.find((id) => trees.stepText(/** @type {any} */ (nodes[id].step)) === text);
      if (next === undefined) break;
      at = next;
      count += 1;
    }
    await this.go(at);
    if (count < texts.length) await this.play(...texts.slice(count));
  }

  /** @param {Line} line */
  show(line) {
    batch(() => {
      this.line.value = line;
      this.problem.value = null;
      this.animator.set(line.state);
    });
  }

  /** @param {number} id @param {Line} line */
  keep(id, line) {
    this.known.set(id, line);
    if (this.known.size > KEPT) this.known.delete(/** @type {number} */ (this.known.keys().next().value));
  }

  /**
   * Play one or more steps from the current node.
   * @param {...string} texts   `e5`, `=3`
   * @returns {Promise<boolean>} whether it could be played
   */
  async play(...texts) {
    const before = this.line.value;
    const { at } = this.tree.value;
    if (!before) return false;
    const done = await this.attemptAlone(async () => {
      const line = /** @type {Line} */ (await post("/study", this.body([...trees.stepsTo(this.tree.value, at), ...texts])));
      const steps = line.steps.slice(trees.pathTo(this.tree.value, at).length);
      this.round += 1;
      batch(() => {
        this.tree.value = trees.add(this.tree.value, steps, at);
        this.keep(this.tree.value.at, line);
        this.line.value = line;
        this.problem.value = null;
      });
      this.showStep(steps, before, line);
      return true;
    });
    return done ?? false;
  }

  /** Animate a single step; several at once are simply shown. @param {import("../api/types.js").Step[]} steps
   *  @param {Line} before @param {Line} after */
  showStep(steps, before, after) {
    if (steps.length !== 1) return this.animator.set(after.state);
    const entry = entryOf(steps[0], before.state, after.state, before.chance?.odds);
    this.animate(after, [entry], { before: before.state, after: after.state });
  }

  /** Draw the outcome of the pending chance event. @returns {Promise<boolean>} */
  async throwDice() {
    const chance = this.line.value?.chance;
    return chance ? this.play(`=${drawOutcome(chance.outcomes).text}`) : false;
  }

  /** Draw outcomes until a player has to act. */
  async throwAll() {
    while (await this.throwDice());
  }

  /** @param {(tree: trees.Tree) => trees.Tree} change */
  edit(change) {
    const tree = change(this.tree.value);
    const isElsewhere = tree.at !== this.tree.value.at;
    this.tree.value = tree;
    if (isElsewhere) this.go(tree.at);
  }
}

/** A study: where it begins, its tree, and what is known of each position in it. */
import { batch, computed, signal } from "@preact/signals";
import { get, post } from "../api/client.js";
import { visualsOf } from "../games/index.js";
import { plainBeats, Theatre } from "../match/theatre.js";
import { sentence } from "../ui/notices.js";
import { eventOf } from "./changes.js";
import * as trees from "./tree.js";

/** @typedef {import("./types.js").Line} Line */
/** @typedef {Pick<Line, "game" | "title" | "options" | "options_text" | "board" | "setup">} Ground */

const KEPT = 400; // positions

export class StudyStore {
  constructor() {
    this.ground = signal(/** @type {Ground | null} */ (null));
    this.visuals = signal(/** @type {import("../games/types.js").Visuals | null} */ (null));
    this.tree = signal(trees.emptyTree());
    /** Tags of the record that it came from, and how that ended. */
    this.source = signal(/** @type {{tags: Record<string, string>, termination: string, steps: string} | null} */ (null));
    /** The line to the node that is looked at. */
    this.line = signal(/** @type {Line | null} */ (null));
    this.problem = signal(/** @type {string | null} */ (null));
    this.isBusy = signal(false);
    this.theatre = new Theatre();
    this.theatre.isWatched = true; // chance waits for nobody here
    /** @type {Map<number, Line>} */
    this.known = new Map();
    this.round = 0;
    this.node = computed(() => trees.nodeAt(this.tree.value));
  }

  /** What requests say about a position. @param {string[]} steps */
  body(steps) {
    const ground = /** @type {Ground} */ (this.ground.value);
    const start = ground.setup ? { position: ground.setup } : { game: ground.game, options: ground.options_text };
    return { ...start, steps };
  }

  /** The body for the node that is looked at. */
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
    const record = await get(`/matches/${id}/record`);
    await this.openRecord(record);
  }

  /** @param {string} record */
  async openRecord(record) {
    const found = /** @type {import("./types.js").ReadRecord} */ (await post("/study/record", { record }));
    const tree = trees.treeOf(found.nodes, found.comments);
    await this.take(found, tree);
    const steps = trees.lineThrough(tree, trees.ROOT).map((node) => trees.stepText(/** @type {any} */ (node.step)));
    this.source.value = { tags: found.tags, termination: found.termination, steps: steps.join("\n") };
  }

  /** @param {Line} line @param {trees.Tree} tree @param {Line} [end]   what the end of the tree's line leads to */
  async take(line, tree, end) {
    const visuals = await visualsOf(line.game, line.board.kind);
    const { game, title, options, options_text, board, setup } = line;
    this.known.clear();
    this.round += 1;
    batch(() => {
      this.ground.value = { game, title, options, options_text, board, setup };
      this.visuals.value = visuals;
      this.tree.value = tree;
      this.source.value = null;
      this.line.value = null;
      this.problem.value = null;
    });
    if (end) this.keep(this.end(), end);
    await this.go(end ? this.end() : trees.ROOT);
  }

  /** The last node of the line through the present one. */
  end() {
    return trees.lineThrough(this.tree.value).at(-1)?.id ?? trees.ROOT;
  }

  /** What is known of a node, or what the server says of it. @param {number} id @returns {Promise<Line>} */
  async look(id) {
    const known = this.known.get(id);
    if (known) return known;
    const line = await post("/study", this.body(trees.stepsTo(this.tree.value, id)));
    this.keep(id, line);
    return line;
  }

  /** Look at a node. @param {number} id */
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
      this.theatre.set(line.state);
    });
  }

  /** @param {number} id @param {Line} line */
  keep(id, line) {
    this.known.set(id, line);
    if (this.known.size > KEPT) this.known.delete(/** @type {number} */ (this.known.keys().next().value));
  }

  /**
   * Play a step, or several, from the node that is looked at.
   * @param {...string} texts   `e5`, `=3`
   * @returns {Promise<boolean>} whether it could be played
   */
  async play(...texts) {
    const before = this.line.value;
    const { at } = this.tree.value;
    if (!before || this.isBusy.value) return false;
    this.isBusy.value = true;
    try {
      const line = /** @type {Line} */ (await post("/study", this.body([...trees.stepsTo(this.tree.value, at), ...texts])));
      const steps = line.steps.slice(trees.pathTo(this.tree.value, at).length);
      this.round += 1;
      batch(() => {
        this.tree.value = trees.add(this.tree.value, steps, at);
        this.keep(this.tree.value.at, line);
        this.line.value = line;
        this.problem.value = null;
      });
      this.act(steps, before, line);
      return true;
    } catch (error) {
      this.problem.value = sentence(error);
      return false;
    } finally {
      this.isBusy.value = false;
    }
  }

  /** Act out one step; several at once are simply shown. @param {import("./types.js").Step[]} steps
   *  @param {Line} before @param {Line} after */
  act(steps, before, after) {
    const ground = this.ground.value;
    if (steps.length !== 1 || !ground) return this.theatre.set(after.state);
    const events = [eventOf(steps[0], before.state, after.state)];
    const { game, options, board } = ground;
    const table = { game, options, board, position: before.state, insight: null, hover: null, selection: null, canAct: false, layer: "" };
    const acts = this.visuals.value?.acts;
    this.theatre.perform(acts ? acts(events, table) : plainBeats(events), after.state);
  }

  /** Let chance decide the event at hand. @returns {Promise<boolean>} */
  async throwDice() {
    const chance = this.line.value?.chance;
    if (!chance) return false;
    let left = crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;
    const fallen = chance.outcomes.find((one) => (left -= one.probability.value) < 0) ?? chance.outcomes[0];
    return this.play(`=${fallen.text}`);
  }

  /** Let chance decide until somebody has to. */
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

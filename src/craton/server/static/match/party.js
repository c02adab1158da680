/**
 * Everybody who watches a show, in step: each side throws for its own groups, and a limit keeps it going.
 *
 * The dice are drawn before the first one is shown; throwing one only decides when it is shown. The server passes on who
 * has thrown what, and every page waits for a die of another side only for a limited time.
 */
import { sendTo } from "../api/live.js";
import { me } from "../api/session.js";

/**
 * @typedef {import("../api/types.js").Side} Side
 * @typedef {import("../api/types.js").Seat} Seat
 * @typedef {{number: number, side: Side}} Die   the number of its entry, and the side that throws it
 */

const LIMIT = 10_000; // milliseconds for one die
const GRACE = 1_000; // for the message that it was thrown
const SHORT = 1_200; // a bot, somebody who is absent, or somebody who has let the limit pass before

export class Party {
  /** @param {import("./store.js").MatchStore} store */
  constructor(store) {
    this.store = store;
    /** @type {Record<Seat, Set<number>>} */
    this.thrown = { first: new Set(), second: new Set() };
    /** @type {Record<Seat, number>} */
    this.released = { first: 0, second: 0 };
    /** Sides that have let the limit pass. @type {Set<Side>} */
    this.late = new Set();
  }

  /** What the server knows of thrown dice. @param {{thrown: Record<Seat, number[]>, released: Record<Seat, number>}} message */
  take({ thrown, released }) {
    this.thrown = { first: new Set(thrown.first), second: new Set(thrown.second) };
    this.released = released;
    this.store.animator.check();
  }

  /** The seats of a side; before sides are chosen, none. @param {Side} side */
  seatsOf(side) {
    const { state } = this.store.known.value;
    return /** @type {Seat[]} */ (["first", "second"]).filter((seat) => state?.seats[seat]?.side === side);
  }

  /** Whether I throw for a side. @param {Side} side */
  isMine(side) {
    const { state } = this.store.known.value;
    const user = me.value?.id;
    return Boolean(user) && this.seatsOf(side).some((seat) => state?.seats[seat]?.user === user);
  }

  /** Whether other people play here, so that the show has one order for all. */
  get isShared() {
    return !(this.isMine("black") && this.isMine("white"));
  }

  /** Whether nobody else waits for my dice. */
  get isAlone() {
    const { state } = this.store.known.value;
    const holders = Object.values(state?.seats ?? {});
    return holders.every((holder) => holder?.bot || holder?.user === me.value?.id);
  }

  /** @param {Die} die */
  isThrown({ number, side }) {
    return this.seatsOf(side).some((seat) => this.thrown[seat].has(number) || number <= this.released[seat]);
  }

  /** How long a die may wait; a side that has let the limit pass once is not waited for again. @param {Die} die */
  limitOf({ side }) {
    const isMine = this.isMine(side);
    if (isMine && this.isAlone) return Infinity;
    const [seat] = this.seatsOf(side);
    const holder = seat && this.store.known.value.state?.seats[seat];
    const isAbsent = this.store.presence.value?.seats?.[seat] === false;
    if (!holder || holder.bot || this.late.has(side) || (isAbsent && !isMine)) return SHORT;
    return isMine ? LIMIT : LIMIT + GRACE;
  }

  /** I have thrown a die. @param {Die} die */
  throwDie({ number, side }) {
    if (this.isMine(side)) sendTo(this.store.id, { type: "throw", number });
  }

  /** I have thrown all my dice, or do not want to throw them. */
  release() {
    const number = this.store.known.value.state?.number;
    if (number && (this.isMine("black") || this.isMine("white"))) sendTo(this.store.id, { type: "throw", number, all: true });
  }
}

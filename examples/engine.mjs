// An engine for Craton that plays any game with any options: node examples/engine.mjs
// It asks the host for the positions after each of its actions, and takes the one that leaves it the most stones.
// docs/protocol.md describes every message. In a terminal: craton match faust "external:node examples/engine.mjs" random
import { createInterface } from "node:readline";

const MOST_ACTIONS = 30; // that it looks at, for want of time
const send = (message) => console.log(JSON.stringify(message));
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function receive() {
    const { value, done } = await lines.next();
    return done ? { type: "quit" } : JSON.parse(value);
}

/** The position after some actions and outcomes; `sample` selects one of the positions that the view allows. */
async function ask(steps, sample) {
    send({ type: "ask", id: steps.join(" "), steps, sample });
    return await receive();
}

const share = (text) => text.split("/").reduce((above, below) => above / below); // "3/4" -> 0.75

/** The expected worth of the position after some steps: 1 won, -1 lost, else the lead in stones. */
async function worth(steps, seat, sample, deadline) {
    const after = await ask(steps, sample);
    const side = (after.seat_of_black === "first") === (seat === "first") ? "black" : "white";
    if (after.outcome) {
        return after.outcome.winner === null ? 0 : after.outcome.winner === side ? 1 : -1;
    }
    if (after.chance && steps.length < 3 && Date.now() < deadline) {
        let sum = 0;
        for (const [outcome, chance] of Object.entries(after.chance.outcomes)) {
            sum += share(chance) * (await worth([...steps, outcome], seat, sample, deadline));
        }
        return sum;
    }
    const stones = Object.values(after.stones);
    const own = stones.filter((stone) => stone === side).length;
    return (2 * own - stones.length) / (stones.length + 1);
}

async function choose({ id, legal, seconds, view }) {
    const deadline = Date.now() + 500 * seconds;
    const shuffled = legal.map((action) => [Math.random(), action]).sort().slice(0, MOST_ACTIONS);
    let best = { action: legal[0], value: -Infinity };
    for (const [sample, action] of shuffled) {
        if (Date.now() > deadline) break;
        const value = await worth([action], view.seat_to_move, sample, deadline);
        if (value > best.value) best = { action, value };
    }
    send({ type: "choice", id, action: best.action });
}

for (let message = await receive(); message.type !== "quit"; message = await receive()) {
    if (message.type === "hello") send({ type: "hello", protocol: 1, name: "example engine" });
    else if (message.type === "game") send({ type: "ready" });
    else if (message.type === "choose") await choose(message);
}

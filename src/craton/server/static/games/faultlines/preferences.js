/** Preferences that only Fault Lines has. */
import { preference } from "../../preferences.js";

/** The order in which the dice of a quake are shown; the dice themselves are the same. */
const ORDERS = ["suspense", "given", "largest", "smallest"];

export const quakeOrder = preference("quakeOrder", ORDERS);

export default { quakeOrder: { choices: ORDERS, value: quakeOrder } };

/** Triangular Assault: how it is shown and acted out. */
import { has, t } from "../../text/text.js";
import { acts } from "./acts.js";
import { Aftermath } from "./Aftermath.js";
import { Controls } from "./Controls.js";
import { describe, draw } from "./draw.js";
import { Scene } from "./Scene.js";
import { Status } from "./Status.js";

/** @type {import("../types.js").Visuals} */
export const visuals = {
  look: "tiles",
  acts,
  draw,
  describe,
  name: (action) => (has(`assault.${action}`) ? t(`assault.${action}`) : action),
  Scene,
  Status,
  Controls,
  Aftermath,
};

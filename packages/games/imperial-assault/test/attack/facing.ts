import { type At, group } from "../position.js";

/** Two figures four spaces apart on open ground, and a third beside the target; all roll blue, green and a black die. */
export const facing: At = {
  rebels: [group("stormtrooper-elite", { rebel: "h1" }), group("stormtrooper-elite", { other: "h2" })],
  imperials: [group("stormtrooper-elite", { storm: "d1" })],
  initiative: 1,
  activating: { figure: "storm", actions: 1 },
};

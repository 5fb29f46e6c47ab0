import { test } from "vitest";
import { gameOfTricks } from "../attack/tricks.js";
import { at, group, table } from "../position.js";

test("a figure that is put elsewhere while it leaves its space moves no further, and the points are spent", () => {
  at({
    rebels: [group("luke-skywalker", { luke: "a1" })],
    imperials: [group("stormtrooper-elite", { storm: "h8" })],
    activating: { figure: "luke", points: 5 },
    game: gameOfTricks([
      {
        window: "figure:leaving",
        key: "whisk",
        seat: 1,
        effects: [{ type: "figure:place", figure: "luke", to: ["b2"] }],
      },
    ]),
  })
    .choose("go:d1")
    .choose("whisk")
    // being placed is leaving too
    .pass()
    .expect(table({ figures: { luke: { spaces: ["b2"] } }, activation: { points: 4 } }))
    .waits()
    .done();
});

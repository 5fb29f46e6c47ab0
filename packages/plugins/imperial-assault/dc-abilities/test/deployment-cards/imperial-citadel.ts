import { describe } from "vitest";
import { group } from "../position.js";
import { prove } from "../proving.js";

describe("Imperial Citadel", () => {
  const army = (figures: Readonly<Record<string, string | object>>) => ({
    mine: [group("stormtrooper", figures)],
    sides: [{ upgrades: ["imperial-citadel"] }, {}] as const,
  });
  prove([
    // a block token at the start of the round, taken at the start of an activation
    {
      ...army({ me: "a1" }),
      proves: "imperial-citadel",
      theirs: [group("luke-skywalker", { luke: "h8" })],
      start: "round",
      choose: [1, "imperial-citadel#at1@imperial-citadel"],
      held: { me: ["block"] },
    },
    // what the fallen had
    {
      ...army({ one: { at: "c1", damage: 2 }, two: "h1" }),
      proves: "imperial-citadel",
      theirs: [group("darth-vader", { vader: "d1" })],
      tokens: { one: ["surge", "evade"] },
      activating: "vader",
      choose: ["dc_special:Darth Vader:1", "one", "pass", "imperial-citadel#at1@imperial-citadel", "evade"],
      held: { two: ["evade"] },
    },
  ]);
});

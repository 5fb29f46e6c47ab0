import { randomBot, simulateMatch } from "@riposte/kernel/run";
import { fuzz } from "@riposte/testing";
import { greedyBot } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { battle, field, squad, unit } from "./field.js";

describe("a charge", () => {
  test("chooses its targets after the roll, among those it reaches", () => {
    field([squad("a", 10)], [squad("x", 18), squad("y", [20, 1])], { phase: "charge", dice: [3, 5, 1, 1] })
      .choose("0.a")
      .offersExactly(["1.x", "stay"])
      .choose("1.x")
      .event("unit:charged", { unit: "0.a", inches: 6 })
      .expect(unit("0.a", { place: { along: 16, lane: 0 } }))
      .waits()
      .done();
  });

  test("fails where the roll reaches nobody", () => {
    field([squad("a", 10)], [squad("x", 20)], { phase: "charge", dice: [1, 1] })
      .choose("0.a")
      .expect(unit("0.a", { place: { along: 10, lane: 0 }, combat: { charged: false } }))
      .waits()
      .done();
  });
});

test("units within 2 inches are engaged", () => {
  field([squad("a", 10)], [squad("x", 12)], { phase: "movement" })
    .choose("0.a")
    .offersExactly(["stationary", "fallBack"])
    .waits()
    .done();
});

test("the greedy bot beats the random one from either seat", () => {
  const winners = [0, 1].map((greedy, seed) => {
    const bots = [0, 1].map((seat) => (seat === greedy ? greedyBot(`g${seed}`) : randomBot(`r${seed}`)));
    const match = simulateMatch(battle, { seed, setup: {} });
    while (match.pending !== null) match.answer(bots[match.pending.seat]?.answer(match.seen) as never);
    return match.outcome?.winners;
  });
  expect(winners).toEqual([[0], [1]]);
});

test("random battles end by the rules", () => {
  const report = fuzz(battle, { matches: 1, seed: 1, hold: "auto", maxInputs: 3000 });
  expect(report).toMatchObject({ failures: [], unfinished: 0 });
});

import { scriptedChance } from "@riposte/kernel/chance";
import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import type { ResponseProtocol } from "./game/index.js";
import { opening, openingGame } from "./opening.js";

const hands = [
  ["warcry", "negate"],
  ["negate", "negate"],
] as const;
const fervour = (strength: number, because: readonly string[]) =>
  ["attack:strength", { attacker: 0, defender: 1 }, 4, strength, because] as const;

describe.each<[ResponseProtocol, string, string]>([
  ["once", "kernel:respond", "kernel:respond"],
  ["priority", "kernel:respond", "kernel:respond"],
  ["queue", "cards:play-in-turn", "cards:play-at-card"],
])("under %s", (protocol, inTurn, atCard) => {
  test("a negated card does nothing, and is spent with the negate", () => {
    opening({ protocol, hands })
      .asks(inTurn, 0)
      .choose("warcry")
      .asks(atCard, 1)
      .offersExactly(["negate", "pass"])
      .choose("negate")
      .asks(atCard, 0)
      .pass()
      .event("kernel:cancelled", { effect: "cards:resolve" })
      .value(...fervour(4, []))
      .expect({
        duel: {
          zones: [
            { deck: [], hand: ["negate"], discard: ["warcry"] },
            { deck: [], hand: ["negate"], discard: ["negate"] },
          ],
        },
      })
      .waits()
      .done();
  });

  test("a negated negate cancels nothing: the card it answered acts", () => {
    const chain = opening({ protocol, hands })
      .choose("warcry")
      .choose("negate")
      .choose("negate")
      .asks(atCard, 1)
      .pass();
    // under once and priority the first window is still open for the second negate of seat 1
    if (protocol === "priority") chain.asks(atCard, 1).offersExactly(["negate", "pass"]).pass();
    chain
      .value(...fervour(8, ["warcry"]))
      .waits()
      .done();
  });

  test("a negate of the negate of a negate cancels the card after all", () => {
    opening({ protocol, hands })
      .choose("warcry")
      .choose("negate")
      .choose("negate")
      .choose("negate")
      .value(...fervour(4, []))
      .waits()
      .done();
  });
});

test("cards that answer each other stand on each other's frames", () => {
  const match = startMatch(openingGame({ hands }), {
    hold: "auto",
    checks: true,
    chance: scriptedChance({
      deck: [
        [0, 1],
        [0, 1],
      ],
    }),
  });
  for (const [seat, answer] of [
    [0, []],
    [1, []],
    [0, "warcry"],
    [1, "negate"],
    [0, "negate"],
  ] as const)
    expect(match.answer(seat, answer)).toMatchObject({ ok: true });
  expect(match.viewFor(null).flow.slice(3)).toEqual([
    "window.asking",
    "around.before",
    "window.asking",
    "around.before",
    "window.asking",
    "around.before",
    "window.asking",
  ]);
  expect(match.decision).toMatchObject({ seat: 1, question: "kernel:respond" });
});

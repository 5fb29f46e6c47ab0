import { compose, randomBot, startMatch } from "@riposte/kernel/run";
import { fuzz, scenario } from "@riposte/testing";
import { expect, test } from "vitest";
import { harbour } from "../../src/harbour/plugin.js";

const game = compose([harbour]);

/** Two players, their hands given. */
const holding = (...hands: readonly string[][]) => ({
  setup: { players: hands.length },
  slices: { harbour: { hands, deck: [] } },
});

test("a ship that no seat answers lands", () => {
  scenario(game, holding(["ship-5", "ship-1"], ["ship-2", "ship-3"]))
    .choose("ship-5")
    .asks("kernel:respond", 1)
    .pass()
    .event("harbour:landed", { seat: 0, card: "ship-5" })
    .expect({ harbour: { quays: [["ship-5"], []] } })
    .asks("harbour:turn", 1)
    .waits()
    .done();
});

test("a storm keeps a ship out, and a storm against it lets the ship land", () => {
  scenario(game, { ...holding(["ship-5", "storm"], ["storm", "ship-2", "ship-3"]), hold: "auto" })
    .choose("ship-5")
    .asks("kernel:respond", 1)
    .choose("storm")
    .asks("kernel:respond", 0)
    .choose("storm")
    .event("harbour:landed", { seat: 0, card: "ship-5" })
    .expect({ harbour: { sunk: ["storm", "storm"] } })
    .asks("harbour:turn", 1)
    .waits()
    .done();
});

test("a hand is known to its seat alone, and the deck to none", () => {
  const match = startMatch(game, { seed: 1, setup: { players: 3 } });
  const { hands, deck } = match.viewFor(1).slices.harbour as {
    readonly hands: readonly unknown[];
    readonly deck: unknown;
  };
  expect(hands).toEqual([{ count: 4 }, match.slices.harbour.hands[1], { count: 4 }]);
  expect(deck).toEqual({ count: 14 });
});

test("after the last round the player with most crates wins", () => {
  const match = startMatch(game, { seed: 4, setup: { players: 4, rounds: 1 }, hold: "auto" });
  const bot = randomBot(4);
  while (match.decision !== null) match.answer(match.decision.seat, bot.answer(match.seen));
  const { crates } = match.slices.harbour;
  const most = Math.max(...crates);
  expect(match.outcome?.winners).toEqual(crates.flatMap((count, seat) => (count === most ? [seat] : [])));
});

test("random matches keep every rule, with two players and with four", () => {
  expect(fuzz(game, { matches: 5, maxInputs: 200 }).failures).toEqual([]);
  expect(fuzz(game, { matches: 3, maxInputs: 200, setup: { players: 4 } }).failures).toEqual([]);
});

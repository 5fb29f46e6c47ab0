import { setupOf } from "@riposte/hosting";
import { describedGame, gameIn } from "@riposte/hosting/described";
import { compose, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { fleetBuilder as builder } from "../../src/harbour/fleet-builder.js";
import { faultOf, READY } from "../../src/harbour/fleets.js";
import { harbour } from "../../src/harbour/plugin.js";
import * as module from "../../src/harbour/with-fleets.js";

const game = compose([harbour]);
const heldBy = (seat: number, setup: object): readonly string[] =>
  startMatch(game, { seed: 1, setup }).slices.harbour.hands[seat] ?? [];

test("a list that is read, changed and written is the same when it is read again", () => {
  const { list = [], problems } = builder.read("3 ship-4\n1 storm\nfour ships");
  expect(problems).toEqual([{ line: 3, message: '"four ships" is not a number and a card, like "2 ship-4".' }]);
  const larger = builder.change(list, "ship-1", 1);
  expect(builder.write(larger, "")).toBe("1 ship-1\n3 ship-4\n1 storm");
  expect(builder.read(builder.write(larger, "")).list).toEqual(larger);
  expect(builder.change(larger, "ship-4", -1)).toEqual(["ship-1", "ship-4", "ship-4", "storm"]);
  expect(builder.verdict(larger)).toEqual({ isLegal: false, words: "A fleet has 8 cards, not 5." });
});

test("a player is dealt from the fleet that was brought, others from the deck of all", () => {
  const fleet = Array.from({ length: 8 }, () => "storm");
  expect(heldBy(1, { players: 3, fleets: ["common", fleet] })).toEqual(["storm", "storm", "storm", "storm"]);
  expect(heldBy(0, { players: 3, fleets: ["common", fleet] })).toEqual(heldBy(0, { players: 3 }));
  expect(heldBy(2, { players: 3, fleets: ["common", fleet] })).toEqual(heldBy(2, { players: 3 }));
});

test("a fleet that may not sail is refused with what is wrong", () => {
  expect(() => heldBy(0, { fleets: [Array.from({ length: 8 }, () => "ship-5")] })).toThrow(
    "A fleet carries at most 18 crates, not 40.",
  );
  for (const { cards } of Object.values(READY).slice(1)) expect(faultOf(cards)).toBeUndefined();
});

test("what each side may begin with stands beside the options that the schema gives", async () => {
  const given = gameIn(module);
  if (given === undefined) throw new Error("Harbour is no game.");
  const info = describedGame(given);
  const { setup } = await info.load();
  expect(setup.map(({ key }) => key)).toEqual(["players", "rounds", "fleets"]);
  expect(setupOf(setup, { fleets: "traders,raiders" })).toEqual({ fleets: ["traders", "raiders"] });
  expect(setup.at(-1)?.otherwise).toBe("common,common");
  expect((await info.loadLists?.())?.ready.map(({ id }) => id)).toEqual(["traders", "raiders"]);
});

import { expect, test } from "vitest";
import { Amount } from "../../src/language/amount.js";
import { amountIn } from "../../src/reading/amount.js";
import { position } from "./duel-position.js";
import { reads, readsInAttack } from "./scene-at.js";

const bound = { luke: "luke", roll: { hit: 2, surge: 1 }, chosen: 4 };

test.each([
  [3, 3],
  [{ of: "roll" }, 2],
  [{ of: "roll", symbol: "surge" }, 1],
  [{ of: "roll", symbols: ["hit", "surge"] }, 3],
  [{ of: "number", name: "chosen" }, 4],
  [{ of: "number", name: "chosen", times: 2, plus: 1 }, 9],
  [{ of: "number", name: "chosen", times: 2, atMost: 5 }, 5],
  [{ of: "number", name: "chosen", plus: 3, less: "chosen" }, 3],
  [{ of: "count", filter: { trait: "trooper" } }, 2],
  [{ of: "groups", filter: { side: "friendly" } }, 3],
  [{ of: "fallen" }, 0],
  [{ of: "round" }, 1],
  [{ of: "speed" }, 4],
  [{ of: "move" }, 4],
  [{ of: "dice" }, 3],
  [{ of: "damage" }, 5],
  [{ of: "damage", figure: "luke" }, 0],
  [{ of: "conditions", figure: "luke" }, 2],
  [{ of: "tokens" }, 0],
  [{ of: "marks", name: "scrap" }, 0],
  [{ of: "vp" }, 12],
  [{ of: "vp", who: "opponent" }, 20],
  [{ of: "topCost" }, 1],
  [{ of: "discardPile" }, 2],
  [{ of: "discardPile", card: "parry" }, 1],
  [{ of: "spentGroups" }, 1],
  [{ of: "dealt" }, 0],
  [{ of: "attackDice" }, 0],
  [{ of: "rerolled" }, 0],
  [{ of: "icons", name: "nobody" }, 0],
  [{ of: "pool" }, 0],
] as const)("%j is %i", (amount, number) => {
  expect(reads(position, (scene) => amountIn(scene, Amount.parse(amount)), bound)).toBe(number);
});

// two red dice of 2 hits, a yellow one of 1 hit and 2 surges, a green one of Focused with 2 hits; a black one of 1 block, and a block that Gaarkhan always has
test.each([
  [{ of: "attackDice" }, 4],
  [{ of: "defenseDice" }, 1],
  [{ of: "shown" }, 7],
  [{ of: "shown", symbol: "surge" }, 2],
  [{ of: "results", symbol: "block" }, 2],
  [{ of: "results", symbols: ["hit", "surge"] }, 9],
  [{ of: "unblocked" }, 5],
  [{ of: "rerolled" }, 3],
  [{ of: "rerolled", symbol: "surge" }, 2],
  [{ of: "rerolled", name: "nothing" }, 0],
  [{ of: "icons", name: "picked" }, 4],
  [{ of: "icons", name: "nothing" }, 0],
  [{ of: "pool" }, 4],
] as const)("%j of an attack is %i", (amount, number) => {
  const dice = [1, 1, 5, 3, 0];
  const bindings = { rerolled: [0, 2], picked: [2, 4, 9] };
  const read = readsInAttack(position, dice, (scene) => amountIn(scene, Amount.parse(amount)), { bindings });
  expect(read).toBe(number);
});

import { flowActions } from "@riposte/kernel";
import { expect, test } from "vitest";
import { setup } from "xstate";
import { playBoth } from "../../src/index.js";
import { coin, coinGame, luck } from "../fixture/coin.js";

test("a guard that counts its calls makes the two executors differ", () => {
  let looks = 0;
  const machine = setup({ actions: flowActions(), guards: { look: () => true } }).createMachine({
    id: "coin",
    initial: "asking",
    states: {
      asking: {
        entry: [{ type: "ask", params: { question: "coin:next" } }],
        on: { next: [{ guard: "look", target: "asking", reenter: true }] },
      },
    },
  });
  const looking = coin({
    procedures: { coin: machine },
    guards: {
      look: () => {
        looks += 1;
        return true;
      },
    },
    effects: {
      "coin:gain": (slice) => {
        slice.points = looks;
      },
    },
  });
  const found = [1, 2, 3, 4, 5].flatMap((seed) => playBoth(coinGame(looking, luck()), { seed }).differences);
  expect(found[0]?.path).toBe("state.snapshot.slices.coin.points");
});

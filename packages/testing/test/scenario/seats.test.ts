import { choose } from "@riposte/kernel";
import { expect, test } from "vitest";
import { scenario } from "../../src/index.js";
import { bluffGame } from "../fixture/bluff.js";
import { coin, coinGame, luck } from "../fixture/coin.js";

const game = bluffGame();

test("seats act in turn, at a window inside an effect too, and see what they may", () => {
  scenario(game, { slices: { bluff: { hands: [["blank"], ["shield", "blank"]] } } })
    .seat(0)
    .sees(0, { bluff: { hands: [["blank"], { count: 2 }] } })
    .hides(null, "bluff.hands.1.0")
    .choose("strike")
    .asks("kernel:respond", 1)
    .refuses("block", "WRONG_SEAT")
    .seat(1)
    .offersExactly(["block", "pass"])
    .choose("block")
    .event("kernel:cancelled", { effect: "bluff:strike" })
    .event("bluff:blocked", { seat: 1 }, 0)
    .noEvent("kernel:answered", 0)
    .expect({ bluff: { hits: [0, 0], hands: [["blank"], ["blank"]] } })
    .undo()
    .pass()
    .event("bluff:hit", { seat: 1 })
    .expect({ bluff: { hits: [0, 1] } })
    .asks("bluff:turn", 1)
    .done();
});

test("a pending decision inside a window is a position", () => {
  const { state } = scenario(game).choose("strike").waits().run();
  scenario(game, { snapshot: state })
    .asks("kernel:respond", 1)
    .choose("block")
    .expect({ bluff: { turn: 1 } })
    .asks("bluff:turn")
    .done();
});

test("a policy is a step like any other", () => {
  scenario(game, { hold: ["auto", "always"], slices: { bluff: { hands: [[], ["blank"]] } } })
    .seat(1)
    .policy({ set: "hold", hold: "auto" })
    .seat(0)
    .choose("strike")
    .asks("bluff:turn", 1)
    .done();
});

test("effects that still wait behind the last decision fail the scenario, unless it says that it waits", () => {
  const hesitant = coin({
    questions: {
      "coin:next": {
        prompt: { id: "coin:next" },
        alwaysAsk: true,
        choices: () => choose.one([{ key: "roll" }]),
        answer: (_answer, _asked, match) => {
          match.ask("coin:next", 0);
          match.queue({ type: "coin:gain", amount: 1 });
        },
      },
    },
  });
  const halfway = () => scenario(coinGame(hesitant, luck())).choose("roll").asks("coin:next");
  expect(() => halfway().done()).toThrow(/effects: expected "none left over.*coin:gain/);
  halfway().waits().done();
});

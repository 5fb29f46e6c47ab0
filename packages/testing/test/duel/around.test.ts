import { describe, test } from "vitest";
import type { ResponseProtocol } from "./game/index.js";
import { opening } from "./opening.js";

const hands = [[], ["snare"]] as const;

describe.each<[ResponseProtocol, string]>([
  ["once", "kernel:respond"],
  ["priority", "kernel:respond"],
  ["queue", "cards:play-at-arrival"],
])("under %s", (protocol, question) => {
  test("the window after an effect opens when it has been applied, and before the flow goes on", () => {
    opening({ protocol, hands, at: [1, 4] })
      .choose("forth")
      .event("duel:stepped", { seat: 0, to: 2 })
      .asks(question, 1)
      .offersExactly(["snare", "pass"])
      .expect({ duel: { actions: 1 } })
      .choose("snare")
      .asks("duel:action", 0)
      .choose("back")
      .noEvent("duel:stepped")
      .asks("duel:action", 1)
      .waits()
      .done();
  });
});

test("a step that is not made has no window after it", () => {
  opening({ hands, dice: [3, 3] })
    .choose("back")
    .choose("strike")
    .choose({ body: 4 })
    .noEvent("duel:stepped")
    .asks("duel:action", 0)
    .waits()
    .done();
});

test("a card that is cancelled already is not offered to be cancelled again", () => {
  opening({ protocol: "priority", hands: [["warcry"], ["negate", "negate"]] })
    .choose("warcry")
    .choose("negate")
    .event("kernel:cancelled", { effect: "cards:resolve" })
    .asks("duel:action", 0)
    .expect({
      duel: {
        zones: [
          { deck: [], hand: [], discard: ["warcry"] },
          { deck: [], hand: ["negate"], discard: ["negate"] },
        ],
      },
    })
    .waits()
    .done();
});

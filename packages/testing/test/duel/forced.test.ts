import { describe, test } from "vitest";
import { opening } from "./opening.js";

const charms = [[], ["flinch"]] as const;
const attacked = (given: object = {}) => opening({ charms, focus: 1, dice: [1, 1], ...given });

test("a forced response that is alone is taken without a question, even under never", () => {
  attacked({ holds: ["auto", "never"] })
    .choose(1)
    .choose(0)
    .choose("strike")
    .event("charms:acted", { seat: 1, charm: "flinch" })
    .event("duel:attack-landed")
    .waits()
    .done();
});

test("a seat may not pass while a forced response waits, and may afterwards", () => {
  attacked({ hands: [[], ["parry"]] })
    .choose(1)
    .choose(0)
    .choose("strike")
    .asks("kernel:respond", 1)
    .offersExactly(["parry", "flinch"])
    .refuses("pass", "NOT_AN_OPTION")
    .choose("flinch")
    .offersExactly(["parry", "pass"])
    .pass()
    .event("duel:attack-landed", { strength: 2 })
    .waits()
    .done();
});

describe("under always", () => {
  test.each([
    ["holds a card for this window", "parry"],
    ["holds none", "omen"],
  ])("a seat with a forced response pauses alike when it %s", (_what, card) => {
    attacked({ hands: [[], [card]], holds: "always" })
      .choose(1)
      .choose(0)
      .choose("strike")
      .asks("kernel:respond", 1)
      .pass()
      .asks("kernel:respond", 1)
      .choose("flinch")
      .asks("kernel:respond", 1)
      .offers(["pass"])
      .pass()
      .event("duel:attack-landed", { strength: 2 })
      .waits()
      .done();
  });
});

test("under queue a forced trigger resolves beside the reaction its owner orders with it", () => {
  attacked({ protocol: "queue" })
    .choose(1)
    .choose(0)
    .choose("strike")
    .event("charms:acted", { seat: 1, charm: "flinch" })
    .event("duel:attack-landed")
    .waits()
    .done();
});

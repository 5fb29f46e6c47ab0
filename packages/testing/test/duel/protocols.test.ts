import { describe, test } from "vitest";
import { opening } from "./opening.js";

describe("the same parting strike with two reactions left", () => {
  test("under once the seat strikes at most once in the same window", () => {
    opening({ protocol: "once", reactions: 2, dice: [1, 1] })
      .choose("back")
      .choose("strike")
      .event("duel:stepped")
      .asks("duel:action", 0)
      .expect({ duel: { reactions: [2, 1] } })
      .waits()
      .done();
  });

  test("under priority the window opens again and the seat may strike a second time", () => {
    opening({ protocol: "priority", reactions: 2, dice: [1, 1, 1, 1] })
      .choose("back")
      .choose("strike")
      .noEvent("duel:stepped")
      .asks("kernel:respond", 1)
      .offersExactly(["strike", "pass"])
      .choose("strike")
      .event("duel:stepped")
      .expect({ duel: { reactions: [2, 0] } })
      .waits()
      .done();
  });

  test("under queue the leaving triggers one reaction, and striking triggers no other", () => {
    opening({ protocol: "queue", reactions: 2, dice: [1, 1] })
      .choose("back")
      .asks("duel:parting-strike", 1)
      .offersExactly(["strike", "pass"])
      .choose("strike")
      .event("duel:stepped")
      .expect({ duel: { reactions: [2, 1] } })
      .waits()
      .done();
  });
});

describe("the same attack with cards on both sides", () => {
  const hands = [
    ["lunge", "lunge"],
    ["weary", "weary"],
  ] as const;

  test("under once the attacker acts first, each card once, and is not asked again after the defender", () => {
    opening({ protocol: "once", hands, dice: [1, 1] })
      .choose("strike")
      .asks("kernel:respond", 0)
      .offersExactly(["lunge", "pass"])
      .choose("lunge")
      .asks("kernel:respond", 1)
      .offersExactly(["weary", "pass"])
      .choose("weary")
      .event("duel:attack-landed", { strength: 3 })
      .waits()
      .done();
  });

  test("under priority each use lets the other seat answer first, until both pass in succession", () => {
    opening({ protocol: "priority", hands, dice: [1, 1] })
      .choose("strike")
      .asks("kernel:respond", 0)
      .choose("pass")
      .asks("kernel:respond", 1)
      .choose("weary")
      .asks("kernel:respond", 0)
      .choose("lunge")
      .asks("kernel:respond", 1)
      .choose("pass")
      .asks("kernel:respond", 0)
      .choose("lunge")
      .asks("kernel:respond", 1)
      .choose("pass")
      .event("duel:attack-landed", { strength: 5 })
      .waits()
      .done();
  });

  test("under queue each seat reacts once, the turn player first, and nobody reacts to the reactions", () => {
    opening({ protocol: "queue", hands, dice: [1, 1] })
      .asks("cards:play-in-turn", 0)
      .offersExactly(["pass"])
      .pass()
      .choose("strike")
      .asks("cards:play-at-attack", 0)
      .offersExactly(["lunge", "pass"])
      .choose("lunge")
      .asks("cards:play-at-card", 1)
      .pass()
      .asks("cards:play-at-attack", 1)
      .offersExactly(["weary", "pass"])
      .choose("weary")
      .asks("cards:play-at-card", 0)
      .pass()
      .asks("cards:play-at-roll", 1)
      .offersExactly(["pass"])
      .pass()
      .event("duel:attack-landed", { strength: 3 })
      .waits()
      .done();
  });
});

test("under once both seats may use a response of the same name", () => {
  opening({ hands: [["negate", "warcry"], ["negate"]], protocol: "once", dice: [] })
    .choose("warcry")
    .asks("kernel:respond", 1)
    .choose("negate")
    .asks("kernel:respond", 0)
    .offersExactly(["negate", "pass"])
    .waits()
    .done();
});

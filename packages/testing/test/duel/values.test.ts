import { test } from "vitest";
import { opening } from "./opening.js";

const fight = { attacker: 0, defender: 1 };

test("contributions apply layer by layer whatever their order of play, and the value names its reasons", () => {
  opening({
    hands: [
      ["warcry", "lunge"],
      ["weary", "parry"],
    ],
    dice: [2, 1],
  })
    .choose("warcry")
    .choose("strike")
    .choose("lunge")
    .choose("weary")
    .asks("kernel:respond", 1)
    .offersExactly(["parry", "pass"])
    // (3 doubled + 2 - 1) and no parry yet
    .value("attack:strength", fight, 3, 7, ["warcry", "lunge", "weary"])
    .choose("parry")
    .event("duel:attack-landed", { strength: 3 })
    .waits()
    .done();
});

test("a cap comes last, so that more strength does not help against it", () => {
  opening({ hands: [["lunge"], ["parry"]], dice: [3, 3] })
    .choose("strike")
    .choose("lunge")
    .value("attack:strength", fight, 6, 8, ["lunge"])
    .choose("parry")
    .event("duel:attack-landed", { strength: 3 })
    .waits()
    .done();
});

test("a modifier counts for its own seat only", () => {
  opening({ hands: [["warcry"], []] })
    .choose("warcry")
    .value("attack:strength", fight, 3, 6, ["warcry"])
    .value("attack:strength", { attacker: 1, defender: 0 }, 3, 3, [])
    .waits()
    .done();
});

test("a value of several fields is modified field by field", () => {
  opening({ focus: 1, dice: [1, 1, 3] })
    .choose(0)
    .choose(0)
    .value("attack:dice", fight, { count: 2, sides: 3 }, { count: 2, sides: 3 }, [])
    .choose("strike")
    .offersExactly(["focus", "pass"])
    .choose("focus")
    .event("duel:attack-landed", { strength: 5 })
    .expect({ duel: { attacks: [{ attacker: 0, defender: 1, dice: [1, 1, 3] }] } })
    .waits()
    .done();
});

import { test } from "vitest";
import { type Opening, opening } from "./opening.js";

test("an optional replacement asks the seat it protects, and the token is lost instead", () => {
  opening({ shields: [0, 1], dice: [2, 2] })
    .choose("strike")
    .asks("kernel:replace", 1)
    .offersExactly(["duel-tokens/0", "decline"])
    .choose("duel-tokens/0")
    .event("kernel:replaced", { effect: "duel:damage", by: "shield" })
    .event("tokens:spent", { seat: 1, left: 0 })
    .noEvent("duel:hurt")
    .asks("duel:action", 0)
    .expect({ "duel-tokens": { shields: [0, 0] } })
    .waits()
    .done();
});

test("a declined replacement lets the damage through and is not asked again for it", () => {
  opening({ shields: [0, 2], dice: [2, 2] })
    .choose("strike")
    .choose("decline")
    .noEvent("kernel:replaced")
    .asks("duel:soak", 1)
    .expect({ "duel-tokens": { shields: [0, 2] } })
    .waits()
    .done();
});

// seat 1 wards and shields itself in its turn, steps away, and is struck on the way
const struckUnderWard = (given: Opening = {}) =>
  opening({ hands: [[], ["bulwark"]], dice: [3, 3], ...given })
    .choose("rest")
    .choose("rest")
    .asks("kernel:respond", 1)
    .choose("bulwark")
    .expect({ "duel-tokens": { shields: [0, 1] } })
    .choose("forth")
    .asks("kernel:respond", 0)
    .choose("strike")
    .offersExactly(["focus", "pass"])
    .pass();

test("two replacements at once: the affected seat chooses, and the other one meets what stands instead", () => {
  struckUnderWard()
    .asks("kernel:replace", 1)
    .offersExactly(["duel-tokens/0", "duel-tokens/1"])
    .choose("duel-tokens/1")
    .event("kernel:replaced", { by: "ward" })
    .asks("kernel:replace", 1)
    .offersExactly(["duel-tokens/0", "decline"])
    .choose("decline")
    .asks("duel:soak", 1)
    .offers([{ plate: 2 }])
    .notOffers([{ plate: 2, body: 2 }])
    .choose({ plate: 2 })
    .event("duel:stepped", { seat: 1, to: 4 })
    .waits()
    .done();
});

test("the shield chosen first leaves nothing for the ward", () => {
  struckUnderWard()
    .choose("duel-tokens/0")
    .event("kernel:replaced", { by: "shield" })
    .event("duel:stepped", { seat: 1, to: 4 })
    .expect({ "duel-tokens": { shields: [0, 0] } })
    .waits()
    .done();
});

test("a forced replacement acts without a question, and once: half of the damage is not halved again", () => {
  struckUnderWard({ protocol: "priority", reactions: 2, dice: [3, 3, 3, 3] })
    .choose("duel-tokens/0")
    .asks("kernel:respond", 0)
    .choose("strike")
    .pass()
    .event("kernel:replaced", { effect: "duel:damage", by: "ward" })
    .asks("duel:soak", 1)
    .offers([{ plate: 2 }, { body: 2 }])
    .notOffers([{ plate: 1 }, { body: 4 }])
    .waits()
    .done();
});

test("a veto stops the effect before any replacement is asked about", () => {
  opening({ hands: [["truce"], []], shields: [0, 1], dice: [3, 3] })
    .choose("truce")
    .choose("strike")
    .event("kernel:vetoed", { effect: "duel:damage", by: "truce" })
    .noEvent("kernel:replaced")
    .asks("duel:action", 0)
    .expect({ "duel-tokens": { shields: [0, 1] } })
    .waits()
    .done();
});

test("the seat that attacks does not see the choices of the seat that replaces", () => {
  opening({ shields: [0, 1], dice: [2, 2] })
    .choose("strike")
    .seat(0)
    .refuses("decline", "WRONG_SEAT")
    .waits()
    .done();
});

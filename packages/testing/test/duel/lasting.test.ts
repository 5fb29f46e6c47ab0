import { test } from "vitest";
import { opening } from "./opening.js";

const byFirst = { attacker: 0, defender: 1 };

test("an effect of the attack ends with that attack, one of the turn with the turn, one of the round with the round", () => {
  opening({ hands: [["warcry", "lunge"], ["weary"]], dice: [1, 1, 1, 1], rounds: 2 })
    .choose("warcry")
    .choose("strike")
    .choose("lunge")
    .choose("weary")
    .value("attack:strength", byFirst, 2, 5, ["warcry", "lunge", "weary"])
    .choose({ plate: 2, body: 1 })
    .event("kernel:expired", { lasting: "lunging" })
    .value("attack:strength", byFirst, 2, 3, ["warcry", "weary"])
    .choose("strike")
    .choose({ helm: 1 })
    .event("kernel:expired", { lasting: "fervour" })
    .asks("duel:action", 1)
    .value("attack:strength", byFirst, 2, 1, ["weary"])
    .choose("rest")
    .noEvent("kernel:expired")
    .choose("rest")
    .event("kernel:expired", { lasting: "weary" })
    .value("attack:strength", byFirst, 2, 2, [])
    .waits()
    .done();
});

test("an attack inside another seat's turn has a scope of its own: what lasts for the turn outlives it", () => {
  opening({ hands: [["warcry"], ["lunge"]], dice: [2, 1] })
    .choose("warcry")
    .choose("back")
    .choose("strike")
    .choose("lunge")
    .asks("duel:soak", 0)
    .choose({ plate: 2, helm: 1 })
    .event("kernel:expired", { lasting: "lunging" })
    .value("attack:strength", byFirst, 2, 4, ["warcry"])
    .value("attack:strength", { attacker: 1, defender: 0 }, 2, 2, [])
    .waits()
    .done();
});

test("what pins a mover lasts for the turn, not for the attack that pinned it", () => {
  opening({ dice: [3, 3] })
    .choose("back")
    .choose("strike")
    .choose({ body: 4 })
    .noEvent("duel:stepped")
    .choose("back")
    .noEvent("duel:stepped")
    .event("kernel:expired", { lasting: "pinned" })
    .asks("duel:action", 1)
    .waits()
    .done();
});

import { test } from "vitest";
import { at, group, table } from "./position.js";

const luke = (more: object = {}) => group("luke-skywalker", { luke: { at: "d2", ...more } });

test("Force Choke is a special action: 2 damage and 1 strain to a hostile figure in sight", () => {
  at({ mine: [group("darth-vader", { vader: "d1" })], theirs: [luke()], activating: "vader" })
    .offers(["dc_special:Darth Vader:1"])
    .choose("dc_special:Darth Vader:1")
    .expect(table({ figures: { luke: { damage: 3 } }, activation: { actions: 1 } }))
    .notOffers(["dc_special:Darth Vader:1"])
    .proves("dc_special:Darth Vader:1")
    .waits()
    .done();
});

test("Brutality is two attacks at different targets", () => {
  const theirs = [luke(), group("c-3po", { threepio: "e2" })];
  at({ mine: [group("darth-vader", { vader: "d1" })], theirs, activating: "vader" })
    .choose("dc_special:Darth Vader:0")
    .offersExactly(["luke@d2", "threepio@e2"])
    .choose("luke@d2")
    .proves("dc_special:Darth Vader:0")
    .waits()
    .done();
});

test("Foresight lets the defender reroll one defense die", () => {
  at({
    mine: [group("stormtrooper", { trooper: "d1" })],
    theirs: [group("darth-vader", { vader: "f1" })],
    activating: "trooper",
    dice: [5, 5, 0, 0, 4],
  })
    .choose("attack:vader:f1")
    .choose("foresight#at0@vader")
    .choose([2])
    .event("attack:rerolled")
    .proves("foresight")
    .waits()
    .done();
});

test("Squad Training needs another friendly Trooper adjacent", () => {
  const mine = [group("stormtrooper", { one: "d1", two: "d2", three: "h8" })];
  at({
    mine: [group("stormtrooper", { one: "d1", two: "h8" })],
    theirs: [group("luke-skywalker", { luke: "f1" })],
    activating: "one",
    dice: [4, 4, 0],
  })
    .choose("attack:luke:f1")
    .event("attack:resolved")
    .waits()
    .done();
  at({ mine, theirs: [group("luke-skywalker", { luke: "f1" })], activating: "one", dice: [4, 4, 0, 5] })
    .choose("attack:luke:f1")
    .choose("squad-training#at0@one")
    .choose([0])
    .event("attack:rerolled")
    .proves("squad-training")
    .waits()
    .done();
});

test("Sentinel adds one block to a friendly figure next to a guard, once however many guards there are", () => {
  at({
    mine: [group("royal-guard", { left: "c1", right: "e1" }), group("imperial-officer", { officer: "d1" })],
    theirs: [luke()],
    activating: "officer",
  })
    .value(
      "attack:results",
      { attacker: "luke", defender: "officer" },
      { block: 0, evade: 0, surge: 0, accuracy: 0, hit: 0, dodge: 0 },
      { block: 1, evade: 0, surge: 0, accuracy: 0, hit: 0, dodge: 0 },
      ["sentinel"],
    )
    .proves("sentinel")
    .waits()
    .done();
});

test("Mounted gives 3 movement points at the start of the activation", () => {
  at({ mine: [group("dewback-rider", { rider: { at: "d1+d2" } })], theirs: [group("luke-skywalker", { luke: "h8" })] })
    .expect(table({ activation: { points: 3 } }))
    .proves("mounted")
    .waits()
    .done();
});

test("Order lets another friendly figure within 2 spend 2 movement points at once", () => {
  at({
    mine: [group("imperial-officer", { officer: "d1" }), group("stormtrooper", { trooper: "e1" })],
    theirs: [group("luke-skywalker", { luke: "h8" })],
    activating: "officer",
  })
    .choose("dc_special:Imperial Officer (Regular):0")
    .asks("ia:relocate", 0)
    .notOffers(["h1"])
    .choose("g1")
    .expect(table({ figures: { trooper: { spaces: ["g1"] } }, activation: { points: 0, actions: 1 } }))
    .proves("dc_special:Imperial Officer (Regular):0")
    .waits()
    .done();
});

test("Last Stand focuses another figure of the group when one is defeated", () => {
  at({
    mine: [group("darth-vader", { vader: "d1" })],
    theirs: [group("stormtrooper-elite", { one: { at: "d2", damage: 4 }, two: "h8" })],
    activating: "vader",
  })
    .choose("dc_special:Darth Vader:1")
    .expect(table({ figures: { two: { conditions: ["focus"] } } }))
    .proves("last-stand")
    .waits()
    .done();
});

test("Self-Destruct rolls a red die at the end of the round and takes the droid with it", () => {
  at({
    // the dummy of this mission stands at c3
    mission: "b",
    mine: [group("probe-droid", { droid: "d3" }), group("stormtrooper", { trooper: "a8" })],
    theirs: [group("luke-skywalker", { luke: "d4" })],
    activating: "droid",
    dice: [1],
  })
    .choose("pass")
    .choose("pass")
    .choose("pass")
    // the rules of the mission, in any order
    .choose([0, 1])
    .choose("self-destruct#at0@droid")
    .expect(table({ figures: { luke: { damage: 2 } }, objects: { "dummy-1": { damage: 2 } } }))
    .proves("self-destruct")
    .waits()
    .done();
});

test("Shocking Palm is a surge that makes the attack miss", () => {
  at({
    mine: [group("0-0-0", { triple: "d1" })],
    theirs: [luke()],
    activating: "triple",
    dice: [0, 5, 0],
  })
    .choose("attack:luke:d2")
    .choose("0-0-0:2")
    .expect(table({ figures: { luke: { damage: 0, conditions: ["stun"] } } }))
    .proves("shocking-palm")
    .waits()
    .done();
});

import { test } from "vitest";
import { at, group, table } from "../position.js";
import { luke } from "../staging/friends.js";

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

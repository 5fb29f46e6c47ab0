import { test } from "vitest";
import { at, group } from "../position.js";
import { prove } from "../proving.js";
import { using, wookiee } from "../shots.js";
import { CHOKE, choke, trooper } from "../staging/figures.js";

prove([
  // I move it
  {
    ...using("murne-rin", "dc_special:Murne Rin:0", {}, [0, "g1"]),
    theirs: [group("stormtrooper", { you: "c1" })],
    never: ["h1"],
    table: { figures: { you: { spaces: ["g1"] } } },
  },
  // two printed dice: a trooper, not Luke
  {
    ...using(
      "murne-rin",
      "dc_special:Murne Rin:1",
      { friends: [...trooper("c2"), group("luke-skywalker", { luke: "b1" })] },
      [["me", "you"]],
    ),
    never: ["luke"],
    table: { figures: { me: { conditions: ["hide"] }, you: { conditions: ["hide"] } } },
  },
  // she suffers instead
  {
    ...choke([wookiee("c1"), group("murne-rin", { murne: "e1" })]),
    proves: "figurehead",
    choose: [CHOKE, "figurehead#at0@murne"],
    table: { figures: { foe: { damage: 2 }, murne: { damage: 1 } } },
  },
]);

test("False Orders attacks with a hostile figure, even one of its own side", () => {
  at({
    mine: [group("murne-rin", { murne: "a1" })],
    theirs: [group("stormtrooper", { one: "d1", two: "e2" })],
    activating: "murne",
    dice: [4, 4, 0],
  })
    .choose("dc_special:Murne Rin:0")
    .choose("one")
    .choose(1)
    .offers(["two@e2", "murne@a1"])
    .choose("two@e2")
    .event("attack:declared", { attacker: "one", defender: "two", type: "ranged" })
    .proves("dc_special:Murne Rin:0")
    .waits()
    .done();
});

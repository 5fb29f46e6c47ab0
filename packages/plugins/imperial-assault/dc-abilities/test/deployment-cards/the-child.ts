import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { acting, clan, hurt } from "../staging/figures.js";
import { trooper } from "../staging/groups.js";

prove([
  {
    ...acting,
    activating: "child",
    proves: "dc_special:The Child:0",
    mine: [
      group("the-mandalorian", { me: hurt("a1", 5, "stun", "bleed") }),
      group("the-child", { child: "b1" }, { companionOf: "0.the-mandalorian.0" }),
    ],
    choose: ["dc_special:The Child:0", "stun"],
    table: { figures: { me: { damage: 4, conditions: ["bleed"] } } },
  },
  {
    proves: "force-exhaustion",
    mine: clan("b1"),
    theirs: trooper,
    activating: "foe",
    choose: ["attack:mando:c1", "force-exhaustion#at0@child", "blue"],
    table: { figures: { child: { status: "incapacitated" }, foe: { conditions: ["weaken"] } } },
  },
]);

test("an attack on the Child that exhausts itself misses, and it exhausts itself once", () => {
  at({ mine: clan("c2", "a1"), theirs: trooper, activating: "foe", dice: [4, 0] })
    .choose("attack:child:c2")
    .choose("force-exhaustion#at0@child")
    .choose("blue")
    .event("attack:missed")
    .expect(table({ figures: { child: { status: "incapacitated", damage: 0 } } }))
    .notOffers(["attack:child:c2"])
    .waits()
    .done();
});

test("only attacks damage the Child while its guardian stands", () => {
  const choked = (mine: ReturnType<typeof clan>, damage: number) =>
    at({ mine, theirs: [group("darth-vader", { vader: "e1" })], activating: "vader" })
      .choose("dc_special:Darth Vader:1")
      .choose("child")
      .expect(table({ figures: { child: { damage } } }))
      .waits()
      .done();
  choked(clan("c2"), 0);
});

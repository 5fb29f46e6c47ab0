import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";

const clan = (child: string | object, mando = "c1") => [
  group("the-mandalorian", { mando }, { attachments: ["clan-of-two"] }),
  group("the-child", { child }, { companionOf: "0.the-mandalorian.0" }),
];
const trooper = [group("stormtrooper", { foe: "e1" })];

prove([
  {
    proves: "force-exhaustion",
    mine: clan("b1"),
    theirs: trooper,
    activating: "foe",
    choose: ["attack:mando:c1", "force-exhaustion#at0@child", "blue"],
    table: { figures: { child: { status: "incapacitated" }, foe: { conditions: ["weaken"] } } },
  },
  // the Child starts next to its guardian
  {
    proves: "clan-of-two-1",
    start: "deployment",
    mine: [group("the-mandalorian", { mando: "c1" }, { attachments: ["clan-of-two"] })],
    theirs: trooper,
    choose: ["clan-of-two-1#at0@mando", "b1"],
    table: { figures: { "0.the-child.4.1": { spaces: ["b1"] } } },
  },
  // it is pushed back at the end of an activation, also where it lies
  {
    proves: "clan-of-two-1",
    mine: clan({ at: "f1", status: "incapacitated" }),
    theirs: trooper,
    activating: "mando",
    choose: ["pass", "b1"],
    table: { figures: { child: { spaces: ["b1"] } } },
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

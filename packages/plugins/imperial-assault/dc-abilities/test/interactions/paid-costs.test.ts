import { describe, test } from "vitest";
import { at, group, table } from "../position.js";

const wookiee = group("wookiee-warrior", { foe: "c1" });

describe("strain that is a cost is paid, not suffered", () => {
  test("Murne Rin prevents none of it", () => {
    at({
      mine: [group("diala-passil", { diala: "a1" }), group("murne-rin", { murne: "a2" })],
      theirs: [wookiee],
      activating: "diala",
    })
      .choose("force-throw#at0@diala")
      .asks("do:choose", 0)
      .expect(table({ figures: { diala: { damage: 1 }, murne: { damage: 0 } } }))
      .waits()
      .done();
  });

  test("Headhunter reduces none of it", () => {
    at({
      mine: [group("darth-vader", { vader: "a1" }, { attachments: ["headhunter"] })],
      theirs: [group("rebel-trooper", { other: "b1" }), group("wing-guard", { guard: "c1" })],
      activating: "vader",
      dice: [0, 0, 0, 0],
    })
      .choose("attack:other:b1")
      .choose("wing-guard-keep-the-peace#at0@guard")
      .expect(table({ figures: { guard: { damage: 1 } } }))
      .waits()
      .done();
  });

  test("Paz Vizsla removes no cards for what he pays himself", () => {
    at({
      mine: [group("paz-vizsla", { paz: "a1" })],
      theirs: [wookiee],
      activating: "paz",
      sides: [{ discard: ["blitz", "parry"] }, {}],
      dice: [4, 4, 4, 0],
    })
      .choose("attack:foe:c1")
      .choose("heavy-repeater#at0@paz")
      .expect(table({ figures: { paz: { damage: 1 } }, sides: { 0: { discard: ["blitz", "parry"] } } }))
      .waits()
      .done();
  });

  test("its player may still discard from the top of the deck instead of damage", () => {
    at({
      mine: [group("diala-passil", { diala: "a1" })],
      theirs: [wookiee],
      activating: "diala",
      sides: [{ deck: ["blitz"] }, {}],
    })
      .choose("force-throw#at0@diala")
      .choose(1)
      .expect(table({ figures: { diala: { damage: 0 } }, sides: { 0: { deck: [], discard: ["blitz"] } } }))
      .waits()
      .done();
  });
});

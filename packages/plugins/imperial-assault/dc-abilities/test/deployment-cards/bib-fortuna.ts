import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { shot } from "../shots.js";
import { luke, mercenary } from "../staging/figures.js";

prove([
  {
    ...shot("stormtrooper", {}, ["illicit-arms#at0@bib", "urgency"]),
    mine: [group("stormtrooper", { me: "a1" }), group("bib-fortuna", { bib: "h1" })],
    sides: [{ affiliation: "mercenary", hand: ["urgency", "planning"] }, {}],
    dice: [1, 4, 0],
    proves: "illicit-arms",
    table: { figures: { foe: { damage: 3 } }, sides: { 0: { hand: ["planning"] } } },
  },
]);

test("Bartered Information focuses a second figure for 1 VP", () => {
  at({
    mine: [group("bib-fortuna", { bib: "d1" }), group("greedo", { greedo: "d2" }), group("hired-gun", { gun: "c1" })],
    theirs: [luke("h8")],
    activating: "bib",
    sides: mercenary({ vp: 3 }),
  })
    .choose("dc_special:Bib Fortuna:0")
    .choose("greedo")
    .choose(0)
    .event("vp:scored", { seat: 0, vp: -1, by: "dc_special:Bib Fortuna:0" })
    .expect(table({ figures: { greedo: { conditions: ["focus"] }, gun: { conditions: ["focus"] } } }))
    .proves("dc_special:Bib Fortuna:0")
    .waits()
    .done();
});

test("Illicit Arms discards a card for a hit, only in a mercenary army", () => {
  const position = (affiliation: string) =>
    at({
      mine: [group("bib-fortuna", { bib: "d1" }), group("greedo", { greedo: "d2" })],
      theirs: [group("c-3po", { threepio: "f1" }), luke("h8")],
      activating: "bib",
      sides: [{ affiliation, hand: ["urgency"] }, {}],
      dice: [3, 3, 0],
    }).choose("attack:threepio:f1");
  position("mercenary").offers(["illicit-arms#at0@bib"]).waits().done();
  position("imperial").notOffers(["illicit-arms#at0@bib"]).waits().done();
});

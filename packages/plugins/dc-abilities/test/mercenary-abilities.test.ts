import { test } from "vitest";
import { at, group, table } from "./position.js";

const luke = (where: string, more: object = {}) => group("luke-skywalker", { luke: { at: where, ...more } });
const mercenary = (more: object = {}): [object, object] => [{ affiliation: "mercenary", ...more }, {}];
const NONE = { block: 0, evade: 0, surge: 0, accuracy: 0, hit: 0, dodge: 0 };

test("Madness strains and focuses at the start of the activation when the hand is small", () => {
  at({ mine: [group("taron-malicos", { taron: "d1" })], theirs: [luke("h8")] })
    .expect(table({ figures: { taron: { damage: 1, conditions: ["focus"] } } }))
    .proves("madness")
    .waits()
    .done();
});

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

test("Self-Destruct Protocol moves and explodes before the droid is defeated", () => {
  at({
    mission: "b",
    mine: [group("darth-vader", { vader: "e3" })],
    theirs: [group("ig-11", { ig: { at: "e4", damage: 11 } }), luke("h8")],
    activating: "vader",
    dice: [1],
  })
    .choose("dc_special:Darth Vader:1")
    .choose("ig")
    .choose("self-destruct-protocol#at0@ig")
    .choose("d3")
    .choose("stop")
    .expect(table({ figures: { vader: { damage: 2 } }, objects: { "dummy-1": { damage: 2 } } }))
    .proves("self-destruct-protocol")
    .waits()
    .done();
});

test("Sustained by Rage keeps Maul alive until his activation is over", () => {
  at({
    mine: [group("darth-vader", { vader: "d1" })],
    theirs: [group("maul", { maul: { at: "d2", damage: 11 } }), luke("h8")],
    activating: "vader",
  })
    .choose("dc_special:Darth Vader:1")
    .expect(table({ figures: { maul: { damage: 12 } } }))
    .proves("sustained-by-rage")
    .waits()
    .done();
});

test("Dual-Bladed Fury leaves the choice of Focused against a neighbour", () => {
  at({ mine: [group("maul", { maul: "d1" })], theirs: [luke("d2")], activating: "maul", dice: [0, 0, 0, 0] })
    .choose("attack:luke:d2")
    .offersExactly([0, 1])
    .choose(1)
    .event("attack:rolled")
    .proves("dual-bladed-fury")
    .waits()
    .done();
});

test("Shared Intuition adds a hit when a friendly hunter near sees the target", () => {
  at({
    mine: [group("4-lom", { lom: "d1" }), group("bossk", { bossk: "d2" })],
    theirs: [luke("g1")],
    activating: "lom",
  })
    .value("attack:results", { attacker: "lom", defender: "luke" }, NONE, { ...NONE, hit: 1, accuracy: 2, block: 1 }, [
      "4-lom",
      "luke-skywalker",
      "shared-intuition",
    ])
    .proves("shared-intuition")
    .waits()
    .done();
});

test("Airborne Commander lets mobile figures near use Gar Saxon's surges", () => {
  at({
    mine: [group("gar-saxon", { gar: "d1" }), group("super-commando", { one: "d2" })],
    theirs: [group("c-3po", { threepio: "f1" })],
    activating: "one",
    dice: [1, 3, 0],
  })
    .choose("attack:threepio:f1")
    .choose("pass")
    .offers(["airborne-commander@gar:2"])
    .waits()
    .done();
});

test("Dubious Counterparts gives one more action after Invasive Procedure", () => {
  at({
    mine: [group("doctor-aphra", { aphra: "h7" }), group("0-0-0", { triple: "d1" })],
    theirs: [luke("d2")],
    activating: "triple",
    sides: mercenary(),
  })
    .choose("dc_special:0-0-0:0")
    .choose("dubious-counterparts#at0@aphra")
    .expect(table({ activation: { actions: 2 } }))
    .proves("dubious-counterparts")
    .waits()
    .done();
});

test("Dubious Counterparts gives none after another special action", () => {
  at({
    mine: [group("doctor-aphra", { aphra: "h7" }), group("0-0-0", { triple: { at: "d1", conditions: ["stun"] } })],
    theirs: [luke("d2")],
    activating: "triple",
    sides: mercenary(),
  })
    .choose("discard:stun")
    .notOffers(["dubious-counterparts#at0@aphra"])
    .waits()
    .done();
});

test("Nefarious Gains scores 1 VP for a hostile figure's defeat, not for a friend's", () => {
  at({
    mine: [group("darth-vader", { vader: "d1" }), group("jabba-the-hutt", { jabba: "c7+d7+c8+d8" })],
    theirs: [group("c-3po", { threepio: { at: "d2", damage: 3 } }), luke("h8")],
    activating: "vader",
  })
    .choose("dc_special:Darth Vader:1")
    .event("vp:scored", { seat: 0, vp: 1, by: "nefarious-gains" })
    .proves("nefarious-gains")
    .waits()
    .done();
});

test("Stampede hurts the hostile figures a Bantha stops on", () => {
  at({
    mine: [group("bantha-rider", { bantha: "a1+b1+c1+a2+b2+c2" })],
    theirs: [luke("d1")],
    activating: "bantha",
    points: 1,
  })
    .choose("go:b1+c1+d1+b2+c2+d2")
    .expect(table({ figures: { luke: { damage: 1 } } }))
    .proves("stampede")
    .waits()
    .done();
});

test("Spot Weld puts a Junk Droid next to the tinkerer", () => {
  at({ mine: [group("ugnaught-tinkerer", { ugnaught: "d1" })], theirs: [luke("h8")], activating: "ugnaught" })
    .choose("dc_special:Ugnaught Tinkerer (Regular):0")
    .choose("d2")
    .expect(table({ activation: { actions: 1 } }))
    .proves("dc_special:Ugnaught Tinkerer (Regular):0")
    .waits()
    .done();
});

test("Crippling Blow stuns whom it does not miss", () => {
  at({
    mine: [group("rancor", { rancor: "c1+d1+e1+c2+d2+e2" })],
    theirs: [luke("f2")],
    activating: "rancor",
    dice: [4, 4, 4, 0],
  })
    .choose("dc_special:Rancor:0")
    .choose("pass")
    .expect(table({ figures: { luke: { conditions: ["stun"] } } }))
    .proves("dc_special:Rancor:0")
    .waits()
    .done();
});

test("Hop On! pushes the friend whose space Kuiil enters", () => {
  at({
    mine: [group("kuiil", { kuiil: "d1+d2" }), group("greedo", { greedo: "e1" })],
    theirs: [luke("h8")],
    activating: "kuiil",
    points: 2,
  })
    .choose("dc_special:Kuiil:0")
    .offers(["go:f1+f2"])
    .choose("go:f1+f2")
    .choose("dc_special:Kuiil:0#at0@kuiil")
    .proves("dc_special:Kuiil:0")
    .waits()
    .done();
});

test("Scattergun adds a hit against a neighbour only", () => {
  at({ mine: [group("trandoshan-hunter", { one: "d1" })], theirs: [luke("d2")], activating: "one" })
    .value("attack:results", { attacker: "one", defender: "luke" }, NONE, { ...NONE, hit: 1, block: 1 }, [
      "luke-skywalker",
      "scattergun",
    ])
    .proves("scattergun")
    .waits()
    .done();
});

test("Curious strains after an interact", () => {
  at({ mine: [group("loth-cat", { cat: "c2" })], theirs: [luke("h8")], activating: "cat" })
    .choose("open:door-1")
    .expect(table({ figures: { cat: { damage: 1 } } }))
    .proves("curious")
    .waits()
    .done();
});

test("Non-Sentient figures are not offered doors, unless Beast Tamer lets them", () => {
  const nexu = (upgrades: readonly string[]) =>
    at({ mine: [group("nexu", { nexu: "c1+d1+c2+d2" })], theirs: [luke("h8")], sides: mercenary({ upgrades }) });
  nexu([])
    .notOffers(["open:door-1"])
    .explains("open:door-1", "ia:cannot-interact")
    .proves("non-sentient")
    .waits()
    .done();
  nexu(["beast-tamer"])
    .choose("beast-tamer-2#at0@beast-tamer")
    .choose("open:door-1")
    .event("door:opened")
    .proves("beast-tamer-2")
    .waits()
    .done();
});

test("Black Market sells the top card of the deck for its cost", () => {
  at({
    mine: [group("greedo", { greedo: "d1" })],
    theirs: [luke("h8")],
    activating: "greedo",
    sides: mercenary({ vp: 5, upgrades: ["black-market"], deck: ["planning", "force-surge", "deadeye"] }),
  })
    .choose("pass")
    .choose("pass")
    .choose("black-market#at0@black-market")
    .choose(0)
    .event("card:revealed", { seat: 0, card: "force-surge" }, 1)
    .choose(1)
    .expect(table({ sides: { 0: { vp: 7, discard: ["force-surge"] } } }))
    .proves("black-market")
    .waits()
    .done();
});

import { describe, test } from "vitest";
import { type At, at, group, table } from "../position.js";
import { wookiee } from "../shots.js";
import { CHOKE } from "../staging/figures.js";

/** Vader chokes: 2 damage, and then 1 strain; he has Headhunter, and the victim's side what is given. */
const choked = (victims: At["theirs"], mine: object = {}, theirs: object = {}, headhunter = true) =>
  at({
    mine: [group("darth-vader", { vader: "a1" }, { attachments: headhunter ? ["headhunter"] : [] })],
    theirs: victims,
    activating: "vader",
    sides: [mine, theirs],
  });

const murne = group("murne-rin", { murne: "e1" });
const damage = (figures: Readonly<Record<string, number>>) =>
  table({ figures: Object.fromEntries(Object.entries(figures).map(([id, damage]) => [id, { damage }])) });

describe('rules 12.1: "before" comes before "when"', () => {
  test("Figurehead is asked before Headhunter, though its player has no initiative", () => {
    choked([wookiee("c1"), murne])
      .choose(CHOKE)
      .asks("kernel:respond", 1)
      .offers(["figurehead#at0@murne"])
      .pass()
      .asks("kernel:respond", 0)
      .offers(["headhunter#at0@vader"])
      .waits()
      .done();
  });

  test("what was prevented was never suffered: Headhunter is not offered then", () => {
    choked([wookiee("c1"), murne])
      .choose(CHOKE)
      .choose("figurehead#at0@murne")
      .expect(damage({ foe: 2, murne: 1 }))
      .expect(table({ sides: { 0: { upgrades: { 0: { ready: true } } } } }))
      .asks("kernel:respond", 0)
      .notOffers(["headhunter#at0@vader"])
      .waits()
      .done();
  });

  test("nor is it offered to choose for a player about strain that was prevented: Under Duress", () => {
    const duress = { upgrades: ["under-duress"] };
    choked([wookiee("c1"), murne], duress, { deck: ["blitz", "focus"] }, false)
      .choose(CHOKE)
      .pass()
      .offers(["under-duress-2#at0@under-duress"])
      .waits()
      .done();
    choked([wookiee("c1"), murne], duress, { deck: ["blitz", "focus"] }, false)
      .choose(CHOKE)
      .choose("figurehead#at0@murne")
      .notOffers(["under-duress-2#at0@under-duress"])
      .expect(table({ sides: { 1: { deck: ["blitz", "focus"] } } }))
      .waits()
      .done();
  });

  test("nobody is offered to prevent what is no longer there: Figurehead twice", () => {
    // a figure at most once in an instance, and a second Murne is not in the data: what is left is asked each time
    choked([wookiee("c1"), murne], {}, {}, false)
      .choose(CHOKE)
      .choose("figurehead#at0@murne")
      .asks("kernel:respond", 0)
      .expect(damage({ foe: 2, murne: 1 }))
      .waits()
      .done();
  });

  test("after Headhunter took the point, there is no damage for Submit or Fight to prevent", () => {
    choked([group("paz-vizsla", { paz: "c1" })], {}, { hand: ["parry"], discard: ["blitz"] })
      .choose(CHOKE)
      .choose("headhunter#at0@vader")
      .expect(damage({ paz: 2 }))
      .expect(table({ sides: { 1: { discard: ["blitz", "parry"], removed: [] } } }))
      .asks("kernel:respond", 0)
      .waits()
      .done();
  });
});

describe("rules 12.1: a preventing effect may come after another's result in the same batch", () => {
  // Bully: 3 strain
  const bullied = (deck: readonly string[], discard: readonly string[]) =>
    at({
      mine: [group("jabba-the-hutt", { jabba: "a1+b1+a2+b2" })],
      theirs: [group("paz-vizsla", { paz: "c1" })],
      activating: "jabba",
      sides: [{}, { deck, discard }],
    });

  test("Submit or Fight removes the very card that was milled: one milled, one removed, the third point is taken", () => {
    bullied(["blitz"], [])
      .choose("dc_special:Jabba the Hutt:0")
      .choose("paz")
      .asks("ia:strain", 1)
      .choose(1)
      .choose("submit-or-fight#at0@paz")
      .choose("blitz")
      .expect(damage({ paz: 1 }))
      .expect(table({ sides: { 1: { deck: [], discard: [], removed: ["blitz"] } } }))
      .waits()
      .done();
  });

  test("it removes no more cards than there is damage left", () => {
    bullied(["blitz", "focus"], ["parry"])
      .choose("dc_special:Jabba the Hutt:0")
      .choose("paz")
      .choose(2)
      .choose("submit-or-fight#at0@paz")
      .asks("do:take", 1)
      .choose("parry")
      .expect(damage({ paz: 0 }))
      .expect(table({ sides: { 1: { discard: ["blitz", "focus"], removed: ["parry"] } } }))
      .waits()
      .done();
  });

  test("with no card milled and none in the pile it is not offered", () => {
    bullied(["blitz"], [])
      .choose("dc_special:Jabba the Hutt:0")
      .choose("paz")
      .choose(0)
      .expect(damage({ paz: 3 }))
      .asks("kernel:respond", 0)
      .waits()
      .done();
  });
});

import { describe, test } from "vitest";
import { at, group, table } from "../position.js";
import { wookiee } from "../shots.js";

const over = { ready: false };

test("rules 5: a special action of two arrows is one action: Bleeding strains once", () => {
  at({
    mine: [group("sc2-m-repulsor-tank", { me: { at: "a1+b1+c1+a2+b2+c2", conditions: ["bleed"] } })],
    theirs: [wookiee("e1")],
    activating: "me",
    dice: [1, 0, 2, 0, 1, 0, 2, 0],
  })
    .choose("dc_special:SC2-M Repulsor Tank:0")
    .expect(table({ figures: { me: { damage: 1 } } }))
    .waits()
    .done();
});

test("rules 5: what is used once per activation is not used outside an activation", () => {
  const theirs = [group("wookiee-warrior-elite", { foe: "c1" }, over)];
  // Supporting Fire would come first, at the declaration
  at({
    mine: [
      group("han-solo", { han: "a1" }, { ...over, attachments: ["rogue-smuggler"] }),
      group("j4x-7", { droid: "d1" }, over),
    ],
    theirs,
    dice: [4, 4, 1, 0],
  })
    .choose("rogue-smuggler#at2@han")
    .offersExactly(["rogue-smuggler#at0@han", "pass"])
    .waits()
    .done();
});

test("rules 13: an interact inside a special action opens no door that the mission locks", () => {
  const smuggler = (mission: "a" | "b") =>
    at({
      mission,
      mine: [group("alliance-smuggler", { me: "e7" })],
      theirs: [wookiee("a1")],
      activating: "me",
    }).choose("dc_special:Alliance Smuggler (Regular):0");
  smuggler("a").event("door:opened", { door: "door-2" }).waits().done();
  smuggler("b").noEvent("door:opened").waits().done();
});

test("rules 8.1: who attacks with a hostile figure may spend its tokens", () => {
  at({
    mine: [group("murne-rin", { murne: "a1" })],
    theirs: [group("stormtrooper", { one: "d1", two: "e2" })],
    activating: "murne",
    tokens: { one: ["hit"] },
    dice: [4, 4, 0],
  })
    .choose("dc_special:Murne Rin:0")
    .choose("one")
    .choose(1)
    .choose("two@e2")
    .asks("kernel:respond", 0)
    .choose("token:hit")
    .expect({ "power-tokens": { held: {} } } as never)
    .waits()
    .done();
});

describe("rules 15", () => {
  test("several exhaust abilities of one card share the one exhaust", () => {
    at({
      mine: [
        group("r2-d2", { droid: "a1" }, { attachments: ["trusted-ally"] }),
        group("rebel-trooper", { trooper: { at: "b1", damage: 1 } }),
      ],
      theirs: [group("wookiee-warrior-elite", { foe: "d1" }, over)],
      activating: "droid",
      dice: [1, 2, 0],
    })
      .choose("trusted-ally#at1@droid")
      .choose("pass")
      // no reroll is offered
      .choose("attack:foe:d1")
      .event("attack:resolved")
      .waits()
      .done();
  });

  test("a depleted card has no text any more", () => {
    at({
      mine: [group("stormtrooper", { me: { at: "a1", conditions: ["focus"] } })],
      theirs: [group("wookiee-warrior-elite", { foe: "c1" }, over)],
      activating: "me",
      sides: [{}, { upgrades: ["doubt"] }],
      dice: [1, 4, 4, 0, 1],
    })
      .choose("attack:foe:c1")
      .choose("doubt-2#at0@doubt")
      .choose([0])
      .expect(table({ sides: { 1: { upgrades: [] } } }))
      .choose("pass")
      // nobody asks about Doubt at the end of the round
      .expect(table({ round: 2 }))
      .waits()
      .done();
  });
});

test("without command cards nobody is asked for one", () => {
  at({
    mine: [group("doctor-aphra", { me: "a1" }), group("mara-jade", { mara: "b1" })],
    theirs: [wookiee("h8")],
    start: "round",
  })
    .offersExactly(["0.doctor-aphra.0", "0.mara-jade.1"])
    .waits()
    .done();
});

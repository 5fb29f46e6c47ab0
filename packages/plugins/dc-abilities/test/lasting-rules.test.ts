import { startMatch } from "@riposte/kernel";
import { expect, test } from "vitest";
import { at, game, group, setupAt, table } from "./position.js";

test("Immune figures gain no harmful condition", () => {
  at({
    mine: [group("0-0-0", { triple: "d1" })],
    theirs: [group("snowtrooper-elite", { trooper: "d2" })],
    activating: "triple",
  })
    .choose("dc_special:0-0-0:0")
    .expect(table({ figures: { trooper: { conditions: [], damage: 2 } } }))
    .proves("immune")
    .waits()
    .done();
});

// three groups with Field Tactics: the one that was activated by it has it no more, the third has
test("Field Tactics activates another group at once, which then loses its own", () => {
  at({
    mine: [
      group("death-trooper", { one: "d1" }),
      group("death-trooper-elite", { two: "a1" }),
      group("death-trooper", { three: "b1" }),
      group("stormtrooper", { storm: "c1" }),
    ],
    theirs: [group("luke-skywalker", { luke: "h8" }), group("han-solo", { han: "g8" })],
    activating: "one",
  })
    .choose("pass")
    .choose("field-tactics#at0@one")
    .choose("two")
    .expect(table({ activation: { figure: "two" } }))
    .choose("pass")
    .expect(table({ opportunity: 1 }))
    .choose("1.luke-skywalker.0")
    .choose("pass")
    .choose("0.death-trooper.2")
    .choose("pass")
    .offers(["field-tactics#at0@three"])
    .proves("field-tactics")
    .waits()
    .done();
});

test("Assault allows a second attack action", () => {
  at({
    mine: [group("e-web-engineer", { engineer: "d1+d2" })],
    theirs: [group("darth-vader", { vader: "f1" })],
    activating: "engineer",
  })
    .value("activation:attacks", { figure: "engineer" }, 1, 2, ["assault"])
    .proves("assault")
    .waits()
    .done();
});

test("Camouflage hides a figure from hostile figures 4 or more spaces away", () => {
  at({
    mine: [group("stormtrooper", { storm: "a1" })],
    theirs: [group("scout-trooper", { scout: "e1" }), group("luke-skywalker", { luke: "d1" })],
    activating: "storm",
  })
    .notOffers(["attack:scout:e1"])
    .offers(["attack:luke:d1"])
    .waits()
    .done();
});

test("Last Stand of a figure that falls in an attack inside an ability still happens", () => {
  at({
    mine: [group("darth-vader", { vader: "d1" })],
    theirs: [group("stormtrooper-elite", { one: { at: "d2", damage: 4 }, two: "h8" })],
    activating: "vader",
    dice: [4, 4, 4, 0],
  })
    .choose("dc_special:Darth Vader:0")
    .expect(table({ figures: { two: { conditions: ["focus"] } } }))
    .proves("last-stand")
    .waits()
    .done();
});

test("Vengeance follows a defeat next to the guard, not a blow that is survived", () => {
  const mine = [group("darth-vader", { vader: "d1" })];
  const royal = (cousin: string, more: object) => [
    group("royal-guard", { guard: "c2" }),
    group(cousin, { cousin: { at: "d2", ...more } }),
  ];
  at({ mine, theirs: royal("imperial-officer", { damage: 2 }), activating: "vader" })
    .choose("dc_special:Darth Vader:1")
    .choose("cousin")
    .expect(table({ figures: { guard: { conditions: ["focus"] } } }))
    .proves("vengeance")
    .waits()
    .done();
  // Sustained by Rage keeps Maul alive
  at({ mine, theirs: royal("maul", { damage: 11 }), activating: "vader" })
    .choose("dc_special:Darth Vader:1")
    .choose("cousin")
    .expect(table({ figures: { cousin: { damage: 12 }, guard: { conditions: [] } } }))
    .waits()
    .done();
});

test("Camouflage hides a figure from hostile figures four spaces away, round after round", () => {
  const seen = (from: string) =>
    at({
      mine: [group("stormtrooper", { trooper: from })],
      theirs: [group("scout-trooper", { scout: "e1" })],
      start: "round",
    }).expect(table({ figures: { scout: { unseenFrom: 4 } } }));
  seen("a1").notOffers(["attack:scout:e1"]).proves("camouflage").waits().done();
  seen("b1").offers(["attack:scout:e1"]).waits().done();
});

test("rules 12: the activation phase does not end while a group is ready that could not activate at its opportunity", () => {
  at({
    mine: [group("cal-kestis", { cal: "d1" })],
    theirs: [group("luke-skywalker", { luke: "f1" })],
    sides: [{ affiliation: "rebel" }, {}],
    start: "round",
  })
    .choose("force-slow#at0@cal")
    .expect(table({ activation: { figure: "cal" } }))
    .choose("pass")
    .expect(table({ round: 1, activation: { figure: "luke" } }))
    .waits()
    .done();
});

test("whoever searches a deck does not learn its order", () => {
  const searched = (deck: readonly string[]) => {
    const setup = setupAt({
      mine: [group("fifth-brother", { me: "a1" })],
      theirs: [group("luke-skywalker", { luke: "h8" })],
      activating: "me",
      sides: [{ deck }, {}],
    });
    const match = startMatch(game as never, { seed: 1, hold: "auto", setup });
    for (const answer of [1, "dc_special:Fifth Brother:0"]) match.answer(0, answer);
    return match.seen.choice;
  };
  expect(searched(["force-surge", "force-rush"])).toMatchObject({
    options: [{ key: "force-rush" }, { key: "force-surge" }, { key: "none" }],
  });
  expect(searched(["force-rush", "force-surge"])).toEqual(searched(["force-surge", "force-rush"]));
});

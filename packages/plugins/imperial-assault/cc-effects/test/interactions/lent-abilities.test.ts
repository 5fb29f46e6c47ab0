import { describe, test } from "vitest";
import { at, figure, fullGame, group, table } from "../position.js";

describe("an ability that is lent is the ability it is", () => {
  test("Choose a Side: a fireproof figure does not burn by the Flamethrower of another either", () => {
    at({
      game: fullGame,
      mine: [
        group("gar-saxon", { gar: "a1" }),
        group("jet-trooper", { jet: "d1" }, { ready: true }),
        {
          card: "heavy-stormtrooper",
          attachments: ["flametrooper"],
          figures: [{ id: "flame", at: "d3", card: "flametrooper" }],
        } as never,
      ],
      theirs: [group("luke-skywalker", { luke: "e3" }, { ready: false })],
      hand: ["choose-a-side"],
      activating: "gar",
    })
      .choose("cc:choose-a-side@gar")
      .pass()
      .choose("0.jet-trooper.1")
      .choose("lent:dc_special:Gar Saxon:0#at0@jet")
      .choose("d3")
      .expect(table({ figures: { flame: { damage: 0 }, luke: { damage: 2 } } }))
      .waits()
      .done();
  });
});

describe("what is bought with surges is a surge ability of the attacker", () => {
  test("Disable: Utinni! is not for sale", () => {
    at({
      game: fullGame,
      mine: [group("jawa-scavenger", { jawa: "d2" }), group("bossk", { bossk: "a1" })],
      theirs: [group("dr-royce-hemlock", { doctor: "d3" })],
      hand: ["utinni"],
      against: ["disable"],
      start: "round",
      me: { affiliation: "mercenary" },
      them: { affiliation: "imperial" },
      dice: [0, 0, 0],
    })
      .choose("cc:utinni")
      .choose("0.bossk.1")
      .pass()
      .choose("cc:disable@doctor")
      .pass()
      .choose("attack:doctor:d3")
      .event("attack:resolved", { attacker: "jawa" })
      .waits()
      .done();
  });

  test("Improvised Weapons: without abilities a droid takes no card back", () => {
    at({
      game: fullGame,
      mine: [group("probe-droid", { probe: "d2" })],
      theirs: [group("luke-skywalker", { luke: "d3" })],
      hand: ["improvised-weapons"],
      activating: "probe",
      me: { discard: ["targeting-network"] },
      dice: [0, 0, 0],
    })
      .choose("cc:improvised-weapons@probe")
      .event("attack:resolved")
      .expect(table({ sides: { 0: { discard: ["targeting-network", "improvised-weapons"] } } }))
      .waits()
      .done();
  });
});

test("K-2SO: nobody spends a token, nor that of a friend", () => {
  at({
    game: fullGame,
    mine: [group("ko-tun-feralo", { ko: "c1" }), group("rebel-trooper", { trooper: "d1" })],
    theirs: [group("k-2so", { k2: "d2" })],
    activating: "trooper",
    me: { affiliation: "rebel" },
    held: { ko: ["hit"] },
    dice: [1, 2, 0],
  })
    .choose("attack:k2:d2")
    .event("attack:resolved")
    .expect({ "power-tokens": { held: { ko: ["hit"] } } } as never)
    .waits()
    .done();
});

test("The General's Ranks adds to a move, not to Speed", () => {
  at({
    game: fullGame,
    mine: [group("stormtrooper", { one: "d1" })],
    theirs: [group("alliance-smuggler", { smuggler: "d4" }, { attachments: ["the-generals-ranks"] })],
    against: ["slippery-target"],
    activating: "one",
    points: 4,
  })
    .choose("go:d3")
    .choose("cc:slippery-target@smuggler")
    .event("points:gained", { figure: "smuggler", amount: 4 })
    .value("move:points", { figure: "smuggler" }, 4, 6)
    .waits()
    .done();
});

describe("whoever may not leave its space by choice does not put itself elsewhere", () => {
  test("a Stunned figure is not offered Force Leap", () => {
    at({
      game: fullGame,
      mine: [group("second-sister", { sister: { at: "d1", conditions: ["stun"] } })],
      theirs: [group("luke-skywalker", { luke: "d4" })],
      activating: "sister",
    })
      .notOffers(["dc_special:Second Sister:0"])
      .offers(["discard:stun"])
      .waits()
      .done();
  });
});

test("Burst Fire: a large figure is next to its own target space", () => {
  at({
    game: fullGame,
    mine: [group("fenn-signis", { fenn: "a1" })],
    theirs: [group("bantha-rider", { bantha: "c1+d1+c2+d2+c3+d3" })],
    hand: ["burst-fire"],
    activating: "fenn",
    me: { affiliation: "rebel" },
    dice: [4, 4, 4],
  })
    .choose("cc:burst-fire@fenn")
    .choose("bantha@c1")
    .choose("lent:cc:burst-fire#at0@fenn")
    .expect(figure("bantha", { conditions: ["stun"] }))
    .waits()
    .done();
});

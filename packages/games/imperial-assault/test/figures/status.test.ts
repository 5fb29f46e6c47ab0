import { describe, test } from "vitest";
import { conjuring } from "../conjuring.js";
import { at, group, table } from "../position.js";

const idle = { ready: false };
const lying = (space: string) => ({ at: space, status: "incapacitated" });
const nobodys = (space: string) => ({ at: space, status: "neutral" });
const luke = group("luke-skywalker", { luke: "a1" });
const officer = (space: string) => group("imperial-officer", { officer: space }, idle);
const become = (figure: string, status: string | null) => ({ type: "figure:become", figure, status });

/** Luke scores for the yard, in which only he counts. */
const holdsYardBeside = (other: object) =>
  at({
    rebels: [group("luke-skywalker", { luke: "d4" })],
    imperials: [group("stormtrooper", { other, far: "h8" }, idle)],
    activating: { figure: "luke" },
  })
    .pass()
    .event("vp:scored", { seat: 0, vp: 5, by: "mission" })
    .waits()
    .done();

describe("rules 13: an incapacitated figure", () => {
  test("does not activate, and a group of nobody else is not ready", () => {
    at({
      rebels: [luke],
      imperials: [
        group("stormtrooper", { one: "a8", two: lying("b8"), three: "c8" }, { id: "troopers" }),
        group("darth-vader", { vader: lying("d8") }, { id: "vader" }),
      ],
      turn: 1,
    })
      .offersExactly(["one", "three"])
      .waits()
      .done();
    // one ready group against one: no passing, though a second card lies ready
    at({
      rebels: [group("luke-skywalker", { luke: "a1" }, { id: "luke" }), group("han-solo", { han: lying("b1") })],
      imperials: [officer("h8")],
    })
      .expect(table({ activation: { figure: "luke" } }))
      .pass()
      .expect(table({ round: 2 }))
      .waits()
      .done();
  });

  test("is no target, and suffers neither damage nor strain nor conditions", () => {
    at({
      game: conjuring({
        storm: [
          { type: "figure:damage", figure: "lying", amount: 2, by: "test" },
          { type: "figure:strain", figure: "lying", amount: 1, by: "test" },
          { type: "figure:gain", figure: "lying", condition: "stun", by: "test" },
        ],
      }),
      rebels: [luke],
      imperials: [group("stormtrooper", { lying: lying("b1"), up: "b2" })],
      sides: [{}, { deck: ["focus"] }],
      activating: { figure: "luke" },
    })
      .offers(["attack:up:b2"])
      .notOffers(["attack:lying:b1"])
      .choose("storm")
      .expect(table({ figures: { lying: { damage: 0, conditions: [] } }, sides: { 1: { deck: ["focus"] } } }))
      .waits()
      .done();
  });

  test("blocks neither sight nor movement, and cannot be stopped on", () => {
    const walk = (status: object, actions = 1) =>
      at({
        rebels: [luke],
        imperials: [group("stormtrooper", { down: { at: "b1", ...status }, beside: "b2", up: "d1" })],
        activating: { figure: "luke", points: 2, actions },
      });
    walk({ status: "incapacitated" })
      .offers(["go:c1", "attack:up:d1"])
      .notOffers(["go:b1", "attack:down:b1"])
      .waits()
      .done();
    walk({}).notOffers(["attack:up:d1"]).waits().done();
    walk({ status: "incapacitated" }, 0).offers(["go:c1"]).waits().done();
    walk({}, 0).notOffers(["go:c1"]).waits().done();
  });

  test("does not count for control, nor keep its player in the match, and nobody scores it", () => {
    holdsYardBeside(lying("d3"));
    at({
      game: conjuring({ fell: [{ type: "figure:defeat", figure: "up" }] }),
      rebels: [luke],
      imperials: [group("stormtrooper", { lying: lying("d3"), up: "h8" })],
      activating: { figure: "luke" },
    })
      .choose("fell")
      .outcome({ winners: [0], by: "no-figures", vp: [2, 0] })
      .done();
  });

  test("loses its conditions and its damage, and stands again without them", () => {
    at({
      game: conjuring({ down: [become("vader", "incapacitated")], up: [become("vader", null)] }),
      rebels: [luke],
      imperials: [group("darth-vader", { vader: { at: "b1", damage: 3, conditions: ["weaken"] } }), officer("h8")],
      activating: { figure: "luke" },
    })
      .choose("down")
      .event("condition:lost", { figure: "vader", condition: "weaken" })
      .expect(table({ figures: { vader: { status: "incapacitated", damage: 0, conditions: [] } } }))
      .notOffers(["attack:vader:b1"])
      .choose("up")
      .offers(["attack:vader:b1"])
      .waits()
      .done();
  });
});

describe("rules 13: a neutral figure", () => {
  test("does not activate and is attacked by nobody", () => {
    const there = { rebels: [luke, group("han-solo", { han: nobodys("b1") })], imperials: [officer("b2")] };
    at({ ...there, activating: { figure: "luke" } })
      .offers(["attack:officer:b2"])
      .notOffers(["attack:han:b1"])
      .pass()
      .expect(table({ round: 2 }))
      .waits()
      .done();
    at({ ...there, activating: { figure: "officer" } })
      .offers(["attack:luke:a1"])
      .notOffers(["attack:han:b1"])
      .waits()
      .done();
  });

  test("blocks sight, costs nothing to pass and cannot be stopped on", () => {
    at({
      rebels: [luke],
      imperials: [group("stormtrooper", { neutral: nobodys("b1"), beside: "b2", up: "d1" })],
      activating: { figure: "luke", points: 2 },
    })
      .offers(["go:c1"])
      .notOffers(["go:b1", "attack:up:d1"])
      .waits()
      .done();
  });

  test("controls nothing, is worth nothing, and makes way for a Massive figure", () => {
    holdsYardBeside(nobodys("d3"));
    at({
      game: conjuring({ fell: [{ type: "figure:defeat", figure: "neutral" }] }),
      rebels: [luke],
      imperials: [group("stormtrooper", { neutral: nobodys("d3"), up: "h8" })],
      activating: { figure: "luke" },
    })
      .choose("fell")
      .event("figure:fell", { figure: "neutral" })
      .noEvent("vp:scored")
      .waits()
      .done();
    at({
      rebels: [group("at-rt", { walker: "a1+b1+a2+b2" })],
      imperials: [group("stormtrooper", { neutral: nobodys("c1"), up: "h8" })],
      activating: { figure: "walker", points: 1 },
    })
      .choose("go:b1+c1+b2+c2")
      .asks("ia:displace", 1)
      .waits()
      .done();
  });
});

import { describe, test } from "vitest";
import { type At, at, group, table } from "../position.js";

const idle = { ready: false };
const map = "lothal-wastes";

describe("A, Blitz", () => {
  const waiting = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, {}]));
  const blitz: At = {
    map,
    start: "deployment",
    rebels: [group("luke-skywalker", waiting("luke"), { id: "luke-group" })],
    imperials: [
      group("darth-vader", waiting("vader"), { id: "vader-group" }),
      group("stormtrooper", waiting("one", "two"), { id: "troopers" }),
    ],
  };

  test("players deploy a group each in turn, and each figure may move up to 8 spaces at once", () => {
    at(blitz)
      .asks("ia:deploy-group", 0)
      .choose("luke-group")
      .asks("ia:deploy", 0)
      .choose("u11")
      .asks("ia:relocate", 0)
      .offers(["stop", "q11"])
      .choose("q11")
      .asks("ia:deploy-group", 1)
      .waits()
      .done();
  });

  test("whoever has fewer groups to deploy may pass; the figures of a group deploy one after the other", () => {
    at({ ...blitz, initiative: 0 })
      .offers(["pass"])
      .choose("pass")
      .asks("ia:deploy-group", 1)
      .notOffers(["pass"])
      .choose("troopers")
      .asks("ia:deploy", 1)
      .waits()
      .done();
  });

  test("at the end of the round 2 points for each critical position controlled", () => {
    at({
      map,
      rebels: [group("luke-skywalker", { luke: "l7" })],
      imperials: [group("darth-vader", { vader: "i16" }, idle)],
      activating: { figure: "luke" },
    })
      .pass()
      .event("vp:scored", { seat: 0, vp: 2, by: "mission" })
      .event("vp:scored", { seat: 1, vp: 2, by: "mission" })
      .waits()
      .done();
  });
});

describe("B, Fluctuations", () => {
  const wastes: At = {
    map,
    mission: "b",
    rebels: [group("luke-skywalker", { luke: "l7" })],
    imperials: [group("darth-vader", { vader: "i16" }, idle)],
    activating: { figure: "luke" },
  };

  test("at the end of the round each controlled scores 1, and a figure on one earns a power token by its colour", () => {
    at(wastes)
      .pass()
      .event("vp:scored", { seat: 0, vp: 1, by: "mission" })
      .event("power:earned", { figure: "luke", power: "hit" })
      .event("power:earned", { figure: "vader", power: "block" })
      .waits()
      .done();
  });

  test("then each player may swap two, and none moves twice", () => {
    at(wastes)
      .pass()
      .asks("ia:swap", 0)
      .choose("fluctuation-1<>fluctuation-3")
      .event("object:swapped", { objects: ["fluctuation-1", "fluctuation-3"] })
      .asks("ia:swap", 1)
      .notOffers(["fluctuation-1<>fluctuation-5"])
      .choose("none")
      .expect(table({ round: 2 }))
      .waits()
      .done();
  });
});

import { maps } from "@riposte/data-imperial-assault/maps";
import { compose } from "@riposte/kernel/run";
import { describe, test } from "vitest";
import { createContext, imperialAssault, MapFacts } from "../../src/index.js";
import { conjuring } from "../conjuring.js";
import { at, facts, group, table } from "../position.js";

const idle = { ready: false };

describe("objects are targets but not figures; doors are edges; big figures have a chosen target space", () => {
  const dummies = {
    mission: "b",
    rebels: [group("luke-skywalker", { luke: "d3" })],
    imperials: [group("darth-vader", { vader: "a8" }, idle)],
    activating: { figure: "luke" },
  } as const;

  test("an object has its fixed block, suffers damage, and does not fall as a figure does", () => {
    // blue 2 hits, green 1 hit, yellow none: 3 - 1 block
    at({ ...dummies, dice: [4, 1, 0] })
      .choose("attack:dummy-1:c3")
      .event("object:damaged", { object: "dummy-1", amount: 2 })
      .noEvent("figure:damaged")
      .expect(table({ objects: { "dummy-1": { damage: 2 } } }))
      .waits()
      .done();
  });

  test("a destroyed object is gone, and scores nothing where the mission gives nothing", () => {
    at({ ...dummies, dice: [4, 4, 4] })
      .choose("attack:dummy-1:c3")
      .event("object:removed", { object: "dummy-1" })
      .noEvent("vp:scored")
      .notOffers(["attack:dummy-1:c3"])
      .waits()
      .done();
  });

  test("objects can be walked onto and do not block", () => {
    at({ ...dummies, activating: { figure: "luke", points: 1 } })
      .offers(["go:c3"])
      .waits()
      .done();
  });

  test("each space of a big figure that can be targeted is a choice of its own", () => {
    at({
      rebels: [group("luke-skywalker", { luke: "a1" })],
      imperials: [group("at-st", { walker: "c1+d1+e1+c2+d2+e2" }, idle)],
      activating: { figure: "luke" },
    })
      .offers(["attack:walker:c1", "attack:walker:c2", "attack:walker:d2"])
      .waits()
      .done();
  });
});

describe("doors", () => {
  const atDoor = (space: string, mission: "a" | "b") =>
    at({
      mission,
      rebels: [group("luke-skywalker", { luke: space })],
      imperials: [group("darth-vader", { vader: "a8" }, idle)],
      activating: { figure: "luke" },
    });

  test("are opened by an interact action next to them, for good", () => {
    atDoor("c2", "a")
      .choose("open:door-1")
      .event("door:opened", { door: "door-1" })
      .event("action:resolved", { figure: "luke", kind: "interact" })
      .expect(table({ openDoors: ["door-1"], activation: { actions: 1 } }))
      .notOffers(["open:door-1"])
      .waits()
      .done();
  });

  test("are adjacent only to spaces that share an edge with them", () => {
    atDoor("b2", "a").notOffers(["open:door-1"]).waits().done();
  });

  test("that close on a large figure push it to the nearest legal space", () => {
    at({
      game: conjuring({ close: [{ type: "door:close", door: "door-1" }] }),
      rebels: [group("luke-skywalker", { luke: "a1" }), group("tauntaun-rider", { rider: "c2+c3" })],
      imperials: [group("darth-vader", { vader: "a8" }, idle)],
      activating: { figure: "luke" },
      openDoors: ["door-1"],
    })
      .choose("close")
      .event("door:closed", { door: "door-1" })
      .expect(table({ figures: { rider: { spaces: ["b2", "b3"] } } }))
      .waits()
      .done();
  });

  test("stay shut where the mission locks them", () => {
    atDoor("e7", "a").offers(["open:door-2"]).waits().done();
    atDoor("e7", "b").notOffers(["open:door-2"]).waits().done();
  });
});

describe("tokens that are carried", () => {
  const crates = MapFacts.parse({
    ...maps.find(({ id }) => id === "training-yard"),
    id: "crate-yard",
    missions: {
      a: {
        name: "Crates",
        tokens: [{ id: "crate", label: "Crate", spaces: ["d2"], carried: true }],
        rules: [{ type: "score-carried", when: "end-of-round", token: "crate", vp: 15 }],
      },
    },
  });
  const carrying = {
    game: compose([imperialAssault(createContext(facts, [crates]))]),
    map: "crate-yard",
    rebels: [group("luke-skywalker", { luke: "d1" }), group("rebel-trooper", { trooper: "a1" }, idle)],
    imperials: [group("darth-vader", { vader: "e1" }, idle)],
    activating: { figure: "luke" },
  };

  test("are retrieved by an interact action, and score in the carrier's own zone", () => {
    at(carrying)
      .choose("retrieve:crate-1")
      .expect(table({ objects: { "crate-1": { space: null, carrier: "luke" } } }))
      .pass()
      .event("vp:scored", { seat: 0, vp: 15, by: "mission" })
      .waits()
      .done();
  });

  test("drop where their carrier falls", () => {
    const crate = { id: "crate-1", kind: "crate", space: null, carrier: "luke", damage: 0 };
    at({
      ...carrying,
      objects: [crate],
      rebels: [
        group("luke-skywalker", { luke: { at: "d1", damage: 9 } }, idle),
        group("rebel-trooper", { trooper: "a1" }, idle),
      ],
      imperials: [group("darth-vader", { vader: "e1" })],
      activating: { figure: "vader" },
      dice: [4, 4, 4, 0],
    })
      .choose("attack:luke:d1")
      .event("object:dropped", { object: "crate-1", space: "d1" })
      .expect(table({ objects: { "crate-1": { space: "d1", carrier: null } } }))
      .waits()
      .done();
  });
});

describe("an energy shield", () => {
  const shielded = (dice: readonly number[]) =>
    at({
      game: conjuring({ shield: [{ type: "shield:place", space: "c1", health: 4 }] }),
      rebels: [group("luke-skywalker", { luke: "a1" }), group("rebel-trooper", { wall: "c2" }, idle)],
      imperials: [group("darth-vader", { vader: "e1" })],
      activating: { figure: "luke" },
      dice,
    })
      .offers(["attack:vader:e1"])
      .choose("shield")
      .notOffers(["attack:vader:e1"]);

  test("lets no sight through until it falls, and has nothing to defend it with", () => {
    // blue 2, green 2 and yellow 2 hits
    shielded([4, 4, 4])
      .choose("attack:energy-shield-9:c1")
      .event("object:removed", { kind: "energy-shield" })
      .expect(table({ smoke: [], objects: {} }))
      .explains("attack:vader:e1", "ia:attacked-already")
      .waits()
      .done();
  });

  test("outlasts the round", () => {
    shielded([])
      .pass()
      .pass()
      .expect(table({ round: 2, smoke: ["c1"] }))
      .waits()
      .done();
  });
});

import { describe, test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { wookiee } from "../shots.js";

const depot = { map: "canyon-depot", theirs: [wookiee("h14")] };

// g5, h5, g6 and h6 are impassable, k3, l3, k4 and l4 blocking; walls are south of g6 and h6
prove([
  {
    ...depot,
    proves: "thrusters",
    mine: [group("74-z-speeder-bike", { me: "e5+f5" })],
    activating: "me",
    choose: ["go:f5+g5"],
    table: { figures: { me: { spaces: ["f5", "g5"] } }, activation: { points: 2 } },
  },
  {
    ...depot,
    proves: "haul",
    mine: [group("shoretrooper", { me: "m3+n3+m4+n4" })].map((squad) => ({
      ...squad,
      figures: [{ id: "me", card: "mortar-trooper", at: "m3+n3+m4+n4" }],
      attachments: ["mortar-trooper"],
    })),
    activating: "me",
    points: 7,
    choose: ["go:i3+j3+i4+j4"],
    table: { figures: { me: { spaces: ["i3", "j3", "i4", "j4"] } }, activation: { points: 0 } },
  },
  {
    ...depot,
    proves: "dc_special:Cal Kestis:0",
    mine: [group("cal-kestis", { me: "f6" })],
    activating: "me",
    choose: ["dc_special:Cal Kestis:0", "i6"],
    table: { figures: { me: { spaces: ["i6"] } } },
  },
]);

describe("Thrusters", () => {
  test("each step keeps the bike on a space of its own: it goes along, or turns", () => {
    at({
      mine: [group("74-z-speeder-bike", { me: "c1+d1" })],
      theirs: [wookiee("h8")],
      activating: "me",
    })
      .choose("go:c2+d2")
      // two turns; a step aside would be one point
      .expect(table({ figures: { me: { spaces: ["c2", "d2"] } }, activation: { points: 1 } }))
      .waits()
      .done();
  });
});

test("a bike that has to make way goes aside all the same", () => {
  at({
    mine: [group("at-rt", { walker: "c1+d1+c2+d2" })],
    theirs: [group("74-z-speeder-bike", { bike: "e1+e2" })],
    activating: "walker",
    points: 1,
  })
    .choose("go:d1+e1+d2+e2")
    .expect(table({ figures: { bike: { spaces: ["f1", "f2"] } } }))
    .waits()
    .done();
});

describe("Haul", () => {
  test("blocking ground is no place to stop, and costs one more", () => {
    const hauled = (points: number) =>
      at({
        ...depot,
        mine: [
          {
            card: "shoretrooper",
            figures: [{ id: "me", card: "mortar-trooper", at: "m3+n3+m4+n4" } as never],
            attachments: ["mortar-trooper"],
          },
        ],
        activating: "me",
        points,
      });
    hauled(7).notOffers(["go:j3+k3+j4+k4", "go:l3+m3+l4+m4"]).waits().done();
    hauled(6).notOffers(["go:i3+j3+i4+j4"]).waits().done();
  });
});

describe("Wall Run", () => {
  test("terrain is ignored only in spaces with a wall", () => {
    at({ ...depot, mine: [group("cal-kestis", { me: "f6" })], activating: "me" })
      .choose("dc_special:Cal Kestis:0")
      .offers(["h6"])
      .notOffers(["g5", "h5"])
      .waits()
      .done();
  });
});

describe("Lift Off", () => {
  test("with Mobile it may stop on blocking terrain; Mobile no longer, it is pushed to the nearest space of its choice", () => {
    at({
      mine: [group("dark-trooper-mk-iii", { me: "c3" })],
      theirs: [wookiee("h8")],
      activating: "me",
    })
      .choose("dc_special:Dark Trooper Mk III:0")
      .offers(["c4", "c5", "d5"])
      .choose("c4")
      .asks("ia:displace", 0)
      .offers(["me>c3", "me>d4"])
      .notOffers(["me>c5"])
      .choose("me>d4")
      .expect(table({ figures: { me: { spaces: ["d4"] } } }))
      .waits()
      .done();
  });
});

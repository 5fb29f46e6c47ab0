import { describe, test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { acting, damaged, shot, using, wookiee } from "../shots.js";
import { moved } from "../staging/foes.js";

prove([
  // a green die of Focused; the red die has 2 hits less than before, so 1 more
  {
    ...shot("dark-trooper-mk-iii", {}, ["advanced-targeting-computer#at1@me", [1]]),
    proves: "advanced-targeting-computer",
    dice: [4, 4, 4, 0, 0],
    ...damaged({ foe: 5 }),
  },
  // 2 hits more than before
  {
    ...shot("dark-trooper-mk-iii", {}, ["advanced-targeting-computer#at1@me", [1]]),
    proves: "advanced-targeting-computer",
    dice: [4, 0, 4, 0, 4],
    ...damaged({ foe: 6 }),
  },
]);

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

prove([
  // 1 hit, and a surge pushes; 2 hits and none; an object
  {
    ...acting("dark-trooper-mk-iii", { foe: "b1" }, ["durasteel-fist#at0@me", "c1"]),
    dice: [1],
    proves: "durasteel-fist",
    never: ["d1"],
    table: { figures: { foe: { damage: 1, spaces: ["c1"] } }, activation: { actions: 2 } },
  },
  {
    ...acting("dark-trooper-mk-iii", { foe: "b1" }, ["durasteel-fist#at0@me"]),
    dice: [4],
    proves: "durasteel-fist",
    table: { figures: { foe: { damage: 2, spaces: ["b1"] } }, activation: { actions: 2 } },
  },
  {
    ...acting("dark-trooper-mk-iii", { me: "d3", foe: "e3" }, ["durasteel-fist#at0@me", "dummy-1"]),
    mission: "b",
    dice: [1],
    proves: "durasteel-fist",
    table: { figures: { foe: { damage: 0 } }, objects: { "dummy-1": { damage: 1 } } },
  },
  // c4 is blocking: Mobile may stop there, and once it is Mobile no more it goes to the nearest legal space
  {
    ...using("dark-trooper-mk-iii", "dc_special:Dark Trooper Mk III:0", { me: "b2", foe: "h2" }, ["c4", "me>d5"]),
    ...moved("d5"),
  },
  {
    ...using("dark-trooper-mk-iii", "dc_special:Dark Trooper Mk III:0", { foe: "h2" }, ["e1"]),
    never: ["f1"],
    ...moved("e1"),
  },
]);

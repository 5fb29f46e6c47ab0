import { test } from "vitest";
import { field, squad } from "./field.js";

const mode = { weapon: "bubbler", type: "ranged", range: 24, A: 1, skill: 3, S: 4, D: 1 };
const profiles = ["small", "middle", "big"].map((id) => ({ ...mode, id }));
const shooting = { phase: "shooting", permits: ["small trait:random-profile"] };

test("a weapon whose profile a D6 decides is aimed first, and rolled for each", () => {
  field([squad("squad", 0, { carries: ["bubbler"], weapons: profiles, models: { count: 2 } })], [squad("foes", 18)], {
    ...shooting,
    dice: [6, 2, 1, 1],
  })
    .choose("0.squad")
    .choose("1.foes")
    .event("profiles:rolled", { weapon: "small", faces: [6, 2] })
    .offersExactly(["0.squad/big>1.foes", "0.squad/small>1.foes"])
    .choose("0.squad/big>1.foes")
    .event("attack:described", { weapon: "big" })
    .waits()
    .done();
});

test("weapons for which the die gives the same profile attack together, and other weapons give none", () => {
  const weapons = [{ ...mode, weapon: "lance", id: "lance" }, ...profiles];
  field([squad("squad", 0, { carries: ["bubbler"], weapons, models: { count: 3 } })], [squad("foes", 18)], {
    ...shooting,
    dice: [6, 1, 5, 1, 2, 1],
  })
    .choose("0.squad")
    .choose("1.foes")
    .event("profiles:rolled", { weapon: "small", faces: [6, 1, 5] })
    .offersExactly(["0.squad/big>1.foes", "0.squad/small>1.foes"])
    .choose("0.squad/big>1.foes")
    .event("hits:rolled", { faces: [2, 1] })
    .event("hits:rolled", { faces: [1] })
    .waits()
    .done();
});

test("its profiles share the faces of the die in turn, a leader's weapon too", () => {
  const gunner = { id: "gunner", count: 6, T: 4, Sv: 4, W: 3, weapons: [{ weapon: "bubbler" }] };
  const leader = {
    id: "boss",
    seat: 0,
    keywords: ["Character"],
    leads: ["squad"],
    models: [gunner],
    weapons: profiles,
  };
  field([squad("squad", 0, { carries: [], leaders: [leader] })], [squad("foes", 18, { models: { W: 9 } })], {
    ...shooting,
    dice: [1, 2, 3, 4, 5, 6, 1, 1, 1, 1, 1, 1],
  })
    .choose("0.squad")
    .choose("1.foes")
    .event("profiles:rolled", { unit: "0.squad", weapon: "small", faces: [1, 2, 3, 4, 5, 6] })
    .offersExactly(["0.boss/small>1.foes", "0.boss/middle>1.foes", "0.boss/big>1.foes"])
    .choose("0.boss/middle>1.foes")
    .event("hits:rolled", { faces: [1, 1] })
    .choose("0.boss/small>1.foes")
    .event("hits:rolled", { faces: [1, 1] })
    .event("hits:rolled", { faces: [1, 1] })
    .waits()
    .done();
});

import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { acting, shot } from "../shots.js";
import { flame, officer } from "../staging/figures.js";

prove([
  // at the start of its activation
  {
    ...acting("director-krennic", { friends: officer("c2") }, ["advanced-weapons-research#at0@me", "you", 0]),
    proves: "advanced-weapons-research",
    held: { you: ["hit"] },
  },
  {
    ...acting("director-krennic", { friends: officer("d2") }, ["advanced-weapons-research#at0@me", 1]),
    proves: "advanced-weapons-research",
    held: { me: ["surge"] },
  },
  // +2 instead of +1: 3 hits and 2, 1 blocked
  {
    ...shot("stormtrooper", {}, ["token:hit", 0]),
    mine: [group("stormtrooper", { me: "a1" }), group("director-krennic", { you: "b2" })],
    tokens: { me: ["hit"] },
    dice: [1, 4, 0],
    proves: "unhinged-director",
    table: { figures: { foe: { damage: 4 }, me: { damage: 1 } } },
  },
]);

test("Fireproof figures cannot take the strain of Unhinged Director", () => {
  at({
    mine: [flame, group("director-krennic", { krennic: "c2" })],
    theirs: [group("wookiee-warrior-elite", { foe: "f1" })],
    activating: "flame",
    tokens: { flame: ["hit"] },
    dice: [0, 4, 0],
  })
    .choose("attack:foe:f1")
    .choose("token:hit")
    // 3 hits and the token, 1 blocked
    .expect(table({ figures: { foe: { damage: 3 } } }))
    .waits()
    .done();
});

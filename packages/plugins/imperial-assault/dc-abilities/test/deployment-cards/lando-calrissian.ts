import { test } from "vitest";
import { at, group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot, shotAt } from "../shots.js";
import { hits } from "../staging/figures.js";
import { luke } from "../staging/foes.js";

prove([
  {
    ...shot("lando-calrissian", {}, ["resourceful#at0@me", [0]]),
    proves: "resourceful",
    dice: [0, 2, 0, 4],
    ...damaged({ foe: 2 }),
  },
  {
    ...shotAt("lando-calrissian", {}, ["resourceful#at1@foe"]),
    proves: "resourceful",
    ...hits(0, 2),
    ...damaged({ foe: 1 }),
  },
  // a white die for the black one
  {
    ...shotAt("lando-calrissian", {}, ["gambit#at1@foe"]),
    dice: [1, 4, 0, 5],
    proves: "gambit",
    ...damaged({ foe: 0 }),
  },
]);

test("Shrewd Scoundrel doubles a rerolled die that shows what was guessed", () => {
  at({
    mine: [group("lando-calrissian", { lando: "d1" })],
    theirs: [luke()],
    activating: "lando",
    // green 1 surge, yellow 1 surge, black 1 block; green again: 2 hit
    dice: [0, 0, 0, 4],
  })
    .choose("attack:luke:d2")
    .choose("shrewd-scoundrel#at0@lando")
    .choose(2)
    .choose(0)
    .choose([0])
    .choose("pass")
    .event("attack:hit", { attacker: "lando", defender: "luke", damage: 3 })
    .proves("shrewd-scoundrel")
    .waits()
    .done();
});

test("Gambit swaps a die for another colour: what the new one shows counts instead", () => {
  at({
    mine: [group("lando-calrissian", { lando: "d1" })],
    theirs: [luke()],
    activating: "lando",
    // green 2 hit, yellow 1 surge, black 1 block; then red 3 hit
    dice: [4, 0, 0, 5],
  })
    .choose("attack:luke:d2")
    .choose("gambit#at0@lando")
    .choose("1:red")
    .event("attack:hit", { attacker: "lando", defender: "luke", damage: 4 })
    .proves("gambit")
    .waits()
    .done();
});

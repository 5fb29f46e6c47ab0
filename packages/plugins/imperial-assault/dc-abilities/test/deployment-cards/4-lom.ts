import { test } from "vitest";
import { at, group } from "../position.js";
import { prove } from "../proving.js";
import { shot } from "../shots.js";
import { luke as lukeHere, NONE } from "../staging/figures.js";
import { luke } from "../staging/groups.js";

prove([
  {
    ...shot("4-lom", {}, ["4-lom:3", "d1"]),
    dice: [0, 0, 2, 0],
    proves: "concussive-bolt",
    table: { figures: { foe: { spaces: ["d1"] } } },
  },
  // a Leader for this round: the captain may give it a token
  {
    mine: [group("death-trooper-elite", { me: "a1" }), group("4-lom", { lom: "b1" })],
    theirs: [luke()],
    start: "round",
    proves: "programming-override",
    choose: [7, "0.death-trooper-elite.0", "squad-captain#at0@me", "surge"],
    held: { lom: ["surge"] },
  },
]);

test("Shared Intuition adds a hit when a friendly hunter near sees the target", () => {
  at({
    mine: [group("4-lom", { lom: "d1" }), group("bossk", { bossk: "d2" })],
    theirs: [lukeHere("g1")],
    activating: "lom",
  })
    .value("attack:results", { attacker: "lom", defender: "luke" }, NONE, { ...NONE, hit: 1, accuracy: 2, block: 1 }, [
      "4-lom",
      "luke-skywalker",
      "shared-intuition",
    ])
    .proves("shared-intuition")
    .waits()
    .done();
});

import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { shot } from "../shots.js";
import { luke as lukeHere, over, rerolled } from "../staging/figures.js";
import { luke } from "../staging/groups.js";

prove([
  {
    mine: [
      group("rancor", { me: { at: "a1+b1+c1+a2+b2+c2", damage: 5 } }, over),
      group("stormtrooper", { one: "d1", two: "h1" }),
    ],
    theirs: [luke()],
    proves: "voracious",
    choose: ["two", "voracious#at0@me"],
    table: {
      figures: { me: { damage: 3 } },
      groups: { "0.rancor.0": { ready: true, figures: ["me"] } },
      sides: { 1: { vp: 2 } },
    },
  },
  {
    ...shot("rancor", { me: "a1+b1+c1+a2+b2+c2", foe: "d1" }, ["trained#at0@me", [0]]),
    dice: [0, 0, 4, 0, 3],
    proves: "trained",
    table: { figures: { me: { damage: 1 } }, ...rerolled(0, 3) },
  },
]);

test("Crippling Blow stuns whom it does not miss", () => {
  at({
    mine: [group("rancor", { rancor: "c1+d1+e1+c2+d2+e2" })],
    theirs: [lukeHere("f2")],
    activating: "rancor",
    dice: [4, 4, 4, 0],
  })
    .choose("dc_special:Rancor:0")
    .choose("pass")
    .expect(table({ figures: { luke: { conditions: ["stun"] } } }))
    .proves("dc_special:Rancor:0")
    .waits()
    .done();
});

import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { acting, shot } from "../shots.js";
import { luke, points, upgrade, WALKER } from "../staging/figures.js";

prove([
  {
    ...acting("at-st", { me: WALKER, foe: "h8" }, ["imperial-retrofitting-1#at0@imperial-retrofitting", 1]),
    ...upgrade("imperial-retrofitting"),
    proves: "imperial-retrofitting-1",
    ...points(4),
  },
  {
    ...shot("at-st", { me: "a1+b1+c1+a2+b2+c2", foe: "e1" }),
    sides: [{ upgrades: ["imperial-retrofitting"] }, {}],
    choose: ["pass", "attack:foe:e1", "imperial-retrofitting-2#at0@imperial-retrofitting", "pass"],
    dice: [3, 0, 0, 0, 0],
    proves: "imperial-retrofitting-2",
    table: { attacks: { 0: { dice: { 3: { die: "green" } } } }, sides: { 0: { upgrades: [] } } },
  },
]);

test("Imperial Retrofitting gives a walker several attacks or a move", () => {
  at({
    mine: [group("at-st", { walker: "c1+d1+e1+c2+d2+e2" })],
    theirs: [luke("h1")],
    sides: [{ upgrades: ["imperial-retrofitting"] }, {}],
  })
    .choose("imperial-retrofitting-1#at0@imperial-retrofitting")
    .choose(1)
    .expect(table({ activation: { points: 4 } }))
    .proves("imperial-retrofitting-1")
    .waits()
    .done();
});

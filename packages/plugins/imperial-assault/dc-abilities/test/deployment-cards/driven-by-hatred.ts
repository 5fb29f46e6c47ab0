import { test } from "vitest";
import { at, group } from "../position.js";
import { prove } from "../proving.js";
import { acting, shot } from "../shots.js";
import { over, rerolled } from "../staging/figures.js";

prove([
  {
    mine: [group("darth-vader", { me: "a1" }, { ...over, attachments: ["driven-by-hatred"] })],
    theirs: [group("wookiee-warrior-elite", { foe: "d1" }, over)],
    proves: "driven-by-hatred",
    choose: ["driven-by-hatred#at1@me", "c1", 0],
    table: { figures: { me: { spaces: ["c1"] }, foe: { damage: 3 } } },
  },
  // the attack has one die less, and one hit more
  {
    mine: [group("darth-vader", { me: "b1" }, { ...over, attachments: ["driven-by-hatred"] })],
    theirs: [group("wookiee-warrior-elite", { foe: "c1" }, over)],
    proves: "driven-by-hatred",
    dice: [0, 2, 0],
    choose: ["driven-by-hatred#at1@me", "stop", 1, "red", "pass"],
    table: { figures: { foe: { damage: 2 } } },
  },
]);

test("Driven by Hatred takes Brutality away", () => {
  at({ ...acting("darth-vader", { foe: "b1" }, [], { attachments: ["driven-by-hatred"] }) })
    .offers(["dc_special:Darth Vader:1"])
    .notOffers(["dc_special:Darth Vader:0"])
    .waits()
    .done();
});

prove([
  {
    ...shot("darth-vader", { foe: "b1" }, ["driven-by-hatred#at0@me", [2]], { attachments: ["driven-by-hatred"] }),
    dice: [0, 0, 2, 0, 0],
    proves: "driven-by-hatred",
    table: rerolled(2, 0),
  },
]);

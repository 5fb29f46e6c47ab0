import { test } from "vitest";
import { at, group } from "../position.js";
import { luke, mercenary } from "../staging/figures.js";

test("Smuggler's Run scores 5 VP in the opponent's zone and is depleted", () => {
  at({
    mine: [group("greedo", { greedo: "d8" }, { attachments: ["smugglers-run"] })],
    theirs: [luke("h1")],
    activating: "greedo",
    sides: mercenary(),
  })
    .choose("dc_special:Smuggler's Run:0")
    .event("vp:scored", { seat: 0, vp: 5, by: "dc_special:Smuggler's Run:0" })
    .event("card:depleted")
    .proves("dc_special:Smuggler's Run:0")
    .waits()
    .done();
});

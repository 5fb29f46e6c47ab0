import { test } from "vitest";
import { at, group } from "../position.js";
import { luke } from "../staging/groups.js";

test("a figure whose attacks have become melee is no longer a ranged one for cards", () => {
  at({
    mine: [group("paz-vizsla", { paz: "d2" })],
    theirs: luke,
    hand: ["overheated", "marksman"],
    activating: "paz",
    me: { affiliation: "mercenary" },
    dice: [0, 0, 4, 0, 0, 0, 4, 0],
  })
    .offers(["cc:marksman@paz"])
    .choose("cc:overheated@paz")
    // its two attacks are ranged ones still
    .pass()
    .pass()
    .notOffers(["cc:marksman@paz"])
    .waits()
    .done();
});

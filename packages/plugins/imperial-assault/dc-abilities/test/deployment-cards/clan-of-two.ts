import { group } from "../position.js";
import { prove } from "../proving.js";
import { clan } from "../staging/figures.js";
import { trooper } from "../staging/groups.js";

prove([
  // the Child starts next to its guardian
  {
    proves: "clan-of-two-1",
    start: "deployment",
    mine: [group("the-mandalorian", { mando: "c1" }, { attachments: ["clan-of-two"] })],
    theirs: trooper,
    choose: ["clan-of-two-1#at0@mando", "b1"],
    table: { figures: { "0.the-child.4.1": { spaces: ["b1"] } } },
  },
  // it is pushed back at the end of an activation, also where it lies
  {
    proves: "clan-of-two-1",
    mine: clan({ at: "f1", status: "incapacitated" }),
    theirs: trooper,
    activating: "mando",
    choose: ["pass", "b1"],
    table: { figures: { child: { spaces: ["b1"] } } },
  },
]);

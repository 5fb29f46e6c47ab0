import { describe, test } from "vitest";
import { at, group } from "../position.js";
import { prove } from "../proving.js";
import { depot, far } from "../staging/figures.js";
import { luke } from "../staging/foes.js";

prove([
  {
    ...depot,
    proves: "haul",
    mine: [group("shoretrooper", { me: "m3+n3+m4+n4" })].map((squad) => ({
      ...squad,
      figures: [{ id: "me", card: "mortar-trooper", at: "m3+n3+m4+n4" }],
      attachments: ["mortar-trooper"],
    })),
    activating: "me",
    points: 7,
    actions: 0,
    choose: ["go:i3+j3+i4+j4"],
    table: { figures: { me: { spaces: ["i3", "j3", "i4", "j4"] } }, activation: { points: 0 } },
  },
]);

describe("Haul", () => {
  test("blocking ground is no place to stop, and costs one more", () => {
    const hauled = (points: number) =>
      at({
        ...depot,
        mine: [
          {
            card: "shoretrooper",
            figures: [{ id: "me", card: "mortar-trooper", at: "m3+n3+m4+n4" } as never],
            attachments: ["mortar-trooper"],
          },
        ],
        activating: "me",
        points,
        actions: 0,
      });
    hauled(7).notOffers(["go:j3+k3+j4+k4", "go:l3+m3+l4+m4"]).waits().done();
    hauled(6).notOffers(["go:i3+j3+i4+j4"]).waits().done();
  });
});

test("Fire Mission targets what another figure of the group sees", () => {
  const shoretroopers = {
    ...group("shoretrooper", {}),
    attachments: ["mortar-trooper"],
    figures: [{ id: "mortar", at: "a1+b1+a2+b2", card: "mortar-trooper" } as never, { id: "spotter", at: "d4" }],
  };
  at({ mine: [shoretroopers], theirs: [luke("d5"), far], activating: "mortar" })
    .notOffers(["attack:luke:d5"])
    .choose("dc_special:Mortar Trooper:0")
    .event("attack:declared", { attacker: "mortar", defender: "luke", type: "ranged" })
    .proves("dc_special:Mortar Trooper:0")
    .waits()
    .done();
});

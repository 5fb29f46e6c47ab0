import { card } from "../card.js";
import { group, table } from "../position.js";
import { rebel, slain } from "../staging/figures.js";

card("miracle-worker", () =>
  slain("miracle-worker", [group("stormtrooper", { one: "d1" }), group("mhd-19", { medic: "a1" })], { me: rebel })
    .choose("attack:one:d1")
    .choose("cc:miracle-worker@medic")
    .expect(table({ figures: { one: { damage: 0 } } }))
    .waits(),
);

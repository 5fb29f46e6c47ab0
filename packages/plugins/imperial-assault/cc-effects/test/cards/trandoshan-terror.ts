import { card } from "../card.js";
import { table } from "../position.js";
import { mercenary, special } from "../staging/figures.js";

card("trandoshan-terror", () =>
  special("trandoshan-terror", "bossk", "dc_special:Bossk:0", { me: mercenary, dice: [0, 0, 0, 0] })
    .choose("cc:trandoshan-terror@me")
    .expect(table({ attacks: { 0: { changes: [{ die: "yellow", amount: 1, by: "cc:trandoshan-terror" }] } } }))
    .waits(),
);

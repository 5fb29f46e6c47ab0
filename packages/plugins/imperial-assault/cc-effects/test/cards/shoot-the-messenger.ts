import { card } from "../card.js";
import { group, table } from "../position.js";
import { mercenary } from "../staging/figures.js";
import { attacker, shot } from "../staging/shots.js";

card("shoot-the-messenger", () =>
  shot("shoot-the-messenger", {
    mine: attacker("hired-gun"),
    theirs: [group("rebel-trooper", { luke: "d3", other: "f6" })],
    me: mercenary,
    them: { deck: ["blitz", "parry", "focus", "rally"] },
  })
    .expect(table({ sides: { 1: { deck: ["rally"], discard: ["blitz", "parry", "focus"] } } }))
    .waits(),
);

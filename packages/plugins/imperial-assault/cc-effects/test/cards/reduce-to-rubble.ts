import { card } from "../card.js";
import { at, table } from "../position.js";
import { attacker } from "../staging/figures.js";
import { luke } from "../staging/targets.js";

const razed = (dice: readonly number[]) =>
  at({
    mine: attacker("heavy-stormtrooper"),
    theirs: [luke],
    hand: ["reduce-to-rubble"],
    activating: "one",
    mission: "b",
    dice,
  }).choose("attack:luke:d3");
card("reduce-to-rubble", () =>
  razed([4, 1, 0])
    .choose("cc:reduce-to-rubble@one")
    .expect(table({ figures: { luke: { damage: 4 }, one: { damage: 1 } }, objects: { "dummy-1": { damage: 1 } } }))
    .expect(table({ rubble: ["c2", "d2", "e2", "c3", "d3", "e3", "c4", "d4", "e4"] }))
    .choose("move")
    .choose("go:d2")
    .expect(table({ activation: { points: 1 } }))
    .waits(),
);

import { group } from "../position.js";
import { prove } from "../proving.js";
import { shotAt } from "../shots.js";
import { theirTurn } from "../staging/figures.js";
import { moved } from "../staging/groups.js";

prove([
  // one hit less, and damage for the hostile figure next to the defender
  {
    ...shotAt("chirrut-imwe"),
    mine: [group("stormtrooper", { me: "a1", other: "d1" })],
    choose: ["pass", "attack:foe:c1", "the-force-is-with-me#at0@foe"],
    dice: [1, 4, 0],
    proves: "the-force-is-with-me",
    table: { figures: { foe: { damage: 2 }, other: { damage: 1 } } },
  },
  {
    ...theirTurn,
    mine: [group("chirrut-imwe", { you: "e1" })],
    choose: ["one-with-the-force#at0@you", "g1"],
    proves: "one-with-the-force",
    never: ["f1"],
    ...moved("g1"),
  },
]);

import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting } from "../shots.js";
import { acting as actingHere, hurt } from "../staging/figures.js";

prove([
  {
    ...acting(
      "luke-skywalker",
      { foe: "h8", friends: [group("rebel-trooper", { you: { at: "c1", damage: 1, conditions: ["stun"] } })] },
      ["motivation#at0@me", 0, "d1"],
      { attachments: ["motivation"] },
    ),
    proves: "motivation",
    never: ["e1"],
    table: { figures: { you: { damage: 1, conditions: [], spaces: ["d1"] } } },
  },
  {
    ...actingHere,
    proves: "motivation",
    mine: [
      group("luke-skywalker", { me: "a1" }, { attachments: ["motivation"] }),
      group("rebel-trooper", { you: hurt("c1", 1, "stun") }),
    ],
    choose: ["motivation#at0@me", 1],
    table: {
      figures: { you: { damage: 0, conditions: ["stun"] } },
      sides: { 0: { upgrades: { 0: { ready: false } } } },
    },
  },
]);

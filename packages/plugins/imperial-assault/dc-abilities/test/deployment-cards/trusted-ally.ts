import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting, shot } from "../shots.js";
import { acting as actingHere, hurt, rerolled } from "../staging/figures.js";

/** My stormtrooper and a friend of it attack; blue 0 shows a surge, so the attack waits there. */
const beside = (card: string, space = "b2", more: object = {}) => [
  group("stormtrooper", { me: "a1" }),
  group(card, { you: space }, more),
];

prove([
  {
    ...acting(
      "r2-d2",
      { friends: [group("rebel-trooper", { you: { at: "b1", damage: 1, conditions: ["stun"] } })] },
      ["trusted-ally#at1@me", 0],
      { attachments: ["trusted-ally"] },
    ),
    proves: "trusted-ally",
    table: { figures: { you: { damage: 0, conditions: ["stun"] } } },
  },
  {
    ...shot("stormtrooper", {}, ["trusted-ally#at0@you", [1]]),
    mine: beside("probe-droid", "d2", { attachments: ["trusted-ally"] }),
    dice: [0, 4, 0, 5],
    proves: "trusted-ally",
    table: { ...rerolled(1, 5), sides: { 0: { upgrades: { 0: { ready: false } } } } },
  },
  {
    ...actingHere,
    proves: "trusted-ally",
    mine: [
      group("r2-d2", { me: "a1" }, { attachments: ["trusted-ally"] }),
      group("rebel-trooper", { you: hurt("b1", 1, "stun") }),
    ],
    choose: ["trusted-ally#at1@me", 1],
    table: { figures: { you: { damage: 1, conditions: [] } } },
  },
]);

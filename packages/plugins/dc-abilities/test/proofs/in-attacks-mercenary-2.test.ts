import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
  {
    proves: "relentless",
    mine: [group("ig-88", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    sides: [
      { affiliation: "mercenary" },
      { deck: ["urgency", "planning", "deadeye", "force-rush", "parry", "take-cover"] },
    ],
    choose: ["attack:near:e2", 0],
    table: { figures: { near: { damage: 1 } } },
  },
  {
    proves: "shared-calculations",
    mine: [group("zuckuss", { me: "d1" }), group("probe-droid", { second: "b2" })],
    theirs: [group("rebel-trooper-elite", { near: "e2" })],
    activating: "me",
    sides: [{ affiliation: "mercenary" }, {}],
    dice: [3, 4, 5, 4, 3],
    choose: ["attack:near:e2", "shared-calculations#at0@me"],
    table: { attacks: { "0": { dice: { "3": { face: 3, rerolled: true } } } } },
  },
  {
    proves: "take-cover",
    mine: [group("jawa-scavenger", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "near",
    sides: [{ affiliation: "mercenary" }, {}],
    dice: [3, 4, 5, 4],
    choose: ["attack:me:d1", "take-cover#at0@me"],
    table: {
      attacks: {
        "0": {
          modifiers: {
            "0": { symbol: "block", amount: 1, by: "take-cover" },
            "1": { symbol: "evade", amount: -1, by: "take-cover" },
          },
        },
      },
    },
  },
  {
    proves: "this-is-the-way",
    mine: [
      group("the-armorer", { me: "d1" }),
      group("ahsoka-tano", { friend: "b1" }),
      group("probe-droid", { second: "b2" }),
    ],
    theirs: [group("rebel-trooper-elite", { near: { at: "e2", damage: 3 } }), group("r2-d2", { far: "g1" })],
    start: "round",
    sides: [{ affiliation: "mercenary" }, {}],
    dice: [3, 4, 5, 4],
    choose: ["0.probe-droid.2", "attack:near:e2", "pass"],
    held: { second: ["block"] },
  },
  {
    proves: "versatile-weaponry",
    mine: [group("hk-assassin-droid", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    sides: [{ affiliation: "mercenary" }, {}],
    dice: [3, 4, 5, 4, 3],
    choose: ["attack:near:e2", "versatile-weaponry#at0@me"],
    table: { attacks: { "0": { dice: { "3": { face: 3, rerolled: true } } } } },
  },
]);

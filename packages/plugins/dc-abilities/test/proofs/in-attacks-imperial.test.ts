import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
  {
    proves: "advanced-targeting-computer",
    mine: [group("dark-trooper-mk-iii", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    dice: [3, 4, 5, 4],
    choose: ["attack:near:e2"],
    table: { figures: { me: { conditions: ["focus"] } } },
  },
  {
    proves: "agile",
    mine: [group("jet-trooper", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "near",
    dice: [3, 4, 5, 4],
    choose: ["attack:me:d1", "agile#at0@me"],
    table: {
      attacks: {
        "0": {
          modifiers: {
            "0": { symbol: "block", amount: -1, by: "agile" },
            "1": { symbol: "evade", amount: 1, by: "agile" },
          },
        },
      },
    },
  },
  {
    proves: "assassin",
    mine: [group("bt-1", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    dice: [3, 4, 5, 4, 3],
    choose: ["attack:near:e2"],
    table: { figures: { me: { conditions: ["focus"] } } },
  },
  {
    proves: "coordinated-hunt",
    mine: [group("purge-commander", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    dice: [3, 4, 5, 4],
    choose: ["attack:near:e2", "coordinated-hunt#at0@me"],
    table: { figures: { near: { damage: 0 } } },
  },
  {
    proves: "find-weakness",
    mine: [group("scout-trooper", { me: "d1" })],
    theirs: [group("0-0-0", { near: "e2" })],
    activating: "me",
    dice: [3, 4, 5, 4],
    choose: ["attack:near:e2", "professional:1"],
    table: { figures: { near: { damage: 0 } } },
  },
  {
    proves: "fly-by",
    mine: [group("jet-trooper-elite", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    points: 4,
    dice: [3, 4, 5, 4],
    choose: ["attack:near:e2"],
    table: { figures: { near: { damage: 3 } } },
  },
  {
    proves: "jets",
    mine: [group("jet-trooper", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    points: 4,
    dice: [3, 4, 5],
    choose: ["attack:near:e2", "jet-trooper:0", "jets#at0@me"],
    table: { activation: { points: 5 } },
  },
]);

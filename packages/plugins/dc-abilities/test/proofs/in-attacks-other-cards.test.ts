import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
  {
    proves: "cross-training",
    mine: [group("dark-trooper-mk-iii", { me: "d1" }, { attachments: ["cross-training"] })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "near",
    dice: [3, 4, 5, 4],
    choose: ["attack:me:d1", "cross-training#at0@me"],
    table: {
      attacks: {
        "0": {
          changes: {
            "0": { die: "black", amount: -1, by: "cross-training" },
            "1": { die: "white", amount: 1, by: "cross-training" },
          },
        },
      },
    },
  },
  {
    proves: "focused-on-the-kill",
    mine: [group("stormtrooper", { me: "d1" }, { attachments: ["focused-on-the-kill"] })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    points: 4,
    table: { activation: { points: 6 } },
  },
  {
    proves: "prey-on-the-weak",
    mine: [group("bt-1", { me: "d1" }, { attachments: ["prey-on-the-weak"] })],
    theirs: [group("0-0-0", { near: "e2" })],
    activating: "me",
    dice: [3, 4, 5, 4, 3],
    choose: ["attack:near:e2", "bt-1:2", "pass"],
    table: { figures: { near: { damage: 6 } } },
  },
  {
    proves: "supporting-fire",
    mine: [group("j4x-7", { me: "d1" }), group("imperial-officer", { friend: "b1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "friend",
    dice: [3, 4, 5],
    choose: ["attack:near:e2", "supporting-fire#at0@me"],
    table: { attacks: { "0": { keywords: { pierce: 1 } } } },
  },
  {
    proves: "suppressive-fire",
    mine: [
      group("bt-1", { me: "d1" }, { attachments: ["suppressive-fire"] }),
      group("imperial-officer", { friend: "b1" }),
    ],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    dice: [3, 4, 5, 4, 3],
    choose: ["attack:near:e2", "bt-1:2", "pass", "suppressive-fire#at0@me"],
    table: { figures: { near: { conditions: ["weaken"] } }, sides: { "0": { upgrades: { "0": { ready: false } } } } },
  },
]);

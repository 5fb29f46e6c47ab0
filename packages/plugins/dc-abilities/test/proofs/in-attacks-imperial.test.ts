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
  {
    proves: "overpower",
    mine: [group("royal-guard-champion", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "near",
    dice: [3, 4, 5, 4, 3, 3],
    choose: ["attack:me:d1", "overpower#at1@me"],
    table: { attacks: { "0": { dice: { "3": { face: 3, rerolled: true } } } } },
  },
  {
    proves: "precision",
    mine: [group("the-grand-inquisitor", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "near",
    dice: [3, 4, 5, 4, 3],
    choose: ["attack:me:d1", "precision#at1@me", [2]],
    table: { attacks: { "0": { dice: { "2": { face: 3, rerolled: true } } } } },
  },
  {
    proves: "spray-fire",
    mine: [group("heavy-stormtrooper-elite", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    dice: [3, 4, 5],
    choose: ["attack:near:e2", "spray-fire#at0@me"],
    table: {
      attacks: {
        "0": {
          modifiers: {
            "0": { symbol: "accuracy", amount: -3, by: "spray-fire" },
            "1": { symbol: "surge", amount: 1, by: "spray-fire" },
          },
        },
      },
    },
  },
  {
    proves: "stun-batons",
    mine: [group("riot-trooper", { me: "d1" })],
    theirs: [group("0-0-0", { near: "e2" })],
    activating: "me",
    sides: [{}, { deck: ["urgency", "planning", "deadeye", "force-rush", "parry", "take-cover"] }],
    dice: [3, 4, 5],
    choose: ["attack:near:e2", 0],
    table: { figures: { near: { damage: 5 } } },
  },
  {
    proves: "targeting-computer",
    mine: [group("probe-droid-elite", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    dice: [3, 4, 5, 4, 3],
    choose: ["attack:near:e2", "targeting-computer#at0@me", [0]],
    table: { attacks: { "0": { dice: { "0": { rerolled: true } } } } },
  },
]);

import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
  {
    proves: "heroic-effort",
    mine: [group("stormtrooper", { me: "d1", me2: "c1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "near",
    sides: [
      { deck: ["urgency", "planning", "deadeye", "force-rush", "parry", "take-cover"], upgrades: ["heroic-effort"] },
      {},
    ],
    dice: [3, 5, 5, 0],
    choose: ["attack:me:d1", "luke-skywalker:0", "pass"],
    table: {
      attacks: {
        "0": {
          attacker: "near",
          defender: "me",
          type: "ranged",
          pool: ["blue", "green", "yellow"],
          modifiers: [{ symbol: "hit", amount: 2, by: "surge: +2 hit" }],
        },
      },
    },
  },
  {
    proves: "last-resort",
    mine: [group("stormtrooper", { me: "d1", me2: "c1", me3: "e1" }, { attachments: ["last-resort"] })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "near",
    dice: [3, 5, 5, 0, 0],
    choose: ["attack:me:d1", "pass", "last-resort#at0@me"],
    table: {
      figures: { me2: { damage: 1 }, me3: { damage: 1 }, near: { damage: 1 } },
      sides: { "0": { upgrades: [] } },
    },
  },
  {
    proves: "swipe",
    mine: [
      group("salacious-b-crumb", { me: "d1" }),
      group("imperial-officer", { friend: { at: "b1", conditions: ["bleed"] } }),
      group("heavy-stormtrooper", { second: "b2" }),
    ],
    theirs: [group("luke-skywalker", { near: { at: "e2", damage: 3 } })],
    activating: "friend",
    sides: [{ deck: ["urgency", "planning", "deadeye", "force-rush", "parry", "take-cover"] }, {}],
    dice: [3, 5, 5],
    choose: ["attack:near:e2", "imperial-officer:2", "pass", 0, "dc_special:Imperial Officer (Regular):0", "me", "e2"],
    table: { figures: { near: { damage: 4 } } },
  },
]);

import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
  {
    proves: "advanced-weapons-research",
    mine: [group("director-krennic", { me: "d1" }), group("imperial-officer", { friend: "b1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    choose: ["advanced-weapons-research#at0@me", "friend", 0],
    held: { friend: ["hit"] },
  },
  {
    proves: "durasteel-fist",
    mine: [group("dark-trooper-mk-iii", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    dice: [3],
    choose: ["durasteel-fist#at0@me"],
    table: { figures: { near: { damage: 2 } } },
  },
  {
    proves: "emperor",
    mine: [
      group("emperor-palpatine", { me: "d1" }),
      group("imperial-officer", { friend: "b1" }),
      group("heavy-stormtrooper", { second: "b2" }),
    ],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    dice: [3, 4, 5, 4, 3, 3],
    choose: ["pass", "emperor#at0@me", "friend", "near@e2", "pass", "attack:near:e2"],
    table: { figures: { near: { damage: 5 } } },
  },
  {
    proves: "fulcrum",
    mine: [group("agent-kallus", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    sides: [
      { hand: ["blitz", "focus"], deck: ["urgency", "planning", "deadeye", "force-rush", "parry", "take-cover"] },
      { hand: ["blitz", "focus"], deck: ["urgency", "planning", "deadeye", "force-rush", "parry", "take-cover"] },
    ],
    choose: ["fulcrum#at0@me"],
    table: {
      sides: {
        "0": {
          hand: ["blitz", "focus", "urgency"],
          deck: ["planning", "deadeye", "force-rush", "parry", "take-cover"],
        },
        "1": {
          hand: ["blitz", "focus", "urgency"],
          deck: ["planning", "deadeye", "force-rush", "parry", "take-cover"],
        },
      },
    },
  },
  {
    proves: "in-the-shadows",
    mine: [group("isb-infiltrator-elite", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    dice: [3, 4, 5],
    choose: ["attack:near:e2", "pass", "pass"],
    table: { figures: { me: { conditions: ["hide"] } } },
  },
  {
    proves: "long-laid-plans",
    mine: [group("thrawn", { me: "d1" }), group("imperial-officer", { friend: "b1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    choose: ["long-laid-plans#at0@me", 1, "friend"],
    held: { friend: ["surge"] },
  },
]);

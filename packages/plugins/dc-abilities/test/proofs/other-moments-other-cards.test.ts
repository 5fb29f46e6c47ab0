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
    proves: "nemiks-manifesto-2",
    mine: [group("stormtrooper", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    points: 4,
    sides: [
      {
        deck: ["urgency", "planning", "deadeye", "force-rush", "parry", "take-cover"],
        discard: ["force-rush"],
        upgrades: ["nemiks-manifesto"],
      },
      {},
    ],
    choose: ["nemiks-manifesto-2#at0@nemiks-manifesto", 1],
    table: {
      figures: { me: { damage: 1 } },
      sides: {
        "0": {
          upgrades: { "0": { ready: false } },
          deck: ["planning", "deadeye", "force-rush", "parry", "take-cover"],
          discard: ["force-rush", "urgency"],
        },
      },
    },
  },
  {
    proves: "on-a-diplomatic-mission",
    mine: [
      group("agent-blaise", { me: { at: "d1", damage: 5 } }, { attachments: ["on-a-diplomatic-mission"] }),
      group("imperial-officer", { friend: "b1" }),
    ],
    theirs: [group("luke-skywalker", { near: { at: "e2", conditions: ["weaken", "focus"] } })],
    activating: "near",
    sides: [{}, { vp: 6 }],
    dice: [3, 4, 5, 4, 3],
    choose: ["attack:me:d1"],
    table: { sides: { "1": { vp: 12, vpFromDefeats: 6 } } },
  },
  {
    proves: "rogue-one-3",
    mine: [group("stormtrooper", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    start: "round",
    sides: [
      {
        hand: ["blitz", "focus"],
        deck: ["urgency", "planning", "deadeye", "force-rush", "parry", "take-cover"],
        upgrades: ["rogue-one"],
      },
      {},
    ],
    table: {
      sides: {
        "0": {
          hand: ["blitz", "focus", "urgency", "planning", "deadeye"],
          deck: ["force-rush", "parry", "take-cover"],
        },
      },
    },
  },
  {
    proves: "rule-by-fear",
    mine: [group("stormtrooper", { me: "d1" })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    start: "round",
    sides: [
      {
        hand: ["blitz", "focus"],
        deck: ["urgency", "planning", "deadeye", "force-rush", "parry", "take-cover"],
        upgrades: ["rule-by-fear"],
      },
      {},
    ],
    table: {
      sides: {
        "0": {
          hand: ["blitz", "focus", "urgency", "planning"],
          deck: ["deadeye", "force-rush", "parry", "take-cover"],
        },
      },
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

import { group } from "../position.js";
import { prove } from "../proving.js";

prove([
  {
    proves: "combat-suit",
    mine: [
      group("agent-blaise", { me: { at: "d1", damage: 5 } }, { attachments: ["combat-suit"] }),
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
    proves: "explosive-armaments",
    mine: [group("0-0-0", { me: "d1" }, { attachments: ["explosive-armaments"] })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    points: 4,
    dice: [3, 4, 5],
    choose: ["attack:near:e2", "explosive-armaments#at0@me", "explosive-armaments:+1 hit, blast 1", "go:g2"],
    table: { figures: { me: { spaces: ["g2"] } }, sides: { "0": { upgrades: { "0": { ready: false } } } } },
  },
  {
    proves: "focused-on-the-kill",
    mine: [group("stormtrooper", { me: "d1" }, { attachments: ["focused-on-the-kill"] })],
    theirs: [group("luke-skywalker", { near: "e2" })],
    activating: "me",
    points: 4,
    table: { activation: { points: 6 } },
  },
]);

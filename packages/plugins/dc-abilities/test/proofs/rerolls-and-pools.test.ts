import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, shotAt, wookiee } from "../shots.js";

const rerolled = (place: number, face: number) => ({ attacks: { 0: { dice: { [place]: { face, rerolled: true } } } } });
/** My stormtrooper and a friend of it attack; blue 0 shows a surge, so the attack waits there. */
const beside = (card: string, space = "b2", more: object = {}) => [
  group("stormtrooper", { me: "a1" }),
  group(card, { you: space }, more),
];

prove([
  {
    ...shot("wing-guard", {}, ["bespin-security#at0@you", [1]]),
    mine: [group("wing-guard", { me: "a1" }), group("wing-guard-elite", { you: "a2" })],
    dice: [0, 4, 0, 5],
    proves: "bespin-security",
    table: rerolled(1, 5),
  },
  {
    ...shotAt("imperial-officer", {}, ["cower#at0@foe"]),
    theirs: [group("imperial-officer", { foe: "c1" }), group("stormtrooper", { beside: "d1" })],
    dice: [0, 4, 0, 2],
    proves: "cower",
    table: rerolled(2, 2),
  },
  {
    ...shotAt("wookiee-warrior-elite", {}, ["doubt-2#at0@doubt", [1]]),
    sides: [{}, { upgrades: ["doubt"] }],
    dice: [0, 4, 0, 1],
    proves: "doubt-2",
    table: { ...rerolled(1, 1), sides: { 1: { upgrades: [] } } },
  },
  {
    ...shot("alliance-ranger-elite", { foe: "f1" }, ["elite-sniper#at0@me", [0, 1]]),
    dice: [5, 5, 0, 0, 3],
    proves: "elite-sniper",
    table: { attacks: { 0: { dice: { 0: { face: 0, rerolled: true }, 1: { face: 3, rerolled: true } } } } },
  },
  {
    ...shot("alliance-ranger", { foe: "f1" }, ["sniper#at0@me", [0]]),
    dice: [5, 5, 0, 0],
    proves: "sniper",
    table: rerolled(0, 0),
  },
  {
    ...shot("darth-vader", { foe: "b1" }, ["driven-by-hatred#at0@me", [2]], { attachments: ["driven-by-hatred"] }),
    dice: [0, 0, 2, 0, 0],
    proves: "driven-by-hatred",
    table: rerolled(2, 0),
  },
  {
    ...shotAt("the-armorer", {}, ["token:block", "survival-is-strength#at0@foe", [1]]),
    tokens: { foe: ["block"] },
    dice: [0, 4, 0, 1],
    proves: "survival-is-strength",
    table: rerolled(1, 1),
  },
  {
    ...shot("rancor", { me: "a1+b1+c1+a2+b2+c2", foe: "d1" }, ["trained#at0@me", [0]]),
    dice: [0, 0, 4, 0, 3],
    proves: "trained",
    table: { figures: { me: { damage: 1 } }, ...rerolled(0, 3) },
  },
  {
    ...shot("stormtrooper", {}, ["trusted-ally#at0@you", [1]]),
    mine: beside("probe-droid", "d2", { attachments: ["trusted-ally"] }),
    dice: [0, 4, 0, 5],
    proves: "trusted-ally",
    table: { ...rerolled(1, 5), sides: { 0: { upgrades: { 0: { ready: false } } } } },
  },
  // melee, and red instead of blue
  {
    ...shot("agent-kallus", { foe: "b1" }),
    choose: ["pass", "attack:foe:b1", "bo-rifle#at0@me"],
    dice: [0, 0, 0, 0],
    proves: "bo-rifle",
    table: {
      attacks: {
        0: {
          type: "melee",
          dice: { 0: { die: "green" }, 1: { die: "green" }, 2: { die: "red" }, 3: { die: "black" } },
        },
      },
    },
  },
  // the green die of Focused
  {
    ...shot("fennec-shand", { foe: "f1" }),
    dice: [0, 5, 5, 0, 0],
    proves: "sharpshooter",
    table: { attacks: { 0: { dice: { 3: { die: "green" } } } } },
  },
  {
    ...shot("at-st", { me: "a1+b1+c1+a2+b2+c2", foe: "e1" }),
    sides: [{ upgrades: ["imperial-retrofitting"] }, {}],
    choose: ["pass", "attack:foe:e1", "imperial-retrofitting-2#at0@imperial-retrofitting", "pass"],
    dice: [3, 0, 0, 0, 0],
    proves: "imperial-retrofitting-2",
    table: { attacks: { 0: { dice: { 3: { die: "green" } } } }, sides: { 0: { upgrades: [] } } },
  },
]);

prove([
  {
    ...shot("han-solo", {}, ["rogue-smuggler#at0@me", [2]], { attachments: ["rogue-smuggler"] }),
    dice: [0, 1, 4, 0, 5],
    proves: "rogue-smuggler",
    table: rerolled(2, 5),
  },
  {
    ...shot("moff-gideon", { foe: "b1" }, ["the-darksaber#at0@me", [0]], { attachments: ["the-darksaber"] }),
    dice: [0, 0, 2, 0, 3],
    proves: "the-darksaber",
    table: { ...rerolled(0, 3), sides: { 0: { upgrades: { 0: { ready: false } } } } },
  },
  {
    ...shot("probe-droid", {}, ["upgrade-targeting-computer#at0@me", [0]], { attachments: ["targeting-computer"] }),
    dice: [0, 2, 2, 0, 3],
    proves: "upgrade-targeting-computer",
    table: rerolled(0, 3),
  },
  {
    ...shot("ahsoka-tano", { foe: "b1" }),
    choose: [1, "attack:foe:b1", "twin-sabers#at0@me", 0],
    dice: [1, 4, 4, 0, 0, 5, 5],
    proves: "twin-sabers",
    table: {
      attacks: { 0: { dice: { 0: { face: 0 }, 1: { face: 5 }, 2: { face: 5 }, 3: { face: 0, rerolled: false } } } },
    },
  },
  {
    ...shot("ahsoka-tano", { foe: "b1" }),
    choose: [1, "attack:foe:b1", "twin-sabers#at0@me", 1],
    dice: [0, 4, 4, 0, 4],
    proves: "twin-sabers",
    table: rerolled(3, 4),
  },
]);

// whoever has a device token rolls a die again in another colour
prove(
  ["power-converter", "unstable-devices"].map((proves) => ({
    mine: [group("saska-teft", { me: "a1" })],
    theirs: [wookiee()],
    activating: "me",
    choose: ["unstable-devices#at0@me", "attack:foe:c1", "power-converter#at0@me", 1, "1:red"],
    dice: [0, 4, 0, 3],
    proves,
    table: { attacks: { 0: { dice: { 1: { die: "red", face: 3, rerolled: true } } } } },
  })),
);

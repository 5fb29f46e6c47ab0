import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, shotAt, wookiee } from "../shots.js";

prove([
  // the strain is damage without a deck; 4 hits, 3 blocked
  {
    ...shot("fifth-brother", { foe: "b1" }),
    choose: [1, "attack:foe:b1"],
    dice: [1, 0, 4, 4],
    proves: "relentless-pursuit",
    table: { figures: { foe: { damage: 2 } } },
  },
  {
    ...shot("hondo-ohnaka", {}, [0]),
    sides: [{}, { vp: 5 }],
    dice: [1, 0, 4, 0],
    proves: "negotiate",
    table: { figures: { foe: { damage: 3 } }, sides: { 0: { vp: 2 }, 1: { vp: 3 } } },
  },
  {
    ...shot("hondo-ohnaka", {}, [1]),
    sides: [{}, { vp: 5 }],
    dice: [1, 0, 4, 0],
    proves: "negotiate",
    table: { figures: { foe: { damage: 5 } } },
  },
  {
    ...shot("hk-47", {}, [0]),
    dice: [1, 1, 0, 0],
    proves: "query",
    table: { figures: { foe: { damage: 2, conditions: ["bleed"] } } },
  },
  {
    ...shot("hk-47", {}, [1]),
    dice: [1, 1, 0, 0],
    proves: "query",
    table: { figures: { foe: { damage: 3, conditions: [] } } },
  },
  // the target shoots first: 1 + 2 + 1 hits
  {
    ...shot("greedo", {}, ["me@a1"]),
    theirs: [group("luke-skywalker", { foe: "c1" })],
    dice: [1, 4, 2, 0, 4, 4, 0],
    proves: "slow-on-the-draw",
    table: { figures: { me: { damage: 4 } } },
  },
  // once for all of the group
  {
    ...shotAt("wing-guard-elite"),
    theirs: [group("wing-guard-elite", { foe: "c1", two: "d1", three: "d2" })],
    choose: ["attack:foe:c1", "wing-guard-elite-keep-the-peace#at0@two"],
    dice: [1, 4, 0],
    proves: "wing-guard-elite-keep-the-peace",
    table: { figures: { me: { damage: 1 }, foe: { damage: 2 } } },
  },
  {
    ...shot("at-rt", { me: "a1+b1+a2+b2", foe: "d1" }, ["vanguard#at0@me", "yellow"]),
    dice: [0, 4, 0, 0],
    proves: "vanguard",
    table: { attacks: { 0: { changes: { 0: { die: "yellow", amount: -1 }, 1: { die: "red", amount: 1 } } } } },
  },
  // after the attack it stays where it is
  {
    ...shot("e-web-engineer-elite", { me: "a1+a2" }),
    points: 4,
    dice: [1, 0, 2, 0],
    proves: "tripod",
    also: [{ notOffers: ["go:b1+b2"] }],
  },
  {
    ...shot("e-web-engineer-elite", { me: "a1+a2", foe: "e1" }),
    points: 4,
    choose: ["go:b1+b2"],
    proves: "tripod",
    also: [{ notOffers: ["attack:foe:e1"] }],
  },
  {
    ...shot("krrsantan", { me: { at: "a1", damage: 3 } }),
    dice: [3, 4, 4, 4, 0],
    proves: "full-of-rage",
    table: { attacks: { 0: { dice: { 3: { die: "green" } } } } },
  },
  // Pierce 1 of the attacker does nothing: 3 hits, 1 blocked
  {
    ...shot("jyn-erso"),
    theirs: [group("wookiee-warrior-elite", { foe: "c1" }, { attachments: ["combat-suit"] })],
    dice: [1, 4, 0],
    proves: "combat-suit",
    table: { figures: { foe: { damage: 2 } } },
  },
  {
    ...shot("stormtrooper"),
    sides: [{ upgrades: ["spectre-cell"] }, {}],
    dice: [1, 4, 0],
    proves: "spectre-cell",
    table: { figures: { foe: { damage: 3 } } },
  },
  {
    ...shotAt("wookiee-warrior-elite"),
    sides: [{}, { upgrades: ["spectre-cell"] }],
    dice: [1, 4, 0],
    proves: "spectre-cell",
    table: { figures: { foe: { damage: 1 } } },
  },
  {
    ...shotAt("rebel-trooper"),
    theirs: [group("rebel-trooper", { foe: "c1" }), group("chewbacca", { beside: "d1" })],
    dice: [1, 4, 0],
    proves: "protector",
    table: { figures: { foe: { damage: 2 } } },
  },
  // one hit less, and damage for the hostile figure next to the defender
  {
    ...shotAt("chirrut-imwe"),
    mine: [group("stormtrooper", { me: "a1", other: "d1" })],
    choose: ["pass", "attack:foe:c1", "the-force-is-with-me#at0@foe"],
    dice: [1, 4, 0],
    proves: "the-force-is-with-me",
    table: { figures: { foe: { damage: 2 }, other: { damage: 1 } } },
  },
  {
    ...shotAt("stormtrooper-elite", {}, ["zillo-technique-2#at0@zillo-technique", "blitz", "pass"]),
    sides: [{}, { hand: ["blitz", "focus"], upgrades: ["zillo-technique"] }],
    dice: [1, 4, 0],
    proves: "zillo-technique-2",
    table: { figures: { foe: { damage: 1 } }, sides: { 1: { hand: ["focus"], discard: ["blitz"] } } },
  },
  {
    ...shot("chewbacca", {}, [], { attachments: ["wookiee-avenger"] }),
    dice: [0, 2, 1, 0],
    proves: "wookiee-avenger",
    table: { figures: { foe: { damage: 3 } } },
  },
  // a dodge becomes an evade
  {
    ...shotAt("chewbacca"),
    theirs: [group("chewbacca", { foe: "c1" }, { attachments: ["wookiee-avenger"] })],
    dice: [4, 4, 5, 0],
    proves: "wookiee-avenger",
    table: { figures: { foe: { damage: 3 } } },
  },
  {
    mine: [group("chewbacca", { me: "a1" }, { attachments: ["wookiee-avenger"] })],
    theirs: [wookiee("b1")],
    activating: "me",
    dice: [3],
    choose: ["wookiee-avenger#at2@me", "c1"],
    proves: "wookiee-avenger",
    table: { figures: { foe: { damage: 2, spaces: ["c1"] } }, activation: { actions: 2 } },
  },
]);

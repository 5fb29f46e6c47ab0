import { test } from "vitest";
import { at, group } from "../position.js";
import { prove } from "../proving.js";
import { acting, attacked, damaged, shot, shotAt, using } from "../shots.js";

const over = { ready: false };
const TANK = "c1+d1+e1+c2+d2+e2";
const WALKER = "a1+b1+c1+a2+b2+c2";
const hera = [group("hera-syndulla", { you: "b2" })];
const points = (points: number) => ({ table: { activation: { points } } });
const upgrade = (...upgrades: readonly string[]) => ({ sides: [{ upgrades }, {}] as const });
/** Everybody has activated; the first card is drawn in the status phase. */
const sold = {
  mine: [group("greedo", { me: "a1" }, over)],
  theirs: [group("luke-skywalker", { luke: "h8" }, over)],
  sides: [{ vp: 5, upgrades: ["black-market"], deck: ["parry", "force-surge", "focus"] }, {}] as const,
  proves: "black-market",
};
const wookiees = { sides: [{}, { upgrades: ["fury-of-kashyyyk"] }] as const };

// what a card says besides
prove([
  // an evade takes the surge
  {
    ...shotAt("sc2-m-repulsor-tank", { foe: TANK }, [1]),
    dice: [3, 4, 0],
    proves: "defensible",
    ...damaged({ foe: 2 }),
  },
  {
    ...sold,
    choose: ["black-market#at0@black-market", 0, 0],
    table: { figures: { me: { damage: 1 } }, sides: { 0: { vp: 3, hand: ["parry", "force-surge"] } } },
  },
  {
    ...sold,
    choose: ["black-market#at0@black-market", 0, 2],
    table: { figures: { me: { damage: 1 } }, sides: { 0: { vp: 5, deck: ["force-surge", "focus"] } } },
  },
  // Reach; with another Wookiee near the target Pierce 1
  {
    ...shot("wookiee-warrior-elite"),
    ...upgrade("fury-of-kashyyyk"),
    dice: [4, 4, 0],
    proves: "fury-of-kashyyyk",
    ...damaged({ foe: 4 }),
  },
  {
    ...shot("wookiee-warrior-elite"),
    mine: [group("wookiee-warrior-elite", { me: "a1", two: "b2" })],
    ...upgrade("fury-of-kashyyyk"),
    dice: [4, 4, 0],
    proves: "fury-of-kashyyyk",
    ...damaged({ foe: 5 }),
  },
  {
    ...shotAt("wookiee-warrior-elite"),
    ...wookiees,
    dice: [4, 4, 0],
    proves: "fury-of-kashyyyk",
    table: { figures: { foe: { damage: 3, conditions: ["focus"] } } },
  },
  {
    ...acting("at-st", { me: WALKER, foe: "h8" }, ["imperial-retrofitting-1#at0@imperial-retrofitting", 1]),
    ...upgrade("imperial-retrofitting"),
    proves: "imperial-retrofitting-1",
    ...points(4),
  },
  {
    ...acting(
      "luke-skywalker",
      { foe: "h8", friends: [group("rebel-trooper", { you: { at: "c1", damage: 1, conditions: ["stun"] } })] },
      ["motivation#at0@me", 0, "d1"],
      { attachments: ["motivation"] },
    ),
    proves: "motivation",
    never: ["e1"],
    table: { figures: { you: { damage: 1, conditions: [], spaces: ["d1"] } } },
  },
  {
    ...acting("imperial-officer", { foe: "h8" }, ["pass", "on-a-diplomatic-mission#at0@me", 0, "c1"], {
      attachments: ["on-a-diplomatic-mission"],
    }),
    proves: "on-a-diplomatic-mission",
    never: ["d1"],
    table: { figures: { me: { spaces: ["c1"] } }, sides: { 0: { vp: 0 } } },
  },
  {
    ...acting("imperial-officer", { foe: "h8" }, ["pass", "on-a-diplomatic-mission#at0@me", 1], {
      attachments: ["on-a-diplomatic-mission"],
    }),
    proves: "on-a-diplomatic-mission",
    also: [
      { value: "attack:results", subject: { attacker: "foe", defender: "me" }, base: { evade: 0 }, is: { evade: 1 } },
    ],
  },
  // 2 movement points and a shot of another, with one hit more
  {
    ...acting("stormtrooper", { friends: [group("imperial-officer", { you: "b2" })] }, [
      "spectre-cell#at0@spectre-cell",
      "d2",
      "foe@c1",
    ]),
    ...upgrade("spectre-cell"),
    dice: [1, 2, 0],
    proves: "spectre-cell",
    table: {
      figures: { you: { spaces: ["d2"] }, foe: { damage: 2 } },
      sides: { 0: { upgrades: { 0: { ready: false } } } },
    },
  },
  {
    ...acting("stormtrooper", {}, [], { attachments: ["survivalist"] }),
    proves: "survivalist",
    also: [{ value: "figure:surcharge", subject: { figure: "me" }, base: 1, is: 0, because: ["survivalist"] }],
  },
  {
    ...using("imperial-officer-elite", "dc_special:Imperial Officer (Elite):0", {}, [1]),
    mine: [
      group("imperial-officer-elite", { me: "a1" }),
      group("stormtrooper", { you: "b2" }, { attachments: ["the-generals-ranks"] }),
    ],
    dice: [1, 4, 0],
    proves: "the-generals-ranks",
    ...damaged({ foe: 3 }),
  },
  // 2 accuracy more; a surge more
  {
    ...shot("stormtrooper", { foe: "e1", friends: hera }, ["call-the-shots#at0@you", 0]),
    dice: [1, 4, 0],
    proves: "call-the-shots",
    ...damaged({ foe: 2 }),
  },
  {
    ...shot("stormtrooper", { friends: hera }, ["call-the-shots#at0@you", 2, "stormtrooper:0"]),
    dice: [1, 4, 0],
    proves: "call-the-shots",
    ...damaged({ foe: 3 }),
  },
  // Blast 2; 3 accuracy
  {
    ...shot("paz-vizsla", {}, ["heavy-repeater#at0@me", 1]),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "d1" })],
    dice: [0, 0, 3, 0],
    proves: "heavy-repeater",
    ...damaged({ me: 1, foe: 3, beside: 2 }),
  },
  {
    ...shot("paz-vizsla", { foe: "g1" }, ["heavy-repeater#at0@me", 2]),
    dice: [0, 0, 3, 0],
    proves: "heavy-repeater",
    ...damaged({ me: 1, foe: 3 }),
  },
  {
    ...acting(
      "jyn-erso",
      { me: { at: "a1", damage: 3 }, friends: [group("rebel-trooper", { you: { at: "b1", damage: 1 } })] },
      ["pass", "pass", "trust-goes-both-ways#at1@me"],
    ),
    proves: "trust-goes-both-ways",
    ...damaged({ me: 2, you: 0 }),
    held: { me: ["surge"], you: ["surge"] },
  },
  // the droid has the surges of its Tinkerer
  {
    ...shot("junk-droid", { foe: "b1" }, ["scrap-battalion@you:0"]),
    mine: [
      group("ugnaught-tinkerer", { you: "a2" }),
      group("junk-droid", { me: "a1" }, { companionOf: "0.ugnaught-tinkerer.0" }),
    ],
    dice: [1, 0],
    proves: "scrap-battalion",
    table: { figures: { foe: { damage: 1, conditions: ["bleed"] } } },
  },
  {
    ...using(
      "ugnaught-tinkerer-elite",
      "dc_special:Ugnaught Tinkerer (Elite):1",
      { foe: "h8", friends: [group("junk-droid", { you: "b1" }, { companionOf: "0.ugnaught-tinkerer-elite.0" })] },
      [0, "f1"],
    ),
    never: ["g1"],
    table: { figures: { you: { spaces: ["f1"] } } },
  },
  {
    ...using("mhd-19", "dc_special:MHD-19:0", { friends: [group("maul", { you: { at: "b1", damage: 5 } })] }, ["you"]),
    proves: "sustained-by-rage",
    ...damaged({ you: 5 }),
  },
  {
    ...acting("wampa-elite", { me: "a1+a2", foe: "h8" }, [0]),
    proves: "wampa-elite-hunger",
    ...points(3),
    held: { me: ["block"] },
  },
  // Reach and Cleave 2: 1 + 1 + 1 hits, 1 blocked, and 2 at another
  {
    ...shot("maul", {}, ["other"]),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", other: "c2" })],
    dice: [0, 2, 0],
    proves: "dual-bladed-fury",
    ...damaged({ foe: 2, other: 2 }),
  },
  {
    ...acting(
      "r2-d2",
      { friends: [group("rebel-trooper", { you: { at: "b1", damage: 1, conditions: ["stun"] } })] },
      ["trusted-ally#at1@me", 0],
      { attachments: ["trusted-ally"] },
    ),
    proves: "trusted-ally",
    table: { figures: { you: { damage: 0, conditions: ["stun"] } } },
  },
  // a white die for the black one
  {
    ...shotAt("lando-calrissian", {}, ["gambit#at1@foe"]),
    dice: [1, 4, 0, 5],
    proves: "gambit",
    ...damaged({ foe: 0 }),
  },
  // I move it
  {
    ...using("murne-rin", "dc_special:Murne Rin:0", {}, [0, "g1"]),
    theirs: [group("stormtrooper", { you: "c1" })],
    never: ["h1"],
    table: { figures: { you: { spaces: ["g1"] } } },
  },
]);

attacked(
  "Fury of Kashyyyk: 2 damage are too little",
  { ...shotAt("wookiee-warrior-elite"), ...wookiees, dice: [1, 4, 0] },
  { foe: { damage: 2, conditions: [] } },
);

test("Driven by Hatred takes Brutality away", () => {
  at({ ...acting("darth-vader", { foe: "b1" }, [], { attachments: ["driven-by-hatred"] }) })
    .offers(["dc_special:Darth Vader:1"])
    .notOffers(["dc_special:Darth Vader:0"])
    .waits()
    .done();
});

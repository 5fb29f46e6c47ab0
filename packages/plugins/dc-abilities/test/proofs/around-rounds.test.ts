import { group } from "../position.js";
import { prove } from "../proving.js";

const over = { ready: false };
const luke = (more: object = {}) => group("luke-skywalker", { luke: { at: "h8", ...more } }, over);
/** Everybody has activated: the round ends. */
const roundEnd = (card: string, me: string | object, more: object = {}) => ({
  mine: [group(card, { me }, { ...over, ...more })],
  theirs: [luke()],
});
/** Only one group is ready, so its activation begins. */
const begins = (card: string, me: string | object = "a1") => ({
  mine: [group(card, { me })],
  theirs: [luke()],
});
const hurt = (damage: number, ...conditions: string[]) => ({ at: "a1", damage, conditions });

prove([
  {
    ...roundEnd("bossk", hurt(5, "bleed", "weaken")),
    proves: "regenerate",
    table: { figures: { me: { damage: 3, conditions: [] } } },
  },
  {
    ...roundEnd("trandoshan-hunter-elite", hurt(2, "bleed", "focus", "stun")),
    proves: "hardy",
    table: { figures: { me: { damage: 2, conditions: ["focus"] } } },
  },
  {
    ...roundEnd("stormtrooper", hurt(2), { attachments: ["survivalist"] }),
    proves: "survivalist",
    table: { figures: { me: { damage: 1 } } },
  },
  {
    ...roundEnd("luke-skywalker", "a1"),
    proves: "rebel-high-command",
    sides: [{ upgrades: ["rebel-high-command"], deck: ["urgency", "planning", "parry"] }, {}],
    table: { sides: { 0: { hand: ["urgency", "planning"] } } },
  },
  {
    mine: [group("stormtrooper", { me: "a1" }, over)],
    theirs: [luke({ conditions: ["focus", "stun"] })],
    proves: "doubt-1",
    sides: [{ upgrades: ["doubt"] }, {}],
    choose: ["doubt-1#at0@doubt", "focus"],
    table: { figures: { luke: { conditions: ["stun"] } } },
  },
  {
    ...roundEnd("hondo-ohnaka", "a8"),
    proves: "whats-yours-is-mine",
    sides: [{ vp: 1 }, { vp: 5 }],
    choose: ["whats-yours-is-mine#at0@me"],
    table: { sides: { 0: { vp: 3 }, 1: { vp: 3 } } },
  },
  // whoever is on or next to the space suffers, friends too
  {
    mine: [group("at-rt", { me: "a1+b1+a2+b2" }, over), group("stormtrooper", { you: "e1" }, over)],
    theirs: [group("wookiee-warrior-elite", { foe: "f1", beside: "g2", out: "h1" }, over)],
    proves: "mortar-launcher",
    dice: [4],
    choose: ["mortar-launcher#at0@me", "c1+d1+c2+d2", "f1"],
    table: {
      figures: { foe: { damage: 3 }, beside: { damage: 3 }, out: { damage: 0 }, me: { damage: 0 } },
      sides: { 1: { vp: 2 } },
    },
  },
  {
    mine: [group("darth-vader", { me: "a1" }, { ...over, attachments: ["driven-by-hatred"] })],
    theirs: [group("wookiee-warrior-elite", { foe: "d1" }, over)],
    proves: "driven-by-hatred",
    choose: ["driven-by-hatred#at1@me", "c1", 0],
    table: { figures: { me: { spaces: ["c1"] }, foe: { damage: 3 } } },
  },
  // the attack has one die less, and one hit more
  {
    mine: [group("darth-vader", { me: "b1" }, { ...over, attachments: ["driven-by-hatred"] })],
    theirs: [group("wookiee-warrior-elite", { foe: "c1" }, over)],
    proves: "driven-by-hatred",
    dice: [0, 2, 0],
    choose: ["driven-by-hatred#at1@me", "stop", 1, "red", "pass"],
    table: { figures: { foe: { damage: 2 } } },
  },
  {
    mine: [group("at-st", { me: "a1+b1+c1+a2+b2+c2" }, { ...over, attachments: ["scavenged-walker"] })],
    theirs: [group("wookiee-warrior-elite", { foe: "e1" }, over)],
    proves: "scavenged-walker",
    // 1 + 2 + 1 hits, one less, 1 blocked
    dice: [0, 1, 1, 0],
    choose: ["scavenged-walker#at1@me", "pass"],
    table: { figures: { foe: { damage: 2 } } },
  },

  { ...begins("wampa", "a1+a2"), proves: "wampa-hunger", table: { activation: { points: 2 } } },
  {
    ...begins("wampa-elite", "a1+a2"),
    proves: "wampa-elite-hunger",
    choose: [1],
    table: { activation: { points: 3 } },
    held: { me: ["evade"] },
  },
  {
    mine: [
      group("general-weiss", { me: "a1+b1+c1+a2+b2+c2" }),
      group("stormtrooper", { one: "e1", two: "f1", three: "h1" }, over),
    ],
    theirs: [luke()],
    proves: "generals-orders",
    choose: ["generals-orders#at0@me", ["one", "two"], "e2", "stop", "f2", "stop"],
    table: { figures: { one: { spaces: ["e2"] }, two: { spaces: ["f2"] } } },
  },
  {
    mine: [group("kanan-jarrus", { me: "a1" })],
    theirs: [group("luke-skywalker", { luke: "h8" }), group("han-solo", { han: "h7" })],
    proves: "force-vision",
    choose: ["0.kanan-jarrus.0", "han", "pass"],
    table: { activation: { figure: "han" } },
  },
  {
    mine: [
      group("rancor", { me: { at: "a1+b1+c1+a2+b2+c2", damage: 5 } }, over),
      group("stormtrooper", { one: "d1", two: "h1" }),
    ],
    theirs: [luke()],
    proves: "voracious",
    choose: ["two", "voracious#at0@me"],
    table: {
      figures: { me: { damage: 3 } },
      groups: { "0.rancor.0": { ready: true, figures: ["me"] } },
      sides: { 1: { vp: 2 } },
    },
  },
  {
    mine: [group("jyn-erso", { me: hurt(3) }), group("rebel-trooper", { you: { at: "b1", damage: 1 } }, over)],
    theirs: [luke()],
    proves: "trust-goes-both-ways",
    choose: ["trust-goes-both-ways#at0@me"],
    table: { figures: { me: { damage: 2 }, you: { damage: 0 } } },
    held: { me: ["surge"], you: ["surge"] },
  },
  {
    mine: [
      group("ugnaught-tinkerer", { me: "a1" }),
      group("junk-droid", { junk: "b1" }, { ready: false, companionOf: "0.ugnaught-tinkerer.0" }),
    ],
    theirs: [luke()],
    proves: "scrap-battalion",
    table: { groups: { "0.junk-droid.1": { ready: true } } },
  },
]);

prove([
  {
    ...begins("thrawn"),
    proves: "strategize",
    sides: [{ deck: ["blitz"] }, { deck: ["focus", "parry"] }],
    choose: ["strategize#at0@me", 1],
    table: { sides: { 0: { deck: ["blitz"] }, 1: { deck: ["parry"], discard: ["focus"] } } },
  },
  {
    ...begins("thrawn"),
    proves: "strategize",
    sides: [{ deck: ["blitz"] }, { deck: ["focus", "parry"] }],
    choose: ["strategize#at0@me", 0],
    table: { sides: { 0: { deck: [], discard: ["blitz"] }, 1: { deck: ["focus", "parry"] } } },
  },
  {
    ...begins("yoda"),
    proves: "wisdom",
    sides: [{ hand: ["blitz"], deck: ["urgency", "planning"] }, {}],
    choose: ["wisdom#at0@me", "blitz"],
    table: { sides: { 0: { hand: ["urgency"], deck: ["planning", "blitz"] } } },
  },
  {
    mine: [group("luke-skywalker", { me: "a1" })],
    theirs: [luke()],
    start: "round",
    proves: "rogue-one-3",
    sides: [{ upgrades: ["rogue-one"], deck: ["urgency", "planning", "parry", "focus"] }, {}],
    choose: ["urgency", "planning"],
    table: { sides: { 0: { hand: ["parry"], deck: ["planning", "urgency", "focus"] } } },
  },
  {
    mine: [group("stormtrooper", { me: "a1" })],
    theirs: [luke()],
    start: "round",
    proves: "rule-by-fear",
    sides: [{ upgrades: ["rule-by-fear"], deck: ["urgency", "planning", "parry"] }, {}],
    choose: ["urgency"],
    table: { sides: { 0: { hand: ["planning"], deck: ["parry"], discard: ["urgency"] } } },
  },
  // a Leader for this round: the captain may give it a token
  {
    mine: [group("death-trooper-elite", { me: "a1" }), group("4-lom", { lom: "b1" })],
    theirs: [luke()],
    start: "round",
    proves: "programming-override",
    choose: [7, "0.death-trooper-elite.0", "squad-captain#at0@me", "surge"],
    held: { lom: ["surge"] },
  },
  {
    mine: [group("imperial-officer", { me: "a1" }, { attachments: ["on-a-diplomatic-mission"] })],
    theirs: [luke()],
    proves: "on-a-diplomatic-mission",
    choose: ["pass", "on-a-diplomatic-mission#at0@me", 2],
    table: { sides: { 0: { vp: 1 } } },
  },
  {
    mine: [group("han-solo", { me: "a1" }, { ...over, attachments: ["rogue-smuggler"] })],
    theirs: [group("wookiee-warrior-elite", { foe: "c1" }, over)],
    proves: "rogue-smuggler",
    choose: ["rogue-smuggler#at2@me", "pass"],
    dice: [4, 4, 1, 0],
    table: { figures: { foe: { damage: 4 } }, sides: { 0: { upgrades: { 0: { ready: false } } } } },
  },
]);

// one token in the first round; when the second begins, one space is struck
prove([
  {
    mine: [group("luke-skywalker", { me: "a1" }, { attachments: ["orbital-bombardment"] })],
    theirs: [group("wookiee-warrior-elite", { foe: "c1" }, over)],
    proves: "orbital-bombardment",
    choose: ["dc_special:Orbital Bombardment:0", "none", "pass", "pass", "orbital-bombardment#at0@me", "c1"],
    table: { figures: { foe: { damage: 2 } }, sides: { 0: { upgrades: [] } } },
  },
]);

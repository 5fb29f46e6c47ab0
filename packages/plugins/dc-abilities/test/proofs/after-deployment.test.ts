import { group } from "../position.js";
import { prove } from "../proving.js";

const hits = ["hit"];
const deployed = { start: "deployment", theirs: [group("luke-skywalker", { luke: "h8" })] } as const;
const alone = (card: string, space = "a1") => [group(card, { me: space })];

prove([
  { ...deployed, proves: "ambush", mine: alone("ewok-warrior"), table: { figures: { me: { conditions: ["hide"] } } } },
  { ...deployed, proves: "stealthy", mine: alone("davith-elso"), table: { figures: { me: { conditions: ["hide"] } } } },
  { ...deployed, proves: "beskar-armor", mine: alone("the-mandalorian"), held: { me: ["block", "block"] } },
  {
    ...deployed,
    proves: "extra-armor",
    mine: [group("stormtrooper", { me: "a1", you: "b1" })],
    sides: [{ upgrades: ["extra-armor"] }, {}],
    choose: [{ me: 2, you: 2 }],
    held: { me: ["block", "block"], you: ["block", "block"] },
  },
  {
    ...deployed,
    proves: "first-strike",
    mine: alone("stormtrooper"),
    sides: [{ upgrades: ["first-strike"] }, {}],
    table: { sides: { 0: { vp: 4 }, 1: { vp: 4 } } },
  },
  {
    ...deployed,
    proves: "forward-emplacement",
    mine: alone("e-web-engineer-elite", "a1+a2"),
    choose: ["forward-emplacement#at0@me", "d1+d2"],
    table: { figures: { me: { spaces: ["d1", "d2"] } } },
  },
  {
    ...deployed,
    proves: "infiltration",
    mine: alone("rebel-pathfinder"),
    choose: ["infiltration#at0@me", "g1"],
    table: { figures: { me: { spaces: ["g1"] } } },
  },
  {
    ...deployed,
    proves: "security-detail",
    mine: [
      ...alone("death-trooper"),
      group("imperial-officer", { leader: "b1" }),
      group("stormtrooper", { you: "c1" }),
    ],
    held: { leader: ["block"] },
  },
  {
    ...deployed,
    proves: "smooth-landing",
    mine: [...alone("hera-syndulla", "g2"), group("rebel-trooper", { near: "h2", far: "a1" })],
    choose: ["g3", "h1"],
    table: { figures: { me: { spaces: ["g3"] }, near: { spaces: ["h1"] }, far: { spaces: ["a1"] } } },
  },
  // two points each, and a token for those outside their zone
  {
    ...deployed,
    proves: "strike-team",
    mine: [...alone("cassian-andor", "g2"), group("rebel-trooper", { near: "h2", far: "a1" })],
    choose: ["g4", "h1", "stop", ["me"]],
    table: { figures: { me: { spaces: ["g4"] }, near: { spaces: ["h1"] } } },
    held: { me: hits },
  },
  // nobody needs to be adjacent
  {
    ...deployed,
    proves: "strike-team",
    mine: alone("cassian-andor", "g2"),
    choose: ["g4", ["me"]],
    held: { me: hits },
  },
  {
    ...deployed,
    proves: "scavenged-walker",
    mine: [group("at-st", { me: "a1+b1+c1+a2+b2+c2" }, { attachments: ["scavenged-walker"] })],
    choose: ["scavenged-walker#at0@me", "e1+f1+g1+e2+f2+g2"],
    table: { figures: { me: { spaces: ["e1", "f1", "g1", "e2", "f2", "g2"] } } },
  },
  {
    ...deployed,
    proves: "i-know-everything",
    mine: [{ card: "moff-gideon", figures: [{ id: "me" }] }],
    sides: [{}, { deck: ["urgency", "planning", "deadeye", "parry", "focus"] }],
    choose: ["a1"],
    // both see the two; the other one is somewhere in the deck, not on top
    also: [
      { event: "card:revealed", payload: { seat: 1, card: "urgency" }, seat: 0 },
      { event: "card:revealed", payload: { seat: 1, card: "planning" }, seat: 0 },
      { choose: "planning" },
      {
        expect: {
          "imperial-assault": { sides: { 1: { removed: ["planning"], hand: ["deadeye", "parry", "urgency"] } } },
        },
      },
    ],
  },
]);

prove([
  // found in the deck, and drawn with two others
  {
    ...deployed,
    proves: "wookiee-avenger",
    mine: [group("chewbacca", { me: "a1" }, { attachments: ["wookiee-avenger"] })],
    sides: [{ deck: ["urgency", "urgency", "urgency", "urgency", "debts-repaid"] }, {}],
    choose: ["debts-repaid"],
    table: { sides: { 0: { hand: ["debts-repaid", "urgency", "urgency"] } } },
  },
]);

const companions = [
  { proves: "droid-master", card: "jarrod-kelvin", id: "0.j4x-7.4.1", at: "b1" },
  { proves: "id10-seeker-droid", card: "iden-versio", id: "0.dio.5.1", at: "a1" },
] as const;
prove(
  companions.map(({ proves, card, id, at }) => ({
    ...deployed,
    proves,
    mine: alone(card),
    choose: at === "a1" ? [] : [at],
    table: { figures: { [id]: { spaces: [at] } } },
    also: [{ value: "figure:control", subject: { figure: id }, base: 1, is: 0, because: [proves] }],
  })),
);
prove([
  {
    ...deployed,
    proves: "indentured-jester",
    mine: [group("bossk", { me: "a1" }, { attachments: ["indentured-jester"] })],
    table: { figures: { "0.salacious-b-crumb.4.1": { spaces: ["a1"] } } },
  },
]);

const KEYWORDS = { pierce: 0, blast: 0, recover: 0 };
const aimed = (defender: string) => ({
  value: "attack:keywords",
  subject: { attacker: "you", defender },
  base: KEYWORDS,
});

prove([
  {
    ...deployed,
    proves: "set-your-sights",
    mine: [...alone("loku-kanoloa"), group("stormtrooper", { you: "b1" })],
    theirs: [
      group("luke-skywalker", { luke: "h8" }),
      group("han-solo", { han: "h7" }),
      group("rebel-trooper", { x: "g8" }),
    ],
    also: [
      { offersExactly: ["luke", "han"] },
      { choose: "luke" },
      { ...aimed("luke"), is: { ...KEYWORDS, pierce: 1 } },
    ],
  },
  // Focused adds a green die
  {
    ...deployed,
    proves: "mon-cala-special-forces",
    mine: alone("loku-kanoloa"),
    theirs: [group("luke-skywalker", { luke: "c1" })],
    dice: [0, 0, 3, 0],
    choose: ["attack:luke:c1"],
    table: { attacks: { 0: { dice: { 2: { die: "green" } } } } },
  },
]);

import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, wookiee } from "../shots.js";

const over = { ready: false };

prove([
  // the figure there suffers, and the ground beside it becomes difficult: one point does not enter it
  {
    mine: [group("taron-malicos", { me: "a1" })],
    theirs: [wookiee("c1")],
    activating: "me",
    points: 1,
    sides: [{ hand: ["blitz", "focus", "parry"] }, {}],
    choose: ["dc_special:Taron Malicos:0", "c1", "b1"],
    proves: "dc_special:Taron Malicos:0",
    table: { figures: { foe: { damage: 2 } }, rubble: ["b1"] },
    also: [{ offers: ["go:a2"] }, { notOffers: ["go:b1"] }],
  },
  // Speed 4 and 2 more in somebody else's activation
  {
    mine: [
      group("imperial-officer", { officer: "a1" }),
      group("stormtrooper", { me: "b1" }, { ...over, attachments: ["the-generals-ranks"] }),
    ],
    theirs: [wookiee("h8")],
    activating: "officer",
    proves: "the-generals-ranks",
    also: [{ value: "figure:speed", subject: { figure: "me" }, base: 4, is: 6, because: ["the-generals-ranks"] }],
  },
  // somebody stands in between; from a2 the target is seen
  {
    mine: [group("migs-mayfeld", { me: "a1" }), group("stormtrooper", { you: "b1" })],
    theirs: [wookiee("c1")],
    activating: "me",
    tokens: { me: ["hit"] },
    choose: ["droid-arm#at0@me"],
    proves: "droid-arm",
    also: [{ offers: ["attack:foe:c1"] }],
  },
  {
    mine: [group("stormtrooper", { me: "a1" }, over)],
    theirs: [group("luke-skywalker", { luke: "h8" }, over)],
    sides: [{ upgrades: ["smuggling-compartment"], deck: ["blitz", "focus", "parry"] }, {}],
    choose: ["smuggling-compartment-2#at0@smuggling-compartment", "bottom-to-top"],
    proves: "smuggling-compartment-2",
    table: { sides: { 0: { hand: ["parry"], deck: ["blitz", "focus"] } } },
  },
  // the attack stuns; it bleeds instead
  {
    ...shot("royal-guard", { foe: "b1" }, ["royal-guard:0", "pass", "punishing-strike#at0@punishing-strike", 2]),
    sides: [{ upgrades: ["punishing-strike"] }, {}],
    dice: [0, 5, 0],
    proves: "punishing-strike",
    table: { figures: { foe: { conditions: ["bleed"] } }, sides: { 0: { upgrades: { 0: { ready: false } } } } },
  },
]);

// 1 + 2 hits, 1 blocked; the strain is damage without a deck
prove([
  {
    mine: [
      {
        card: "heavy-stormtrooper",
        attachments: ["flametrooper"],
        figures: [{ id: "flame", at: "a1", card: "flametrooper" } as never],
      },
    ],
    theirs: [wookiee("c1")],
    activating: "flame",
    choose: ["attack:foe:c1", "incinerate#at0@flame"],
    dice: [0, 4, 0],
    proves: "incinerate",
    table: { figures: { foe: { damage: 3 } } },
  },
]);

// a4 is a terminal: in the status phase it is worth no card any more
prove([
  {
    mine: [group("cal-kestis", { cal: "h2" }, over), group("bd-1", { bd: "a4" }, { companionOf: "0.cal-kestis.0" })],
    theirs: [wookiee("h8")],
    activating: "bd",
    sides: [{ deck: ["blitz", "focus", "parry"] }, {}],
    choose: ["dc_special:BD-1:1"],
    proves: "dc_special:BD-1:1",
    table: { lostTerminals: ["a4"], sides: { 0: { hand: ["blitz"] } } },
  },
]);

import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, shotAt, wookiee } from "../shots.js";

prove([
  // 1 + 1 + 1 hits, 1 blocked; then 1 + 1 at another, 1 blocked
  {
    ...shot("gaarkhan", { foe: "b1" }, ["brutal-cleave#at0@me"]),
    theirs: [group("wookiee-warrior-elite", { foe: "b1", other: "b2" })],
    dice: [1, 0, 2, 0, 0, 2, 0],
    proves: "brutal-cleave",
    table: { figures: { me: { damage: 1 }, foe: { damage: 2 }, other: { damage: 1 } } },
  },
  {
    ...shot("4-lom", {}, ["4-lom:3", "d1"]),
    dice: [0, 0, 2, 0],
    proves: "concussive-bolt",
    table: { figures: { foe: { spaces: ["d1"] } } },
  },
  {
    ...shot("ct-1701", { hurt: { conditions: ["focus", "hide"] } }, ["you", 0, "focus"]),
    mine: [group("ct-1701", { me: "a1" }), group("rebel-trooper", { you: "a2" })],
    dice: [4, 4, 4, 0],
    proves: "cover-fire",
    table: { figures: { foe: { conditions: ["hide"] } } },
    held: { you: ["block"] },
  },
  // a condition of the opponent's choice for each hostile figure hurt
  {
    ...shot("heavy-stormtrooper", { foe: "c1" }, ["heavy-fire#at0@heavy-fire", "foe", 1, "near", 2]),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", near: "e1", far: "g1" })],
    sides: [{ upgrades: ["heavy-fire"] }, {}],
    dice: [1, 0, 0],
    proves: "heavy-fire",
    table: {
      figures: { me: { conditions: ["weaken", "bleed"] }, foe: { damage: 2 }, near: { damage: 1 }, far: { damage: 0 } },
    },
  },
  {
    ...shot("kayn-somos", {}, ["kayn-somos:2"]),
    mine: [
      group("kayn-somos", { me: "a1" }),
      group("stormtrooper", { you: "a2", away: "h2" }),
      group("imperial-officer", { x: "b2" }),
    ],
    dice: [0, 1, 4, 0],
    proves: "squad-command",
    table: { figures: { you: { conditions: ["focus"] }, away: { conditions: [] }, x: { conditions: [] } } },
  },
  // the attacker suffers the strain
  {
    ...shotAt("rebel-trooper", {}, ["wing-guard-keep-the-peace#at0@guard"]),
    theirs: [group("rebel-trooper", { foe: "c1" }), group("wing-guard", { guard: "d1" })],
    dice: [0, 1, 0],
    proves: "wing-guard-keep-the-peace",
    table: { figures: { me: { damage: 1 }, guard: { damage: 1 } } },
  },
  // a friend falls three spaces away: two spaces, and an attack
  {
    mine: [group("stormtrooper", { me: "a1", two: "h1" })],
    theirs: [group("royal-guard-champion", { champion: "e1" }), group("imperial-officer", { foe: "c2" })],
    activating: "me",
    dice: [4, 4, 0, 0, 3, 2, 0],
    choose: ["attack:foe:c2", "executor#at0@champion", "c1", "me@a1", "pass"],
    proves: "executor",
    table: { sides: { 1: { vp: 2 } } },
  },
  {
    mine: [group("stormtrooper", { me: "a1" })],
    theirs: [group("royal-guard-elite", { guard: "d1" }), group("imperial-officer", { foe: "c1" })],
    activating: "me",
    dice: [4, 4, 0],
    choose: ["attack:foe:c1", "pass", "d2"],
    proves: "forward-vengeance",
    table: { figures: { guard: { conditions: ["focus"], spaces: ["d2"] } } },
  },
  // leaving hostile figures' spaces hurts them, once a round each
  {
    mine: [group("davith-elso", { me: "a1" })],
    theirs: [group("bantha-rider", { foe: "b1+c1+d1+b2+c2+d2" })],
    activating: "me",
    points: 20,
    choose: ["go:e1", "go:a1"],
    proves: "cut-and-run",
    table: { figures: { foe: { damage: 1 } } },
  },
  {
    mine: [group("k-2so", { me: "a1" }), group("leia-organa", { leader: "d1" })],
    theirs: [wookiee("h1")],
    activating: "leader",
    points: 4,
    choose: ["go:b1"],
    proves: "cassian-said-i-had-to",
    held: { me: ["hit"] },
  },
  {
    mine: [group("iden-versio", { me: "a1" }), group("dio", { dio: "a1" }, { companionOf: "0.iden-versio.0" })],
    theirs: [wookiee("h1")],
    activating: "me",
    points: 4,
    choose: ["go:b1", "attached#at0@dio", "a2"],
    proves: "attached",
    table: { figures: { dio: { spaces: ["a2"] } } },
  },
  {
    mine: [group("iden-versio", { me: "a1" }), group("dio", { dio: "a1" }, { companionOf: "0.iden-versio.0" })],
    theirs: [wookiee("h1")],
    activating: "me",
    choose: ["droid-kit#at0@me", "evade"],
    proves: "droid-kit",
    held: { me: ["evade"] },
  },
  {
    mine: [group("diala-passil", { me: "a1" })],
    theirs: [group("snowtrooper-elite", { foe: "b1" })],
    activating: "me",
    choose: ["force-throw#at0@me"],
    proves: "spiked-boots",
    also: [{ offers: ["move"] }],
  },
]);

prove([
  // shot at and hurt, he shoots back: 5 hits, 1 blocked
  {
    ...shotAt("han-solo"),
    mine: [group("stormtrooper", { me: "a1", two: "h1" })],
    theirs: [group("han-solo", { foe: "c1" }, { attachments: ["rogue-smuggler"] })],
    choose: ["attack:foe:c1", "rogue-smuggler#at1@foe", "pass"],
    dice: [4, 4, 0, 4, 4, 1, 0],
    proves: "rogue-smuggler",
    table: { figures: { foe: { damage: 4 } }, sides: { 1: { vp: 2 } } },
  },
  {
    ...shot("jyn-odan", {}, ["sidewinder#at0@me", "c2"]),
    dice: [4, 4, 0],
    proves: "sidewinder",
    table: { figures: { me: { damage: 1, spaces: ["c2"] } } },
  },
  // 4 accuracy, 2 less, is not enough for 3 spaces; and it moves
  {
    ...shotAt("alliance-smuggler", { foe: "d1" }, ["f1"]),
    dice: [4, 4, 0],
    proves: "slippery",
    table: { figures: { foe: { damage: 0, spaces: ["f1"] } } },
  },
  {
    ...shotAt("asajj-ventress", {}, ["e1"]),
    dice: [4, 4, 1],
    proves: "nimble",
    table: { figures: { foe: { spaces: ["e1"] } } },
  },
  {
    ...shot("stormtrooper", {}, ["wanton-destruction#at0@saw", "blitz", ["beside"]]),
    mine: [group("stormtrooper", { me: "a1" }), group("saw-gerrera", { saw: "h2" })],
    theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "e1" })],
    sides: [{ hand: ["blitz", "focus"] }, {}],
    dice: [1, 4, 0],
    proves: "wanton-destruction",
    table: { figures: { foe: { damage: 2 }, beside: { damage: 1 } }, sides: { 0: { hand: ["focus"] } } },
  },
  {
    ...shot("del-meeko", {}, ["del-meeko:2", 1, "hit"]),
    dice: [0, 1, 2, 0],
    proves: "open-minded",
    held: { me: ["hit"] },
  },
  {
    ...shot("del-meeko", {}, ["del-meeko:2", 0]),
    dice: [0, 1, 2, 0],
    proves: "open-minded",
    table: { activation: { points: 1 } },
  },
  {
    ...shot("dengar", {}, ["dengar:2", 1, "dengar:2*1", 2, "after:15", "beside", "foe"]),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "d1" })],
    dice: [4, 4, 5, 0],
    proves: "spread-the-pain",
    table: { figures: { foe: { conditions: ["bleed"] }, beside: { conditions: ["weaken"] } } },
  },
  {
    ...shot("maul", { foe: "b1" }),
    choose: ["attack:foe:b1", 1, "maul:1"],
    dice: [3, 2, 4, 0],
    proves: "stalk-prey",
    table: { activation: { points: 2 } },
    held: { me: ["hit"] },
  },
  // at the last of its Health it shoots: 2 + 2 + 1 hits, 1 blocked
  {
    ...shotAt("greedo"),
    mine: [group("wookiee-warrior-elite", { me: "b1" })],
    choose: ["attack:foe:c1", "parting-shot#at0@foe", "none"],
    theirs: [group("greedo", { foe: { at: "c1", damage: 4 } }), group("luke-skywalker", { luke: "h8" })],
    dice: [1, 4, 0, 4, 4, 0],
    proves: "parting-shot",
    table: { figures: { me: { damage: 4 } }, sides: { 0: { vp: 4 } } },
  },
  {
    ...shotAt("tauntaun-rider"),
    theirs: [
      group("tauntaun-rider", { foe: { at: "c1+c2", damage: 9 } }),
      group("luke-skywalker", { luke: "h8" }),
      group("han-solo", { han: "h7" }),
    ],
    choose: ["attack:foe:c1", { luke: 1, han: 1 }],
    dice: [4, 4, 0],
    proves: "useful-hide",
    held: { luke: ["evade"], han: ["evade"] },
  },
]);

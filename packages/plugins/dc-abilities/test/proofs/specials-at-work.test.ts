import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, using } from "../shots.js";

const three = { theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "d1", far: "f1" })] };
const trooper = (you: string) => [group("stormtrooper", { you })];
const officer = (you: string, more = {}) => [group("imperial-officer", { you: { at: you, ...more } })];
const burnt = { damage: 2, conditions: ["weaken"] };
const JABBA = "a1+b1+a2+b2";
const moved = (...spaces: readonly string[]) => ({ table: { figures: { me: { spaces } } } });
const pushed = (space: string, damage = 0) => ({ table: { figures: { foe: { damage, spaces: [space] } } } });

// harm; strain is damage where there is no deck
prove([
  {
    ...using("0-0-0", "dc_special:0-0-0:0", { foe: "b1" }),
    table: { figures: { foe: { damage: 2, conditions: ["bleed"] }, me: { damage: 0, conditions: ["focus"] } } },
  },
  {
    ...using("captain-terro", "dc_special:Captain Terro:0", { me: "a1+a2" }, ["c1"]),
    ...three,
    never: ["d1"],
    table: { figures: { me: { damage: 0 }, foe: burnt, beside: burnt, far: { damage: 0 } } },
  },
  // 1 hit and a surge; 2 hits
  {
    ...using("dewback-rider", "dc_special:Dewback Rider:0", { me: "a1+a2" }),
    ...three,
    dice: [1],
    table: { figures: { foe: { damage: 1, conditions: ["weaken"] } } },
  },
  {
    ...using("dewback-rider", "dc_special:Dewback Rider:0", { me: "a1+a2" }),
    ...three,
    dice: [4],
    table: { figures: { foe: { damage: 2, conditions: [] } } },
  },
  // hostile figures only
  {
    ...using("dr-royce-hemlock", "dc_special:Dr. Royce Hemlock:0", { friends: trooper("d2") }, ["c1"]),
    dice: [4],
    table: { figures: { foe: burnt, you: { damage: 0, conditions: [] } } },
  },
  {
    ...using("emperor-palpatine", "dc_special:Emperor Palpatine:0", {}),
    ...three,
    choose: ["pass", "dc_special:Emperor Palpatine:0"],
    table: {
      figures: {
        foe: { damage: 3, conditions: ["weaken"] },
        beside: { damage: 1, conditions: [] },
        far: { damage: 0 },
      },
    },
  },
  // everybody but himself; weakened by the surge
  {
    ...using("purge-commander", "dc_special:Purge Commander (Elite):0", { me: "b1", friends: trooper("d2") }, ["c1"]),
    dice: [1],
    table: {
      figures: {
        me: { damage: 0, conditions: [] },
        foe: { damage: 1, conditions: ["weaken"] },
        you: { damage: 1, conditions: ["weaken"] },
      },
    },
  },
  {
    ...using("purge-commander", "dc_special:Purge Commander (Elite):0", {}, ["c1"]),
    dice: [4],
    table: { figures: { foe: { damage: 2, conditions: [] } } },
  },
  // and a token less
  {
    ...using("gar-saxon", "dc_special:Gar Saxon:0", {}, ["c1", "token:hit"]),
    tokens: { foe: ["block", "hit"] },
    ...damaged({ me: 0, foe: 2 }),
    held: { foe: ["block"] },
  },
  {
    ...using("jabba-the-hutt", "dc_special:Jabba the Hutt:0", { me: JABBA, foe: "e1" }, ["foe"]),
    ...damaged({ me: 0, foe: 3 }),
  },
  { ...using("salacious-b-crumb", "dc_special:Salacious B. Crumb:0", { foe: "b1" }), ...damaged({ foe: 1 }) },
  {
    ...using("chewbacca", "dc_special:Chewbacca:0", { foe: "b1" }, ["c1"]),
    dice: [4],
    never: ["d1"],
    ...pushed("c1", 3),
  },
  {
    ...using("mhd-19", "dc_special:MHD-19:1", { foe: "b1" }),
    table: { figures: { foe: { damage: 1, conditions: ["weaken"] } } },
  },
]);

// help
prove([
  {
    ...using("del-meeko", "dc_special:Del Meeko:0", {
      me: { at: "a1", damage: 2 },
      friends: [group("probe-droid", { you: { at: "b1", damage: 2 } }), group("stormtrooper", { two: "a2" })],
    }),
    ...damaged({ me: 1, you: 1 }),
    held: { me: ["hit"], you: ["hit"] },
  },
  // a hit and a surge; two surges are one token
  {
    ...using("dr-royce-hemlock", "dc_special:Dr. Royce Hemlock:1", { friends: trooper("b1") }),
    dice: [3],
    held: { you: ["hit", "surge"] },
  },
  {
    ...using("dr-royce-hemlock", "dc_special:Dr. Royce Hemlock:1", { friends: trooper("b1") }),
    dice: [0],
    held: { you: ["surge"] },
  },
  // any figure of the Mercenaries, wherever it is
  {
    ...using(
      "jabba-the-hutt",
      "dc_special:Jabba the Hutt:1",
      { me: JABBA, friends: [group("hired-gun", { you: "h8" })] },
      ["you"],
    ),
    never: ["foe"],
    table: { figures: { you: { conditions: ["focus"] } } },
  },
  {
    ...using(
      "loth-cat-elite",
      "dc_special:Loth-cat (Elite):1",
      { friends: [group("nexu", { you: "b1+c1+b2+c2" })], foe: "h1" },
      ["you", "surge"],
    ),
    held: { you: ["surge"] },
  },
  {
    ...using("loth-cat", "dc_special:Loth-cat (Regular):1", { friends: officer("a2") }),
    held: { me: ["block"] },
  },
  {
    ...using("weequay-pirate-elite", "dc_special:Weequay Pirate (Elite):0"),
    table: { figures: { me: { conditions: ["hide"] } } },
  },
  {
    ...using("gideon-argus", "dc_special:Gideon Argus:0", { foe: "h8", friends: officer("f1") }, ["h1"]),
    table: { figures: { you: { spaces: ["h1"] } } },
  },
  {
    ...using("gideon-argus", "dc_special:Gideon Argus:1", { friends: officer("f2") }),
    table: { figures: { you: { conditions: ["focus"] }, me: { conditions: [] } } },
  },
  {
    ...using("mhd-19", "dc_special:MHD-19:0", { friends: officer("b1", { damage: 2 }) }, ["you"]),
    never: ["foe"],
    ...damaged({ you: 0 }),
  },
  { ...using("mhd-19", "dc_special:MHD-19:0", { me: { at: "a1", damage: 5 } }), ...damaged({ me: 2 }) },
  // two printed dice: a trooper, not Luke
  {
    ...using(
      "murne-rin",
      "dc_special:Murne Rin:1",
      { friends: [...trooper("c2"), group("luke-skywalker", { luke: "b1" })] },
      [["me", "you"]],
    ),
    never: ["luke"],
    table: { figures: { me: { conditions: ["hide"] }, you: { conditions: ["hide"] } } },
  },
  {
    ...using("r2-d2", "dc_special:R2-D2:1", { friends: [group("probe-droid", { you: { at: "b1", damage: 2 } })] }, [
      "you",
    ]),
    ...damaged({ you: 1 }),
  },
  // a friend with the Force, not one without
  {
    ...using("yoda", "dc_special:Yoda:0", {
      friends: [group("ahsoka-tano", { you: "e1" }), group("stormtrooper", { two: "b1" })],
    }),
    choose: ["pass", "dc_special:Yoda:0"],
    table: { figures: { you: { conditions: ["focus"] } } },
  },
]);

// places and cards
prove([
  // c4 is blocking: Mobile may stop there, and once it is Mobile no more it goes to the nearest legal space
  {
    ...using("dark-trooper-mk-iii", "dc_special:Dark Trooper Mk III:0", { me: "b2", foe: "h2" }, ["c4", "me>d5"]),
    ...moved("d5"),
  },
  {
    ...using("dark-trooper-mk-iii", "dc_special:Dark Trooper Mk III:0", { foe: "h2" }, ["e1"]),
    never: ["f1"],
    ...moved("e1"),
  },
  { ...using("second-sister", "dc_special:Second Sister:0", { foe: "h8" }, ["g1"]), never: ["h1"], ...moved("g1") },
  {
    ...using("ahsoka-tano", "dc_special:Ahsoka Tano:0", { foe: "h8" }),
    choose: [1, "dc_special:Ahsoka Tano:0", "g1"],
    never: ["h1"],
    ...moved("g1"),
  },
  {
    ...using("jabba-the-hutt", "dc_special:Jabba the Hutt:2", { me: JABBA }),
    sides: [{ deck: ["urgency", "planning"] }, {}],
    table: { sides: { 0: { hand: ["urgency"], deck: ["planning"] } } },
  },
  // a4 is a terminal
  {
    ...using("r2-d2", "dc_special:R2-D2:0", { me: "a4" }),
    sides: [{ deck: ["urgency", "planning"] }, {}],
    table: { sides: { 0: { hand: ["urgency"], deck: ["planning"] } } },
  },
  // cheap cards of Force Users and Brawlers, shown to everybody
  {
    ...using("fifth-brother", "dc_special:Fifth Brother:0"),
    sides: [{ deck: ["urgency", "force-rush"] }, {}],
    choose: [1, "dc_special:Fifth Brother:0", "force-rush"],
    never: ["urgency"],
    table: { sides: { 0: { hand: ["force-rush"], deck: ["urgency"] } } },
    also: [{ event: "card:revealed", payload: { seat: 0, card: "force-rush" } }],
  },
  {
    ...using("ugnaught-tinkerer-elite", "dc_special:Ugnaught Tinkerer (Elite):0", {}, ["b1"]),
    never: ["c2"],
    table: { figures: { "0.junk-droid.10.1": { spaces: ["b1"] } } },
  },
]);

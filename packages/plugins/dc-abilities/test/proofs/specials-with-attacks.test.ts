import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, using } from "../shots.js";

const two = (foe: string, other: string) => ({ theirs: [group("wookiee-warrior-elite", { foe, other })] });
const JABBA = "a1+b1+a2+b2";
const moved = (spaces: readonly string[], foe: number) => ({
  table: { figures: { me: { spaces }, foe: { damage: foe } } },
});

// a friend attacks
prove([
  {
    ...using(
      "isb-infiltrator-elite",
      "dc_special:ISB Infiltrator (Elite):0",
      {
        friends: [group("stormtrooper", { you: "a2" }), group("darth-vader", { lord: "b2" })],
      },
      ["foe@c1"],
    ),
    dice: [1, 4, 0],
    ...damaged({ foe: 2 }),
  },
  // the first one does not see past c1
  {
    ...using("isb-infiltrator", "dc_special:ISB Infiltrator (Regular):0", {}, ["foe@c1"]),
    mine: [group("isb-infiltrator", { me: "a1", you: "e2" })],
    ...two("c1", "d1"),
    dice: [1, 4, 0],
    never: ["other@d1"],
    ...damaged({ foe: 2, other: 0 }),
  },
  {
    ...using(
      "imperial-officer-elite",
      "dc_special:Imperial Officer (Elite):0",
      { foe: "h1", friends: [group("stormtrooper", { you: "b2" }), group("han-solo", { han: "b1" })] },
      [0, "f2"],
    ),
    never: ["g2"],
    table: { figures: { you: { spaces: ["f2"] } } },
  },
  {
    ...using(
      "imperial-officer-elite",
      "dc_special:Imperial Officer (Elite):0",
      { friends: [group("stormtrooper", { you: "b2" })] },
      [1],
    ),
    dice: [1, 4, 0],
    ...damaged({ foe: 2 }),
  },
  // for 2 VP: a shot, and 2 movement points
  {
    ...using(
      "jabba-the-hutt",
      "dc_special:Jabba the Hutt:3",
      { me: JABBA, foe: "e1", friends: [group("hired-gun", { you: "d2" })] },
      ["you", "foe@e1", "f2"],
    ),
    sides: [{ vp: 6 }, {}],
    dice: [4, 2, 0],
    never: ["g2"],
    table: {
      figures: { foe: { damage: 2 }, you: { spaces: ["f2"] } },
      sides: { 0: { vp: 4 } },
      activation: { figure: "foe" },
    },
  },
]);

// it attacks itself
prove([
  // one red die at each of two; the surge of her card is kept
  {
    ...using("second-sister", "dc_special:Second Sister:1", {}, [["foe", "other"], "pass", "pass"]),
    ...two("b1", "b2"),
    dice: [4, 0, 4, 0],
    ...damaged({ foe: 2, other: 2 }),
  },
  // one hit less each
  {
    ...using("sentry-droid-elite", "dc_special:Sentry Droid (Elite):0", {}, ["foe@c1", "pass", "pass"]),
    ...two("c1", "c2"),
    dice: [4, 4, 2, 0, 4, 4, 2, 0],
    ...damaged({ foe: 3, other: 3 }),
  },
  {
    ...using("biv-bodhrik", "dc_special:Biv Bodhrik:0", {}, ["foe@c1"]),
    ...two("c1", "c2"),
    dice: [1, 4, 2, 0, 1, 4, 2, 0],
    ...damaged({ foe: 3, other: 3 }),
  },
  // 4 accuracy and 2 more reach 6 spaces
  {
    ...using("sentry-droid-elite", "dc_special:Sentry Droid (Elite):1", { foe: "g1" }, ["pass"]),
    dice: [4, 4, 2, 0],
    ...damaged({ foe: 4 }),
  },
  // 3 accuracy and 2 more reach 5 spaces, over whoever stands next to him
  {
    ...using("the-grand-inquisitor", "dc_special:The Grand Inquisitor:0", {}),
    ...two("f1", "b2"),
    dice: [0, 4, 2, 0],
    ...damaged({ foe: 3, other: 0 }),
  },
  // the green die has 2 hits: every other figure within 2 spaces suffers them
  {
    ...using("bossk", "dc_special:Bossk:0", { friends: [group("stormtrooper", { you: "d2" })] }),
    dice: [0, 4, 0],
    ...damaged({ me: 0, foe: 2, you: 2 }),
  },
  // and its surge is strain
  {
    ...using("bossk", "dc_special:Bossk:0", { foe: "d1", friends: [group("heavy-stormtrooper", { you: "e2" })] }, [
      "pass",
    ]),
    dice: [0, 2, 0],
    ...damaged({ me: 0, foe: 1, you: 2 }),
  },
  // placed within 3 spaces, they may attack
  {
    ...using("loth-cat-elite", "dc_special:Loth-cat (Elite):0", { foe: "e1" }, ["d1", "foe@e1"]),
    dice: [1, 4, 0],
    ...moved(["d1"], 3),
  },
  {
    ...using("loth-cat", "dc_special:Loth-cat (Regular):0", { foe: "e1" }, ["d1", "foe@e1"]),
    dice: [1, 4, 0],
    ...moved(["d1"], 3),
  },
  {
    ...using("nexu", "dc_special:Nexu (Regular):0", { me: JABBA, foe: "f1" }, ["d1+e1+d2+e2", "foe@f1"]),
    dice: [0, 4, 0],
    ...moved(["d1", "e1", "d2", "e2"], 2),
  },
  {
    ...using("nexu-elite", "dc_special:Nexu (Elite):0", { me: JABBA, foe: "f1" }, ["d1+e1+d2+e2", "none"]),
    ...moved(["d1", "e1", "d2", "e2"], 0),
  },
  {
    ...using("nexu", "dc_special:Nexu (Regular):0", { me: JABBA, foe: "h8" }, ["e1+f1+e2+f2"]),
    never: ["f1+g1+f2+g2"],
    ...moved(["e1", "f1", "e2", "f2"], 0),
  },
  // drawn near and struck
  {
    ...using("shyla-varad", "dc_special:Shyla Varad:0", { foe: "d1" }),
    choose: [0, "dc_special:Shyla Varad:0", "b1"],
    dice: [4, 4, 2, 0],
    never: ["c1"],
    table: { figures: { foe: { damage: 4, spaces: ["b1"] } } },
  },
  // 9 damage and 3 are 12 of 13: one more
  {
    ...using("the-mandalorian", "dc_special:The Mandalorian:0", {
      hurt: { damage: 9 },
      foes: [group("luke-skywalker", { luke: "h8" })],
    }),
    dice: [1, 0, 4, 0],
    table: { sides: { 0: { vp: 5 } } },
  },
  // 2 accuracy reach 2 spaces, 2 more 4; the regular one has no surges to spend
  {
    ...using("tusken-raider-elite", "dc_special:Tusken Raider (Elite):0", { foe: "e1" }),
    dice: [1, 0, 0],
    ...damaged({ foe: 2 }),
  },
  { ...using("tusken-raider", "dc_special:Tusken Raider (Regular):0"), dice: [0, 0, 5], ...damaged({ foe: 1 }) },
  // one red die, and then his own attack
  {
    ...using("moff-gideon", "dc_special:The Darksaber:0", { foe: "b1" }, ["pass", "foe@b1", "pass"], {
      attachments: ["the-darksaber"],
    }),
    dice: [4, 0, 1, 4, 2, 0],
    ...damaged({ foe: 6 }),
  },
  {
    ...using("stormtrooper", "dc_special:Vader's Finest:1", {}, [], { attachments: ["vaders-finest"] }),
    table: { figures: { me: { conditions: ["focus"] } } },
  },
  // the white die blanks; a surge buys another attack near by, without it; each has Blast 1
  {
    ...using("z-6-trooper", "dc_special:Z-6 Trooper:0", {}, [
      "foe@c1",
      "dc_special:Z-6 Trooper:0#at1@me",
      "keyword:blast",
      "other@d2",
    ]),
    mine: [group("dark-trooper-mk-iii", { me: { at: "a1", card: "z-6-trooper" } }, { attachments: ["z-6-trooper"] })],
    theirs: [group("wookiee-warrior-elite", { foe: "c1", other: "d2", far: "h1" })],
    dice: [4, 1, 2, 0, 0, 4, 4, 2, 0],
    never: ["far@h1"],
    ...damaged({ foe: 4, other: 5 }),
  },
  // with its own dice, and one rerolled for the other that sees the target
  {
    ...using("ewok-warrior", "dc_special:Ewok Warrior (Elite):0", {}, [
      "dc_special:Ewok Warrior (Elite):0#at0@me",
      [0],
    ]),
    mine: [group("ewok-warrior", { me: "a1", you: "a2" })],
    dice: [2, 1, 0, 4],
    ...damaged({ foe: 2 }),
  },
  // the token is a hit; 1 + 2 + 1 hits, 1 blocked
  {
    ...using("k-2so", "dc_special:K-2SO:0", { foe: "d1" }, ["token:hit"]),
    tokens: { me: ["hit", "surge"] },
    dice: [0, 4, 2, 0],
    ...damaged({ foe: 4 }),
    held: { me: ["surge"] },
  },
  // interacting first: nothing is there to interact with
  {
    ...using("alliance-smuggler-elite", "dc_special:Alliance Smuggler (Elite):0", { foe: "h8" }, ["d1"]),
    never: ["e1"],
    ...moved(["d1"], 0),
  },
  {
    ...using("alliance-smuggler", "dc_special:Alliance Smuggler (Regular):0", { foe: "h8" }, ["c1"]),
    never: ["d1"],
    ...moved(["c1"], 0),
  },
  // door-1 is open, and it goes on
  {
    ...using("alliance-smuggler", "dc_special:Alliance Smuggler (Regular):0", { me: "c2", foe: "h8" }, ["d3"]),
    table: { openDoors: ["door-1"], figures: { me: { spaces: ["d3"] } } },
  },
]);

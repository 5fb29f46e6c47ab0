import { group } from "../position.js";
import { prove } from "../proving.js";
import { using, wookiee } from "../shots.js";

const hurt = (at: string, damage: number, ...conditions: string[]) => ({ at, damage, conditions });
const acting = { activating: "me", theirs: [wookiee("h2")] };
const WALKER = "a1+b1+c1+a2+b2+c2";

prove([
  {
    ...using("cal-kestis", "dc_special:BD-1:0", {
      me: hurt("a1", 5),
      foe: "h2",
      friends: [group("bd-1", { bd: "a1" }, { companionOf: "0.cal-kestis.0" })],
    }),
    activating: "bd",
    table: { figures: { me: { damage: 3 } } },
  },
  {
    ...acting,
    activating: "child",
    proves: "dc_special:The Child:0",
    mine: [
      group("the-mandalorian", { me: hurt("a1", 5, "stun", "bleed") }),
      group("the-child", { child: "b1" }, { companionOf: "0.the-mandalorian.0" }),
    ],
    choose: ["dc_special:The Child:0", "stun"],
    table: { figures: { me: { damage: 4, conditions: ["bleed"] } } },
  },
  {
    ...using("bantha-rider", "dc_special:Bantha Rider:0", { me: WALKER }, [["one", "two"]]),
    theirs: [group("wookiee-warrior-elite", { one: "d1", two: "d2", far: "f1" })],
    dice: [4],
    table: { figures: { one: { damage: 3 }, two: { damage: 3 }, far: { damage: 0 } } },
  },
  {
    ...using("c-3po", "dc_special:C-3PO:0", {
      foe: "h2",
      friends: [group("rebel-trooper", { near: "b1", far: "d1" })],
    }),
    table: { figures: { near: { conditions: ["focus"] }, far: { conditions: [] } } },
  },
  // a4 and h5 are terminals; without a deck strain is damage
  {
    ...using("c1-10p", "dc_special:C1-10P:1", { me: "a4" }, ["foe"]),
    theirs: [wookiee("h5"), group("luke-skywalker", { luke: "d1" })],
    table: { figures: { foe: { damage: 3 } } },
  },
  // Blast 1 hits whoever stands next to the target
  {
    ...using("general-sorin", "dc_special:General Sorin:0", { friends: [group("stormtrooper", { you: "b1" })] }, [
      "foe@d1",
    ]),
    theirs: [group("wookiee-warrior-elite", { foe: "d1", beside: "e1" })],
    dice: [1, 4, 0],
    table: { figures: { foe: { damage: 2 }, beside: { damage: 1 } } },
  },
  {
    ...using("kayn-somos", "dc_special:Kayn Somos:0", { friends: [group("snowtrooper", { one: "b1", two: "b2" })] }, [
      ["one", "two"],
      "foe",
      "foe@d1",
      "foe@d1",
    ]),
    theirs: [group("wookiee-warrior-elite", { foe: "d1", other: "d2" })],
    dice: [1, 4, 0, 1, 4, 0],
    table: { figures: { foe: { damage: 4 }, other: { damage: 0 } } },
  },
  {
    ...using("sc2-m-repulsor-tank", "dc_special:SC2-M Repulsor Tank:0", { me: WALKER, foe: "e1" }),
    dice: [1, 0, 2, 0, 1, 0, 2, 0],
    table: { figures: { foe: { damage: 4 } }, activation: { figure: "foe" } },
  },
  {
    ...using("snowtrooper", "dc_special:Snowtrooper (Regular):0", { foe: "h2" }, [0, 1]),
    mine: [group("snowtrooper", { me: hurt("a1", 1, "weaken"), you: hurt("b1", 1, "weaken"), far: hurt("d1", 1) })],
    table: {
      figures: { me: { damage: 0, conditions: ["weaken"] }, you: { damage: 1, conditions: [] }, far: { damage: 1 } },
    },
  },
  {
    ...acting,
    theirs: [wookiee("c1")],
    proves: "dc_special:Ugnaught Tinkerer (Elite):1",
    mine: [
      group("ugnaught-tinkerer-elite", { me: "a1" }),
      group("junk-droid", { junk: "b1" }, { companionOf: "0.ugnaught-tinkerer-elite.0" }),
    ],
    choose: ["dc_special:Ugnaught Tinkerer (Elite):1", 1],
    dice: [4, 0],
    table: { figures: { foe: { damage: 2 } } },
  },
  {
    ...using("luke-skywalker", "dc_special:Orbital Bombardment:0", {}, ["foe@c1"], {
      attachments: ["orbital-bombardment"],
    }),
    round: 2,
    dice: [1, 4, 2, 0],
    table: { figures: { foe: { damage: 3 } } },
  },
  {
    ...acting,
    proves: "expertise",
    mine: [group("del-meeko", { me: hurt("a1", 2) }), group("probe-droid", { you: "b1" })],
    choose: ["dc_special:Del Meeko:0", "expertise#at0@me"],
    table: { activation: { actions: 2 } },
  },
  {
    ...acting,
    proves: "motivation",
    mine: [
      group("luke-skywalker", { me: "a1" }, { attachments: ["motivation"] }),
      group("rebel-trooper", { you: hurt("c1", 1, "stun") }),
    ],
    choose: ["motivation#at0@me", 1],
    table: {
      figures: { you: { damage: 0, conditions: ["stun"] } },
      sides: { 0: { upgrades: { 0: { ready: false } } } },
    },
  },
  {
    ...acting,
    proves: "trusted-ally",
    mine: [
      group("r2-d2", { me: "a1" }, { attachments: ["trusted-ally"] }),
      group("rebel-trooper", { you: hurt("b1", 1, "stun") }),
    ],
    choose: ["trusted-ally#at1@me", 1],
    table: { figures: { you: { damage: 1, conditions: [] } } },
  },
]);

prove([
  // 2 MP: the cord draws it near, the flames burn whoever is on or next to the space
  {
    ...acting,
    theirs: [wookiee("c1")],
    mine: [group("boba-fett", { me: "a1" })],
    points: 4,
    proves: "wrist-cord",
    choose: ["wrist-cord#at0@me", "b1"],
    table: { figures: { foe: { spaces: ["b1"] } }, activation: { points: 2 } },
  },
  {
    ...acting,
    theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "d1", far: "f1" })],
    mine: [group("boba-fett", { me: "a1" })],
    points: 4,
    proves: "wrist-flamethrower",
    choose: ["wrist-flamethrower#at0@me", "c1"],
    table: {
      figures: {
        me: { damage: 0 },
        foe: { damage: 2, conditions: ["weaken"] },
        beside: { damage: 2, conditions: ["weaken"] },
        far: { damage: 0 },
      },
      activation: { points: 2 },
    },
  },
  {
    ...acting,
    mine: [group("super-commando", { me: "a1" })],
    points: 4,
    proves: "shield-gauntlets",
    choose: ["shield-gauntlets#at0@me"],
    table: { activation: { points: 3 } },
    held: { me: ["block"] },
  },
  {
    ...acting,
    mine: [group("stormtrooper", { me: "a1" })],
    sides: [{ upgrades: ["nemiks-manifesto"] }, {}],
    proves: "nemiks-manifesto-2",
    choose: ["nemiks-manifesto-2#at0@nemiks-manifesto"],
    table: { figures: { me: { damage: 2 } }, activation: { points: 1 } },
  },
  // one hit less each: 4 hits, 1 blocked, at two targets
  {
    ...using("sentry-droid", "dc_special:Sentry Droid (Regular):0", {}, ["foe@c1", "pass", "pass"]),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", other: "c2" })],
    dice: [5, 5, 0, 5, 5, 0],
    table: { figures: { foe: { damage: 2 }, other: { damage: 2 } } },
  },
  // 4 accuracy and 2 more reach 6 spaces
  {
    ...using("sentry-droid", "dc_special:Sentry Droid (Regular):1", { foe: "g1" }, ["pass"]),
    dice: [5, 5, 0],
    table: { figures: { foe: { damage: 3 } } },
  },
  // 9 damage and 3 are 12 of 13: one more
  {
    ...using("snowtrooper-elite", "dc_special:Snowtrooper (Elite):0"),
    theirs: [wookiee("c1", { damage: 9 }), group("luke-skywalker", { luke: "h8" })],
    dice: [1, 4, 2, 0],
    table: { sides: { 0: { vp: 5 } } },
  },
  {
    ...using("vinto-hreeda", "dc_special:Vinto Hreeda:0", {}, ["foe@c1"]),
    dice: [1, 4, 0, 1, 4, 0],
    table: { figures: { foe: { damage: 4 } } },
  },
  {
    ...using("rebel-trooper-elite", "dc_special:Rebel Trooper (Elite):0", { foe: "h2" }, ["e1"]),
    table: { figures: { me: { spaces: ["e1"], conditions: ["focus"] } } },
  },
  {
    ...using("sabine-wren", "dc_special:Sabine Wren:0", { me: hurt("a1", 3), foe: "h2" }, ["c1"]),
    table: { figures: { me: { spaces: ["c1"], damage: 1 } } },
  },
  {
    ...using("tauntaun-rider", "dc_special:Tauntaun Rider (Elite):0", { me: "a1+a2", foe: "d1" }, ["c1+c2"]),
    dice: [4],
    table: { figures: { me: { spaces: ["c1", "c2"] }, foe: { damage: 3 } } },
  },
  // with the Wookiee's own dice, and none against them
  {
    ...using("verena-talos", "dc_special:Verena Talos:0", {}, ["b1"]),
    dice: [1, 4],
    table: { figures: { me: { spaces: ["b1"] }, foe: { damage: 4 } } },
  },
]);

import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot, shotAt, using } from "../shots.js";

const rerolled = (place: number, face: number) => ({ attacks: { 0: { dice: { [place]: { face, rerolled: true } } } } });

prove([
  // one of two commanders: 1 + 2 + 2 hits, 1 blocked
  {
    ...shot("purge-commander", { friends: [group("purge-commander", { you: "a2" })] }, [
      "coordinated-hunt#at0@me",
      [1],
    ]),
    dice: [1, 2, 4, 0, 4],
    proves: "coordinated-hunt",
    table: { figures: { foe: { damage: 4 } } },
  },
  // 2 accuracy and 3 more reach 5 spaces; the evade is none, so the surge buys 2 hits
  {
    ...shot("scout-trooper", { foe: "f1" }, ["pass", "scout-trooper:1"]),
    dice: [0, 0, 5],
    proves: "find-weakness",
    table: { figures: { foe: { damage: 3 } } },
  },
  {
    ...shot("boba-fett", {}, ["ee-3-carbine#at0@me", "green"]),
    points: 4,
    dice: [0, 4, 0, 0],
    proves: "ee-3-carbine",
    table: {
      activation: { points: 2 },
      attacks: { 0: { changes: { 0: { die: "green", amount: -1 }, 1: { die: "red", amount: 1 } } } },
    },
  },
  // 1 + 1 + 2 hits and 1 more, 1 blocked
  {
    ...shot("paz-vizsla", {}, ["heavy-repeater#at0@me", 0]),
    dice: [0, 0, 3, 0],
    proves: "heavy-repeater",
    table: { figures: { me: { damage: 1 }, foe: { damage: 4 } } },
  },
  // two tokens more, and three may be held
  {
    ...shot("migs-mayfeld", {}, ["hit", "surge"]),
    tokens: { me: ["block"] },
    dice: [1, 4, 2, 0],
    proves: "locked-and-loaded",
    held: { me: ["block", "hit", "surge"] },
  },
  // he shoots back: 1 + 2 + 1 hits, 1 blocked, and loads
  {
    ...shotAt("migs-mayfeld", {}, ["migs-mayfeld-return-fire#at0@foe", "hit", "hit"]),
    mine: [group("stormtrooper", { me: "a1", two: "h1" })],
    dice: [1, 4, 0, 1, 4, 2, 0],
    proves: "migs-mayfeld-return-fire",
    table: { figures: { foe: { damage: 3 } }, sides: { 1: { vp: 2 } } },
  },
  // Blast 1 of the card and Blast 1 of its surge
  {
    ...shot("probe-droid", {}, ["explosive-armaments#at0@me", "explosive-armaments:+1 hit, blast 1"], {
      attachments: ["explosive-armaments"],
    }),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "d1" })],
    dice: [0, 2, 2, 0],
    proves: "explosive-armaments",
    table: { figures: { foe: { damage: 2 }, beside: { damage: 2 } } },
  },
  {
    ...shot("stormtrooper", {}, ["inspiring#at0@luke", [1]]),
    mine: [group("stormtrooper", { me: "a1" }), group("luke-skywalker", { luke: "b2" })],
    dice: [0, 4, 0, 5],
    proves: "inspiring",
    table: rerolled(1, 5),
  },
  {
    ...shot("leia-organa", {}, ["military-efficiency#at0@me", "blitz"]),
    sides: [{ discard: ["blitz", "focus"] }, {}],
    dice: [1, 2, 2, 0],
    proves: "military-efficiency",
    table: { sides: { 0: { discard: ["focus"], deck: ["blitz"] } } },
  },
  {
    ...shot("gamorrean-guard", { foe: "b1" }, ["labored-attack#at0@me", [0]]),
    dice: [3, 0, 0, 3],
    proves: "labored-attack",
    table: { figures: { me: { damage: 1 } }, ...rerolled(0, 3) },
  },
  {
    ...shot("fenn-signis"),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "d2", far: "h1" })],
    choose: ["attack:foe:c1", "havoc-shot#at0@me", ["beside"]],
    dice: [0, 1, 4, 0],
    proves: "havoc-shot",
    table: { figures: { me: { damage: 1 }, beside: { damage: 1 }, far: { damage: 0 } } },
  },
]);

prove([
  // each die once, each at another
  {
    ...using("bt-1", "dc_special:BT-1:0", {}, [1, "foe@c1", 0, "none"]),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", other: "c2", third: "h1" })],
    dice: [0, 4, 0, 1, 4, 0],
    table: { figures: { foe: { damage: 2 }, other: { damage: 2 } } },
  },
  {
    ...using("ig-11", "dc_special:IG-11:0", { foe: "d1" }, ["pass", "foe@d1", "pass"]),
    dice: [4, 4, 1, 0, 4, 4, 1, 0],
    table: { figures: { foe: { damage: 8 } } },
  },
  {
    ...using("royal-guard-champion", "dc_special:Royal Guard Champion:0", {}, ["foe@b1", "pass", "pass"]),
    theirs: [group("wookiee-warrior-elite", { foe: "b1", other: "b2" })],
    dice: [0, 4, 2, 0, 0, 4, 2, 0],
    table: { figures: { foe: { damage: 3 }, other: { damage: 3 } } },
  },
  // one hit more, at a unique figure
  {
    ...using("purge-trooper", "dc_special:Purge Trooper (Elite):0", {}, ["c1"]),
    theirs: [group("zeb-orrelios", { zeb: "d1" }), group("wookiee-warrior-elite", { foe: "d2" })],
    dice: [0, 4, 0],
    table: { figures: { zeb: { damage: 3 } } },
  },
  {
    ...using("gaarkhan", "dc_special:Gaarkhan:0", { foe: "f1" }, ["e1", "foe@f1"]),
    dice: [1, 0, 2, 0],
    table: { figures: { me: { spaces: ["e1"] }, foe: { damage: 2, conditions: ["bleed"] } } },
  },
  {
    ...using("jarrod-kelvin", "dc_special:Jarrod Kelvin:0", { foe: "d1" }, ["c1"]),
    dice: [2, 2, 0],
    table: { figures: { me: { spaces: ["c1"] }, foe: { damage: 2 } } },
  },
  // a blow and a shot: 1 + 2 hits with Pierce 1, then 1 + 2
  {
    ...using("jyn-erso", "dc_special:Jyn Erso:0", { foe: "d1" }, ["c1", "foe@d1", "foe@d1"]),
    dice: [0, 4, 0, 1, 4, 0],
    table: { figures: { foe: { damage: 6 } } },
  },
  {
    ...using("the-mandalorian", "dc_special:The Mandalorian:1", { foe: "d1" }, ["b1", "stop", "d1"]),
    table: { figures: { me: { damage: 0 }, foe: { damage: 2 } } },
  },
  {
    ...using("onar-koma", "dc_special:Onar Koma:0", { foe: "d1" }, ["c1", "stop", "foe", "e1"]),
    table: { figures: { me: { damage: 1, spaces: ["c1"] }, foe: { damage: 1, spaces: ["e1"] } } },
  },
  {
    ...using("c1-10p", "dc_special:C1-10P:0", { foe: "d1" }, ["c1", "e1"]),
    dice: [4],
    table: { figures: { me: { spaces: ["c1"] }, foe: { damage: 2, spaces: ["e1"] } } },
  },
  // the second target adds a white die, which dodges
  {
    ...using("ct-1701", "dc_special:CT-1701:0", {}, ["foe@c1", "other@c2"]),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", other: "c2", far: "h1" })],
    dice: [1, 4, 4, 0, 1, 4, 4, 0, 5],
    table: { figures: { foe: { damage: 4 }, other: { damage: 0 } } },
  },
  // her shot, and a friend's at the same target: 1 + 1 + 1, then 1 + 2 hits
  {
    ...using("leia-organa", "dc_special:Leia Organa:0", { foe: "d1" }, ["you", "b2", "foe@d1"]),
    mine: [group("leia-organa", { me: "a1" }), group("stormtrooper", { you: "a2" })],
    dice: [1, 2, 2, 0, 1, 4, 0],
    table: { figures: { foe: { damage: 4 }, you: { spaces: ["b2"] } } },
  },
  // 1 + 1 hits, Pierce 3
  {
    ...using("luke-skywalker", "dc_special:Luke Skywalker:0", { foe: "b1" }),
    dice: [0, 2, 4],
    table: { figures: { foe: { damage: 2 } } },
  },
  {
    ...using("stormtrooper", "dc_special:Vader's Finest:0", { foe: "d1" }, ["b1"], { attachments: ["vaders-finest"] }),
    dice: [1, 4, 0],
    table: { figures: { me: { spaces: ["b1"] }, foe: { damage: 2 } } },
  },
]);

import { group } from "../position.js";
import { prove } from "../proving.js";
import { attacked, damaged, shot } from "../shots.js";

const pair = (foe: string, beside: string, far = "f1") => ({
  theirs: [group("wookiee-warrior-elite", { foe, beside, far })],
});

prove([
  {
    ...shot("cam-droid", { foes: [group("luke-skywalker", { luke: "h8" })] }, ["cam-droid:0", "pass"]),
    dice: [1, 0],
    proves: "agitate",
    table: { activation: { figure: "foe" } },
  },
  // 1 VP for a green die of 2 hits
  {
    ...shot("jawa-scavenger-elite", {}, ["jawa-scavenger-elite:3"]),
    sides: [{ vp: 6 }, {}],
    dice: [1, 2, 0, 4],
    proves: "bargain",
    table: { sides: { 0: { vp: 7 } } },
  },
  // the dodge is none; 3 hits, and 3 damage to another
  {
    ...shot("the-grand-inquisitor", { foe: "b1" }, ["pass", "the-grand-inquisitor:2", "other"]),
    theirs: [group("rebel-trooper-elite", { foe: "b1" }), group("wookiee-warrior-elite", { other: "b2" })],
    dice: [0, 1, 2, 5],
    proves: "deadly-spin",
    ...damaged({ foe: 3, other: 3 }),
  },
  // 2 hits, 1 blocked; one of two spaces on, Hidden, 3 hits, 1 blocked: Hidden is gone then
  {
    ...shot("davith-elso", { foe: "b1" }, ["davith-elso:2", "b2", "stop", "foe@b1", "pass"]),
    dice: [1, 2, 0, 4, 2, 0],
    proves: "fell-swoop",
    table: { figures: { foe: { damage: 3 }, me: { spaces: ["b2"], conditions: [] } } },
  },
  // 3 hits, 1 blocked; then a red die of 3
  {
    ...shot("verena-talos", { foe: "b1" }, ["verena-talos:2"]),
    dice: [1, 1, 2, 0, 4],
    proves: "fighting-knife",
    ...damaged({ foe: 5 }),
  },
  // blocked, but not missed
  { ...shot("jawa-scavenger", {}, ["jawa-scavenger:2"]), dice: [1, 2, 0], proves: "harass", ...damaged({ foe: 1 }) },
  {
    ...shot("second-sister", { foe: "b1" }, ["second-sister:2", "force-rush"]),
    sides: [{ discard: ["force-rush", "blitz"] }, {}],
    dice: [0, 2, 0],
    proves: "mastery",
    never: ["blitz"],
    table: { sides: { 0: { hand: ["force-rush"], discard: ["blitz"] } } },
  },
  // Blast 2; or 1 damage to everybody within 2 spaces of the target, herself too
  {
    ...shot("drokkatta", {}, ["drokkatta:1", 0]),
    ...pair("c1", "d1"),
    dice: [1, 1, 2, 0],
    proves: "shrapnel",
    ...damaged({ me: 0, foe: 3, beside: 2, far: 0 }),
  },
  {
    ...shot("drokkatta", {}, ["drokkatta:1", 1]),
    ...pair("c1", "d1"),
    dice: [1, 1, 2, 0],
    proves: "shrapnel",
    ...damaged({ me: 1, foe: 4, beside: 1, far: 0 }),
  },
  // blocked, but not missed
  {
    ...shot("zuckuss", {}, ["zuckuss:3", "pass"]),
    dice: [1, 0, 2, 4],
    proves: "stun-net",
    table: { figures: { foe: { damage: 0, conditions: ["stun"] } } },
  },
  // of 3 blocks 2 count
  {
    ...shot("biv-bodhrik", {}, ["biv-bodhrik:2"]),
    dice: [3, 0, 2, 4],
    proves: "suppression",
    ...damaged({ foe: 2 }),
  },
]);

attacked(
  "Harass needs an attack that does not miss",
  { ...shot("jawa-scavenger", { foe: "h1" }, ["jawa-scavenger:2"]), dice: [1, 2, 0] },
  { foe: { damage: 0 } },
);

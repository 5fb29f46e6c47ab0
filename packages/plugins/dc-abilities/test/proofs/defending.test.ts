import { group } from "../position.js";
import { prove } from "../proving.js";
import { attacked, damaged, shotAt } from "../shots.js";

const NEXU = "c1+d1+c2+d2";
/** 3 hits, 3 accuracy and no surge of two dice; then what the defense dice show. */
const hits = (...defense: readonly number[]) => ({ dice: [1, 4, ...defense] });
/** 3 hits and a surge. */
const surging = (...defense: readonly number[]) => ({ dice: [3, 4, ...defense] });
const koma = [group("onar-koma", { you: "e1" })];
const kanan = [group("kanan-jarrus", { you: "e1" })];
const second = [group("imperial-officer", { two: "h1" })];

prove([
  // the block is an evade, which leaves no surge to spend
  { ...shotAt("jet-trooper-elite", {}, ["agile#at0@foe"]), proves: "agile", ...surging(0), ...damaged({ foe: 3 }) },
  { ...shotAt("nexu", { foe: NEXU }), proves: "cunning", ...hits(3), ...damaged({ foe: 1 }) },
  {
    ...shotAt("royal-guard-champion", {}, ["overpower#at1@foe"]),
    proves: "overpower",
    ...hits(0, 0, 2),
    ...damaged({ foe: 1 }),
  },
  // the attack die
  {
    ...shotAt("the-grand-inquisitor", { foe: "b1" }, ["precision#at1@foe", [0]]),
    proves: "precision",
    dice: [5, 4, 0, 1],
    ...damaged({ foe: 3 }),
  },
  {
    ...shotAt("tress-hacnua", {}, ["fyrnock-style#at1@foe", [0]]),
    proves: "fyrnock-style",
    dice: [5, 4, 0, 1],
    ...damaged({ foe: 3 }),
  },
  {
    ...shotAt("gamorrean-guard", {}, ["gamorrean-honor#at0@foe"]),
    proves: "gamorrean-honor",
    ...hits(0, 2),
    ...damaged({ foe: 1 }),
  },
  { ...shotAt("gamorrean-guard-elite"), proves: "gamorrean-honor-guard", ...hits(0), ...damaged({ foe: 1 }) },
  {
    ...shotAt("rebel-trooper-elite", { foes: koma }, ["get-down#at0@you", 0]),
    proves: "get-down",
    ...hits(2),
    ...damaged({ foe: 1 }),
  },
  {
    ...shotAt("rebel-trooper-elite", { foes: koma }, ["get-down#at0@you", 1]),
    proves: "get-down",
    ...surging(0),
    ...damaged({ foe: 3 }),
  },
  // 1 block more; the evade gone, a surge is left
  {
    ...shotAt("jawa-scavenger-elite", {}, ["take-cover#at0@foe", "stormtrooper:0"]),
    proves: "take-cover",
    ...surging(1),
    ...damaged({ foe: 3 }),
  },
  {
    ...shotAt("stormtrooper", {}, ["cross-training#at0@foe"], { attachments: ["cross-training"] }),
    proves: "cross-training",
    ...hits(5),
    ...damaged({ foe: 0 }),
  },
  // the dodge is 2 blocks and an evade
  {
    ...shotAt("diala-passil", {}, ["defensive-stance#at0@foe"]),
    proves: "defensive-stance",
    ...surging(0, 5),
    ...damaged({ foe: 1 }),
  },
  {
    ...shotAt("rebel-trooper", { foes: kanan }, ["soresu-form#at0@you"]),
    proves: "soresu-form",
    ...surging(0, 5),
    ...damaged({ foe: 1, you: 1 }),
  },
  // a Force User costs no strain; it has 1 block of its own
  {
    ...shotAt("luke-skywalker", { foes: kanan }, ["soresu-form#at0@you"]),
    proves: "soresu-form",
    ...surging(0, 5),
    ...damaged({ foe: 0, you: 0 }),
  },
  { ...shotAt("r2-d2"), proves: "lucky", ...hits(0), ...damaged({ foe: 0 }) },
  {
    ...shotAt("verena-talos", { friends: [group("imperial-officer", { two: "d2" })] }),
    proves: "improvised-cover",
    ...hits(0),
    ...damaged({ foe: 1 }),
  },
  {
    ...shotAt("lando-calrissian", {}, ["resourceful#at1@foe"]),
    proves: "resourceful",
    ...hits(0, 2),
    ...damaged({ foe: 1 }),
  },
  // one hostile figure it sees; so for a friend beside it
  { ...shotAt("luke-skywalker-jedi-knight"), proves: "deflect", ...hits(0), ...damaged({ foe: 3, me: 1 }) },
  {
    ...shotAt("rebel-trooper-elite", { foes: [group("luke-skywalker-jedi-knight", { you: "c2" })] }),
    proves: "deflect",
    ...hits(2),
    ...damaged({ foe: 2, me: 1 }),
  },
  // as much as dice were rolled
  {
    ...shotAt("yoda", {}, ["force-deflection#at0@foe"]),
    proves: "force-deflection",
    ...hits(0),
    ...damaged({ foe: 3, me: 2 }),
  },
  // he dodges and shoots the trooper: 2 + 1 + 2 hits, 1 blocked
  {
    ...shotAt("han-solo", { friends: second }, ["han-solo-return-fire#at0@foe"]),
    proves: "han-solo-return-fire",
    dice: [1, 4, 5, 4, 4, 1, 0],
    table: { figures: { foe: { damage: 0 } }, sides: { 1: { vp: 2 } } },
  },
  {
    ...shotAt("fennec-shand", { hurt: { damage: 7 }, foes: [group("luke-skywalker", { luke: "h8" })] }),
    proves: "bounty",
    ...hits(0),
    table: { sides: { 0: { vp: 7, vpFromDefeats: 7 } } },
  },
  {
    ...shotAt("hired-gun-elite"),
    proves: "self-preservation",
    ...hits(2),
    table: { figures: { foe: { damage: 2, conditions: ["focus"] } } },
  },
  // whoever fell leaves it to a friend of choice
  {
    ...shotAt("obi-wan-kenobi", { hurt: { damage: 11 }, foes: [group("rebel-trooper", { you: "h8", two: "g8" })] }, [
      "pass",
      "two",
    ]),
    proves: "into-the-force",
    ...hits(0),
    table: { figures: { you: { conditions: [] }, two: { conditions: ["focus"] } }, sides: { 0: { vp: 7 } } },
  },
  // 3 points less than its cost of 7, and one friend is Focused, not two
  {
    ...shotAt("obi-wan-kenobi", { foes: [group("rebel-trooper", { you: "h8", two: "g8" })] }, [
      "strike-me-down#at0@foe",
      "two",
    ]),
    proves: "strike-me-down",
    table: { figures: { you: { conditions: [] }, two: { conditions: ["focus"] } }, sides: { 0: { vp: 4 } } },
  },
]);

const melee = (card: string) => ({ ...shotAt(card), mine: [group("ewok-warrior", { me: "b1" })], dice: [2, 1, 0] });
attacked("Gamorrean Honor is for ranged attacks", melee("gamorrean-guard"), { foe: { damage: 1 } });
attacked("so is Gamorrean Honor Guard", melee("gamorrean-guard-elite"), { foe: { damage: 1 } });
attacked("Lucky needs a blank die", { ...shotAt("r2-d2"), ...hits(2) }, { foe: { damage: 2 } });
attacked(
  "Improvised Cover is not the attacker",
  { ...shotAt("verena-talos", { foe: "b1" }), ...hits(0) },
  { foe: { damage: 2 } },
);
attacked(
  "Return Fire needs an attack without damage",
  { ...shotAt("han-solo"), ...hits(0) },
  { foe: { damage: 3 }, me: { damage: 0 } },
);
attacked(
  "Precision is for adjacent figures",
  { ...shotAt("the-grand-inquisitor"), ...hits(0) },
  { foe: { damage: 3 } },
);
attacked(
  "Soresu Form reaches 3 spaces",
  { ...shotAt("rebel-trooper-elite", { foes: [group("kanan-jarrus", { you: "g1" })] }), ...hits(2) },
  { foe: { damage: 2 } },
);

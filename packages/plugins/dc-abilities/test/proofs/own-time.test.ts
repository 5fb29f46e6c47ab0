import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting, damaged, wookiee } from "../shots.js";

const officer = (at: string) => [group("imperial-officer", { you: at })];
const pair = (foe: string, beside: string, far: string) => [group("wookiee-warrior-elite", { foe, beside, far })];
const moved = (spaces: string) => ({ table: { figures: { you: { spaces: [spaces] } } } });
const points = (points: number) => ({ table: { activation: { points } } });
const theirTurn = { theirs: [wookiee("h1")], activating: "foe" };

prove([
  // at the start of its activation
  {
    ...acting("director-krennic", { friends: officer("c2") }, ["advanced-weapons-research#at0@me", "you", 0]),
    proves: "advanced-weapons-research",
    held: { you: ["hit"] },
  },
  {
    ...acting("director-krennic", { friends: officer("d2") }, ["advanced-weapons-research#at0@me", 1]),
    proves: "advanced-weapons-research",
    held: { me: ["surge"] },
  },
  {
    ...acting("agent-kallus", {}, ["fulcrum#at0@me"]),
    proves: "fulcrum",
    sides: [{ deck: ["urgency", "parry"] }, { deck: ["planning", "parry"] }],
    table: { sides: { 0: { hand: ["urgency"], deck: ["parry"] }, 1: { hand: ["planning"], deck: ["parry"] } } },
  },
  // two tokens in round 2, and not two of a kind
  {
    ...acting("thrawn", { friends: officer("h2") }, ["long-laid-plans#at0@me", 0, "you", 1, "me"]),
    round: 2,
    proves: "long-laid-plans",
    held: { you: ["hit"], me: ["surge"] },
  },
  {
    ...acting("emperor-palpatine", { foe: "h1" }, ["tempt#at0@me", "foe"]),
    proves: "tempt",
    ...damaged({ foe: 1 }),
    held: { foe: ["hit"] },
  },
  { ...acting("fifth-brother", {}, [0]), proves: "vigor", ...points(2) },
  { ...acting("fifth-brother", {}, [1]), proves: "vigor", held: { me: ["block"] } },
  { ...acting("shyla-varad", {}, [0]), proves: "responsive", ...points(1) },
  { ...acting("shyla-varad", { me: { at: "a1", damage: 2 } }, [1]), proves: "responsive", ...damaged({ me: 1 }) },
  {
    ...acting("ko-tun-feralo", { friends: officer("d2") }, [{ me: 1, you: 1 }, "block", "hit"]),
    proves: "arms-distribution",
    held: { me: ["block"], you: ["hit"] },
  },
  {
    ...acting("fenn-signis", { foe: "h1", friends: officer("b2") }, ["you", "d2"]),
    proves: "tactical-movement",
    never: ["e2"],
    ...moved("d2"),
  },
  // one hostile figure sees him
  { ...acting("baze-malbus"), proves: "into-the-fray", ...points(1), held: { me: ["surge"] } },
  {
    ...acting(
      "luke-skywalker",
      { me: { at: "a1", conditions: ["stun", "bleed"] }, friends: [group("yoda", { you: "h2" })] },
      ["calming-presence#at0@you", "stun"],
    ),
    proves: "calming-presence",
    table: { figures: { me: { damage: 1, conditions: ["bleed"] } } },
  },
  // at the start of a hostile one
  {
    ...theirTurn,
    mine: [group("cad-bane", { me: "a1" }), group("weequay-pirate", { you: "e1" })],
    choose: ["i-make-the-rules-now#at0@me", "you", "f1"],
    proves: "i-make-the-rules-now",
    never: ["g1"],
    ...moved("f1"),
  },
  {
    ...theirTurn,
    mine: [group("jyn-odan", { me: "f1" })],
    choose: ["hair-trigger#at0@me"],
    dice: [4, 4, 0],
    proves: "hair-trigger",
    ...damaged({ foe: 4 }),
  },
  {
    ...theirTurn,
    mine: [group("chirrut-imwe", { you: "e1" })],
    choose: ["one-with-the-force#at0@you", "g1"],
    proves: "one-with-the-force",
    never: ["f1"],
    ...moved("g1"),
  },
  // at the start of the round
  {
    start: "round",
    mine: [group("ezra-bridger", { you: "a1" })],
    theirs: [wookiee("h8")],
    choose: ["brash#at0@you", "e1"],
    proves: "brash",
    never: ["f1"],
    ...moved("e1"),
  },
  // at the end of its activation
  {
    ...acting("isb-infiltrator-elite", {}, ["pass"]),
    proves: "in-the-shadows",
    table: { figures: { me: { conditions: ["hide"] } } },
  },
  {
    start: "deployment",
    mine: [{ card: "isb-infiltrator-elite", figures: [{ id: "me" }] }],
    theirs: [wookiee("h8")],
    choose: ["a1"],
    proves: "in-the-shadows",
    table: { figures: { me: { conditions: ["hide"] } } },
  },
  { ...acting("riot-trooper", {}, ["pass"]), proves: "shield", held: { me: ["block"] } },
  { ...acting("baze-malbus", {}, ["pass"]), proves: "hold-the-line", held: { me: ["surge", "block"] } },
  {
    ...acting("0-0-0", {}, ["pass"]),
    theirs: [...pair("b1", "b2", "d1"), group("luke-skywalker", { luke: "a2" })],
    proves: "unnerving",
    table: {
      figures: {
        foe: { conditions: ["weaken"] },
        beside: { conditions: ["weaken"] },
        far: { conditions: [] },
        luke: { conditions: ["weaken"] },
      },
    },
  },
]);

// once in its activation, without an action
prove([
  // 1 hit, and a surge pushes; 2 hits and none; an object
  {
    ...acting("dark-trooper-mk-iii", { foe: "b1" }, ["durasteel-fist#at0@me", "c1"]),
    dice: [1],
    proves: "durasteel-fist",
    never: ["d1"],
    table: { figures: { foe: { damage: 1, spaces: ["c1"] } }, activation: { actions: 2 } },
  },
  {
    ...acting("dark-trooper-mk-iii", { foe: "b1" }, ["durasteel-fist#at0@me"]),
    dice: [4],
    proves: "durasteel-fist",
    table: { figures: { foe: { damage: 2, spaces: ["b1"] } }, activation: { actions: 2 } },
  },
  {
    ...acting("dark-trooper-mk-iii", { me: "d3", foe: "e3" }, ["durasteel-fist#at0@me", "dummy-1"]),
    mission: "b",
    dice: [1],
    proves: "durasteel-fist",
    table: { figures: { foe: { damage: 0 } }, objects: { "dummy-1": { damage: 1 } } },
  },
  {
    ...acting("emperor-palpatine", { friends: [group("stormtrooper", { you: "b2", far: "h2" })] }, [
      "pass",
      "emperor#at0@me",
      "foe@c1",
    ]),
    dice: [1, 4, 0],
    proves: "emperor",
    table: { figures: { foe: { damage: 2 } }, activation: { actions: 2 } },
  },
  {
    ...acting("death-trooper-elite", { friends: [...officer("b1"), group("stormtrooper", { far: "c2" })] }, [
      "squad-captain#at0@me",
      "surge",
    ]),
    proves: "squad-captain",
    held: { you: ["surge"] },
  },
  {
    ...acting("moff-gideon", { foe: "e1" }, ["you-have-something-i-want#at0@me", 0]),
    tokens: { foe: ["block"] },
    proves: "you-have-something-i-want",
    held: { me: ["block"] },
  },
  {
    ...acting("moff-gideon", { foe: "e1", hurt: { conditions: ["focus"] } }, ["you-have-something-i-want#at0@me", 0]),
    proves: "you-have-something-i-want",
    table: { figures: { me: { conditions: ["focus"] }, foe: { damage: 0, conditions: [] } } },
  },
  {
    ...acting("moff-gideon", { foe: "e1" }, ["you-have-something-i-want#at0@me", 1]),
    tokens: { foe: ["block"] },
    proves: "you-have-something-i-want",
    ...damaged({ foe: 3 }),
    held: { foe: ["block"] },
  },
  // 1 hit and a surge; 2 hits
  {
    ...acting("krrsantan", { foe: "b1" }, ["electrified-knuckledusters#at0@me"]),
    dice: [3],
    proves: "electrified-knuckledusters",
    table: { figures: { foe: { damage: 1, conditions: ["stun"] } } },
  },
  {
    ...acting("krrsantan", { foe: "b1" }, ["electrified-knuckledusters#at0@me"]),
    dice: [4],
    proves: "electrified-knuckledusters",
    table: { figures: { foe: { damage: 2, conditions: [] } } },
  },
  {
    ...acting("super-commando", {}, ["jetpack-rocket#at0@me"]),
    theirs: pair("d1", "e1", "h8"),
    points: 3,
    dice: [4],
    proves: "jetpack-rocket",
    table: { figures: { foe: { damage: 2 } }, activation: { points: 1 } },
  },
  { ...acting("hk-47", { foe: "h2" }, ["mockery#at0@me"]), proves: "mockery", ...damaged({ foe: 1 }) },
  // with Lasat Honor Guard declined: 1 + 3 hits, 1 blocked
  {
    ...acting("zeb-orrelios", { foe: "b1" }, ["bo-rifle-staff-strike#at0@me", "pass"]),
    dice: [0, 4, 0],
    proves: "bo-rifle-staff-strike",
    table: { figures: { foe: { damage: 3 } }, activation: { actions: 2 } },
  },
  // 1 strain, and nobody is pushed farther than 2 spaces
  {
    ...acting("diala-passil", {}, ["force-throw#at0@me", "e1"]),
    proves: "force-throw",
    never: ["f1"],
    table: { figures: { me: { damage: 1 }, foe: { spaces: ["e1"] } } },
  },
  {
    ...acting("luke-skywalker-jedi-knight", { foe: "b1" }, ["heroic#at0@me"]),
    dice: [1, 4, 2, 0],
    proves: "heroic",
    table: { figures: { foe: { damage: 4 } }, activation: { actions: 2 } },
  },
  {
    ...acting("cassian-andor", { friends: officer("c2") }, ["it-will-be-alright#at0@me", 0]),
    proves: "it-will-be-alright",
    table: { activation: { points: 4, actions: 2 }, sides: { 1: { vp: 2 } } },
  },
  {
    ...acting("cassian-andor", { friends: officer("c2") }, ["it-will-be-alright#at0@me", 1]),
    dice: [1, 1, 4, 0],
    proves: "it-will-be-alright",
    table: { figures: { foe: { damage: 3 } }, activation: { actions: 2 }, sides: { 1: { vp: 2 } } },
  },
  // pushed, it stays next to her
  {
    ...acting("cara-dune", { foe: "b1" }, ["smash#at0@me", "b2"]),
    dice: [4],
    proves: "smash",
    never: ["c1"],
    table: { figures: { foe: { damage: 3, spaces: ["b2"] } }, activation: { actions: 2 } },
  },
]);

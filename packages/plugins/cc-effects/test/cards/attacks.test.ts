import { card } from "../card.js";
import { at, figure, group, table } from "../position.js";
import { attacker, braved, dealt, luke, one, shot } from "./shots.js";

const mercenary = { affiliation: "mercenary" };

card("blitz", () =>
  at({ mine: one, theirs: [luke], hand: ["blitz"], activating: "one", dice: [4, 4, 0] })
    .choose("attack:luke:d3")
    .choose("cc:blitz@one")
    .expect(table({ attacks: { 0: { surges: 1 } }, sides: { 0: { hand: [], discard: ["blitz"], played: [] } } }))
    .waits(),
);

const parried = () =>
  at({
    mine: one,
    theirs: [group("royal-guard", { guard: "d3" })],
    against: ["parry"],
    activating: "one",
    dice: [4, 4, 0],
  })
    .choose("attack:guard:d3")
    .choose("cc:parry@guard")
    .offersExactly([0, 1]);
card(
  "parry",
  () => parried().choose(0).event("attack:resolved", { dealt: 2 }).waits(),
  () => parried().choose(1).event("attack:resolved", { dealt: 3 }).waits(),
);

const targeted = (guard: string) =>
  at({
    mine: one,
    theirs: [luke, group("royal-guard", { guard })],
    against: ["bodyguard"],
    activating: "one",
    dice: [4, 4, 0],
  }).choose("attack:luke:d3");
card(
  "bodyguard",
  () => targeted("e3").choose("cc:bodyguard@guard").event("attack:resolved", { defender: "guard" }).waits(),
  // behind Luke it is not seen
  () => targeted("d4").event("attack:resolved", { defender: "luke" }).waits(),
);

card(
  "ambush",
  () =>
    braved("ambush", "cara-dune", {}, "g1")
      .choose("e2")
      .expect(table({ figures: { x: { spaces: ["e2"] }, one: { damage: 2 } } }))
      .waits(),
  // no such ground
  () =>
    at({
      mine: one,
      theirs: [group("cara-dune", { x: "d3" })],
      against: ["ambush"],
      activating: "one",
      dice: [4, 4, 0],
    })
      .choose("attack:x:d3")
      .expect(table({ sides: { 1: { hand: ["ambush"] } } }))
      .waits(),
);

card("bladestorm", () =>
  shot("bladestorm", {
    mine: attacker("shyla-varad", "d2"),
    theirs: [luke, group("rebel-trooper", { near: "e4", far: "g3" })],
    me: mercenary,
    dice: [4, 4, 4, 0],
  })
    .expect(table({ attacks: { 0: { surges: 1 } } }))
    .pass()
    .expect(table({ figures: { luke: { damage: 6 }, near: { damage: 1 }, far: { damage: 0 } } }))
    .waits(),
);

card("brace-for-impact", () =>
  braved("brace-for-impact", "luke-skywalker", { dice: [4, 4, 0, 0] })
    .event(...dealt(2))
    .waits(),
);

// the guard is attacked in its own activation: by somebody who does not activate
const parted = (hand: readonly string[]) =>
  at({
    mine: attacker("royal-guard"),
    theirs: [group("gaarkhan", { gaarkhan: "d2" })],
    hand,
    against: ["parting-blow"],
    activating: "one",
    points: 4,
    dice: [4, 4, 4, 0],
  })
    .choose("go:c1")
    .choose("cc:parting-blow@gaarkhan");
card(
  "brace-yourself",
  () =>
    parted(["brace-yourself"])
      .choose("cc:brace-yourself@one")
      .event(...dealt(4))
      .waits(),
  () =>
    at({ mine: one, theirs: [luke], against: ["brace-yourself"], activating: "one", dice: [4, 4, 0] })
      .choose("attack:luke:d3")
      .event(...dealt(3))
      .waits(),
);

card("camouflage", () =>
  braved("camouflage", "luke-skywalker")
    .expect(figure("x", { conditions: ["hide"] }))
    .waits(),
);

card("counter-attack", () =>
  braved("counter-attack", "royal-guard", {}, "d2")
    .expect(figure("one", { damage: 2 }))
    .waits(),
);

card(
  "dangerous-prey",
  () =>
    braved("dangerous-prey", "fennec-shand", { them: mercenary })
      .choose("d5")
      .expect(table({ figures: { one: { damage: 1 }, x: { spaces: ["d5"] } } }))
      .waits(),
  () =>
    braved("dangerous-prey", "fennec-shand", { mine: attacker("heavy-stormtrooper"), them: mercenary }, "d2")
      .expect(figure("one", { damage: 3 }))
      .waits(),
);

card(
  "deadeye",
  () =>
    shot("deadeye", { theirs: [group("luke-skywalker", { luke: "d5" })], dice: [1, 4, 0] }, "luke:d5")
      .event(...dealt(2))
      .waits(),
  () =>
    shot("deadeye", { dice: [0, 0, 0] })
      .expect(table({ attacks: { 0: { modifiers: [{ symbol: "accuracy", amount: 2, by: "cc:deadeye" }] } } }))
      .waits(),
);

card(
  "deathblow",
  () =>
    shot("deathblow", { mine: attacker("royal-guard", "d2"), dice: [4, 4, 0] })
      .event(...dealt(6))
      .waits(),
  () =>
    shot("deathblow", {
      mine: attacker("royal-guard", "d2"),
      theirs: [group("gaarkhan", { luke: "d3" })],
      dice: [4, 4, 0],
    })
      .event(...dealt(4))
      .waits(),
);

card(
  "deflection",
  () =>
    braved("deflection", "luke-skywalker")
      .expect(table({ figures: { one: { damage: 1 }, x: { damage: 3 } } }))
      .waits(),
  // three of accuracy are one
  () =>
    braved("deflection", "luke-skywalker", { dice: [1, 4, 0] })
      .event("attack:missed", { reason: "accuracy" })
      .expect(figure("one", { damage: 1 }))
      .waits(),
);

card("elusive", () =>
  braved("elusive", "ahsoka-tano", { dice: [4, 4, 2] }, "d2")
    .choose(0)
    .event(...dealt(2))
    .waits(),
);

card("explosive-weaponry", () =>
  shot("explosive-weaponry", {
    mine: attacker("heavy-stormtrooper"),
    theirs: [luke, group("rebel-trooper", { near: "e4" })],
  })
    .expect(table({ figures: { near: { damage: 1 } } }))
    .waits(),
);

card("feint", () =>
  shot("feint", { mine: attacker("royal-guard", "d2"), dice: [4, 4, 2] })
    .choose(1)
    .event(...dealt(2))
    .waits(),
);

card("force-illusion", () =>
  at({
    mine: one,
    theirs: [group("rebel-trooper", { x: "d3" }), group("luke-skywalker", { luke: "e3" })],
    against: ["force-illusion"],
    activating: "one",
    dice: [1, 4, 0],
  })
    .choose("attack:x:d3")
    .choose("cc:force-illusion@luke")
    .event("attack:resolved", { missed: true })
    .expect(figure("x", { conditions: ["hide"] }))
    .waits(),
);

card("glory-of-the-kill", () =>
  shot("glory-of-the-kill", {
    mine: attacker("trandoshan-hunter", "d1", { damage: 4 }),
    theirs: [group("rebel-trooper", { luke: "d3", other: "f6" })],
  })
    .expect(figure("one", { damage: 1 }))
    .waits(),
);

card("guardian-stance", () =>
  at({
    mine: one,
    theirs: [luke, group("gaarkhan", { gaarkhan: "e3" })],
    against: ["guardian-stance"],
    activating: "one",
    dice: [4, 4, 0, 1, 2],
  })
    .choose("attack:luke:d3")
    .choose("cc:guardian-stance@gaarkhan")
    .choose([0, 2])
    .event(...dealt(1))
    .waits(),
);

card("hard-to-hit", () =>
  braved("hard-to-hit", "luke-skywalker", { dice: [4, 4, 0, 2] })
    .event(...dealt(2))
    .waits(),
);

card("heavy-armor", () =>
  braved("heavy-armor", "boba-fett", { mine: attacker("royal-guard"), dice: [3, 0, 0] }, "d2")
    .choose("royal-guard:1")
    .event(...dealt(0))
    .waits(),
);

card(
  "heavy-ordnance",
  () =>
    shot("heavy-ordnance", { mine: attacker("heavy-stormtrooper"), mission: "b", dice: [1, 0] }, "dummy-1:e3")
      .event(...dealt(4))
      .waits(),
  () =>
    shot("heavy-ordnance", { mine: attacker("heavy-stormtrooper") })
      .event(...dealt(5))
      .waits(),
);

card("heightened-reflexes", () =>
  shot("heightened-reflexes", { mine: attacker("trandoshan-hunter"), dice: [4, 4, 2] })
    .event(...dealt(3))
    .waits(),
);

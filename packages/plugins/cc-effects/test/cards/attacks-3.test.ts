import { card } from "../card.js";
import { at, figure, group, table } from "../position.js";
import { attacker, braved, dealt, luke, one, shot } from "./shots.js";

const mercenary = { affiliation: "mercenary" };

const hunted = (hand: readonly string[], dice = [4, 4, 0]) =>
  at({ mine: attacker("trandoshan-hunter"), theirs: [luke], hand, activating: "one", dice }).choose("attack:luke:d3");
card(
  "assassinate",
  () =>
    hunted(["assassinate", "positioning-advantage"])
      .choose("cc:assassinate@one")
      .event(...dealt(6))
      .waits(),
  // nothing of mine before it
  () =>
    hunted(["assassinate", "tools-for-the-job"], [4, 4, 4, 0])
      .choose("cc:tools-for-the-job@one")
      .choose("red")
      .event(...dealt(6))
      .expect(table({ sides: { 0: { hand: ["assassinate"] } } }))
      .waits(),
  // and nothing after it: the other card is still in hand
  () =>
    hunted(["assassinate", "positioning-advantage"])
      .choose("cc:assassinate@one")
      .expect(table({ sides: { 0: { hand: ["positioning-advantage"] } } }))
      .waits(),
  // once the attack has resolved cards are played again
  () =>
    at({
      mine: attacker("trandoshan-hunter", "d1", { damage: 4 }),
      theirs: [group("rebel-trooper", { luke: "d3", other: "f6" })],
      hand: ["assassinate", "glory-of-the-kill"],
      activating: "one",
      dice: [4, 4, 0],
    })
      .choose("attack:luke:d3")
      .choose("cc:assassinate@one")
      .choose("cc:glory-of-the-kill@one")
      .expect(figure("one", { damage: 1 }))
      .waits(),
);

card(
  "battlefield-awareness",
  () =>
    at({
      mine: [...one, group("imperial-officer", { officer: "b1" })],
      theirs: [luke],
      hand: ["battlefield-awareness"],
      activating: "one",
      dice: [1, 4, 0, 4],
    })
      .choose("attack:luke:d3")
      .choose("cc:battlefield-awareness@officer")
      .offersExactly([0, 1])
      .choose([0])
      .event(...dealt(3))
      .waits(),
  () =>
    at({
      mine: one,
      theirs: [luke, group("leia-organa", { leia: "f4" })],
      against: ["battlefield-awareness"],
      activating: "one",
      dice: [4, 4, 0, 2],
    })
      .choose("attack:luke:d3")
      .choose("cc:battlefield-awareness@leia")
      .event(...dealt(2))
      .waits(),
  // any roll: red 1 hit, and then 3
  () =>
    at({
      mine: [...one, group("imperial-officer", { officer: "b1" })],
      theirs: [luke],
      hand: ["grenadier", "battlefield-awareness"],
      activating: "one",
      dice: [0, 5],
    })
      .choose("cc:grenadier@one")
      .choose("d3")
      .choose("cc:battlefield-awareness@officer")
      .expect(figure("luke", { damage: 3 }))
      .waits(),
);

card(
  "capitalize",
  () =>
    shot("capitalize", { dice: [4, 4, 2, 0] })
      .choose([2])
      .event(...dealt(3))
      .waits(),
  // Bleeding by the Nexu's attack is one more than Weakened
  () =>
    at({
      mine: [group("royal-guard", { one: "d2" })],
      theirs: [group("luke-skywalker", { luke: { at: "d3", conditions: ["weaken"] } })],
      me: { discard: ["capitalize"] },
      activating: "one",
      dice: [3, 4, 0],
    })
      .choose("attack:luke:d3")
      .choose("royal-guard:0")
      .choose("cc:capitalize#at0@capitalize")
      .expect(table({ sides: { 0: { hand: ["capitalize"], discard: [] } } }))
      .waits(),
);

card("collateral-damage", () =>
  shot("collateral-damage", {
    mine: attacker("heavy-stormtrooper"),
    theirs: [luke, group("gaarkhan", { near: "e5", far: "f6" })],
    mission: "b",
  })
    .offersExactly(["one", "near", "dummy-1"])
    .choose("near")
    .expect(table({ figures: { near: { damage: 2 } } }))
    .waits(),
);

card("concentrated-fire", () =>
  at({
    mine: [group("stormtrooper", { one: "d1", two: "e1" })],
    theirs: [luke],
    hand: ["concentrated-fire"],
    activating: "one",
    dice: [4, 4, 4, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:concentrated-fire@two")
    .event(...dealt(6))
    .expect(figure("two", { conditions: ["stun"] }))
    .waits(),
);

const spoke = (hand: readonly string[]) =>
  at({
    mine: attacker("moff-gideon", "d2"),
    theirs: [luke],
    hand: ["demoralizing-monologue", ...hand],
    activating: "one",
    dice: [4, 4, 4, 2, 2],
  })
    .choose("attack:luke:d3")
    .choose("cc:demoralizing-monologue@one");
card(
  "demoralizing-monologue",
  () =>
    spoke(["rally", "celebration"])
      .choose(0)
      .event("hand:revealed", { seat: 0, cards: ["rally", "celebration"] }, 1)
      .event(...dealt(6))
      .waits(),
  () =>
    spoke(["rally"])
      .choose(0)
      .event("hand:revealed", { seat: 0, cards: ["rally"] })
      .event(...dealt(5))
      .waits(),
  () =>
    spoke(["rally", "celebration"])
      .choose("none")
      .event(...dealt(5))
      .waits(),
);

const bet = (again: number) =>
  shot("double-or-nothing", { mine: attacker("hired-gun-elite"), dice: [4, 4, 0, again], me: mercenary }).choose([0]);
card(
  "double-or-nothing",
  // two hits again
  () =>
    bet(3)
      .choose(0)
      .event(...dealt(5))
      .waits(),
  () => bet(3).choose(1).event("attack:resolved", { missed: false, dealt: 1 }).waits(),
  () =>
    bet(3)
      .choose("none")
      .event(...dealt(3))
      .waits(),
  // one icon less: nothing to choose
  () =>
    bet(0)
      .expect(table({ attacks: { 0: { surges: 1 } } }))
      .waits(),
);

card("escalating-hostility", () =>
  shot("escalating-hostility", { me: { discard: ["escalating-hostility"] }, them: { deck: [] } })
    .expect(figure("luke", { damage: 5 }))
    .waits(),
);

const promoted = (affiliation: string) =>
  at({
    mine: [group("imperial-officer", { one: "d1" })],
    theirs: [group("rebel-trooper", { x: { at: "d3", damage: 2 }, other: "f6" })],
    hand: ["field-promotion"],
    me: { affiliation },
    activating: "one",
    dice: [4, 4, 0],
  }).choose("attack:x:d3");
card(
  "field-promotion",
  () =>
    promoted("imperial")
      .choose("cc:field-promotion@one")
      // 2 for the trooper
      .expect(table({ sides: { 0: { vp: 6 } } }))
      .value("figure:cost", { figure: "one" }, 2, 4)
      .waits(),
  () =>
    promoted("mercenary")
      .expect(table({ sides: { 0: { vp: 2, hand: ["field-promotion"] } } }))
      .waits(),
);

card(
  "knowledge-and-defense",
  () =>
    braved("knowledge-and-defense", "luke-skywalker", { dice: [4, 4, 0, 0] })
      .event(...dealt(2))
      .waits(),
  () =>
    at({
      mine: attacker("luke-skywalker"),
      theirs: [group("gaarkhan", { x: "d3" })],
      me: { affiliation: "rebel", discard: ["knowledge-and-defense"] },
      activating: "one",
      dice: [0, 4, 4, 0],
    })
      .choose("attack:x:d3")
      .choose("cc:knowledge-and-defense#at0@knowledge-and-defense")
      .expect(table({ sides: { 0: { hand: ["knowledge-and-defense"], discard: [] } } }))
      .waits(),
);

card("lets-make-a-deal", () =>
  braved("lets-make-a-deal", "hondo-ohnaka", { them: { affiliation: "mercenary", vp: 3 } })
    .offersExactly([0, 1, 2, 3])
    .choose(2)
    .event(...dealt(2))
    .expect(table({ figures: { x: { conditions: ["focus"] } }, sides: { 0: { vp: 2 }, 1: { vp: 1 } } }))
    .waits(),
);

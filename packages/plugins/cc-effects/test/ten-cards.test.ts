import { test } from "vitest";
import { at, figure, group, table } from "./position.js";

const trooper = (id: string, space: string) => group("stormtrooper", { [id]: space });
const luke = (space = "d3", more: object = {}) => group("luke-skywalker", { luke: { at: space, ...more } });

test("Blitz: +1 surge", () => {
  at({ mine: [trooper("one", "d1")], theirs: [luke()], hand: ["blitz"], activating: "one", dice: [4, 4, 0] })
    .choose("attack:luke:d3")
    .choose("cc:blitz@one")
    .event("cc:resolved", { card: "blitz" })
    .expect(table({ attacks: { 0: { surges: 1 } }, sides: { 0: { hand: [], discard: ["blitz"], played: [] } } }))
    .waits()
    .done();
});

test("Parry: +1 block or +1 evade, as its player says", () => {
  const attacked = () =>
    at({
      mine: [trooper("one", "d1")],
      theirs: [group("royal-guard", { guard: "d3" })],
      against: ["parry"],
      activating: "one",
      dice: [4, 4, 0],
    })
      .choose("attack:guard:d3")
      .choose("cc:parry@guard")
      .offersExactly([0, 1]);
  attacked().choose(0).event("attack:resolved", { dealt: 2 }).waits().done();
  attacked().choose(1).event("attack:resolved", { dealt: 3 }).waits().done();
});

test("Bodyguard: an adjacent friend takes the attack, if it could have been its target", () => {
  const targeted = (space: string) =>
    at({
      mine: [trooper("one", "d1")],
      theirs: [luke("d3"), group("royal-guard", { guard: space })],
      against: ["bodyguard"],
      activating: "one",
      dice: [4, 4, 0],
    }).choose("attack:luke:d3");
  targeted("e3").choose("cc:bodyguard@guard").event("attack:resolved", { defender: "guard" }).waits().done();
  // behind Luke it is not seen
  targeted("d4").event("attack:resolved", { defender: "luke" }).waits().done();
});

test("Beatdown: +1 hit to the next two attacks of friends in this group's activation", () => {
  at({
    mine: [group("darth-vader", { vader: "d2" })],
    theirs: [luke()],
    hand: ["beatdown"],
    activating: "vader",
    dice: [0, 0, 0, 5],
  })
    .choose("cc:beatdown@vader")
    .choose("attack:luke:d3")
    .expect(table({ attacks: { 0: { modifiers: [{ symbol: "hit", amount: 1, by: "beatdown" }] } } }))
    .waits()
    .done();
});

test("Shared Experience: 3 movement points for Focused", () => {
  at({
    mine: [group("probe-droid", { droid: "d1" })],
    theirs: [luke()],
    hand: ["shared-experience"],
    activating: "droid",
    points: 3,
  })
    .choose("cc:shared-experience@droid")
    .expect(table({ activation: { points: 0 }, figures: { droid: { conditions: ["focus"] } } }))
    .waits()
    .done();
});

test("Black Market Prices: draw 2, discard 1 of choice, score its cost", () => {
  at({
    mine: [group("hired-gun", { gun: "d1" })],
    theirs: [luke()],
    hand: ["black-market-prices", "blitz"],
    me: { deck: ["parting-blow", "focus"], affiliation: "mercenary" },
    activating: "gun",
  })
    .choose("cc:black-market-prices@gun")
    .offersExactly(["blitz", "parting-blow", "focus"])
    .choose("parting-blow")
    .expect(table({ sides: { 0: { vp: 2, hand: ["blitz", "focus"] } } }))
    .waits()
    .done();
});

test("Grenadier: a red die's hits to everybody on or next to a space within 3", () => {
  at({ mine: [trooper("one", "d1")], theirs: [luke("d3")], hand: ["grenadier"], activating: "one", dice: [4] })
    .choose("cc:grenadier@one")
    .choose("d4")
    .expect(figure("luke", { damage: 3 }))
    .waits()
    .done();
});

test("Pummel: two melee attacks for both actions", () => {
  at({ mine: [group("darth-vader", { vader: "d2" })], theirs: [luke()], hand: ["pummel"], activating: "vader" })
    .choose("cc:pummel@vader")
    .expect(table({ activation: { actions: 0, hasAttacked: true }, attacks: { 0: { by: "pummel" } } }))
    .waits()
    .done();
  at({ mine: [trooper("one", "d1")], theirs: [luke()], hand: ["pummel"], activating: "one" })
    .explains("cc:pummel", "cc:condition")
    .waits()
    .done();
});

test("Second Chance: attached to a unique figure's card, it recovers 2 before it would fall", () => {
  at({
    mine: [group("darth-vader", { vader: { at: "d2", damage: 15 } })],
    theirs: [luke()],
    hand: ["second-chance"],
    start: "round",
    dice: [5, 5, 5, 0, 0],
  })
    .choose("cc:second-chance@vader")
    .event("cc:kept", { card: "second-chance" })
    .expect(table({ sides: { 0: { played: ["second-chance"], discard: [] } } }))
    .pass()
    .choose("attack:vader:d2")
    .pass()
    .choose("cc:second-chance#at0@vader")
    .event("figure:recovered", { figure: "vader", amount: 2 })
    .expect(table({ figures: { vader: { damage: 14 } }, sides: { 0: { played: [], discard: ["second-chance"] } } }))
    .waits()
    .done();
});

test("Take Initiative: the initiative for an exhausted card", () => {
  at({ mine: [trooper("one", "d1")], theirs: [luke()], against: ["take-initiative"], start: "round" })
    .choose("cc:take-initiative")
    .expect(table({ initiative: 1, groups: { "1.luke-skywalker.0": { ready: false } } }))
    .waits()
    .done();
});

test("Celebration: 4 points for a unique hostile figure's fall", () => {
  at({
    mine: [trooper("one", "d2")],
    theirs: [luke("d3", { damage: 9 }), group("gideon-argus", { gideon: "f6" })],
    hand: ["celebration"],
    activating: "one",
    dice: [5, 5, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:celebration")
    .event("vp:scored", { seat: 0, vp: 4, by: "celebration" })
    .waits()
    .done();
});

test("Parting Blow: before a hostile figure leaves, it is attacked; then the attacker is Stunned", () => {
  at({
    mine: [trooper("one", "d1")],
    theirs: [group("gaarkhan", { gaarkhan: "d2" })],
    against: ["parting-blow"],
    activating: "one",
    points: 2,
    dice: [1, 0, 2, 4],
  })
    .choose("go:c1")
    .choose("cc:parting-blow@gaarkhan")
    .event("attack:resolved", { attacker: "gaarkhan", defender: "one" })
    .expect(table({ figures: { gaarkhan: { conditions: ["stun"] }, one: { spaces: ["c1"] } } }))
    .waits()
    .done();
});

test("Negation: a card that costs nothing is cancelled and discarded", () => {
  at({
    mine: [trooper("one", "d1")],
    theirs: [luke()],
    hand: ["take-initiative"],
    against: ["negation"],
    start: "round",
  })
    .choose("cc:take-initiative")
    .choose("cc:negation")
    .event("cc:cancelled", { card: "take-initiative", by: "negation" })
    .expect(table({ initiative: 0, sides: { 0: { discard: ["take-initiative"] }, 1: { discard: ["negation"] } } }))
    .waits()
    .done();
});

test("Comm Disruption: as many Spy groups as the card costs; it cancels a cancelling too", () => {
  at({
    mine: [group("isb-infiltrator", { spy: "d1" })],
    theirs: [luke()],
    hand: ["take-initiative", "comm-disruption"],
    against: ["negation"],
    start: "round",
  })
    .choose("cc:take-initiative")
    .pass()
    .choose("cc:negation")
    .choose("cc:comm-disruption")
    .event("cc:cancelled", { card: "negation", by: "comm-disruption" })
    .event("initiative:claimed", { seat: 0 })
    .waits()
    .done();
});

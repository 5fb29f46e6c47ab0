import { test } from "vitest";
import { at, group, table } from "../position.js";
import { gameOfTricks } from "./tricks.js";

/** The attacker may cancel one of the defense dice after conditions were counted, and stops to look at its surges. */
const game = gameOfTricks([
  { window: "attack:pools", key: "armour", seat: 0, effects: [{ type: "attack:add-die", die: "white", by: "trick" }] },
  { window: "attack:modifiers", key: "first", seat: 1, effects: [{ type: "attack:cancel-die", die: 2, by: "trick" }] },
  { window: "attack:modifiers", key: "second", seat: 1, effects: [{ type: "attack:cancel-die", die: 3, by: "trick" }] },
  { window: "attack:surges", key: "look", seat: 1, effects: [] },
]);

/** Two surges against Leia, who has an evade on her ability bar; each white die shows an evade. */
const shot = (...defense: readonly number[]) =>
  at({
    game,
    imperials: [group("stormtrooper-elite", { one: "d1" })],
    rebels: [group("leia-organa", { leia: { at: "e1", conditions: ["weaken"] } })],
    activating: { figure: "one" },
    dice: [3, 1, ...defense],
  }).choose("attack:leia:e1");

const surges = (left: number) => table({ attacks: { 0: { surges: left } } });

test("Weakened cancels the evade of a die, so that cancelling the die takes nothing more", () => {
  shot(1).pass().choose("first").pass().expect(surges(1)).waits().done();
});

test("of several dice with an evade the defender's player says which one Weakened cancels", () => {
  const two = () => shot(1, 1).choose("armour").asks("ia:weakened", 0).offersExactly([2, 3]).choose(2);
  two().choose("first").pass().expect(surges(0)).waits().done();
  two().choose("second").pass().expect(surges(1)).waits().done();
});

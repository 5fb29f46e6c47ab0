import { expect, test } from "vitest";
import { Condition } from "../../src/language/condition.js";
import { holds } from "../../src/reading/condition.js";
import { position } from "./duel-position.js";
import { reads, readsInAttack } from "./scene-at.js";

/** Names a moment gives: who acts, what kind of action it was, how much, by whom. */
const bound = {
  luke: "luke",
  attacker: "vader",
  defender: "luke",
  subject: "gaarkhan",
  fallen: { figure: "gone", card: "stormtrooper", seat: 0 },
  kind: "move",
  token: "hit",
  seat: 1,
  amount: 3,
  by: "parry",
  resolved: "foresight",
  condition: "stun",
  surge: "pierce 1",
  played: "planning",
  shown: "planning",
};

test.each([
  [{ self: { damageAtLeast: 5 } }, { self: { damageAtLeast: 6 } }],
  [{ figure: { ref: "luke", fits: { has: "stun" } } }, { figure: { ref: "luke", fits: { has: "bleed" } } }],
  [{ attacker: { trait: "leader" } }, { attacker: { trait: "trooper" } }],
  [{ defender: { has: "stun" } }, { defender: { has: "focus" } }],
  [{ subject: { trait: "wookiee" } }, { subject: { side: "friendly" } }],
  [{ fallen: { trait: "trooper" } }, { fallen: { side: "hostile" } }],
  [{ special: false }, { special: true }],
  [{ action: "move" }, { action: "attack" }],
  [{ token: "hit" }, { token: "surge" }],
  [{ damageAtLeast: 3 }, { damageAtLeast: 4 }],
  [{ army: "imperial" }, { army: "rebel" }],
  [{ damageBy: "parry" }, { damageBy: "blitz" }],
  [{ rerolledBy: "parry" }, { rerolledBy: "blitz" }],
  [{ resolved: "foresight" }, { resolved: "brutality" }],
  [{ gained: "stun" }, { gained: "focus" }],
  [{ surge: "pierce 1" }, { surge: "pierce 2" }],
  [{ played: "shown" }, { played: "luke" }],
  [{ exists: { side: "hostile", adjacent: true } }, { exists: { side: "hostile", trait: "trooper" } }],
  [{ exists: { filter: { side: "hostile" }, atLeast: 3 } }, { exists: { filter: { side: "hostile" }, atLeast: 4 } }],
  [{ none: { side: "hostile", trait: "trooper" } }, { none: { side: "hostile", adjacent: true } }],
  [{ ownActivation: true }, { ownActivation: false }],
  [{ activating: { trait: "leader" } }, { activating: { trait: "trooper" } }],
  [{ moved: false }, { moved: true }],
  [{ attacked: false }, { attacked: true }],
  [{ hand: { atMost: 1 } }, { hand: { atLeast: 2 } }],
  [{ deck: { atLeast: 2 } }, { deck: { atMost: 1 } }],
  [{ opposingHand: { atMost: 0 } }, { opposingHand: { atLeast: 1 } }],
  [{ opposingDeck: { atMost: 0 } }, { opposingDeck: { atLeast: 1 } }],
  [{ round: { atMost: 1 } }, { round: { atLeast: 2 } }],
  [{ vpBehind: 8 }, { vpBehind: 9 }],
  [{ bound: "luke" }, { bound: "nobody" }],
  [
    { compare: { left: { of: "damage" }, is: ">", right: 4 } },
    { compare: { left: { of: "damage" }, is: "<=", right: 4 } },
  ],
  [{ any: [{ moved: true }, { attacked: false }] }, { any: [{ moved: true }, { attacked: true }] }],
  [{ not: { moved: true } }, { not: { moved: false } }],
] as const)("%j holds, %j does not", (so, notSo) => {
  const both = reads(position, (scene) => [so, notSo].map((one) => holds(scene, Condition.parse(one))), bound);
  expect(both).toEqual([true, false]);
});

test.each([
  [{ attack: "melee" }, { attack: "ranged" }],
  [{ distance: { atMost: 1 } }, { distance: { atLeast: 2 } }],
  [{ results: { symbol: "hit", atLeast: 7 } }, { results: { symbol: "hit", atLeast: 8 } }],
  [{ missed: false }, { missed: true }],
  [{ damaged: false }, { damaged: true }],
  [{ defeated: false }, { defeated: true }],
  [{ die: "red" }, { die: "blue" }],
] as const)("in an attack %j holds, %j does not", (so, notSo) => {
  const both = readsInAttack(position, [1, 1, 5, 3, 0], (scene) =>
    [so, notSo].map((one) => holds(scene, Condition.parse(one))),
  );
  expect(both).toEqual([true, false]);
});

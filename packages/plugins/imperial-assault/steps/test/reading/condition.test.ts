import { expect, test } from "vitest";
import { Condition } from "../../src/language/condition.js";
import { holds } from "../../src/reading/condition.js";
import { attack, does } from "../steps/does.js";
import { duelWith, groupsOf, position } from "./duel-position.js";
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
  card: "parry",
  discarded: "parry",
  from: "hand",
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
  [{ openDiscards: true }, { not: { openDiscards: true } }],
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
  [{ harmful: true }, { not: { harmful: true } }],
  [{ opposing: true }, { not: { opposing: true } }],
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

const ask = (one: object, bindings: object) =>
  reads(position, (scene) => holds(scene, Condition.parse(one)), { ...bindings });

test("a condition gained is harmful or not, and what a seat does is its own or the other's", () => {
  expect(ask({ harmful: true }, { condition: "focus" })).toBe(false);
  expect(ask({ opposing: true }, { seat: 0 })).toBe(false);
});

test("a card that was discarded is the ability's own: the same card, of the same player, from where it says", () => {
  const own = { seat: 0, card: "parry", discarded: "parry", from: "hand" };
  expect(ask({ discarded: {} }, own)).toBe(true);
  expect(ask({ discarded: { from: "hand" } }, own)).toBe(true);
  expect(ask({ discarded: { from: "deck" } }, own)).toBe(false);
  expect(ask({ discarded: {} }, { ...own, discarded: "blitz" })).toBe(false);
  expect(ask({ discarded: {} }, { ...own, seat: 1 })).toBe(false);
});

const inAttack = (one: object, given: Parameters<typeof readsInAttack>[3], dice: readonly number[] = [1, 1, 5, 3, 0]) =>
  readsInAttack(position, dice, (scene) => holds(scene, Condition.parse(one)), given);

test("an ability was used by this figure, not by another", () => {
  const left = [{ lasting: "do:used", data: { key: "brutality@vader" } }];
  expect(inAttack({ used: "brutality" }, { left })).toBe(true);
  expect(inAttack({ used: "foresight" }, { left })).toBe(false);
  expect(inAttack({ used: "brutality" }, { left: [{ lasting: "do:used", data: { key: "brutality@one" } }] })).toBe(
    false,
  );
});

test("cards played in the attack are counted for their own player", () => {
  const left = [0, 0, 1].map((seat) => ({ lasting: "cc:in-attack", seat }));
  expect(inAttack({ cardsPlayed: { atLeast: 2, atMost: 2 } }, { left })).toBe(true);
  expect(inAttack({ cardsPlayed: { atLeast: 3 } }, { left })).toBe(false);
  expect(inAttack({ cardsPlayed: { atLeast: 1 } }, {})).toBe(false);
});

test("whoever saw the figure when its activation began is not taken unawares", () => {
  const watched = (figure: string, ...by: readonly string[]) => ({
    left: [{ lasting: "cc:watched", data: { figure, by } }],
  });
  expect(inAttack({ unseen: true }, watched("vader", "luke"))).toBe(true);
  expect(inAttack({ unseen: true }, watched("vader", "luke", "gaarkhan"))).toBe(false);
  expect(inAttack({ unseen: true }, watched("one", "luke"))).toBe(false);
  expect(inAttack({ unseen: true }, {})).toBe(false);
});

test("a power token counts for the figure that spent it", () => {
  const spent = (figure: string, token: string) => ({
    left: [{ lasting: "power-token:committed", data: { figure, token } }],
  });
  expect(inAttack({ spentToken: "hit" }, spent("vader", "hit"))).toBe(true);
  expect(inAttack({ spentToken: "hit" }, spent("vader", "surge"))).toBe(false);
  expect(inAttack({ spentToken: "hit" }, spent("gaarkhan", "hit"))).toBe(false);
});

/** C-3PO stands where Gaarkhan was: he has nothing but what he rolls. */
const [mine, theirs] = position.position.seats;
const droid = {
  ...position,
  position: {
    ...position.position,
    seats: [mine, { ...theirs, groups: [{ card: "c-3po", figures: [{ id: "c3po", at: "e1" }] }] }],
  },
};
const onDroid = (one: object, dice: readonly number[], isMissed = false) =>
  readsInAttack(droid, dice, (scene) => holds(scene, Condition.parse(one)), { target: "c3po:e1", isMissed });

test("a defence is fortified by what its player adds, not by what he rolls", () => {
  // Gaarkhan always has a block more than his die shows
  expect(inAttack({ fortified: true }, {})).toBe(true);
  expect(onDroid({ fortified: true }, [1, 1, 5, 3, 0])).toBe(false);
});

test("an attack is missed for a reason, once it has been checked", () => {
  const dodged = [1, 1, 5, 3, 5];
  expect(onDroid({ missedBy: "dodge" }, dodged)).toBe(false);
  expect(onDroid({ missedBy: "dodge" }, dodged, true)).toBe(true);
  expect(onDroid({ missedBy: "accuracy" }, dodged, true)).toBe(false);
  expect(onDroid({ missed: true }, dodged, true)).toBe(true);
});

/** What holds as the ability of a card reads it, with what it did before. */
const holdsAfter = (steps: readonly object[], condition: object, given: Parameters<typeof does>[1] = {}) => {
  // biome-ignore lint/suspicious/noThenProperty: a word of the language, never awaited
  const noted = { type: "do:if", if: condition, then: [{ type: "do:bind", as: "so", value: true }] };
  return does([...steps, noted], given).bound.so === true;
};

test("an attack belongs to the ability that performs it", () => {
  const strike = { type: "do:strike", attacker: "vader", defender: "gaarkhan", targetSpace: "e1", seat: 0 };
  const during = (by: string, attackBy: string) =>
    holdsAfter(
      [],
      { attackBy },
      {
        cause: [{ ...strike, instead: { by } }],
        at: "attack:declare",
        dice: [1, 1, 5, 3, 0],
      },
    );
  expect(during("trial/second", "trial/second")).toBe(true);
  expect(during("trial/second", "trial")).toBe(false);
});

test("results can be turned into others while there are some", () => {
  expect(holdsAfter([], { turnable: "surge" }, attack("attack:modifiers"))).toBe(true);
  expect(holdsAfter([], { turnable: "dodge" }, attack("attack:modifiers"))).toBe(false);
});

test("a roll of the ability shows so many of a symbol", () => {
  const roll = [{ type: "do:roll", dice: ["red"] }];
  expect(holdsAfter(roll, { rolled: { symbol: "hit", atLeast: 3 } }, { dice: [5] })).toBe(true);
  expect(holdsAfter(roll, { rolled: { symbol: "hit", atLeast: 3 } }, { dice: [0] })).toBe(false);
});

test("the defence is blank where its dice show nothing", () => {
  // of the six faces of a white die the first is blank
  expect(onDroid({ blankDefense: true }, [1, 1, 5, 3, 0])).toBe(true);
  expect(onDroid({ blankDefense: true }, [1, 1, 5, 3, 1])).toBe(false);
});

test("the target is aligned where it stands in the row or column of its attacker", () => {
  expect(inAttack({ aligned: true }, { bindings: { targetSpace: "e1" } })).toBe(true);
  expect(inAttack({ aligned: true }, { bindings: { targetSpace: "e2" } })).toBe(false);
});

test("a group is in reserve while its card keeps it out of play", () => {
  const waiting = { card: "stormtrooper", figures: [{ id: "late" }], attachments: ["lie-in-ambush"] };
  const setup = duelWith({ groups: [...groupsOf(0), waiting] }, {}, { start: "deployment", activating: undefined });
  const reserve = (card: string) =>
    holdsAfter([], { reserve: true }, { position: setup, at: "deployment:done", bound: { card } });
  expect(reserve("lie-in-ambush")).toBe(true);
  expect(reserve("imperial-citadel")).toBe(false);
});

test("a power token is stored once one lies on the ability's card", () => {
  const bound = { card: "imperial-citadel" };
  expect(holdsAfter([{ type: "do:store", token: "hit" }], { stored: true }, { bound })).toBe(true);
  expect(holdsAfter([], { stored: true }, { bound })).toBe(false);
});

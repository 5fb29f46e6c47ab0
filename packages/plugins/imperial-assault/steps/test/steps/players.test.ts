import { expect, test } from "vitest";
import { duelWith, groupsOf } from "../reading/duel-position.js";
import { does } from "./does.js";

const position = duelWith({ hand: ["urgency", "planning"] }, { hand: ["parry", "rally"], deck: ["focus", "blitz"] });
const sidesAfter = (steps: readonly object[], given = {}) => does(steps, { position, ...given }).table.sides;
const friend = { bound: { friend: "one", target: "one", officer: "officer" } };

test("do:draw draws cards, of both players where it says so, and binds one's own", () => {
  const drawn = does([{ type: "do:draw", who: "both" }], { position });
  expect(drawn.table.sides.map(({ hand }) => hand)).toEqual([
    ["urgency", "planning", "blitz"],
    ["parry", "rally", "focus"],
  ]);
  expect(drawn.bound.drawn).toEqual(["blitz"]);
});

test("do:discard lets a player choose a card of its hand, and binds how many and what they cost", () => {
  const { asked } = does([{ type: "do:discard", who: "opponent" }], { position });
  expect(asked).toMatchObject({ seat: 1, keys: ["parry", "rally"] });
  const { bound, table } = does([{ type: "do:discard" }], { position, answers: ["planning"] });
  expect(table.sides[0]?.hand).toEqual(["urgency"]);
  expect(bound).toMatchObject({ discarded: 1, discardedCard: "planning" });
});

test("do:discard at random asks nobody; orMore lets the player take more; orShow shows a hand without the card", () => {
  const random = sidesAfter([{ type: "do:discard", random: true }], { shuffles: { "deck-0": [[1, 0]] } });
  expect(random[0]?.hand).toEqual(["urgency"]);
  expect(sidesAfter([{ type: "do:discard", orMore: true }], { answers: [["urgency", "planning"]] })[0]?.hand).toEqual(
    [],
  );
  const shown = does([{ type: "do:discard", only: "named", orShow: true }], { position, bound: { named: "focus" } });
  expect(shown.events("hand:revealed")).toEqual([{ seat: 0, cards: ["urgency", "planning"] }]);
});

test("do:discard-one discards the card it names", () => {
  expect(sidesAfter([{ type: "do:discard-one", seat: 1, card: "rally" }])[1]).toMatchObject({
    hand: ["parry"],
    discard: ["rally"],
  });
});

test("do:pick-card binds a card in the opponent's hand, and its cost", () => {
  const { asked } = does([{ type: "do:pick-card" }], { position });
  expect(asked).toMatchObject({ seat: 0, keys: ["parry", "rally"] });
  const { bound } = does([{ type: "do:pick-card" }], { position, answers: ["rally"] });
  expect(bound).toMatchObject({ picked: "rally", pickedCost: expect.any(Number) });
});

test("do:clear-discard takes a discard pile out of the game", () => {
  expect(sidesAfter([{ type: "do:clear-discard", who: "you" }])[0]).toMatchObject({
    discard: [],
    removed: ["parry", "take-cover"],
  });
});

test("do:initiative claims the initiative", () => {
  const theirs = duelWith({}, {}, { initiative: 1, turn: 0 });
  expect(does([{ type: "do:initiative" }], { position: theirs }).table.initiative).toBe(0);
});

test("do:exhaust exhausts a deployment card", () => {
  const { groups } = does([{ type: "do:exhaust", who: "friend" }], friend).table;
  expect(groups["0.stormtrooper.1"]?.ready).toBe(false);
});

test("do:ready readies a deployment card", () => {
  const { groups } = does([{ type: "do:ready", who: "officer" }], friend).table;
  expect(groups["0.imperial-officer.2"]?.ready).toBe(true);
});

test("do:mill discards from the top of a deck", () => {
  expect(sidesAfter([{ type: "do:mill", who: "opponent" }])[1]).toMatchObject({ deck: ["blitz"], discard: ["focus"] });
});

test("do:score gives victory points", () => {
  const points = (who: string) => sidesAfter([{ type: "do:score", vp: 3, who }]).map(({ vp }) => vp);
  expect(points("you")).toEqual([15, 20]);
  expect(points("opponent")).toEqual([12, 23]);
});

test("do:take moves a card of choice from one zone to another", () => {
  const take = { type: "do:take", from: "discard" };
  expect(does([take], { position }).asked).toMatchObject({ seat: 0, keys: ["parry", "take-cover", "none"] });
  const taken = does([take], { position, answers: ["take-cover"] });
  expect(taken.table.sides[0]).toMatchObject({ hand: ["urgency", "planning", "take-cover"], discard: ["parry"] });
  expect(taken.bound.taken).toBe(1);
});

test("do:deck-ends puts one end of the deck to the other", () => {
  const { asked } = does([{ type: "do:deck-ends" }], { position });
  expect(asked.keys).toEqual(["top-to-bottom", "bottom-to-top", "none"]);
  const ends = (answer: string) => sidesAfter([{ type: "do:deck-ends" }], { answers: [answer] })[0]?.deck;
  expect(ends("top-to-bottom")).toEqual(["parry", "blitz"]);
  expect(ends("none")).toEqual(["blitz", "parry"]);
});

test("do:arrange puts the top cards of a deck back in any order, or under it", () => {
  const arrange = { type: "do:arrange", cards: 2, who: "opponent" };
  const deck = (more: object, ...answers: readonly string[]) =>
    sidesAfter([{ ...arrange, ...more }], { answers })[1]?.deck;
  expect(deck({}, "focus>top", "blitz>top")).toEqual(["blitz", "focus"]);
  expect(deck({ bottom: true }, "focus>bottom", "blitz>top")).toEqual(["blitz", "focus"]);
});

test("do:reshuffle puts a hand into its deck", () => {
  const side = sidesAfter([{ type: "do:reshuffle", who: "opponent" }], {
    shuffles: {
      "deck-1": [
        [0, 1, 2],
        [0, 1, 2, 3],
      ],
    },
  })[1];
  expect(side?.hand).toEqual([]);
  expect([...(side?.deck ?? [])].sort()).toEqual(["blitz", "focus", "parry", "rally"]);
});

test("do:open-doors opens doors next to a space", () => {
  const opened = (space: string) =>
    does([{ type: "do:open-doors", fromSpace: "space" }], { bound: { space } }).table.openDoors;
  expect(opened("d2")).toEqual(["door-1"]);
  expect(opened("a1")).toEqual([]);
});

test("do:terminals gives its player all terminals for the round", () => {
  expect(does([{ type: "do:terminals" }]).lasting("do:terminals")).toHaveLength(1);
});

test("do:uncount lets the opponent count a figure less for a place the figure is next to", () => {
  const officer = { card: "imperial-officer", figures: [{ id: "officer", at: "a5" }] };
  const near = { position: duelWith({ groups: [...groupsOf(0).slice(0, 2), officer] }), ...friend };
  expect(does([{ type: "do:uncount", who: "officer" }], near).lasting("do:uncounted")).toEqual([
    { place: "a4", seat: 1 },
  ]);
  expect(does([{ type: "do:uncount", who: "friend" }], near).lasting("do:uncounted")).toEqual([]);
});

test("do:look tells who looks which cards they are, of a deck or a hand", () => {
  const deck = does([{ type: "do:look", who: "opponent", cards: 1 }], { position });
  expect(deck.events("deck:looked")).toEqual([{ seat: 0, cards: [{ seat: 1, card: "focus" }] }]);
  const hand = does([{ type: "do:look", who: "opponent", zone: "hand" }], { position });
  expect(hand.events("deck:looked")).toEqual([
    {
      seat: 0,
      cards: [
        { seat: 1, card: "parry" },
        { seat: 1, card: "rally" },
      ],
    },
  ]);
});

test("do:form gives a figure one of its own cards", () => {
  const purge = { card: "purge-trooper", figures: [{ id: "purge", at: "b1" }] };
  const given = { position: duelWith({ groups: [...groupsOf(0), purge] }), bound: { purge: "purge" } };
  const { asked } = does([{ type: "do:form", who: "purge" }], given);
  expect(asked).toMatchObject({ seat: 0, question: "do:form" });
  const [card] = asked.keys as readonly string[];
  const formed = does([{ type: "do:form", who: "purge" }], { ...given, answers: [card as string] });
  expect(formed.lasting("do:form")).toEqual([{ figure: "purge", card }]);
});

test("do:companion puts a companion into play near a figure", () => {
  const companion = [{ type: "do:companion", card: "dio" }];
  const { asked } = does(companion);
  expect(asked.seat).toBe(0);
  const { figures } = does(companion, { answers: [asked.keys[0] as string] }).table;
  expect(Object.values(figures).map(({ card }) => card)).toContain("dio");
});

test("do:next makes a group its player's next to activate", () => {
  expect(does([{ type: "do:next" }], friend).lasting("ia:next")).toEqual([{ group: "0.stormtrooper.1" }]);
});

test("do:bar keeps a group from activating at its player's next opportunity", () => {
  expect(does([{ type: "do:bar" }], friend).lasting("do:barred")).toEqual([{ group: "0.stormtrooper.1" }]);
});

test("do:activate activates a group next", () => {
  expect(does([{ type: "do:activate" }], friend).table.activation).toMatchObject({ group: "0.stormtrooper.1" });
});

test("do:action gives the active figure more actions", () => {
  expect(does([{ type: "do:action", actions: 2 }]).table.activation?.actions).toBe(4);
});

test("do:worth makes whoever just fell worth more or less", () => {
  const { lasting } = does([{ type: "do:worth", vp: -1 }], { bound: { fallen: { figure: "luke" } } });
  expect(lasting("ia:worth")).toEqual([{ figure: "luke", vp: -1 }]);
});

test("do:spend counts another ability as used", () => {
  const { lasting } = does([{ type: "do:spend", ability: "brutality", limit: "activation" }]);
  expect(lasting("do:used")).toEqual([expect.objectContaining({ key: "brutality@vader" })]);
});

test("do:use does nothing where no plugin owns special actions", () => {
  expect(does([{ type: "do:use", ability: "dc_special:Darth Vader:1" }]).table).toEqual(does([]).table);
});

test("do:pay pays what an ability costs", () => {
  const paid = does([{ type: "do:pay", cost: { damage: 1, vp: 2, actions: 1 } }]).table;
  expect(paid.figures.vader?.damage).toBe(6);
  expect(paid.sides[0]?.vp).toBe(10);
  expect(paid.activation?.actions).toBe(1);
  expect(does([{ type: "do:pay", cost: { card: true } }]).table.sides[0]?.hand).toEqual([]);
});

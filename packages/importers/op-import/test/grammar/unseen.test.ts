import { expect, test } from "vitest";
import { abilityIn, factsIn, stepsIn } from "../reading.js";

test("numbers of both players are compared, whatever they count", () => {
  const than = (words: string) => (stepsIn(`If ${words}, draw 1 card.`) as [{ condition: object }])[0].condition;
  expect(than("you have at least 3 less cards in your trash than your opponent")).toEqual({
    number: { size: "trash", side: "you", plus: 3 },
    max: { size: "trash", side: "opponent" },
  });
  expect(than("the number of your opponent's rested Characters is more than the number of your Life cards")).toEqual({
    number: {
      count: { side: "opponent", zones: ["characters"], filter: { state: "rested" }, count: "all" },
    },
    min: { size: "life", side: "you", plus: 1 },
  });
});

test("what happened this turn, and how late it is, are conditions", () => {
  expect(stepsIn("If your opponent has activated an Event during this turn, draw 1 card.")).toMatchObject([
    { condition: { happened: { event: "eventActivated", side: "opponent" } } },
  ]);
  expect(stepsIn("If this is your third turn or later, draw 1 card.")).toMatchObject([
    { condition: { number: { turn: "yours" }, min: 3 } },
  ]);
});

test("events are joined, and say by what they come about", () => {
  expect(
    abilityIn(
      "When your opponent draws a card outside of their Draw Phase or your {Crew} type Character is rested by your opponent's Character's effect, draw 1 card.",
    ),
  ).toMatchObject({
    when: [
      { event: "drew", side: "opponent", cause: "effect" },
      { event: "rested", side: "you", cause: "effect", by: "opponent", source: { kind: "Character" } },
    ],
  });
});

test("one of two kinds of cards pays", () => {
  expect(
    abilityIn("[On Play] You may trash 1 {Crew} type card from your hand or 1 of your Stages: Draw 2 cards."),
  ).toMatchObject({
    costs: [
      {
        target: {
          zones: ["hand", "stage"],
          filter: { any: [{ zone: "hand", types: "Crew" }, { zone: "stage" }] },
          count: { exactly: 1 },
        },
      },
    ],
  });
});

test("cards on a player's field are that player's; a name alone may be a Stage's", () => {
  expect(stepsIn("Rest up to 2 Characters on your opponent's field.")).toMatchObject([
    { target: { side: "opponent" } },
  ]);
  expect(stepsIn("Rest up to 1 of your [Merry Boat].")).toMatchObject([
    { target: { zones: ["leader", "characters", "stage"], filter: { name: "Merry Boat" } } },
  ]);
});

test('"unless" is a condition that must not hold', () => {
  expect(abilityIn("This Character cannot attack unless you have 2 or less cards in your hand.")).toMatchObject({
    timing: "static",
    condition: { not: { number: { size: "hand", side: "you" }, max: 2 } },
    steps: [{ cannot: [{ verb: "attack" }] }],
  });
});

test("base power is swapped, set, or copied", () => {
  const swapped = stepsIn(
    "Select 2 of your Characters. Swap the base power of the selected Characters with each other during this turn.",
  );
  expect(swapped).toMatchObject([
    { type: "op:select", as: "selected" },
    { as: "one" },
    { as: "two" },
    { as: "first" },
    { as: "second" },
    { target: { ref: "one" }, basePower: { bound: "second" }, for: "thisTurn" },
    { target: { ref: "two" }, basePower: { bound: "first" }, for: "thisTurn" },
  ]);
  expect(
    stepsIn(
      "Your Leader's base power becomes the same as the power of your opponent's attacking Leader or Character during this turn.",
    ),
  ).toMatchObject([{ target: { zones: ["leader"] }, basePower: { stat: "power", of: { ref: "attacker" } } }]);
});

test("what a deck may hold is a fact, and the line may go on with what the card does", () => {
  expect(
    factsIn(
      "Under the rules of this game, you cannot include Events with a cost of 4 or more in your deck and at the start of the game, play up to 1 {Crew} type Stage card from your deck.",
    ),
  ).toEqual({
    construction: { only: [{ kinds: ["Event"], maxCost: 3 }] },
  });
  expect(factsIn("Under the rules of this game, your DON!! deck consists of 7 cards.")).toEqual({
    construction: { donDeck: 7 },
  });
});

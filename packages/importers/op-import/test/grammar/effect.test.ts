import { expect, test } from "vitest";
import { abilityIn, stepsIn } from "../reading.js";

test("costs are read in printed order: marks, DON!!, cards", () => {
  expect(
    abilityIn(
      "[Activate: Main] DON!! -2, You may rest this Character and trash 1 {Navy} type card from your hand: Draw 2 cards.",
    ),
  ).toMatchObject({
    costs: [
      { type: "op:returnDon", count: { exactly: 2 } },
      { type: "op:rest", target: { ref: "self" } },
      {
        type: "op:move",
        target: { zones: ["hand"], filter: { types: "Navy" }, count: { exactly: 1 } },
        to: { zone: "trash" },
      },
    ],
    steps: [{ type: "op:draw", count: 2 }],
  });
  expect(
    abilityIn("[On Play] ⟨3⟩ You may add 1 card from the top or bottom of your Life cards to your hand: Draw 1 card."),
  ).toMatchObject({
    costs: [
      { type: "op:restDon", count: 3 },
      { type: "op:move", target: { zones: ["life"], at: "either" }, to: { zone: "hand" } },
    ],
  });
});

test('"Then," stays under the condition before it, a new sentence does not', () => {
  const under = stepsIn("If your Leader is [Nami], draw 1 card. Then, trash 1 card from your hand.");
  expect(under).toMatchObject([{ type: "op:if", steps: [{ type: "op:draw" }, { type: "op:move" }] }]);
  const apart = stepsIn("If your Leader is [Nami], draw 1 card. Trash 1 card from your hand.");
  expect(apart).toMatchObject([{ type: "op:if", steps: [{ type: "op:draw" }] }, { type: "op:move" }]);
});

test('"you may … If you do" is one choice, and what follows reads whether it happened', () => {
  expect(stepsIn("You may trash 6 cards from the top of your deck. If you do, draw 1 card.")).toEqual([
    {
      type: "op:may",
      steps: [
        {
          type: "op:move",
          target: { side: "you", zones: ["deck"], at: "top", count: { exactly: 6 } },
          to: { zone: "trash" },
        },
        { type: "op:if", condition: { did: true }, steps: [{ type: "op:draw", count: 1 }] },
      ],
    },
  ]);
});

test("bullets are options, read like any text", () => {
  expect(
    stepsIn("Choose one: • Draw 1 card. • K.O. up to 1 of your opponent's Characters with a cost of 2 or less."),
  ).toMatchObject([{ type: "op:choose", options: [{ steps: [{ type: "op:draw" }] }, { steps: [{ type: "op:ko" }] }] }]);
  expect(stepsIn("Your opponent chooses one: • Draw 1 card. • Draw 2 cards.")).toMatchObject([{ player: "opponent" }]);
});

test("searches take and put back over several sentences", () => {
  expect(
    stepsIn(
      "Look at 4 cards from the top of your deck; reveal up to 2 {Crew} type cards other than [Nami] and add them to your hand. Then, place the rest at the bottom of your deck in any order.",
    ),
  ).toEqual([
    {
      type: "op:look",
      zone: "deck",
      count: 4,
      take: [{ filter: { types: "Crew", not: { name: "Nami" } }, count: { upTo: 2 }, to: { zone: "hand" } }],
      rest: { to: "bottom", order: "any" },
    },
  ]);
});

test("what is put off says until when, before or behind", () => {
  expect(stepsIn("Set up to 2 of your DON!! cards as active at the end of this turn.")).toMatchObject([
    { type: "op:schedule", at: "endOfThisTurn", steps: [{ type: "op:stand", target: { zones: ["cost"] } }] },
  ]);
  expect(stepsIn("At the end of this battle, return this Character to the owner's hand.")).toMatchObject([
    { type: "op:schedule", at: "endOfThisBattle" },
  ]);
});

test("amounts go by what is counted", () => {
  expect(stepsIn("This Character gains +1000 power during this turn for every 3 cards in your trash.")).toMatchObject([
    { type: "op:give", power: { size: "trash", side: "you", per: 3, times: 1000 }, for: "thisTurn" },
  ]);
});

test("a card of the Life area, where nothing says which, is the top one", () => {
  const top = { side: "opponent", zones: ["life"], at: "top", count: { upTo: 1 } };
  expect(stepsIn("Place up to 1 card from your opponent's Life area at the bottom of the owner's deck.")).toMatchObject(
    [{ type: "op:move", target: top, to: { zone: "deck", end: "bottom" } }],
  );
});

test('what stands behind "Then," does not depend on what a player may do before it', () => {
  expect(stepsIn("You may rest this Character. Then, trash 1 card from your hand.")).toMatchObject([
    { type: "op:may", steps: [{ type: "op:rest" }] },
    { type: "op:move", to: { zone: "trash" } },
  ]);
  expect(stepsIn("You may rest this Character and draw 1 card.")).toMatchObject([
    { type: "op:may", steps: [{ type: "op:rest" }, { type: "op:draw" }] },
  ]);
});

test('a second "it" is what was chosen then; "the selected" and "the revealed" are what they were', () => {
  const kept =
    "Select 2 of your Characters. K.O. up to 1 of your opponent's Characters with a cost of 2 or less. Swap the base power of the selected Characters with each other during this turn.";
  expect(stepsIn(kept)).toMatchObject([
    { type: "op:select", as: "selected" },
    { type: "op:ko" },
    { target: { ref: "selected" }, as: "one" },
    { target: { ref: "selected" }, as: "two" },
    {},
    {},
    {},
    {},
  ]);
  const last =
    "Select up to 1 of your Characters and up to 1 of your opponent's Characters. Rest up to 1 of your opponent's Characters and that Character cannot attack during this turn.";
  expect(stepsIn(last)).toMatchObject([
    { as: "one" },
    { as: "two" },
    { type: "op:rest" },
    { type: "op:give", target: { ref: "chosen" } },
  ]);
  const revealed =
    "Reveal 1 card from the top of your deck. Return up to 1 of your Characters to the owner's hand. If the revealed card has a cost of 4 or more, draw 1 card. Then, place the revealed card at the bottom of your deck.";
  expect(stepsIn(revealed)).toMatchObject([
    { type: "op:reveal", as: "shown" },
    { type: "op:move" },
    {
      condition: { ref: "shown" },
      steps: [{ type: "op:draw" }, { type: "op:move", target: { ref: "shown" } }],
    },
  ]);
});

test("what the opponent may do is the price of what follows, whatever was done before", () => {
  expect(
    stepsIn("Draw 1 card. Your opponent may trash 1 card from their hand. If they do, draw 2 cards."),
  ).toMatchObject([
    { type: "op:draw", count: 1 },
    { type: "op:may", player: "opponent", costs: [{ type: "op:move" }], steps: [{ type: "op:draw", count: 2 }] },
  ]);
});

test("several things that cannot be are bans of their own", () => {
  expect(
    abilityIn("This Character cannot be K.O.'d in battle or removed from the field by your opponent's effects."),
  ).toMatchObject({
    steps: [
      {
        cannot: [
          { verb: "beKoed", cause: "battle" },
          { verb: "leave", cause: "effect", by: "opponent" },
        ],
      },
    ],
  });
});

test("of two chosen cards one is played, and the other rested", () => {
  const words =
    "Choose up to 1 Character card with a cost of 4 or less and up to 1 Character card with a cost of 2 or less from your trash. Play 1 card and play the other card rested.";
  expect(stepsIn(words)).toMatchObject([
    { as: "one" },
    { as: "two" },
    { type: "op:play", target: { ref: ["one", "two"], count: { exactly: 1 } }, as: "first" },
    { type: "op:play", target: { ref: ["one", "two"], filter: { other: "first" } }, rested: true },
  ]);
});

test("A or up to 1 of B is one choice, of one player's cards alone", () => {
  expect(
    stepsIn("Your Leader or up to 1 of your {Crew} type Characters gains +1000 power during this turn."),
  ).toMatchObject([
    {
      target: {
        side: "you",
        zones: ["leader", "characters"],
        filter: { any: [{ zone: "leader" }, { zone: "characters", types: "Crew" }] },
        count: { upTo: 1 },
      },
    },
  ]);
  expect(() => stepsIn("K.O. up to 2 of your opponent's Characters or up to 1 of your Characters.")).toThrow();
  expect(() => stepsIn("K.O. up to 2 of your opponent's Stages or up to 1 of your opponent's Characters.")).toThrow();
});

test("what cannot be done by effects is shared by what is forbidden together", () => {
  expect(abilityIn("This Character cannot be K.O.'d or rested by your opponent's effects.")).toMatchObject({
    steps: [
      {
        cannot: [
          { verb: "beKoed", cause: "effect", by: "opponent" },
          { verb: "beRested", cause: "effect", by: "opponent" },
        ],
      },
    ],
  });
});

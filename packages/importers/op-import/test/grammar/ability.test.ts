import { expect, test } from "vitest";
import { readLine } from "../../src/grammar/ability.js";
import { abilitiesIn, abilityIn } from "../reading.js";

const draw = [{ type: "op:draw", count: 1 }];

test("tags before the text are timings and gates", () => {
  expect(abilityIn("[DON!! x2] [Your Turn] [On Play]/[When Attacking] [Once Per Turn] Draw 1 card.")).toEqual({
    timing: ["onPlay", "whenAttacking"],
    don: 2,
    turn: "you",
    oncePerTurn: true,
    steps: draw,
  });
});

test("keywords are facts, alone or before an ability", () => {
  expect(readLine("[Blocker] [Rush]")).toMatchObject({ keywords: ["Blocker", "Rush"], abilities: [] });
  expect(readLine("[Rush] [On K.O.] Draw 1 card.")).toMatchObject({
    keywords: ["Rush"],
    abilities: [{ timing: "onKo" }],
  });
});

test("without a timing, and without a length of time, it is static, its condition over all of it", () => {
  expect(
    abilityIn("[DON!! x1] If you have 7 or more cards in your trash, this Character gains [Blocker] and +2000 power."),
  ).toEqual({
    timing: "static",
    don: 1,
    condition: { number: { size: "trash", side: "you" }, min: 7 },
    steps: [{ type: "op:give", target: { ref: "self" }, keyword: ["Blocker"], power: 2000 }],
  });
  expect(
    abilitiesIn(
      "All of your Characters gain +7 cost. If you have 3 or less Life cards, this Leader gains +1000 power.",
    ),
  ).toHaveLength(2);
});

test("prose events are patterns, with costs before them or not", () => {
  expect(
    abilityIn(
      "[Your Turn] You may trash 1 card from your hand: When your opponent's Character is K.O.'d, draw 1 card.",
    ),
  ).toMatchObject({
    timing: "when",
    when: { event: "koed", side: "opponent" },
    turn: "you",
    costs: [{ type: "op:move", to: { zone: "trash" } }],
    steps: draw,
  });
  expect(abilityIn("When this Character battles and K.O.'s your opponent's Character, draw 1 card.")).toMatchObject({
    when: { event: "koed", cause: "battle", source: { is: "self" } },
  });
  expect(
    abilityIn(
      "[Once Per Turn] This effect can be activated when a Character is removed from the field by your effect. Draw 1 card.",
    ),
  ).toMatchObject({
    optional: true,
    when: { event: "left", by: "you" },
  });
});

test("replacements say what they save and from what", () => {
  expect(
    abilityIn("If this Character would be K.O.'d by an effect, you may trash 1 Event card from your hand instead."),
  ).toEqual({
    timing: "instead",
    instead: { event: "ko", cause: "effect" },
    optional: true,
    steps: [
      {
        type: "op:move",
        target: { side: "you", zones: ["hand"], filter: { kind: "Event" }, count: { exactly: 1 } },
        to: { zone: "trash" },
      },
    ],
  });
  expect(
    abilityIn(
      "[Once Per Turn] If your Character with 7000 power or more would be removed from the field by your opponent's effect, you may rest this Character instead.",
    ),
  ).toMatchObject({
    instead: { event: "leave", by: "opponent", cards: { side: "you", filter: { power: { min: 7000 } } } },
  });
});

test("a line with a word nobody knows is not read, and says where and after which rule", () => {
  expect(readLine("[On Play] Draw 1 card and juggle.")).toMatchObject({ unread: "juggle." });
  expect(readLine("[On Play] K.O. up to 1 of your opponent's purple-haired Characters.")).toMatchObject({
    unread: expect.stringMatching(/^-haired/),
  });
});

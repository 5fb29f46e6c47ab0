import { boundedRecord } from "@riposte/kernel/data";
import { z } from "zod";
import { LAST } from "./card-table.js";
import { AbilityId } from "./facts.js";
import type { Table } from "./slice.js";

const Card = z.int().min(1).max(LAST);
const Cards = z.array(Card).max(LAST).default([]);
const Count = z.int().min(0).max(1000);
const CANDIES = 10;

/** A match that starts in the middle: docs/positions/finished.md. Whatever is left out is empty, or as the difficulty has it. */
export const Position = z
  .strictObject({
    begins: z
      .enum(["acting", "turn"])
      .default("acting")
      .meta({ description: "In a turn, where the player acts, or before one" }),
    turns: Count.default(0).meta({ description: "Turns ended so far" }),
    present: Cards.meta({ description: "From left to right" }),
    draw: Cards.meta({
      description: "The top of the draw stack; cards not named anywhere lie below, highest first, 48 last",
    }),
    past: Cards.meta({ description: "From oldest to newest" }),
    future: z
      .array(z.strictObject({ kind: z.enum(["one", "all"]), cards: z.array(Card).min(1).max(LAST) }))
      .max(LAST)
      .default([])
      .meta({ description: "Parked cards: a single one, or a whole set; the first returns first" }),
    finished: z.int().min(0).max(LAST).default(0).meta({ description: "Cards 1 to this one are finished" }),
    candy: boundedRecord(
      z
        .string()
        .max(2)
        .regex(/^\d{1,2}$/, "is the number of a card"),
      z.int().min(1).max(CANDIES),
      CANDIES,
    )
      .default({})
      .meta({ description: "Candy on cards, by card number" }),
    active: z.int().min(0).max(CANDIES).optional().meta({ description: "Candy to play with; the rest is the reserve" }),
    coffee: z.int().min(0).max(99).optional().meta({ description: "Cups left" }),
    unseen: z
      .array(Card)
      .max(LAST)
      .optional()
      .meta({ description: "Cards of the draw stack never seen; all that are not named unless given" }),
    moved: Cards.meta({ description: "Cards that left the present at the last turn's end" }),
    usedThisTurn: z.array(AbilityId).max(LAST).default([]).meta({ description: "Under a limit per turn" }),
  })
  .superRefine((position, context) => {
    for (const message of problemsIn(position)) context.addIssue({ code: "custom", message });
  });
export type Position = z.infer<typeof Position>;

/** The table of a position; tokens it does not name are those given. */
export function tableAt(
  position: Position,
  tokens: Pick<Table, "active" | "coffee">,
): Omit<Table, "owesCoffee" | "flags"> {
  const { begins, turns, present, past, future, finished, moved, usedThisTurn } = position;
  const below = restOf(position);
  const candy = Array.from({ length: LAST + 1 }, (_, card) => position.candy[String(card)] ?? 0);
  const active = position.active ?? Math.min(tokens.active, CANDIES - sumOf(candy));
  return {
    phase: begins === "acting" ? "USER_INPUT_REQUIRED" : "TURN_END",
    turns,
    draw: [...position.draw, ...below],
    present,
    past,
    future,
    finished,
    candy,
    active,
    reserve: CANDIES - active - sumOf(candy),
    coffee: position.coffee ?? tokens.coffee,
    unseen: (position.unseen ?? below.filter((card) => card !== LAST)).toSorted((one, other) => one - other),
    moved,
    usedThisTurn,
  };
}

/** Everything that cannot be, a sentence each. */
function problemsIn(position: Position): readonly string[] {
  const { finished, present, future, candy, active = 0, unseen = [], draw } = position;
  const named = namedIn(position);
  const open = [...present, ...future.flatMap(({ cards }) => cards)];
  const holders = Object.keys(candy).map(Number);
  const used = sumOf(Object.values(candy)) + active;
  const stack = [...draw, ...restOf(position)];
  return [
    ...named.filter((card, at) => named.indexOf(card) !== at).map((card) => `card ${card} lies in two places`),
    ...named.filter((card) => card <= finished).map((card) => `card ${card} is finished, and lies on the table too`),
    ...holders
      .filter((card) => !open.includes(card))
      .map((card) => `candy lies on present and future cards only, not on ${card}`),
    ...(used > CANDIES ? [`there are ${CANDIES} candies, not ${used}`] : []),
    ...(present.includes(finished + 1)
      ? [`card ${finished + 1} is next in line: it would be finished, not in the present`]
      : []),
    ...unseen
      .filter((card) => !stack.includes(card) || card === LAST)
      .map((card) => `card ${card} was seen: it is not in the draw stack, or is 48`),
  ];
}

const namedIn = ({ present, draw, past, future }: Position): readonly number[] => [
  ...present,
  ...draw,
  ...past,
  ...future.flatMap(({ cards }) => cards),
];

/** Cards that are neither finished nor named: highest first, 48 under them. */
function restOf(position: Position): number[] {
  const named = namedIn(position);
  const all = Array.from({ length: LAST - 1 }, (_, index) => LAST - 1 - index);
  return [...all, LAST].filter((card) => card > position.finished && !named.includes(card));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

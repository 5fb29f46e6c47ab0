import type { DeckStats, HandOdds } from "@riposte/one-piece";
import { counted, percent } from "@riposte/words";

const odds = (label: string, { count, first, mulligan }: HandOdds): string =>
  `  ${label.padEnd(34)} ${String(count).padStart(2)} cards  ${percent(first, 1).padStart(7)}  ${percent(mulligan, 1).padStart(7)}`;

/** A deck's numbers for people. */
export function statsLines({
  size,
  kinds,
  averageCost,
  curve,
  counters,
  counterEvents,
  hand,
  life,
  missing,
}: DeckStats) {
  const most = Math.max(1, ...curve);
  return [
    `${size} cards: ${counted(kinds.Character, "Character")}, ${counted(kinds.Event, "Event")}, ${counted(kinds.Stage, "Stage")}; average cost ${averageCost.toFixed(2)}`,
    ...(missing.length === 0 ? [] : [`Not known: ${missing.join(", ")}`]),
    "",
    "Cost",
    ...curve.map(
      (count, cost) => `  ${String(cost).padStart(2)}  ${"#".repeat(Math.round((count / most) * 30))} ${count}`,
    ),
    "",
    `Counters: ${counters.map(({ value, count }) => `${count} of ${value === 0 ? "none" : `+${value}`}`).join(", ")}; ${counterEvents} Counter Events`,
    "",
    `At least one in the first hand${" ".repeat(20)}5 cards  mulligan`,
    odds("to play with 1 DON!!", hand.firstTurn),
    odds("to play with 2 DON!!", hand.secondTurn),
    odds("a counter", hand.anyCounter),
    odds("a counter of +2000", hand.counter2000),
    ...hand.cards.map((card) => odds(`${card.id} ${card.name}`.slice(0, 34), card)),
    "",
    `Triggers: ${life.triggers} in the deck; in ${life.cards} Life cards ${life.expected.toFixed(2)} on average, at least one ${percent(life.atLeastOne, 1)}`,
    `  ${life.chances.map((chance, count) => `${count}: ${percent(chance, 1)}`).join("   ")}`,
  ];
}

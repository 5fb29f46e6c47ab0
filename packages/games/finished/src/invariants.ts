import type { Reads } from "@riposte/kernel";
import { LAST } from "./card-table.js";
import type { Finished } from "./declared.js";
import type { TableView } from "./slice.js";

/** What holds at every decision, whatever is played: a sentence for each that does not. */
export function invariants({ slices }: Reads<Finished>): readonly string[] {
  const table = slices.finished;
  const broken: string[] = [];
  const check = (holds: boolean, sentence: string) => {
    if (!holds) broken.push(sentence);
  };
  const cards = cardsOf(table);
  check(cards.length === LAST && new Set(cards).size === LAST, `48 cards are in the game, not ${cards.join(" ")}`);
  const onCards = table.candy.reduce((sum, candy) => sum + candy, 0);
  check(onCards + table.active + table.reserve === 10, "10 candies are in the game");
  check(Math.min(table.active, table.reserve, table.coffee) >= 0, "no token is owed");
  const open = [...table.present, ...table.future.flatMap((area) => area.cards)];
  const holders = table.candy.flatMap((candy, card) => (candy > 0 ? [card] : []));
  check(
    holders.every((card) => open.includes(card)),
    `candy lies on present and future cards only, not on ${holders.join(" ")}`,
  );
  check(!table.present.includes(table.finished + 1), "the next card in line never stays in the present");
  check(
    table.unseen.every((card) => table.draw.includes(card)),
    "a card never seen lies in the draw stack",
  );
  return broken;
}

/** Every card of the game, wherever it lies. */
function cardsOf(table: TableView): readonly number[] {
  const finished = Array.from({ length: table.finished }, (_, index) => index + 1);
  const parked = table.future.flatMap((area) => area.cards);
  return [...table.draw, ...table.present, ...table.past, ...parked, ...finished];
}

import type { Answer, Choice, Option } from "@riposte/kernel";
import { answerAt } from "@riposte/kernel/run";
import { LAST } from "../card-table.js";
import type { AbilityId } from "../facts.js";
import type { CardUse } from "../questions/next.js";
import type { KnownTable } from "./known-table.js";

/** A question and what can be answered: the part of a decision that rules of thumb look at. */
export interface Posed {
  readonly question: string;
  readonly choice: Choice;
}

/** Answers by rules of thumb: candy is spent only where it brings the next card in line into the present. */
export function ruleOfThumb({ question, choice }: Posed, table: KnownTable): Answer {
  switch (question) {
    case "finished:next":
      return choice.kind === "one" ? usefulCard(choice.options, table) : "end";
    case "finished:two-cards":
      return highestPair(table.present);
    case "finished:put-back":
      return highest(table.present);
    case "finished:one-card":
      return Math.min(...table.present);
    case "finished:order":
      return ascending(table.present);
    case "finished:count":
      return choice.kind === "number" ? choice.min : 1;
    case "finished:source":
      return "past";
    case "finished:swap":
      return table.present.slice(0, 2);
    default:
      // no question of the game: a plugin of another author asks it
      return answerAt(choice, 0);
  }
}

/** Runs pay only when they rise, so nothing beats sorting. */
export const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** How far ahead in the stack a card is worth drawing towards. */
const HORIZON = 9;
const DRAWS: Partial<Record<AbilityId, number>> = {
  drawOne: 1,
  drawOne3x: 1,
  drawTwo: 2,
  exchangeCard: 1,
  cardsIntoPast: 2,
  allCardsIntoFuture: 3,
};
const RANK: Partial<Record<AbilityId, number>> = { exchangeCard: 2, cardsIntoPast: 3, allCardsIntoFuture: 4 };

function usefulCard(options: readonly Option[], table: KnownTable): Answer {
  const next = table.finished + 1;
  const uses = options.filter((option): option is CardUse => "ability" in option);
  if (uses.length === 0) return "end";
  const back = table.past.slice(-2).includes(next) && uses.find(({ ability }) => ability === "cardsFromPast");
  if (back) return back.key;
  const depth = table.draw.indexOf(next);
  if (depth < 0 || depth >= HORIZON) return "end";
  return towards(depth, uses, table) ?? "end";
}

/** One card that draws deep enough, the cheapest kind first; else the strongest of several that together do. */
function towards(depth: number, uses: readonly CardUse[], table: KnownTable): number | undefined {
  let best: number | undefined;
  let bestRank = Number.POSITIVE_INFINITY;
  let strongest: number | undefined;
  let most = 0;
  let together = 0;
  let candy = table.active;
  for (const { key, ability } of uses) {
    // what an exchange draws it gives back, unless the card scores at once
    const draws = ability === "exchangeCard" && depth > 0 ? 0 : (DRAWS[ability] ?? 0);
    if (draws === 0) continue;
    const rank = RANK[ability] ?? 1;
    if (draws > depth && rank < bestRank) {
      best = key;
      bestRank = rank;
    }
    if ((rank === 1 || rank === 3) && draws > most) {
      strongest = key;
      most = draws;
    }
    const times = Math.min(candy, ability === "drawOne3x" ? 3 - (table.candy[key] as number) : 1);
    together += draws * times;
    candy -= times;
  }
  return best ?? (together > depth ? strongest : undefined);
}

/** The highest card but 48, whose every move may cost a coffee. */
function highest(cards: readonly number[]): number {
  let best = 0;
  for (const card of cards) if (card < LAST && card > best) best = card;
  return best === 0 ? LAST : best;
}

function highestPair(cards: readonly number[]): number[] {
  const sorted = ascending(cards);
  if (sorted.length > 2 && sorted.at(-1) === LAST) sorted.pop();
  return sorted.slice(-2);
}

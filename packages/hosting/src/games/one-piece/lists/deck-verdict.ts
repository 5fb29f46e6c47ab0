import { gaps as known } from "@riposte/data-one-piece";
import { type Deck, deckProblems } from "@riposte/one-piece";
import { counted, listedShort } from "@riposte/words";
import { automation } from "../../../lists/automation.js";
import type { Verdict } from "../../../lists/list-builder.js";
import { onePieceContext as context } from "../facts.js";
import { mendDeck } from "./deck-mend.js";
import { COPIES, SIZE } from "./deck-size.js";

/** May the deck be played? One sentence, and what would mend the first thing that is wrong. */
export function deckVerdict(deck: Deck): Verdict<Deck> {
  // what may not be in it goes before its cards are counted
  const isLate = (problem: string) => Number(/^The deck has/.test(problem));
  const [first, ...others] = [...deckProblems(context(), deck)].sort((one, other) => isLate(one) - isLate(other));
  if (first === undefined) return { isLegal: true, words: legalWords(deck) };
  const mend = mendDeck(deck);
  const words = others.length === 0 ? first : `${first} And ${counted(others.length, "other problem")}.`;
  return { isLegal: false, words, ...(mend !== undefined && { mend }) };
}

/** The cards that problems speak of: each names the number of its card first. */
export function faultsIn(deck: Deck): ReadonlySet<string> {
  return new Set(
    deckProblems(context(), deck).flatMap(
      (problem) => /^(?:There is no card )?([A-Z]+\d*-\d{3})/.exec(problem)?.[1] ?? [],
    ),
  );
}

function legalWords(deck: Deck): string {
  const colors = new Set(Object.keys(deck.cards).flatMap((id) => context().cards.get(id)?.colors ?? []));
  const leader = context().info(deck.leader);
  const gaps = new Set([...known.partial, ...known.unwired].map((id) => id.split(":")[0]));
  const ids = [deck.leader, ...Object.keys(deck.cards)];
  const own = listedShort(leader.colors.filter((color) => colors.has(color)));
  return `${SIZE} cards of ${own}, at most ${COPIES} of each number, ${automation(ids, (id) => gaps.has(id))}.`;
}

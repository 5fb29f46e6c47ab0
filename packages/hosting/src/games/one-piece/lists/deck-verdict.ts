import { type CardInfo, type Deck, deckProblems } from "@riposte/one-piece";
import { counted, listedShort } from "@riposte/words";
import type { Verdict } from "../../../lists/list-builder.js";
import { automation, illegal } from "../../../lists/list-words.js";
import { onePieceContext as context } from "../facts.js";
import { unplayedIn } from "../unplayed.js";
import { COPIES, copiesAllowed, SIZE, sizeOf } from "./deck-size.js";
import { nearestReady, unknownIn, unknownWords } from "./unknown-cards.js";

/** May the deck be played? One sentence, and what would mend the first thing that is wrong. */
export function deckVerdict(deck: Deck): Verdict<Deck> {
  // what may not be in it goes before its cards are counted
  const isLate = (problem: string) => Number(/^The deck has/.test(problem));
  const [first, ...others] = [...deckProblems(context(), deck)].sort((one, other) => isLate(one) - isLate(other));
  if (first === undefined) return { isLegal: true, words: legalWords(deck) };
  if (unknownIn(deck).length > 1) return strange(deck);
  return illegal(first, others, mendDeck(deck));
}

/** Several cards that are not known are no slips: they are brought, or another deck is played. */
function strange(deck: Deck): Verdict<Deck> {
  const ready = nearestReady(deck);
  const mend = ready && { words: `Take the ready deck ${ready.name}`, list: ready.list };
  return illegal(unknownWords(deck), [], mend);
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
  const ids = [deck.leader, ...Object.keys(deck.cards)];
  const own = listedShort(leader.colors.filter((color) => colors.has(color)));
  return `${SIZE} cards of ${own}, at most ${COPIES} of each number, ${automation(
    ids.length,
    unplayedIn(deck).map(({ name }) => name),
  )}.`;
}

type Mend = Verdict<Deck>["mend"];

/** One step towards a legal deck: a Leader, then what may not be in it, then its size. */
function mendDeck(deck: Deck): Mend {
  const { cards } = context();
  if (cards.get(deck.leader)?.kind !== "Leader") return takeLeader(deck);
  for (const [id, count] of Object.entries(deck.cards)) {
    const card = cards.get(id);
    const most = card === undefined || !mayBeIn(deck, card) ? 0 : copiesAllowed(card);
    if (count <= most) continue;
    return {
      words: `Take ${most === 0 ? "" : `${count - most} `}${card?.name ?? id} out`,
      list: withCount(deck, id, most),
    };
  }
  const size = sizeOf(deck);
  if (size < SIZE) return fill(deck);
  return size > SIZE ? thin(deck) : undefined;
}

/** Whether a card alone would be in order: colours and what the Leader demands. */
const mayBeIn = ({ leader }: Deck, { id, kind }: CardInfo): boolean =>
  kind !== "Leader" && deckProblems(context(), { leader, cards: { [id]: 1 } }).length === 1;

function withCount(deck: Deck, id: string, count: number): Deck {
  const { [id]: _, ...others } = deck.cards;
  return { ...deck, cards: count === 0 ? others : { ...deck.cards, [id]: count } };
}

/** The Leader whose colours fit the most cards. */
function takeLeader(deck: Deck): Mend {
  const leaders = [...context().cards.values()].filter(({ kind }) => kind === "Leader");
  const fitting = ({ colors }: CardInfo): number =>
    Object.entries(deck.cards).reduce((sum, [id, count]) => {
      const card = context().cards.get(id);
      return card?.colors.some((color) => colors.includes(color)) === true ? sum + count : sum;
    }, 0);
  const [best] = leaders.sort((one, other) => fitting(other) - fitting(one));
  return best && { words: `Take ${best.name} as Leader`, list: { ...deck, leader: best.id } };
}

/** More copies of what is in it, cheap ones first, then other cards its Leader allows. */
function fill(deck: Deck): Mend {
  const own = Object.keys(deck.cards).flatMap((id) => context().cards.get(id) ?? []);
  const others = [...context().cards.values()].filter((card) => !own.includes(card) && mayBeIn(deck, card));
  const byCost = (one: CardInfo, other: CardInfo) => (one.cost ?? 0) - (other.cost ?? 0);
  let filled = deck;
  const added: string[] = [];
  for (const card of [...own.sort(byCost), ...others.sort(byCost)]) {
    const room = Math.min(SIZE - sizeOf(filled), copiesAllowed(card) - (filled.cards[card.id] ?? 0));
    if (room <= 0) continue;
    filled = withCount(filled, card.id, (filled.cards[card.id] ?? 0) + room);
    added.push(card.name);
  }
  const count = sizeOf(filled) - sizeOf(deck);
  return count === 0 ? undefined : { words: `Add ${counted(count, "card")}: ${listedShort(added, 2)}`, list: filled };
}

/** The dearest cards go first. */
function thin(deck: Deck): Mend {
  let thinned = deck;
  const gone: string[] = [];
  const dearest = Object.keys(deck.cards)
    .map((id) => context().info(id))
    .sort((one, other) => (other.cost ?? 0) - (one.cost ?? 0));
  for (const card of dearest) {
    const over = Math.min(sizeOf(thinned) - SIZE, thinned.cards[card.id] ?? 0);
    if (over <= 0) break;
    thinned = withCount(thinned, card.id, (thinned.cards[card.id] ?? 0) - over);
    gone.push(card.name);
  }
  return { words: `Take ${counted(sizeOf(deck) - SIZE, "card")} out: ${listedShort(gone, 2)}`, list: thinned };
}

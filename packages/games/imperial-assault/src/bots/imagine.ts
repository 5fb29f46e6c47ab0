import type { DeepReadonly } from "@riposte/kernel";
import type { Seen } from "@riposte/kernel/run";
import { DECK_CARDS } from "../army/deck-problems.js";
import type { Context } from "../context.js";
import { subjectOf } from "../facts/deployment-card.js";
import { selectsAny } from "../facts/selector.js";
import { NOBODY, type Side, type Table } from "../slice.js";

/** A whole number from 0 to `count - 1`. */
type Below = (count: number) => number;
type Pile = readonly string[] | { readonly count: number };
type SeenSide = DeepReadonly<Omit<Side, "hand" | "deck">> & { readonly hand: Pile; readonly deck: Pile };

/** What a seat knows beyond what it sees. */
interface Known {
  /** The command cards of its own deck, each as often as it is in it. */
  readonly ownDeck?: readonly string[];
  /** Cards of a player that were seen and are not seen now. */
  recall?(owner: number, visible: readonly string[]): readonly string[];
}

/**
 * Tables that could be the real one: hands and decks hold what is left of the own list, and of the opponent's what a player in that
 * army could play.
 */
export function imagineTable(context: Context, seen: Seen, known: Known = {}): (below: Below) => Table {
  const view = seen.slice("imperial-assault") as Omit<Table, "sides"> & { readonly sides: readonly SeenSide[] };
  const dealers = view.sides.map((side, seat) =>
    dealer(context, view, side, seat, seat === seen.seat ? known : { ...known, ownDeck: undefined }),
  );
  return (below) => ({ ...view, sides: dealers.map((deal) => deal(below)) });
}

function dealer(
  context: Context,
  view: Pick<Table, "figures">,
  side: SeenSide,
  seat: number,
  { ownDeck, recall }: { readonly ownDeck?: readonly string[] | undefined; readonly recall?: Known["recall"] },
): (below: Below) => Side {
  const hand = "count" in side.hand ? [] : side.hand;
  const visible = [...hand, ...side.discard, ...side.removed, ...side.played];
  const handCount = "count" in side.hand ? side.hand.count : 0;
  const deckCount = "count" in side.deck ? side.deck.count : side.deck.length;
  const certain = ownDeck === undefined ? (recall?.(seat, visible) ?? []) : without(ownDeck, visible);
  const possible = ownDeck === undefined ? playableBy(context, view, seat) : [];
  return (below) => {
    const hidden = drawn([...certain], handCount + deckCount, below);
    const left = without(possible, [...visible, ...hidden]);
    while (hidden.length < handCount + deckCount)
      hidden.push(left.length > 0 ? (left.splice(below(left.length), 1)[0] as string) : (possible[0] as string));
    const dealt = drawn(hidden, hidden.length, below);
    return { ...(side as Side), hand: [...hand, ...dealt.slice(0, handCount)], deck: dealt.slice(handCount) };
  };
}

/** Cards a player could have: those that any figure may play, and those that one of the figures on the map may. */
function playableBy({ facts, body }: Context, { figures }: Pick<Table, "figures">, seat: number): readonly string[] {
  const cards = new Set(
    Object.values(figures).flatMap((figure) => (figure.seat === seat && figure.seat !== NOBODY ? [figure.card] : [])),
  );
  const subjects = [...cards].map((card) => subjectOf(body(card)));
  const playable = Object.values(facts.command).filter(
    ({ restriction }) =>
      restriction.by === "player" || subjects.some((subject) => selectsAny(restriction.anyOf, subject)),
  );
  const all = playable.flatMap(({ id, limit }) => Array.from({ length: limit }, () => id));
  return all.length >= DECK_CARDS ? all : Object.keys(facts.command);
}

function drawn(from: string[], count: number, below: Below): string[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0] as string);
}

/** A list less what is in another, each as often as it is there. */
function without(list: readonly string[], gone: readonly string[]): string[] {
  const left = [...list];
  for (const one of gone) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

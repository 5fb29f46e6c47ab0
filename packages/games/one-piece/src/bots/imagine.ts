import type { DeepReadonly } from "@riposte/kernel";
import type { Seen } from "@riposte/kernel/run";
import type { CardInfo, Context } from "../context.js";
import type { Deck } from "../setup/deck.js";
import type { Card, Side, Table, Zone } from "../slice.js";

/** A whole number from 0 to `count - 1`. */
type Below = (count: number) => number;
type Ids = readonly (number | null)[];
type SeenSide = DeepReadonly<Omit<Side, "hand" | "deck" | "life">> & {
  readonly hand: Ids | { readonly count: number };
  readonly deck: { readonly count: number };
  readonly life: Ids;
};
type SeenTable = DeepReadonly<Omit<Table, "sides" | "became" | "next">> & {
  readonly sides: Readonly<Record<number, SeenSide>>;
};

/** Imagined cards are counted from here, so that none is taken for a card on the table. */
const FIRST_IMAGINED = 100_000;
const COPIES = 4;

/**
 * A table that could be the real one: everything the seat sees as it is; of its own deck the cards that are left, where it knows its
 * list; of the opponent's, cards its Leader could have.
 */
export function imagineTable(context: Context, seen: Seen, below: Below, own?: Deck): Table {
  const view = seen.slice("one-piece") as SeenTable;
  const cards: Record<string, Card> = { ...(view.cards as Table["cards"]) };
  let next = FIRST_IMAGINED;
  const dealtTo = (owner: number) => {
    const side = view.sides[owner] as SeenSide;
    const draw = drawer(context, view, owner, owner === seen.seat ? own : undefined, below);
    const imagined = (zone: Zone): number => {
      const id = next++;
      cards[id] = { code: draw(), owner, zone, rested: false, don: 0, since: 0, faceUp: false, marks: [] };
      return id;
    };
    /** Cards of the zone the seat looks at just now lie on top. */
    const filled = (zone: Zone, count: number): number[] => {
      const known = Object.entries(view.cards).flatMap(([id, card]) =>
        card.owner === owner && card.zone === zone ? [Number(id)] : [],
      );
      return [...known, ...Array.from({ length: Math.max(0, count - known.length) }, () => imagined(zone))];
    };
    const { hand } = side;
    return {
      ...side,
      life: side.life.map((id) => id ?? imagined("life")),
      hand: "count" in hand ? filled("hand", hand.count) : hand.map((id) => id ?? imagined("hand")),
      deck: filled("deck", side.deck.count),
    } as Side;
  };
  return {
    ...(view as unknown as Table),
    sides: { 0: dealtTo(0), 1: dealtTo(1) },
    cards,
    became: {},
    next: next + 1,
  };
}

/** Draws cards a player may have where nobody sees them. */
function drawer(context: Context, view: SeenTable, owner: number, list: Deck | undefined, below: Below): () => string {
  const seen = new Map<string, number>();
  for (const card of Object.values(view.cards))
    if (card.owner === owner) seen.set(card.code, (seen.get(card.code) ?? 0) + 1);
  const left = Object.entries(list?.cards ?? {}).flatMap(([code, count]) =>
    Array.from({ length: Math.max(0, count - (seen.get(code) ?? 0)) }, () => code),
  );
  const leader = context.info(view.cards[(view.sides[owner] as SeenSide).leader]?.code ?? "");
  const possible = left.length > 0 ? [] : [...context.cards.values()].filter((card) => mayHave(leader, card));
  return () => {
    if (left.length > 0) return left.splice(below(left.length), 1)[0] as string;
    for (;;) {
      const { id } = possible[below(possible.length)] as CardInfo;
      const had = seen.get(id) ?? 0;
      if (had >= COPIES && possible.length * COPIES > 100) continue;
      seen.set(id, had + 1);
      return id;
    }
  };
}

const mayHave = (leader: CardInfo, { kind, colors }: CardInfo): boolean =>
  kind !== "Leader" && colors.some((color) => leader.colors.includes(color));

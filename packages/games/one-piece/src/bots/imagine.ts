import type { DeepReadonly } from "@riposte/kernel";
import type { Seen } from "@riposte/kernel/run";
import type { CardInfo, Context } from "../context.js";
import type { Deck } from "../setup/deck.js";
import type { Card, Side, Table, Zone } from "../slice.js";

/** What a seat knows beyond what it sees. */
interface Known {
  /** Its own list. */
  readonly deck?: Deck | undefined;
  /** Cards of a player that were seen and are not seen now. */
  recall?(owner: number, visible: readonly string[]): readonly string[];
}

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
 * Tables that could be the real one: everything the seat sees as it is; of its own deck the cards that are left, where it knows its
 * list; of the opponent's, what was seen of it, and cards its Leader could have.
 */
export function imagineTable(context: Context, seen: Seen, known: Known = {}): (below: Below) => Table {
  const view = seen.slice("one-piece") as SeenTable;
  const drawers = [0, 1].map((owner) =>
    drawerFor(context, view, owner, owner === seen.seat ? known : { ...known, deck: undefined }),
  );
  return (below) => {
    const cards: Record<string, Card> = { ...(view.cards as Table["cards"]) };
    let next = FIRST_IMAGINED;
    const dealtTo = (owner: number) => {
      const side = view.sides[owner] as SeenSide;
      const draw = (drawers[owner] as Drawer)(below);
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
    const sides = { 0: dealtTo(0), 1: dealtTo(1) };
    return { ...(view as unknown as Table), sides, cards, became: {}, next: next + 1 };
  };
}

/** Begins to draw cards for one imagined table. */
type Drawer = (below: Below) => () => string;

/** Draws cards a player may have where no seat sees them. */
function drawerFor(context: Context, view: SeenTable, owner: number, { deck, recall }: Known): Drawer {
  const visible = Object.values(view.cards).flatMap((card) => (card.owner === owner ? [card.code] : []));
  const hidden = hiddenOf(view.sides[owner] as SeenSide, view, owner);
  const certain = deck === undefined ? (recall?.(owner, visible) ?? []) : leftOf(deck, visible);
  const leader = context.info(view.cards[(view.sides[owner] as SeenSide).leader]?.code ?? "");
  const possible = [...context.cards.values()].filter((card) => mayHave(leader, card));
  return (below) => {
    const left = [...certain];
    const had = new Map<string, number>();
    for (const code of [...visible, ...certain]) had.set(code, (had.get(code) ?? 0) + 1);
    let places = hidden;
    const guessed = (): string => {
      for (;;) {
        const { id } = possible[below(possible.length)] as CardInfo;
        const count = had.get(id) ?? 0;
        if (count >= COPIES && possible.length * COPIES > 100) continue;
        had.set(id, count + 1);
        return id;
      }
    };
    // what is certain lies in any of the places left, each as likely as the next
    return () => (below(Math.max(1, places--)) < left.length ? taken(left, below) : guessed());
  };
}

const taken = (cards: string[], below: Below): string => cards.splice(below(cards.length), 1)[0] as string;

/** How many cards of a player only the match knows. */
function hiddenOf({ hand, deck, life }: SeenSide, { cards }: SeenTable, owner: number): number {
  const looked = (zone: Zone) =>
    Object.values(cards).filter((card) => card.owner === owner && card.zone === zone).length;
  const inHand = "count" in hand ? hand.count - looked("hand") : hand.filter((id) => id === null).length;
  return inHand + deck.count - looked("deck") + life.filter((id) => id === null).length;
}

/** What is left of a list after what is seen of it. */
function leftOf({ cards }: Deck, visible: readonly string[]): readonly string[] {
  return Object.entries(cards).flatMap(([code, count]) =>
    Array.from({ length: Math.max(0, count - visible.filter((one) => one === code).length) }, () => code),
  );
}

const mayHave = (leader: CardInfo, { kind, colors }: CardInfo): boolean =>
  kind !== "Leader" && colors.some((color) => leader.colors.includes(color));

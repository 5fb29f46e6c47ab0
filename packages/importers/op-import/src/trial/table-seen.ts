import {
  baseCostOf,
  basePowerOf,
  type Context,
  costOf,
  counterOf,
  isOnField,
  powerOf,
  type readingOf,
  sideOf,
  tableOf,
  type Zone,
} from "@riposte/one-piece";

type Reading = ReturnType<typeof readingOf>;

/** A card with its numbers at one moment. */
export interface CardSeen {
  readonly code: string;
  readonly owner: number;
  readonly zone: Zone;
  readonly rested: boolean;
  readonly faceUp: boolean;
  readonly don: number;
  readonly power: number;
  readonly basePower: number;
  readonly cost: number;
  readonly baseCost: number;
  readonly counter: number;
}

/** How much a player has of everything. */
export interface SideSeen {
  readonly hand: number;
  readonly deck: number;
  readonly trash: number;
  readonly life: number;
  readonly faceUpLife: number;
  readonly don: number;
  readonly activeDon: number;
  readonly restedDon: number;
  readonly givenDon: number;
  readonly donDeck: number;
}

/** The table at one moment, kept while the match goes on. */
export interface TableSeen {
  readonly cards: ReadonlyMap<number, CardSeen>;
  readonly sides: readonly SideSeen[];
  readonly turn: number;
  readonly phase: string;
}

/** Reads the table as a spectator could count it. */
export function tableSeen(context: Context, match: Reading): TableSeen {
  const cards = new Map<number, CardSeen>();
  for (const [key, card] of Object.entries(tableOf(match).cards)) {
    const id = Number(key);
    const { code, owner, zone, rested, faceUp, don } = card;
    const isRead = isOnField(card) || zone === "hand";
    const { power = 0, cost = 0, counter } = context.info(code);
    cards.set(id, {
      code,
      owner,
      zone,
      rested,
      faceUp,
      don,
      power: isRead ? powerOf(context, match, id) : power,
      basePower: isRead ? basePowerOf(context, match, id) : power,
      cost: isRead ? costOf(context, match, id) : cost,
      baseCost: isRead ? baseCostOf(context, match, id) : cost,
      counter: (isRead ? counterOf(context, match, id) : counter) ?? 0,
    });
  }
  const { turn, phase } = tableOf(match);
  return { cards, sides: [0, 1].map((seat) => sideSeen(match, seat, cards)), turn, phase };
}

function sideSeen(match: Reading, seat: number, cards: ReadonlyMap<number, CardSeen>): SideSeen {
  const { hand, deck, trash, life, don } = sideOf(match, seat);
  let givenDon = 0;
  for (const card of cards.values()) if (card.owner === seat) givenDon += card.don;
  return {
    hand: hand.length,
    deck: deck.length,
    trash: trash.length,
    life: life.length,
    faceUpLife: life.filter((id) => cards.get(id)?.faceUp === true).length,
    don: don.active + don.rested + givenDon,
    activeDon: don.active,
    restedDon: don.rested,
    givenDon,
    donDeck: don.deck,
  };
}

import type { Slice } from "./declaration.js";
import type { Fighter } from "./table.js";

/** How the seats respond at the duel's windows. */
export type ResponseProtocol = "once" | "queue" | "priority";

export interface DuelOptions {
  readonly protocol: ResponseProtocol;
  readonly rounds: number;
  readonly health: number;
  readonly focus: number;
  readonly armour: readonly [Fighter["armour"], Fighter["armour"]];
  readonly reactions: number;
  /** Where the two fighters start. */
  readonly at: readonly [number, number];
  /** How many cards each seat is dealt. */
  readonly hand: readonly [number, number];
  /** Card names from which the decks are shuffled. */
  readonly decks: readonly [readonly string[], readonly string[]];
}

const DECK = [
  "lunge",
  "weary",
  "warcry",
  "parry",
  "counter",
  "truce",
  "snare",
  "negate",
  "foresight",
  "sunder",
  "bulwark",
  "omen",
  "scavenge",
  "negate",
];

/** The options with which a duel is played when a test has no reason for others. */
export const DUEL_DEFAULTS: DuelOptions = {
  protocol: "once",
  rounds: 4,
  health: 6,
  focus: 2,
  armour: [
    { helm: 1, plate: 2 },
    { helm: 1, plate: 2 },
  ],
  reactions: 1,
  at: [1, 4],
  hand: [3, 3],
  decks: [DECK, DECK],
};

/** The table before the cards are dealt. */
export const startingSlice = ({ rounds, health, focus, armour, reactions, at, decks }: DuelOptions): Slice => ({
  round: 0,
  limit: rounds,
  mostHealth: health,
  first: 0,
  active: 0,
  actions: 0,
  reactions: [reactions, reactions],
  fighters: at.map((space, seat) => ({ at: space, health, focus, armour: { ...(armour[seat] as Fighter["armour"]) } })),
  zones: decks.map((deck) => ({ deck: [...deck], hand: [], discard: [] })),
  bids: [null, null],
  attacks: [],
});

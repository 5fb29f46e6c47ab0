import { type DeepReadonly, type Visibility, visible } from "@riposte/kernel";
import { z } from "zod";
import { Mark } from "./table/mark.js";

export const Seat = z.int().min(0).max(1);
export const CardId = z
  .int()
  .min(0)
  .meta({ description: "A card on the table; it gets a new one when it changes zone" });
const Ids = z.array(CardId);
const Count = z.int().min(0);

export const ZONES = ["leader", "character", "stage", "hand", "deck", "trash", "life", "none"] as const;
export const Zone = z.enum(ZONES);
export type Zone = z.infer<typeof Zone>;

/** A card on the table. */
const cardSchema = z.strictObject({
  code: z.string().meta({ description: "Its card number" }),
  owner: Seat,
  zone: Zone,
  rested: z.boolean(),
  don: Count.meta({ description: "DON!! given to it" }),
  since: Count.meta({ description: "The turn it came into play, 0 elsewhere and for Leaders" }),
  faceUp: z.boolean().meta({ description: "In Life or while its Trigger resolves: open to all" }),
  marks: z.array(Mark),
});
export interface Card extends z.infer<typeof cardSchema> {}
export const Card: z.ZodType<Card> = cardSchema;

/** One player's zones; lists of cards run from top to bottom, the trash from oldest to newest. */
const sideSchema = z.strictObject({
  leader: CardId,
  characters: Ids,
  stage: CardId.nullable(),
  hand: Ids,
  deck: Ids,
  trash: Ids,
  life: Ids,
  don: z.strictObject({
    deck: Count,
    active: Count,
    rested: Count,
    staying: Count.meta({ description: "Rested ones that skip the next Refresh Phase" }),
    total: Count.meta({ description: "Size of the DON!! deck at the start" }),
  }),
  turns: Count.meta({ description: "Turns this player has begun" }),
  marks: z.array(Mark).meta({ description: "What holds for the player" }),
});
export interface Side extends z.infer<typeof sideSchema> {}
export const Side: z.ZodType<Side> = sideSchema;

const battleSchema = z.strictObject({
  attacker: CardId,
  target: CardId,
  seat: Seat.meta({ description: "Whose attack it is" }),
  blocked: z.boolean(),
  fought: z.boolean().meta({ description: "The Damage Step took place" }),
  battled: CardId.nullable().meta({ description: "The Character the attacker fought, wherever it is now" }),
});
export interface Battle extends z.infer<typeof battleSchema> {}
export const Battle: z.ZodType<Battle> = battleSchema;

const PHASES = ["setup", "refresh", "draw", "don", "main", "end"] as const;
export const BATTLE_STEPS = ["attack", "block", "counter", "damage"] as const;

/** How the game ends for one player; several come together where one thing decides for both. */
const fateSchema = z.strictObject({ seat: Seat, won: z.boolean(), why: z.string() });
export interface Fate extends z.infer<typeof fateSchema> {}
const Fate: z.ZodType<Fate> = fateSchema;

/** Everything on the table. */
const tableSchema = z.strictObject({
  begins: z
    .enum(["setup", "turn", "main", "end", ...BATTLE_STEPS.map((step) => `battle-${step}` as const)])
    .meta({ description: "Where the match enters the flow: a written position skips what came before" }),
  cards: z.record(z.string(), Card),
  sides: z.strictObject({ 0: Side, 1: Side }).meta({ description: "By seat" }) as z.ZodType<Record<number, Side>>,
  chooser: Seat.nullable().meta({ description: "Who chooses to go first; by chance when null" }),
  first: Seat,
  active: Seat,
  turn: Count,
  phase: z.enum(PHASES),
  battle: Battle.nullable(),
  seenBy: z.array(Ids).length(2).meta({ description: "Hidden cards a seat is looking at just now" }),
  shown: Ids.meta({ description: "Hidden cards that are revealed just now" }),
  extra: z.array(Seat).meta({ description: "Who takes the next turns out of order" }),
  became: z
    .record(z.string(), CardId)
    .meta({ description: "What cards became in an open zone this turn, and revealed ones in any" }),
  next: Count.meta({ description: "The next card's id" }),
  emptied: z.array(Seat).optional().meta({ description: "Whose decks ran out by what is being done" }),
  fates: z.array(Fate).optional().meta({ description: "Who has won or lost by what is being done" }),
});
export interface Table extends z.infer<typeof tableSchema> {}
export const Table: z.ZodType<Table> = tableSchema;
export type TableView = DeepReadonly<Table>;

const { all, none, count } = visible;

const OPEN: readonly Zone[] = ["leader", "character", "stage", "trash"];

/** Is the card in a place both players see, or in the hand of, or looked at by, that seat? */
function isOpen(card: DeepReadonly<Card>, id: number, seat: number | null, table: TableView): boolean {
  if (OPEN.includes(card.zone) || card.faceUp || table.shown.includes(id)) return true;
  if (seat === null) return false;
  return (
    (card.owner === seat && (card.zone === "hand" || card.zone === "none")) ||
    (table.seenBy[seat]?.includes(id) ?? false)
  );
}

const faces = visible.reads<readonly number[]>(["cards", "shown", "seenBy"], (ids, seat, slice) =>
  ids.map((id) => {
    const card = (slice as TableView).cards[id];
    return card !== undefined && isOpen(card, id, seat, slice as TableView) ? id : null;
  }),
);

const sideRules = (isOwn: boolean): Visibility<Side> => ({
  leader: all,
  characters: all,
  stage: all,
  hand: isOwn ? all : count,
  // a deck's length is open, its cards are not; neither is their id, which would tell a card that comes back
  deck: count,
  trash: all,
  life: faces,
  don: all,
  turns: all,
  marks: all,
});

/** Hidden deck, hand and Life (rules 2). */
export const visibility: Visibility<Table> = {
  begins: all,
  cards: visible.some(["shown", "seenBy"], (card, key, seat, slice) =>
    isOpen(card, Number(key), seat, slice as TableView),
  ),
  sides: visible.seats(visible.fields<Side>(sideRules(false)), visible.fields<Side>(sideRules(true))),
  chooser: all,
  first: all,
  active: all,
  turn: all,
  phase: all,
  battle: all,
  seenBy: (looks, seat) => looks.map((ids, looker) => (looker === seat ? ids : [])),
  shown: all,
  extra: all,
  became: none,
  next: none,
  emptied: none,
  fates: none,
};

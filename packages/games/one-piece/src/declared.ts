import { type Behaviour, declarePlugin, type Match, type Owns, type Reads } from "@riposte/kernel";
import { z } from "zod";
import manifest from "../package.json" with { type: "json" };
import { Cause } from "./cause.js";
import { events } from "./events.js";
import { initialTable } from "./setup/initial-table.js";
import { CardId, Seat, Table, visibility, Zone } from "./slice.js";
import { Mark, Moment } from "./table/mark.js";
import { values } from "./values.js";
import { windows } from "./windows.js";

const Count = z.int().min(0);
const none = z.strictObject({});
const Cards = z.array(CardId);
const Turned = z.strictObject({ cards: Cards, cause: Cause });

const Played = z.strictObject({ card: CardId, seat: Seat, rested: z.boolean(), cause: Cause, paid: z.boolean() });

/** Where cards go; a deck or Life has two ends, Life two faces. */
const destinationSchema = z.strictObject({
  zone: Zone.extract(["hand", "deck", "trash", "life"]),
  end: z.enum(["top", "bottom"]).optional().meta({ description: "Of a deck or of Life; the top when absent" }),
  faceUp: z.boolean().optional(),
});

export interface Destination extends z.infer<typeof destinationSchema> {}
export const Destination: z.ZodType<Destination> = destinationSchema;

/** What exists in the ONE PIECE Card Game: the table, the facts, the effects that change it. */
export const declared = declarePlugin({
  name: "one-piece",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  slice: { version: 1, schema: Table, initial: initialTable, visibility },
  events,
  values,
  windows,
  effects: {
    // setup
    "setup:chooser": z.strictObject({ seat: Seat }),
    "setup:first": z.strictObject({ first: Seat }),
    "setup:hands": none,
    "setup:redraw": z.strictObject({ seat: Seat, redraw: z.boolean() }),
    "setup:life": z.strictObject({ seat: Seat }),
    // turns
    "turn:begin": none,
    "turn:refresh": none,
    "turn:stand": none,
    "turn:draw": none,
    "turn:don": none,
    "turn:main": none,
    "turn:end": none,
    "turn:close": z.strictObject({ seat: Seat }),
    "turn:pass": none,
    "turn:extra": z.strictObject({ seat: Seat }),
    "marks:expire": z.strictObject({
      at: Moment,
      whose: Seat.optional().meta({ description: "Only effects of this player" }),
    }),
    // DON!!
    "don:add": z.strictObject({ seat: Seat, count: Count, state: z.enum(["active", "rested"]) }),
    "don:give": z.strictObject({ seat: Seat, card: CardId, count: Count, from: z.enum(["active", "rested"]) }),
    "don:shift": z.strictObject({ from: CardId, to: CardId.nullable(), count: Count }),
    "don:rest": z.strictObject({ seat: Seat, count: Count }),
    "don:stand": z.strictObject({ seat: Seat, count: Count, cause: Cause.optional() }),
    "don:stay": z.strictObject({ seat: Seat, count: Count }),
    "don:return": z.strictObject({
      seat: Seat,
      active: Count,
      rested: Count,
      given: z.record(z.string(), Count).meta({ description: "From which cards how many" }),
      cause: Cause,
    }),
    // cards
    "deck:draw": z.strictObject({ seat: Seat, count: Count, cause: Cause }),
    "deck:shuffle": z.strictObject({ seat: Seat }),
    "deck:arrange": z.strictObject({ seat: Seat, top: Cards, bottom: Cards }),
    "life:arrange": z.strictObject({ seat: Seat, top: Cards, bottom: Cards }),
    "life:turn": z.strictObject({ cards: Cards, faceUp: z.boolean() }),
    "cards:ko": Turned,
    "cards:move": z.strictObject({ cards: Cards, to: Destination, cause: Cause, shown: z.boolean().optional() }),
    "cards:leave": z.strictObject({
      cards: Cards,
      to: Destination,
      cause: Cause,
      ko: z.boolean(),
      tried: z.array(z.string()).meta({ description: "Replacements that were offered for this event" }),
    }),
    "cards:gone": z.strictObject({ cards: Cards, to: Destination, cause: Cause }),
    "cards:rest": z.strictObject({ ...Turned.shape, tried: z.array(z.string()).optional() }),
    "cards:stand": Turned,
    "cards:mark": z.strictObject({ cards: Cards, mark: Mark }),
    "cards:unmark": z.strictObject({ card: CardId, at: z.int() }),
    "seat:mark": z.strictObject({ seat: Seat, mark: Mark }),
    "seat:unmark": z.strictObject({ seat: Seat, at: z.int() }),
    "cards:look": z.strictObject({ seat: Seat, cards: Cards }),
    "cards:show": z.strictObject({ cards: Cards }),
    "cards:hide": none,
    "card:buy": z.strictObject({ card: CardId, cost: Count }),
    "card:play": Played,
    "card:enter": Played,
    "event:use": z.strictObject({ card: CardId, timing: z.enum(["main", "counter"]), cost: Count }),
    "event:done": z.strictObject({ card: CardId, code: z.string(), seat: Seat }),
    // battle
    "battle:begin": z.strictObject({ attacker: CardId, target: CardId }),
    "battle:block": z.strictObject({ card: CardId }),
    "battle:announce": z.strictObject({ what: z.enum(["attack", "block"]) }),
    "battle:redirect": z.strictObject({ target: CardId }),
    "battle:counter": z.strictObject({ card: CardId, target: CardId }),
    "battle:fight": none,
    "battle:finish": none,
    "battle:clear": none,
    // damage
    "damage:deal": z.strictObject({ seat: Seat, count: Count, banish: z.boolean(), cause: Cause }),
    "life:take": z.strictObject({ seat: Seat, banish: z.boolean(), cause: Cause }),
    "life:keep": z.strictObject({ card: CardId, cause: Cause }),
    "trigger:use": z.strictObject({ card: CardId }),
    // ending
    "player:lose": z.strictObject({ seat: Seat, why: z.enum(["damage", "deck", "effect"]) }),
    "player:concede": z.strictObject({ seat: Seat }),
    "player:win": z.strictObject({ seat: Seat, why: z.string() }),
    "decks:check": none,
    "game:settle": none,
  },
  questions: {
    "op:first": z.null(),
    "op:mulligan": z.null(),
    "op:make-room": Played.extend({ type: z.literal("card:enter") }).meta({
      description: "Who comes once there is room",
    }),
  },
  procedures: {
    match: z.null(),
    turn: z.null(),
    battle: z.strictObject({ attacker: CardId, target: CardId }),
    damage: z.strictObject({
      seat: Seat,
      count: Count,
      left: Count,
      banish: z.boolean(),
      cause: Cause,
      card: CardId.nullable().meta({ description: "The Life card just taken, while its Trigger may be used" }),
    }),
  },
  scopes: ["turn", "battle"],
  around: {
    "cards:leave": { before: "cards:leaving" },
    "cards:rest": { before: "cards:resting" },
    "player:lose": { before: "player:losing" },
  },
});

/** The ONE PIECE Card Game. */
export interface OnePiece extends Owns<typeof declared> {}
export type Effects = Behaviour<OnePiece>["effects"];
/** Those of some areas, which stand before the colon. */
export type EffectsIn<Area extends string> = Pick<Effects, Extract<keyof Effects, `${Area}:${string}`>>;
export type OpMatch = Match<OnePiece>;
export type OpReads = Reads<OnePiece>;

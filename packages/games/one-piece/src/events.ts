import { z } from "zod";
import { Cause } from "./cause.js";
import { CardId, Seat, Zone } from "./slice.js";

const Code = z.string();
const At = z.strictObject({ seat: Seat, turn: z.int() });

const Moved = z.strictObject({
  card: CardId.meta({ description: "The new object" }),
  was: CardId,
  code: Code,
  owner: Seat,
  from: Zone,
  to: Zone,
  open: z.boolean().meta({ description: "Everybody saw which card it was" }),
  cause: Cause,
});

const schemas = {
  "game:began": z.strictObject({ first: Seat }),
  "hand:kept": z.strictObject({ seat: Seat, redrawn: z.boolean() }),
  "turn:began": At,
  "turn:refreshed": At,
  "main:began": At,
  "turn:ending": At,
  "turn:closing": At,
  "turn:ended": At,
  "cards:drawn": z.strictObject({ seat: Seat, cards: z.array(CardId), codes: z.array(Code), cause: Cause }),
  "card:moved": Moved,
  "cards:trashed-from-hand": z.strictObject({ seat: Seat, count: z.int(), cause: Cause }),
  "card:played": z.strictObject({ card: CardId, code: Code, seat: Seat, from: Zone, cause: Cause, paid: z.boolean() }),
  "card:dying": z.strictObject({ card: CardId, code: Code, seat: Seat, cause: Cause }),
  "cards:leaving": z.strictObject({ cards: z.array(CardId), to: Zone, cause: Cause }),
  "cards:rested": z.strictObject({ cards: z.array(CardId), cause: Cause }),
  "cards:stood": z.strictObject({ cards: z.array(CardId), cause: Cause }),
  "event:used": z.strictObject({ card: CardId, code: Code, seat: Seat, timing: z.enum(["main", "counter"]) }),
  "event:activated": z.strictObject({ card: CardId, code: Code, seat: Seat }),
  "trigger:used": z.strictObject({ card: CardId, code: Code, seat: Seat }),
  "trigger:resolved": z.strictObject({ card: CardId, code: Code, seat: Seat }),
  "don:added": z.strictObject({ seat: Seat, count: z.int(), state: z.enum(["active", "rested"]) }),
  "don:given": z.strictObject({ seat: Seat, card: CardId, code: Code, count: z.int() }),
  "don:returned": z.strictObject({ seat: Seat, count: z.int(), cause: Cause }),
  "attack:declared": z.strictObject({
    attacker: CardId,
    attackerCode: Code,
    target: CardId,
    targetCode: Code,
    seat: Seat,
  }),
  "attack:blocked": z.strictObject({ attacker: CardId, blocker: CardId, code: Code, seat: Seat }),
  "attack:redirected": z.strictObject({ attacker: CardId, target: CardId, code: Code, seat: Seat }),
  "counter:played": z.strictObject({ code: Code, seat: Seat, amount: z.int(), card: CardId }),
  "battle:fought": z.strictObject({
    attacker: CardId,
    target: CardId,
    seat: Seat,
    power: z.tuple([z.int(), z.int()]),
    won: z.boolean(),
  }),
  "battle:ended": z.strictObject({
    attacker: CardId,
    target: CardId,
    seat: Seat,
    fought: z.boolean(),
    battled: CardId.nullable(),
  }),
  "damage:dealt": z.strictObject({ seat: Seat, count: z.int(), cause: Cause }),
  "life:lost": z.strictObject({ seat: Seat, count: z.int(), left: z.int(), cause: Cause }),
  "life:taken": z.strictObject({ seat: Seat, count: z.int(), cause: Cause }),
  "card:revealed": z.strictObject({ card: CardId, code: Code, seat: Seat, zone: Zone }),
  "cards:looked": z.strictObject({ seat: Seat, cards: z.array(CardId), codes: z.array(Code), zone: Zone, of: Seat }),
  "deck:shuffled": z.strictObject({ seat: Seat }),
  "player:lost": z.strictObject({ seat: Seat, why: z.enum(["damage", "deck", "effect", "concede"]) }),
  "player:won": z.strictObject({ seat: Seat, why: z.string() }),
};

type Payloads<S> = { readonly [K in keyof S]: S[K] extends z.ZodType<infer P> ? P : never };

/** What each fact the game publishes says. */
export interface Events extends Payloads<typeof schemas> {}

/** Facts the game publishes. */
export const events: { readonly [K in keyof Events]: z.ZodType<Events[K]> } = schemas;

/** What a seat is told: cards that moved between hidden places are only counted. */
export const seenBy = {
  "cards:drawn": (event: Events["cards:drawn"], seat: number | null) =>
    event.seat === seat ? event : { seat: event.seat, count: event.cards.length, cause: event.cause },
  "card:moved": ({ code, card, was, ...event }: Events["card:moved"], seat: number | null) =>
    event.open || (event.owner === seat && (event.to === "hand" || event.from === "hand"))
      ? { code, card, was, ...event }
      : event,
  "cards:looked": (event: Events["cards:looked"], seat: number | null) =>
    event.seat === seat ? event : { seat: event.seat, count: event.cards.length, zone: event.zone, of: event.of },
};

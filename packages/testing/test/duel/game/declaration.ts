import { declarePlugin, type Owns, visible } from "@riposte/kernel";
import { z } from "zod";
import manifest from "../../../package.json" with { type: "json" };
import { type DuelOptions, startingSlice } from "./options.js";
import { Attack, Fighter, Seat, SLOTS, Zones } from "./table.js";

const Slot = z.enum(SLOTS);
const Amount = z.int().min(0);
const Fight = z.strictObject({ attacker: Seat, defender: Seat });
const Leaving = z.strictObject({ seat: Seat, from: z.int(), to: z.int() });
const Opening = z.strictObject({ seat: Seat });

export const Slice = z.strictObject({
  round: z.int().min(0),
  limit: z.int().min(1),
  mostHealth: z.int().min(1),
  first: Seat,
  active: Seat,
  actions: Amount,
  reactions: z.array(Amount),
  fighters: z.array(Fighter),
  zones: z.array(Zones),
  bids: z.array(Amount.nullable()),
  attacks: z.array(Attack).meta({ description: "Running attacks, the innermost last: one may happen inside another." }),
});
export type Slice = z.infer<typeof Slice>;

/** What the duel owns; the protocol of the windows where seats respond is an option, so that one game proves all three. */
export const declareDuel = (options: DuelOptions) =>
  declarePlugin({
    name: "duel",
    version: manifest.version,
    slice: {
      version: 1,
      schema: Slice,
      initial: () => startingSlice(options),
      visibility: {
        round: visible.all,
        limit: visible.all,
        mostHealth: visible.all,
        first: visible.all,
        active: visible.all,
        actions: visible.all,
        reactions: visible.all,
        fighters: visible.all,
        zones: visible.seats(
          visible.fields<Zones>({ deck: visible.count, hand: visible.count, discard: visible.all }),
          visible.fields<Zones>({ deck: visible.count, hand: visible.all, discard: visible.all }),
        ),
        bids: visible.seats<number | null>(visible.none),
        attacks: visible.all,
      },
    },
    events: {
      "duel:drawn": z.strictObject({ seat: Seat, cards: z.array(z.string()) }),
      "duel:discarded": z.strictObject({ seat: Seat, card: z.string() }),
      "duel:bids-shown": z.strictObject({ bids: z.array(Amount), first: Seat }),
      "duel:turn-opened": Opening,
      "duel:leaving": Leaving,
      "duel:stepped": z.strictObject({ seat: Seat, to: z.int() }),
      "duel:attack-declared": Fight,
      "duel:attack-rolled": Fight,
      "duel:attack-landed": z.strictObject({ attacker: Seat, defender: Seat, strength: z.int() }),
      "duel:hurt": z.strictObject({ seat: Seat, amount: Amount }),
      "duel:fell": z.strictObject({ seat: Seat }),
      "duel:round-ended": z.strictObject({ round: z.int() }),
    },
    seenBy: {
      "duel:drawn": (event, seat) => (event.seat === seat ? event : { seat: event.seat, count: event.cards.length }),
    },
    effects: {
      "duel:deal": z.strictObject({}),
      "duel:draw": z.strictObject({ seat: Seat, amount: Amount }),
      "duel:discard": z.strictObject({ seat: Seat, card: z.string() }),
      "duel:exchange": z.strictObject({ seat: Seat, places: z.array(z.int()) }),
      "duel:stack": z.strictObject({ seat: Seat, cards: z.array(z.string()) }),
      "duel:recover": z.strictObject({ seat: Seat, card: z.string() }),
      "duel:bid": z.strictObject({ seat: Seat, amount: Amount }),
      "duel:show-bids": z.strictObject({}),
      "duel:begin-turn": z.strictObject({ seat: Seat }),
      "duel:act": z.strictObject({}),
      "duel:react": z.strictObject({ seat: Seat }),
      "duel:step": z.strictObject({ seat: Seat, to: z.int() }),
      "duel:focus": z.strictObject({ seat: Seat, amount: z.int() }),
      "duel:spend-focus": z.strictObject({ seat: Seat }),
      "duel:begin-attack": Fight,
      "duel:roll": z.strictObject({}),
      "duel:land": z.strictObject({}),
      "duel:end-attack": z.strictObject({}),
      "duel:damage": z.strictObject({ seat: Seat, amount: Amount, by: Seat }),
      "duel:wound": z.strictObject({ seat: Seat, shares: z.record(z.string(), Amount) }),
      "duel:sunder": z.strictObject({ seat: Seat, slot: Slot }),
      "duel:heal": z.strictObject({ seat: Seat, amount: Amount }),
      "duel:finish": z.strictObject({}),
    },
    around: { "duel:step": { after: "move:arrived" } },
    values: {
      "attack:dice": { kind: "number", subject: Fight, means: "Dice thrown" },
      "attack:strength": { kind: "number", subject: Fight, means: "Wounds of a hit" },
    },
    windows: {
      "turn:opening": { subject: Opening, protocol: options.protocol },
      "move:arrived": { subject: z.looseObject({ seat: Seat, to: z.int() }), protocol: options.protocol },
      "move:leaving": { subject: Leaving, protocol: options.protocol },
      "attack:declared": { subject: Fight, protocol: options.protocol },
      "attack:rolled": { subject: Fight, protocol: options.protocol },
      "round:upkeep": { subject: z.strictObject({}), protocol: "queue" },
    },
    questions: {
      "duel:mulligan": z.null(),
      "duel:bid": z.null(),
      "duel:action": z.null(),
      "duel:soak": z.strictObject({ amount: Amount }),
      "duel:parting-strike": Leaving,
      "duel:focus-attack": Fight,
    },
    lasting: { focused: z.null(), pinned: z.null() },
    procedures: { match: z.null(), round: z.null(), turn: z.null(), move: Leaving, attack: Fight },
    scopes: ["round", "turn", "attack"],
  });

export interface Duel extends Owns<ReturnType<typeof declareDuel>> {}

import { declarePlugin, type Owns, visible } from "@riposte/kernel";
import { z } from "zod";
import { cardsIn, Fleet } from "./fleets.js";

const Seat = z.int().min(0);
const Card = z.string();

/** What a match can be set up with: forms are made from it. */
export const Setup = z.strictObject({
  players: z.int().min(2).max(4).default(2).describe("how many play"),
  rounds: z.int().min(1).max(5).default(3).describe("how many rounds are played"),
  fleets: z.array(Fleet).max(4).default([]).describe("what each player brings"),
});
export type Setup = z.infer<typeof Setup>;

const Slice = z.strictObject({
  round: z.int(),
  rounds: z.int(),
  active: Seat,
  deck: z.array(Card),
  /** What each player is dealt from; without cards it is the deck of all. */
  fleets: z.array(z.array(Card)),
  hands: z.array(z.array(Card)),
  quays: z.array(z.array(Card)),
  sunk: z.array(Card),
  crates: z.array(z.int()),
});

export const declared = declarePlugin({
  name: "harbour",
  version: "0.1.0",
  slice: {
    version: 1,
    schema: Slice,
    initial: ({ players, rounds, fleets }: Setup): z.infer<typeof Slice> => ({
      round: 0,
      rounds,
      active: 0,
      deck: [],
      fleets: Array.from({ length: players }, (_, seat) => cardsIn(fleets[seat])),
      hands: Array.from({ length: players }, () => []),
      quays: Array.from({ length: players }, () => []),
      sunk: [],
      crates: Array.from({ length: players }, () => 0),
    }),
    visibility: {
      round: visible.all,
      rounds: visible.all,
      active: visible.all,
      deck: visible.count,
      fleets: visible.seats(),
      hands: visible.seats(),
      quays: visible.all,
      sunk: visible.all,
      crates: visible.all,
    },
  },
  events: {
    "harbour:round-began": z.strictObject({ round: z.int() }),
    "harbour:sailed": z.strictObject({ seat: Seat, card: Card }),
    "harbour:landed": z.strictObject({ seat: Seat, card: Card }),
    "harbour:stormed": z.strictObject({ seat: Seat }),
    "harbour:counted": z.strictObject({ seat: Seat, crates: z.int() }),
  },
  effects: {
    "harbour:deal": z.strictObject({}),
    "harbour:sail": z.strictObject({ seat: Seat, card: Card }),
    "harbour:land": z.strictObject({ seat: Seat, card: Card }),
    "harbour:call-storm": z.strictObject({ seat: Seat, frame: z.int() }),
    "harbour:storm": z.strictObject({ seat: Seat, frame: z.int() }),
    "harbour:pass-turn": z.strictObject({ seat: Seat }),
    "harbour:count": z.strictObject({}),
  },
  // before a ship lands, and before a storm comes, seats may answer
  around: {
    "harbour:land": { before: "harbour:landing" },
    "harbour:storm": { before: "harbour:storming" },
  },
  windows: {
    "harbour:landing": {
      subject: z.looseObject({ seat: Seat, card: Card }),
      protocol: "priority",
    },
    "harbour:storming": {
      subject: z.looseObject({ seat: Seat }),
      protocol: "priority",
    },
  },
  questions: { "harbour:turn": z.null() },
  procedures: { harbour: z.null() },
  scopes: ["round"],
});

export interface Harbour extends Owns<typeof declared> {}

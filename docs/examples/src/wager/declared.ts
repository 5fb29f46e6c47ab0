import { declarePlugin, needs, type Owns, visible } from "@riposte/kernel";
import { type OnePiece, onePieceDeclared } from "@riposte/one-piece";
import { z } from "zod";
import manifest from "../../package.json" with { type: "json" };

export const Guess = z.enum(["won", "lost"]).meta({ description: "How the attack will end for the attacker" });
export type Guess = z.infer<typeof Guess>;
const Seat = z.int().min(0).max(1);

const Slice = z.strictObject({
  said: z.array(Guess.nullable()).meta({ description: "By seat: what it wagers in this battle" }),
});

export const declared = declarePlugin({
  name: "wager",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  requires: [needs<OnePiece>(onePieceDeclared, manifest.peerDependencies["@riposte/one-piece"])],
  slice: {
    version: 1,
    schema: Slice,
    initial: (): z.infer<typeof Slice> => ({ said: [null, null] }),
    visibility: { said: visible.seats(visible.none) },
  },
  windows: {
    "wager:open": { subject: z.strictObject({ seat: Seat }), protocol: "once", prompt: { id: "wager:open" } },
  },
  events: {
    "wager:made": z.strictObject({ seat: Seat, guess: Guess.optional() }),
    "wager:settled": z.strictObject({ seat: Seat, guess: Guess, right: z.boolean() }),
  },
  seenBy: {
    "wager:made": ({ seat, guess }, viewer) => (viewer === seat ? { seat, guess } : { seat }),
  },
  effects: {
    "wager:make": z.strictObject({ seat: Seat, guess: Guess }),
    "wager:settle": z.strictObject({ won: z.boolean().nullable() }),
  },
});

export interface Wager extends Owns<typeof declared> {}

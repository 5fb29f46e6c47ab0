import { declarePlugin, needs, type Owns, visible } from "@riposte/kernel";
import { type OnePiece, onePieceDeclared } from "@riposte/one-piece";
import { z } from "zod";
import manifest from "../../package.json" with { type: "json" };

const Seat = z.int().min(0).max(1);
export const MOST = 3;
const Bid = z.int().min(0).max(MOST);

const Slice = z.strictObject({
  bids: z.array(Bid.nullable()).meta({ description: "By seat: what it named in secret" }),
  isTied: z.boolean().meta({ description: "Both named the same" }),
});

export const declared = declarePlugin({
  name: "parley",
  version: manifest.version,
  requires: [needs<OnePiece>(onePieceDeclared, manifest.peerDependencies["@riposte/one-piece"])],
  slice: {
    version: 1,
    schema: Slice,
    initial: (): z.infer<typeof Slice> => ({ bids: [null, null], isTied: false }),
    visibility: { bids: visible.seats(visible.none), isTied: visible.all },
  },
  procedures: { parley: z.strictObject({ attacker: Seat }) },
  questions: { "parley:bid": z.null() },
  events: { "parley:settled": z.strictObject({ bids: z.array(Bid), winner: Seat.nullable() }) },
  effects: {
    "parley:bid": z.strictObject({ seat: Seat, bid: Bid }),
    "parley:settle": z.strictObject({}),
  },
  knownBy: {
    effects: { "parley:bid": (effect, _seat) => ({ ...(effect as { type: string }), bid: 0 }) },
  },
});

export interface Parley extends Owns<typeof declared> {}

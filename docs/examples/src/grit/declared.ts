import { declarePlugin, needs, type Owns } from "@riposte/kernel";
import { type OnePiece, onePieceDeclared } from "@riposte/one-piece";
import { z } from "zod";
import manifest from "../../package.json" with { type: "json" };

const Seat = z.int().min(0).max(1);
export const Way = z.enum(["press-on", "breathe"]).meta({ description: "What a player does about lost Life" });

export const declared = declarePlugin({
  name: "grit",
  version: manifest.version,
  requires: [needs<OnePiece>(onePieceDeclared, manifest.peerDependencies["@riposte/one-piece"])],
  questions: { "grit:way": z.strictObject({ lost: z.int() }) },
  lasting: { "grit:pressing": z.strictObject({ lost: z.int().meta({ description: "Life lost at once" }) }) },
  values: {
    "grit:power": {
      kind: "number",
      subject: z.strictObject({ seat: Seat }),
      means: "Power a Leader gains for each Life lost",
    },
  },
  events: { "grit:chosen": z.strictObject({ seat: Seat, way: Way }) },
  effects: { "grit:take": z.strictObject({ seat: Seat, way: Way, lost: z.int() }) },
});

export interface Grit extends Owns<typeof declared> {}

import { declarePlugin, needs, type Owns, visible } from "@riposte/kernel";
import { type Warhammer, warhammer40kDeclared } from "@riposte/warhammer-40k";
import { z } from "zod";
import manifest from "../package.json" with { type: "json" };

const Seat = z.int().min(0).max(1);

/** Something used or chosen, and when. */
const usedSchema = z.strictObject({
  seat: Seat,
  id: z.string().meta({ description: "A stratagem's or a choice's id" }),
  by: z.string().optional().meta({ description: "The unit whose choice it was" }),
  option: z.string().optional(),
  unit: z.string().optional().meta({ description: "The unit it was used on, where units have a limit" }),
  round: z.int(),
  turn: Seat,
  phase: z.string(),
});
export interface Used extends z.infer<typeof usedSchema> {}
const Used: z.ZodType<Used> = usedSchema;

const usesSchema = z.strictObject({ used: z.array(Used) });
export interface Uses extends z.infer<typeof usesSchema> {}

const noted = { seat: Seat, id: z.string(), by: z.string().optional(), option: z.string().optional() };

export const declared = declarePlugin({
  name: "command-choices",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  requires: [needs<Warhammer>(warhammer40kDeclared, manifest.peerDependencies["@riposte/warhammer-40k"])],
  slice: {
    version: 1,
    schema: usesSchema as z.ZodType<Uses>,
    initial: (): Uses => ({ used: [] }),
    visibility: { used: visible.all },
  },
  events: {
    "stratagem:used": z.strictObject({ seat: Seat, stratagem: z.string(), unit: z.string().optional() }),
    "choice:made": z.strictObject({
      seat: Seat,
      choice: z.string(),
      on: z.string(),
      option: z.string().optional(),
    }),
  },
  effects: {
    "stratagem:use": z.strictObject({ seat: Seat, id: z.string(), unit: z.string().optional() }),
    "choice:make": z.strictObject({ ...noted, on: z.string() }),
  },
});

export interface CommandChoices extends Owns<typeof declared> {}

import { z } from "zod";
import type { EffectSchema } from "./declare.js";
import type { KernelEffects } from "./kernel-effects.js";
import type { Effect } from "./ownership.js";
import type { Schema } from "./schema.js";

const Vars = z.record(z.string(), z.unknown());
const Key = z.union([z.string(), z.number()]);
const Message = z.strictObject({ id: z.string(), params: z.record(z.string(), Key).optional() });

type Schemas = { readonly [K in keyof KernelEffects]: EffectSchema<KernelEffects[K]> };

/** Schemas of the kernel's own effects, for those that come as data. */
export const KERNEL_EFFECT_SCHEMAS = {
  "kernel:ask": z.strictObject({ question: z.string(), seat: z.int(), about: z.unknown().optional() }),
  "kernel:call": z.strictObject({ procedure: z.string(), vars: Vars.optional() }),
  "kernel:ability": (effect: Schema<Effect>) =>
    z.strictObject({
      ability: z.string().optional(),
      steps: z.array(effect as unknown as z.ZodType<Effect>).optional(),
      seat: z.int().optional(),
      source: Key.optional(),
      bindings: Vars.optional(),
    }),
  "kernel:window": z.strictObject({ window: z.string(), subject: z.unknown().optional() }),
  "kernel:last": z.strictObject({
    lasting: z.string(),
    scope: z.string().optional(),
    seat: z.int().optional(),
    data: z.unknown().optional(),
  }),
  "kernel:expire": z.strictObject({ id: z.int() }),
  "kernel:wear-off": z.strictObject({ scope: z.string() }),
  "kernel:cancel": z.strictObject({ frame: z.int() }),
  "kernel:stop": z.strictObject({}),
  "kernel:manual": z.strictObject({ seat: z.int().optional(), text: Message }),
  "kernel:end": z.strictObject({ outcome: z.looseObject({ winners: z.array(z.int()) }) }),
} as unknown as Schemas;

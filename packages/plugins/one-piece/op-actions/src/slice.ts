import type { Effect } from "@riposte/kernel";
import { visible } from "@riposte/kernel";
import { z } from "zod";
import { Happened } from "./language/happened.js";
import { Later } from "./language/words.js";

const Used = z.strictObject({ card: z.int(), ability: z.string() });

/** Something to be done later, with all the ability had named when it said so. */
const Scheduled = z.strictObject({
  at: Later,
  turn: z.int().meta({ description: "The turn it was said in" }),
  seat: z.int(),
  ability: z.string(),
  source: z.int(),
  bindings: z.record(z.string(), z.unknown()),
  steps: z.array(z.looseObject({ type: z.string() }) as z.ZodType<Effect>),
});
export type Scheduled = Readonly<z.infer<typeof Scheduled>>;

const schema = z.strictObject({
  used: z.array(Used).meta({ description: "[Once Per Turn] abilities used this turn, by card object" }),
  history: z.array(Happened).meta({ description: "What happened this turn, as far as some card asks for it" }),
  scheduled: z.array(Scheduled),
});
export interface Memory extends z.infer<typeof schema> {}

/** What abilities remember beyond the table. */
export const Slice = {
  version: 1,
  schema: schema as z.ZodType<Memory>,
  initial: (): Memory => ({ used: [], history: [], scheduled: [] }),
  visibility: { used: visible.all, history: visible.none, scheduled: visible.none },
};

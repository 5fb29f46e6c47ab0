import { z } from "zod";
import type { Answer } from "../choice/choice.js";
import { PolicyChange } from "../run/holds.js";

const Key = z.union([z.string(), z.number()]);
const AnswerSchema: z.ZodType<Answer> = z.union([Key, z.array(Key), z.record(z.string(), z.number())]);

/** One entry of the log: an answer, a policy, a resignation, or an undo; the log is the match. */
export const Input = z.union([
  z.strictObject({ seat: z.int().min(0), answer: AnswerSchema }),
  z.strictObject({ seat: z.int().min(0), policy: PolicyChange }),
  z.strictObject({ seat: z.int().min(0), resign: z.literal(true) }),
  z.strictObject({
    seat: z.int().min(0),
    undo: z.int().min(0).meta({ description: "How many inputs still count afterwards." }),
    consent: z.array(z.int().min(0)).optional(),
    barriers: z.int().min(0).optional().meta({ description: "How many dice rolls or seen cards it took back." }),
  }),
]);
export type Input = z.infer<typeof Input>;

/** An input that moves the match on, not back. */
export type Move = Exclude<Input, { undo: number }>;

/** An input as a seat may see it. */
export type SeenInput = Input | { readonly seat: number; readonly answered: true };

/** What a seat sees of a logged input. */
export function inputFor(input: Input, seat: number | null): readonly SeenInput[] {
  if (input.seat === seat || "undo" in input || "resign" in input) return [structuredClone(input)];
  return "answer" in input ? [{ seat: input.seat, answered: true }] : [];
}

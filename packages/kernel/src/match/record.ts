import { z } from "zod";
import { boundedRecord } from "../checks/bounded.js";
import type { Answer } from "../choices/choice.js";
import { PolicyChange } from "../windows/holds.js";

const LARGEST = 1_000_000_000;
const Amount = z.number().min(-LARGEST).max(LARGEST);
const Text = z.string().max(500);
const Key = z.union([Text, Amount]);

/** An answer as a client writes it; whether it is legal, the decision knows. */
export const AnswerSchema: z.ZodType<Answer> = z.union([Key, z.array(Key).max(500), boundedRecord(Text, Amount, 500)]);

/** One entry of the log: an answer, a policy, a resignation, the end of the time, or an undo; the log is the match. */
export const Input = z.union([
  z.strictObject({ seat: z.int().min(0), answer: AnswerSchema }),
  z.strictObject({ seat: z.int().min(0), policy: PolicyChange }),
  z.strictObject({ seat: z.int().min(0), resign: z.literal(true) }),
  z.strictObject({ time: z.literal("up") }).meta({ description: "What the match may last is over: its host says so." }),
  z.strictObject({
    seat: z.int().min(0),
    undo: z.int().min(0).meta({ description: "How many inputs still count afterwards." }),
    consent: z.array(z.int().min(0)).optional(),
    barriers: z.int().min(0).optional().meta({ description: "How many dice rolls or seen cards it took back." }),
    policies: z.int().min(0).optional().meta({ description: "How many policies behind it stayed in force." }),
  }),
]);
export type Input = z.infer<typeof Input>;

/** An input that moves the match on, not back. */
export type Move = Exclude<Input, { undo: number }>;

/** A move that a seat made: all but the time's. */
export type SeatMove = Exclude<Move, { time: "up" }>;

/** An input as a seat may see it. */
export type SeenInput =
  | Exclude<Input, { undo: number }>
  | { readonly seat: number; readonly answered: true }
  | { readonly seat: number; readonly undone: true };

/** What a seat sees of a logged input. */
export function inputFor(input: Input, seat: number | null): readonly SeenInput[] {
  // how far back counts the policies of all seats
  if ("time" in input) return [structuredClone(input)];
  if ("undo" in input) return [{ seat: input.seat, undone: true }];
  if (input.seat === seat || "resign" in input) return [structuredClone(input)];
  return "answer" in input ? [{ seat: input.seat, answered: true }] : [];
}

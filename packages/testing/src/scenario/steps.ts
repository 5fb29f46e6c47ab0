import type { Answer } from "@riposte/kernel";
import { PolicyChange } from "@riposte/kernel/run";
import { z } from "zod";

const Key = z.union([z.string(), z.number()]);
const AnswerSchema: z.ZodType<Answer> = z
  .union([Key, z.array(Key), z.record(z.string(), z.number())])
  .meta({ description: "A key, a list of keys, a number, or amounts by key." });
const Partial = z.record(z.string(), z.unknown());
const seat = z.int().min(0).optional().meta({ description: "Which seat; the seat that is asked, when absent." });
const viewer = z.int().min(0).nullable();
const about = (description: string) => ({ description });

/** Every kind of step by the field that names it: first the verbs, then the expectations. */
export const STEPS = {
  choose: z.strictObject({ choose: AnswerSchema, seat }).meta(about("A seat answers its question.")),
  policy: z.strictObject({ policy: PolicyChange, seat }).meta(about("A seat says how it wants to be asked.")),
  resign: z.strictObject({ resign: z.literal(true), seat }).meta(about("A seat gives the match up.")),
  time: z.strictObject({ time: z.literal("up") }).meta(about("The host says that the time is up.")),
  undo: z.strictObject({ undo: z.int().min(1), seat }).meta(about("Takes back so many inputs; all others consent.")),
  redo: z.strictObject({ redo: z.int().min(1) }).meta(about("Enters so many undone inputs again.")),

  expect: z.strictObject({ expect: Partial }).meta(about("Slices by plugin; fields not named may be anything.")),
  sees: z.strictObject({ sees: Partial, seat: viewer }).meta(about("The slices as a seat sees them; null watches.")),
  hides: z
    .strictObject({ hides: z.array(z.string()), seat: viewer })
    .meta(about("Paths below the slices of which a seat sees nothing: `duel.hands.1`.")),
  asks: z.strictObject({ asks: z.string(), seat }).meta(about("This question is pending.")),
  offers: z.strictObject({ offers: z.array(AnswerSchema) }).meta(about("These are among what can be chosen.")),
  offersExactly: z.strictObject({ offersExactly: z.array(AnswerSchema) }).meta(about("These, and nothing else.")),
  notOffers: z.strictObject({ notOffers: z.array(AnswerSchema) }).meta(about("None of these can be chosen.")),
  refuses: z
    .strictObject({ refuses: z.unknown(), code: z.string().optional(), seat })
    .meta(about("This answer is refused, and leaves no trace.")),
  explains: z
    .strictObject({ explains: Key, reason: z.string().optional() })
    .meta(about("The decision says why this cannot be chosen; the reason is a message id.")),
  event: z
    .strictObject({ event: z.string(), payload: z.unknown().optional(), seat: viewer.optional() })
    .meta(about("The last input published this; with a seat, as that seat is told it.")),
  noEvent: z
    .strictObject({ noEvent: z.string(), seat: viewer.optional() })
    .meta(about("The last input did not publish this; with a seat, that seat is not told of it.")),
  value: z
    .strictObject({
      value: z.string(),
      subject: z.unknown(),
      base: z.union([z.number(), z.record(z.string(), z.number())]),
      is: z.union([z.number(), z.record(z.string(), z.number())]),
      because: z.array(z.string()).optional().meta({ description: "Who contributes, in order." }),
    })
    .meta(about("A modified value.")),
  outcome: z.strictObject({ outcome: Partial.nullable() }).meta(about("How the match ended; null while it goes on.")),
  waits: z.strictObject({ waits: z.literal(true) }).meta(about("The scenario may stop here, in the middle.")),
} as const;

export type StepKind = keyof typeof STEPS;
type StepOf<K extends StepKind> = z.infer<(typeof STEPS)[K]>;

/** One line of a scenario: something done, or something that must be so. */
export type ScenarioStep = StepOf<StepKind>;
export type Verb = StepOf<"choose" | "policy" | "resign" | "time" | "undo" | "redo">;

/** One of the above; which one is said by its naming field. */
export const ScenarioStep: z.ZodType<ScenarioStep> = z.union(Object.values(STEPS));

/** Which kind a step is. */
export function kindOf(step: object): StepKind | undefined {
  return (Object.keys(STEPS) as StepKind[]).find((kind) => Object.hasOwn(step, kind));
}

export const isVerb = (step: ScenarioStep): step is Verb =>
  "choose" in step || "policy" in step || "resign" in step || "time" in step || "undo" in step || "redo" in step;

/** A step in words, for reports. */
export function describeStep(step: ScenarioStep): string {
  const kind = kindOf(step) as StepKind;
  const { [kind]: subject, ...rest } = step as Record<string, unknown>;
  const details = Object.entries(rest).map(([name, value]) => `, ${name} ${JSON.stringify(value)}`);
  return `${kind} ${JSON.stringify(subject)}${details.join("")}`;
}

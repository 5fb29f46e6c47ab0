import type { DeepReadonly } from "@riposte/kernel";
import { type Ability, armyMark, Lasting, type Mark, Quantity } from "@riposte/warhammer-40k";
import { z } from "zod";

const Option = z.strictObject({ id: z.string(), name: z.string().optional() });

/** What is chosen: a unit, with one of several options where there are some, or only an option. */
const Picked = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("unit"),
    side: z.enum(["enemy", "friendly"]),
    keywords: z.array(z.string()).default([]).meta({ description: "It has one of these" }),
    without: z.array(z.string()).default([]).meta({ description: "It has none of these" }),
    visible: z.boolean().default(false).meta({ description: "The unit that has the choice sees it" }),
    engaged: z
      .boolean()
      .default(false)
      .meta({ description: "It is within Engagement Range of the unit that has the choice" }),
    within: z.int().min(1).optional().meta({ description: "Inches from the unit that has the choice" }),
    options: z.array(Option).default([]),
  }),
  z.strictObject({
    kind: z.literal("option"),
    options: z.array(Option),
    onceEach: z.boolean().default(false).meta({ description: "Each once per battle" }),
  }),
]);

/** A choice that an ability declares; its result is a mark. */
const choiceSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    window: z.string().default("command:start"),
    turn: z.enum(["mine", "theirs", "any"]).default("mine"),
    phases: z
      .array(z.enum(["command", "movement", "shooting", "charge", "fight"]))
      .min(1)
      .optional()
      .meta({ description: "Only while it is one of these; whenever the window opens, when left out" }),
    optional: z.boolean().default(false),
    pick: Picked,
    on: z
      .enum(["army", "bearer"])
      .default("army")
      .meta({ description: "What an option is marked on: the whole army, or the unit that has the choice" }),
    mark: z.string(),
    test: z
      .strictObject({ failed: Quantity.meta({ description: "Mortal wounds" }) })
      .optional()
      .meta({ description: "The bearer takes a Leadership test first, and suffers where it fails" }),
    replaces: z.enum(["owner", "subject"]).default("owner").meta({
      description: "A later choice replaces the owner's mark wherever it is, or only that on the same subject",
    }),
    until: Lasting,
    limit: z.enum(["phase", "turn", "round", "battle"]).default("phase").meta({ description: "Once in this time" }),
  })
  .meta({ description: "A choice and the mark it leaves" });
export interface Choice extends z.infer<typeof choiceSchema> {}
export const Choice: z.ZodType<Choice> = choiceSchema;

const known = new WeakMap<object, Choice | null>();

/** The choice an ability declares, if it does. */
export function choiceOf(ability: DeepReadonly<Ability>): Choice | undefined {
  if (typeof ability === "string") return undefined;
  let found = known.get(ability);
  if (found === undefined) {
    found = ability.choice === undefined ? null : Choice.parse(ability.choice);
    known.set(ability, found);
  }
  return found ?? undefined;
}

/** What was chosen, by whom. */
export interface Chosen {
  readonly owner: number;
  /** The unit chosen; for an option on its bearer, the bearer. */
  readonly unit?: string;
  readonly option?: string;
}

/**
 * The mark a choice leaves, for callers without a match: pass it in a query's `situation.marks`.
 *
 * @example
 * const marks = [resolvedMark(oath, { owner: 0, unit: "1.thorn-brood" })];
 */
export const resolvedMark = ({ mark }: Pick<Choice, "mark">, { owner, unit, option }: Chosen): Mark => ({
  mark,
  owner,
  on: unit ?? armyMark(owner),
  ...(option === undefined ? {} : { value: option }),
});

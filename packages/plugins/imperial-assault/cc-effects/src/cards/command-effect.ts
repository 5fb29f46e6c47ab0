import { TimingCode, Trait } from "@riposte/imperial-assault";
import { As, Condition, Cost, passingOf, Steps, WINDOWS } from "@riposte/imperial-assault-steps";
import { didYouMean } from "@riposte/words";
import { z } from "zod";
import { LIBRARY_TIMINGS, type LibraryTiming } from "../timing/library-timings.js";
import { CARD_WINDOWS } from "../windows.js";

/** One of these names; another is told the nearest. */
const named = <const T extends string>(names: readonly T[], what: string) =>
  z.enum(names, {
    error: ({ input }) => {
      return `"${String(input)}" is no ${what}.${didYouMean(String(input), names)}`;
    },
  });

type WindowName = (typeof WINDOWS)[number] | (typeof CARD_WINDOWS)[number];
const Window: z.ZodType<WindowName> = named([...WINDOWS, ...CARD_WINDOWS], "window");
type TimingName = TimingCode | LibraryTiming;
const Timing: z.ZodType<TimingName> = named(
  [...TimingCode.options, ...(Object.keys(LIBRARY_TIMINGS) as LibraryTiming[])],
  "timing",
);

/** One way to play a card. */
const play = {
  timing: Timing.optional().meta({
    description: "The card's own when left out; a code of the facts or a word such as `startOfRound`",
  }),
  at: z
    .union([Window, z.array(Window).min(1)])
    .optional()
    .meta({ description: "Which of the windows its timing allows" }),
  as: As.optional().meta({ description: "How the card's figure stands to the moment, where its timing does not say" }),
  by: z.literal("player").optional().meta({ description: "Played by the player, whatever the restriction box says" }),
  attacks: z.literal(true).optional().meta({ description: "A special action that contains attacks" }),
  free: z.literal(true).optional().meta({ description: "A special action that costs no action" }),
  if: Condition.optional().meta({ description: "When it can be played; public information only" }),
  discards: z
    .literal(true)
    .optional()
    .meta({ description: "Not played: discarded from hand for its effect, which is not cancelled" }),
  cost: Cost.optional().meta({ description: "Paid just before it resolves, also to be able to play it" }),
  steps: Steps.min(1),
};

const playSchema = z.strictObject(play).meta({ description: "One way to play a card" });
export interface Play extends z.infer<typeof playSchema> {}

const passing = passingOf(Steps.min(1));

/** The fields of a card in our own form: steps, and what it does as long as it is in play or in the discard pile. */
const fields = {
  type: z.literal("ccEffect"),
  label: z.string().min(1).optional(),
  logMessage: z.string().min(1).optional(),
  wiredStatus: z.enum(["wired", "partial", "unwired"]).optional(),
  ...z.strictObject(play).partial({ steps: true }).shape,
  plays: z
    .array(playSchema as z.ZodType<Play>)
    .min(1)
    .optional()
    .meta({ description: "Where there are several ways to play it" }),
  copies: z.strictObject({ trait: Trait }).optional().meta({
    description: "Played as a copy of a card in a discard pile whose box names this trait, affiliation ignored",
  }),
  inPlay: passing.optional().meta({ description: "What it does while it stays in play" }),
  inDiscard: passing.optional().meta({ description: "What it does from its player's discard pile" }),
  manual: z.string().optional().meta({ description: "What players do by hand, and why" }),
};
const effectSchema = z.strictObject(fields).meta({ description: "A command card as data" });
export interface CommandEffect extends z.infer<typeof effectSchema> {}
/** A command card as data. */
export const CommandEffect: z.ZodType<CommandEffect> = effectSchema;
export const CARD_FIELDS: z.ZodRawShape = fields;

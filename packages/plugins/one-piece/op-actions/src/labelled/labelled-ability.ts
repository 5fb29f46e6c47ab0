import { KEYWORDS } from "@riposte/one-piece";
import { z } from "zod";

const Count = z.int().min(0);
const Side = z.enum(["player", "opponent"]);
const AnySide = z.enum(["player", "opponent", "both"]);
const Fighter = z.enum(["leader", "character", "any"]);
const FighterOrDon = z.enum(["leader", "character", "don", "any"]);
const bounds = { minTargets: Count, maxTargets: Count };
const word = z.string().nullable().optional();

/** The eleven actions of labelled abilities, strict. */
export const LabelledAction = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("powerMod"),
    amount: z.int(),
    targetSide: AnySide,
    targetType: Fighter,
    ...bounds,
    duration: z.enum(["thisTurn", "untilEndOfBattle", "untilOpponentsNextTurn", "permanent"]),
    powerLimit: z.int().optional(),
  }),
  z.strictObject({
    type: z.literal("ko"),
    targetSide: AnySide,
    targetType: Fighter,
    ...bounds,
    powerLimit: z.int().optional(),
    costLimit: z.int().optional(),
  }),
  z.strictObject({ type: z.literal("draw"), quantity: Count }),
  z.strictObject({
    type: z.literal("search"),
    lookCount: Count,
    minSelect: Count,
    maxSelect: Count,
    destination: z.enum(["hand", "deck", "trash", "field"]),
    remainderLocation: z.enum(["top", "bottom", "shuffle"]),
    filterType: word,
    filterColor: word,
    filterAttribute: word,
    remainderOrder: z.enum(["any", "same"]).optional(),
  }),
  z.strictObject({ type: z.literal("addDon"), quantity: Count, targetSide: Side }),
  z.strictObject({ type: z.literal("giveDon"), quantity: Count, targetSide: Side, targetType: Fighter, ...bounds }),
  z.strictObject({
    type: z.literal("play"),
    source: z.enum(["hand", "trash", "deck"]),
    cardType: z.enum(["Character", "Event", "Stage"]),
    filterType: word,
    filterColor: word,
    costReduction: z.int().min(0).optional(),
  }),
  z.strictObject({
    type: z.literal("return"),
    targetSide: Side,
    targetType: Fighter,
    ...bounds,
    destination: z.enum(["hand", "deckTop", "deckBottom"]),
  }),
  z.strictObject({ type: z.literal("rest"), targetSide: Side, targetType: FighterOrDon, ...bounds }),
  z.strictObject({ type: z.literal("active"), targetSide: Side, targetType: FighterOrDon, ...bounds }),
  z.strictObject({
    type: z.literal("grantKeyword"),
    keyword: z.enum(KEYWORDS),
    targetSelf: z.boolean().optional(),
    targetSide: AnySide.optional(),
    targetType: Fighter.optional(),
    minTargets: Count.optional(),
    maxTargets: Count.optional(),
    duration: z.enum(["thisTurn", "untilOpponentsNextTurn", "permanent"]).default("thisTurn"),
  }),
]);
export type LabelledAction = z.infer<typeof LabelledAction>;
export type LabelledActionOf<T extends LabelledAction["type"]> = Extract<LabelledAction, { type: T }>;

/** The ten labels; aliases are not supported. */
export const LABELS = [
  "On Play",
  "Activate Main",
  "On Attack",
  "On Block",
  "Counter",
  "On KO",
  "End of Turn",
  "Trigger",
  "Opponents Turn",
  "Continuous",
] as const;

const Replacement = z.strictObject({
  event: z.literal("wouldRemoveByOpponentEffect"),
  appliesTo: z.literal("self"),
  instead: z.array(LabelledAction).min(1),
});

/** An ability with a label: `On Play`, `Activate Main`. */
export const LabelledAbility = z.strictObject({
  type: z.enum(LABELS),
  frequency: z.literal("Once Per Turn").nullable().optional(),
  condition: z.strictObject({ opponentTurn: z.boolean() }).nullable().optional(),
  cost: z.null().optional(),
  effect: z
    .strictObject({
      text: z.string(),
      actions: z.array(LabelledAction).min(1).optional(),
      replacement: Replacement.optional(),
    })
    .refine(({ actions, replacement }) => (actions === undefined) !== (replacement === undefined), {
      message: "has either actions or a replacement",
    }),
});
export type LabelledAbility = z.infer<typeof LabelledAbility>;

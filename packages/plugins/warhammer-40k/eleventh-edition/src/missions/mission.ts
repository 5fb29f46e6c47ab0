import { KernelError } from "@riposte/kernel";
import { faultLines } from "@riposte/words";
import { z } from "zod";

const Id = z.string().regex(/^[a-z0-9-]+$/);
const Name = z.string().min(1).max(200);
const Round = z.int().min(1).max(5);

/** Part of the table, seen from the player whose card it is. */
export const Where = z.enum(["home", "notHome", "enemyHome", "enemyTerritory", "middle", "enemyZone"]);
export type Where = z.infer<typeof Where>;

/** What a card counts. */
const countSchema = z.discriminatedUnion("count", [
  z.strictObject({
    count: z.literal("objectives"),
    where: Where.optional(),
    new: z.literal(true).optional().meta({ description: "Only those not held when the turn began" }),
  }),
  z.strictObject({
    count: z.literal("slain"),
    keywords: z.array(Name).max(20).default([]).meta({ description: "Enemy units with one of these" }),
  }),
  z.strictObject({ count: z.literal("units"), where: Where }),
  z.strictObject({ count: z.literal("actions"), action: Id }),
]);
export type Count = z.infer<typeof countSchema>;

const scoringSchema = z.strictObject({
  at: z
    .enum(["commandEnd", "turnEnd", "enemyTurnEnd"])
    .meta({ description: "At the end of one's Command phase, of one's turn, or of the opponent's" }),
  rounds: z.tuple([Round, Round]).default([1, 5]).meta({ description: "The first and the last round it counts in" }),
  points: z.int().min(1).max(45),
  of: countSchema,
  atLeast: z
    .int()
    .min(1)
    .optional()
    .meta({ description: "Points once, for so many or more; for each of them when left out" }),
});
export type Scoring = z.infer<typeof scoringSchema>;

const actionSchema = z.strictObject({
  id: Id,
  name: Name,
  at: z
    .enum(["objective", "anywhere"])
    .default("objective")
    .meta({ description: "Within range of an objective, or anywhere" }),
  where: Where.optional(),
  keywords: z.array(Name).max(20).default([]).meta({ description: "Units with one of these" }),
  perPhase: z.int().min(1).max(9).default(1).meta({ description: "How many units start it in a phase" }),
  completes: z.enum(["turnEnd", "enemyTurnEnd"]).default("turnEnd"),
});
export type Action = z.infer<typeof actionSchema>;

const pairSchema = z.strictObject({
  own: Name.optional().meta({ description: "One's own force disposition; any when left out" }),
  against: Name.optional().meta({ description: "The opponent's; any when left out" }),
});

/** A mission card as data: when it scores, what it counts, and the actions it brings. */
const cardSchema = z.strictObject({
  id: Id,
  name: Name,
  gist: z.string().meta({ description: "The card in our words" }),
  kind: z.enum(["primary", "secondary"]),
  for: z.array(pairSchema).max(25).default([]).meta({ description: "Whose primary mission it is" }),
  scoring: z.array(scoringSchema).min(1).max(10),
  actions: z.array(actionSchema).max(5).default([]),
});
export interface Card extends z.infer<typeof cardSchema> {}

/** A file of mission cards. */
export const MissionFile = z.strictObject({ $schema: z.string().optional(), missions: z.array(cardSchema) });

/** Reads a file of mission cards; every problem is said at once. */
export function readMissions(written: unknown): readonly Card[] {
  const parsed = MissionFile.safeParse(written);
  const problems = parsed.success ? doubled(parsed.data.missions) : faultLines(parsed.error.issues);
  if (!parsed.success || problems.length > 0)
    throw new KernelError("DECLARATION_INVALID", `Missions: ${problems.join("\n")}`);
  return parsed.data.missions;
}

/** Cards and actions are found by their ids, and cards count only actions they bring. */
function doubled(cards: readonly Card[]): readonly string[] {
  const ids = cards.flatMap(({ id, actions }) => [id, ...actions.map((action) => action.id)]);
  const unknown = cards.flatMap(({ id, scoring, actions }) =>
    scoring.flatMap(({ of }) =>
      of.count === "actions" && !actions.some((action) => action.id === of.action)
        ? [`"${id}" counts the action "${of.action}", which it does not bring.`]
        : [],
    ),
  );
  return [
    ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `"${id}" is there twice.`)),
    ...unknown,
  ];
}

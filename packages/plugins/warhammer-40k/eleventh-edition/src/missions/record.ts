import { z } from "zod";

const Seat = z.int().min(0).max(1);
const Tally = z.strictObject({
  total: z.int().min(0),
  round: z.int().min(0).meta({ description: "The round that `inRound` is of" }),
  inRound: z.int().min(0),
});

/** What happens between missions and the table. */
export const MissionRecord = z.strictObject({
  named: z
    .array(z.string().nullable())
    .length(2)
    .meta({ description: "Primary missions by id; null where force dispositions decide" }),
  primary: z.array(z.string().nullable()).length(2).meta({ description: "Those played for; null before the battle" }),
  fixed: z.array(z.array(z.string()).nullable()).length(2).meta({ description: "Secondary cards; null: drawn" }),
  hand: z.array(z.array(z.string())).length(2).meta({ description: "Cards drawn and not yet scored" }),
  drawn: z.array(z.array(z.string())).length(2).meta({ description: "Every card drawn so far" }),
  swapped: z.array(z.boolean()).length(2).meta({ description: "Who has paid for another card" }),
  painted: z.array(z.boolean()).length(2),
  scored: z.array(z.strictObject({ primary: Tally, secondary: Tally, cards: z.record(z.string(), z.int()) })).length(2),
  held: z.record(z.string(), Seat.nullable()).meta({ description: "Who held each objective when the turn began" }),
  slain: z.array(z.string()).meta({ description: "Units destroyed this turn" }),
  actions: z.array(
    z.strictObject({
      unit: z.string(),
      action: z.string(),
      at: z.string().meta({ description: "Where the unit stands: who moves stops" }),
      isDone: z.boolean(),
    }),
  ),
});
export interface MissionRecord extends z.infer<typeof MissionRecord> {}

interface Asked {
  readonly primary?: readonly [string, string] | undefined;
  readonly secondary?: readonly ["tactical" | readonly string[], "tactical" | readonly string[]] | undefined;
  readonly painted?: readonly [boolean, boolean] | undefined;
}

/** Before anything is scored. */
export function freshRecord({ primary, secondary, painted }: Asked): MissionRecord {
  const none = { total: 0, round: 0, inRound: 0 };
  const cards = [0, 1].map((seat) => secondary?.[seat] ?? "tactical");
  return {
    named: [primary?.[0] ?? null, primary?.[1] ?? null],
    primary: [null, null],
    fixed: cards.map((one) => (typeof one === "string" ? null : [...one])),
    hand: [[], []],
    drawn: [[], []],
    swapped: [false, false],
    painted: [painted?.[0] ?? false, painted?.[1] ?? false],
    scored: [0, 1].map(() => ({ primary: { ...none }, secondary: { ...none }, cards: {} })),
    held: {},
    slain: [],
    actions: [],
  };
}

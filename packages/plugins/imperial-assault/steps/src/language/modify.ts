import { SYMBOLS } from "@riposte/imperial-assault";
import { z } from "zod";
import { Amount } from "./amount.js";
import { Condition } from "./condition.js";

/** In which part of an attack the ability's figure, or a friend of it, stands. */
export const Role = z
  .enum([
    "attacker",
    "defender",
    "ally-attacker",
    "ally-defender",
    "friendly-attacker",
    "friendly-defender",
    "enemy-attacker",
    "enemy-defender",
  ])
  .meta({ description: "ally: another friendly figure; friendly: it or another; enemy: a hostile figure" });
export type Role = z.infer<typeof Role>;

const TREAD = ["blocking", "impassable", "along"] as const;

/** What the numbers of the language are called in the base game and its plugins. */
export const VALUES = {
  results: "attack:results",
  "attack-pool": "attack:pool",
  "defense-pool": "defense:pool",
  keywords: "attack:keywords",
  aim: "attack:aim",
  damage: "attack:damage",
  target: "attack:target",
  speed: "figure:speed",
  move: "move:points",
  surcharge: "figure:surcharge",
  tread: "figure:tread",
  professional: "figure:professional",
  melee: "figure:melee",
  health: "figure:health",
  "strain-price": "strain:price",
  cost: "figure:cost",
  "defeat-vp": "figure:defeat-vp",
  attacks: "activation:attacks",
  repeats: "activation:repeats",
  control: "figure:control",
  reach: "ability:reach",
  "token-limit": "power-token:limit",
  "token-spends": "power-token:spends",
  "surge-uses": "surge:uses",
  discards: "discard:open",
  activatable: "group:activatable",
} as const;

/** Numbers of command cards: there only where the composition has them. */
export const CARD_VALUES = { playable: "cc:playable" } as const;

/** A contribution to a number, as long as its conditions hold. */
const modifySchema = z
  .strictObject({
    value: z
      .enum(Object.keys({ ...VALUES, ...CARD_VALUES }) as (keyof typeof VALUES | keyof typeof CARD_VALUES)[])
      .meta({
        description:
          "aim: reach, pastFigures, sight; target: 0 forbids the attack; attacks: more than 1 allows several; surcharge: 0 ignores what difficult terrain and hostile figures cost; tread: what blocking and impassable ground is when it moves, 1 difficult and no place to stop, 2 nothing special, and with along each step keeps it on a space of its own; professional: more than 0 has Professional; melee: more than 0 makes the attack type melee; strain-price: command cards for each point of strain that does no damage; repeats: more than 1 allows one special action again; control: 0 does not count; reach: how far abilities of its own card reach friends that are adjacent or within 2; playable: 0 forbids to play command cards; activatable: 0 bars groups; discards: 0 closes discard piles",
      }),
    as: Role.optional().meta({ description: "In attacks; the ability's own figure for speed, health, defeat-vp" }),
    symbol: z.enum(SYMBOLS).optional().meta({ description: "For results" }),
    die: z.string().optional().meta({ description: "For pools" }),
    field: z
      .enum(["pierce", "blast", "recover", "reach", "pastFigures", "sight", ...TREAD])
      .optional()
      .meta({ description: "For keywords, aim and tread" }),
    surge: z
      .string()
      .optional()
      .meta({ description: "For surge-uses: only this surge ability, in its plain spelling" }),
    surgeExcept: z
      .array(z.string())
      .optional()
      .meta({ description: "For surge-uses: all surge abilities but these, in their plain spelling" }),
    amount: Amount.default(1),
    layer: z.enum(["add", "subtract", "set", "atMost", "atLeast"]).default("add"),
    once: z.string().optional().meta({ description: "Of all contributions under this name one counts per attack" }),
    to: z
      .enum(["self", "friendly", "hostile", "any"])
      .default("self")
      .meta({ description: "Whose speed, health, cards" }),
    if: Condition.optional(),
  })
  .meta({ description: "A contribution to a number" });
export interface Modify extends z.infer<typeof modifySchema> {}
export const Modify: z.ZodType<Modify> = modifySchema;

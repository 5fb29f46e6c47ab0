import { type Visibility, visible } from "@riposte/kernel";
import { z } from "zod";
import { AttackDie, DefenseDie } from "./dice/dice.js";
import { SYMBOLS } from "./dice/results.js";
import { Affiliation, CardId, Condition } from "./facts/vocabulary.js";

const Seat = z.int().min(0).max(1);
const Space = z.string().max(20).meta({ description: "A space by its printed name, such as m14" });
const Count = z.int().min(0);

/** What sets a figure apart: it lies there and can do nothing, or it is nobody's (rules 13). */
export const FigureStatus = z.enum(["incapacitated", "neutral"]);

/** A figure in play. */
const figureSchema = z.strictObject({
  id: z.string(),
  seat: Seat,
  group: z.string(),
  card: CardId.meta({ description: "The card whose stats it has: its group's, a squad upgrade's or a companion's" }),
  spaces: z.array(Space).meta({ description: "Empty until it is deployed" }),
  damage: Count,
  conditions: z.array(Condition),
  unseenFrom: z
    .int()
    .min(1)
    .optional()
    .meta({ description: "For this round hostile figures so many spaces away neither see it nor are hindered by it" }),
  status: FigureStatus.optional(),
});
export interface Figure extends z.infer<typeof figureSchema> {}
export const Figure: z.ZodType<Figure> = figureSchema;

/** A deployment card in play with its figures. */
const groupSchema = z.strictObject({
  id: z.string(),
  seat: Seat,
  card: CardId,
  figures: z.array(z.string()),
  attachments: z.array(CardId),
  ready: z.boolean(),
  companionOf: z
    .string()
    .nullable()
    .meta({ description: "The group whose companion it is: it activates before or after that one" }),
});
export interface Group extends z.infer<typeof groupSchema> {}
export const Group: z.ZodType<Group> = groupSchema;

/** A mission token: it lies on a space or is carried by a figure; some can be attacked, none is a figure. */
const missionObjectSchema = z.strictObject({
  id: z.string().max(80),
  kind: z.string().max(80).meta({ description: "The mission's token it is one of" }),
  space: Space.nullable(),
  carrier: z.string().max(80).nullable(),
  damage: Count.max(999),
  health: Count.max(999).optional().meta({
    description: "An energy shield, which a card put there: it falls at so much damage",
  }),
});
export interface MissionObject extends z.infer<typeof missionObjectSchema> {}
export const MissionObject: z.ZodType<MissionObject> = missionObjectSchema;

/** One die on the table. */
const TableDie = z.strictObject({
  die: z.union([AttackDie, DefenseDie]),
  face: z.int().min(0).max(5),
  rerolled: z.boolean(),
  cancelled: z.boolean().meta({ description: "Its symbols no longer count" }),
});

const Symbols = z.strictObject({
  accuracy: z.int(),
  hit: z.int(),
  surge: z.int(),
  block: z.int(),
  evade: z.int(),
  dodge: z.int(),
});

/** Something added to the results, with its reason. */
const Modifier = z.strictObject({ symbol: z.enum(SYMBOLS), amount: z.int(), by: z.string() });

/** A die more or less in a pool, with its reason. */
const DieChange = z.strictObject({ die: z.union([AttackDie, DefenseDie]), amount: z.int(), by: z.string() });

/** Where a keyword of an attack comes from. */
const GrantedKeyword = z.strictObject({ keyword: z.string(), amount: z.int(), by: z.string() });

/** What an attack does beyond damage; keywords add up, cleaves are resolved one by one. */
export const AttackKeywords = z.strictObject({
  pierce: Count,
  blast: Count,
  cleave: z.array(z.int().min(1)),
  recover: Count,
  conditions: z.array(Condition),
});
export type AttackKeywords = z.infer<typeof AttackKeywords>;

/** What an effect supplies instead of the printed attack, and what the attack starts with. */
export const AttackInstead = z.strictObject({
  type: z.enum(["melee", "ranged"]).optional(),
  pool: z.array(AttackDie).optional(),
  modifiers: z.array(Modifier).optional(),
  keywords: AttackKeywords.partial().optional(),
  by: z.string().optional().meta({ description: "The ability this attack belongs to" }),
  plain: z
    .boolean()
    .optional()
    .meta({ description: "The attacker uses none of its own abilities, only what comes with the attack" }),
});
export type AttackInstead = z.infer<typeof AttackInstead>;

/** An attack on its way; attacks inside attacks stand behind it in the list. */
const attackSchema = z.strictObject({
  attacker: z.string(),
  defender: z.string(),
  seat: Seat.meta({ description: "Who controls the attacker for this attack" }),
  targetSpace: Space,
  type: z.enum(["melee", "ranged"]),
  settled: z
    .enum(["yes", "look", "aim"])
    .meta({ description: "Something moved: look whether the target space is still seen; its target did: aim again" }),
  retarget: z
    .enum(["no", "waiting", "open"])
    .meta({ description: "Declared anew: waiting for, or in, the declare window of the new defender" }),
  pool: z.array(AttackDie).meta({ description: "The dice it starts with" }),
  free: z
    .strictObject({ count: z.int().min(1), maxPerColor: z.int().min(1).optional() })
    .nullable()
    .meta({ description: "Dice of any colour, to be chosen when the pool is about to be rolled" }),
  focused: z.boolean().meta({ description: "Has the green die of Focused" }),
  defense: z.array(DefenseDie),
  changes: z.array(DieChange).meta({ description: "Dice added to and taken from the pools" }),
  dice: z.array(TableDie),
  modifiers: z.array(Modifier),
  final: Symbols.nullable().meta({ description: "The results once they can no longer change" }),
  surges: z.int().meta({ description: "Surges left to spend, from the surge step on" }),
  spent: z.array(z.string()).meta({ description: "Surge abilities used in this attack" }),
  used: z.array(z.string()).meta({ description: "Abilities that may be used once per attack, and were" }),
  keywords: AttackKeywords,
  grants: z.array(GrantedKeyword),
  missed: z.string().nullable().meta({ description: "Why it misses" }),
  dealt: Count.meta({ description: "Damage the target suffered from it" }),
  weakened: z.int().min(0).optional().meta({ description: "The die whose evade Weakened cancels" }),
  by: z.string().optional().meta({ description: "The ability it belongs to, when it is no plain attack" }),
  plain: z.boolean().optional().meta({ description: "Without the abilities of the attacker" }),
  fortified: z
    .literal(true)
    .optional()
    .meta({ description: "The defending player rerolled a defense die, or changed the defense pool or its results" }),
});
export interface Attack extends z.infer<typeof attackSchema> {}
export const Attack: z.ZodType<Attack> = attackSchema;

/** The activation under way. */
const activationSchema = z.strictObject({
  group: z.string(),
  figure: z.string().nullable(),
  finished: z.array(z.string()).meta({ description: "Figures of the group that have had their activation" }),
  actions: Count,
  points: Count.meta({ description: "Movement points" }),
  hasAttacked: z.boolean().meta({ description: "An action of this activation contained an attack" }),
  specials: z.array(z.string()).meta({ description: "Special actions used in this activation" }),
  within: Count.optional().meta({ description: "How many special actions are under way, one inside the other" }),
});
export interface Activation extends z.infer<typeof activationSchema> {}
export const Activation: z.ZodType<Activation> = activationSchema;

/** A skirmish upgrade in play; an attachment names its group. */
const Upgrade = z.strictObject({ card: CardId, group: z.string().nullable(), ready: z.boolean() });

/** Points a player counts as having while tokens of a kind lie on the map. */
const CountedPoints = z.strictObject({
  token: z.string(),
  each: z.int(),
  until: Count.meta({ description: "The round at whose end it is over" }),
});

/** A player's side of the table. */
const sideSchema = z.strictObject({
  affiliation: Affiliation,
  points: z.int().meta({ description: "What the army costs" }),
  zone: z.enum(["red", "blue"]).nullable(),
  vp: Count,
  vpFromDefeats: z.int(),
  counted: z.array(CountedPoints),
  upgrades: z.array(Upgrade),
  unassigned: z
    .array(z.strictObject({ card: CardId, hosts: z.array(z.string()) }))
    .meta({ description: "Attachments that wait for one of these groups" }),
  hand: z.array(CardId),
  deck: z.array(CardId).meta({ description: "Top first" }),
  discard: z.array(CardId),
  removed: z.array(CardId),
  played: z.array(CardId).meta({ description: "Command cards being played, and those that stay in play" }),
});
export interface Side extends z.infer<typeof sideSchema> {}
export const Side: z.ZodType<Side> = sideSchema;

/** Everything on the table. */
export const Table = z.strictObject({
  map: z.string(),
  mission: z.enum(["a", "b"]),
  round: Count,
  initiative: Seat,
  opportunity: Seat.meta({ description: "Whose turn to activate it is" }),
  figures: z.record(z.string(), Figure),
  groups: z.record(z.string(), Group),
  sides: z.array(Side).length(2),
  openDoors: z.array(z.string()),
  smoke: z
    .array(z.string())
    .optional()
    .meta({ description: "Spaces that block line of sight: smoke until the next round, energy shields" }),
  rubble: z
    .array(Space)
    .optional()
    .meta({ description: "Spaces with rubble laid during the match: difficult terrain" }),
  lostTerminals: z.array(Space).optional().meta({ description: "Spaces whose terminal was discarded" }),
  objects: z.record(z.string(), MissionObject),
  begins: z
    .enum(["setup", "deployment", "round", "opportunity"])
    .meta({ description: "Where the round starts; from the beginning, but in the first round of a written position" }),
  activation: Activation.nullable(),
  passing: z.array(z.string()).meta({ description: "Figures on their way through spaces where they may not stay" }),
  halted: z
    .array(z.string())
    .meta({ description: "Massive figures that stopped on others: they do not move again in this activation" }),
  attacks: z.array(Attack),
});
export type Table = z.infer<typeof Table>;

const { all, seats, fields, count } = visible;

const open = {
  affiliation: all,
  points: all,
  zone: all,
  vp: all,
  vpFromDefeats: all,
  counted: all,
  upgrades: all,
  unassigned: all,
} as const;

const piles = { discard: all, removed: all, played: all } as const;

/** Decks are unseen, hands secret; everything else lies open. */
export const visibility: Visibility<Table> = {
  map: all,
  mission: all,
  round: all,
  initiative: all,
  opportunity: all,
  figures: all,
  groups: all,
  sides: seats(
    fields<Side>({ ...open, ...piles, hand: count, deck: count }),
    fields<Side>({ ...open, ...piles, hand: all, deck: count }),
  ),
  openDoors: all,
  smoke: all,
  rubble: all,
  lostTerminals: all,
  objects: all,
  begins: all,
  activation: all,
  passing: all,
  halted: all,
  attacks: all,
};

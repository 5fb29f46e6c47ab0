import { type Visibility, visible } from "@riposte/kernel";
import { boundedRecord } from "@riposte/kernel/data";
import { z } from "zod";
import { Attack } from "./attack/attack.js";
import { MapFacts, TokenColour } from "./board/index.js";
import { Affiliation, CardId, Condition } from "./facts/vocabulary.js";

/** The seat of figures that belong to the mission. */
export const NOBODY = 2;

const Seat = z.int().min(0).max(1);
const Space = z.string().max(20).meta({ description: "A space by its printed name, such as m14" });
const Count = z.int().min(0);

/** What sets a figure apart: it lies there and can do nothing, or it is of neither player (rules 13). */
export const FigureStatus = z.enum(["incapacitated", "neutral"]);

/** Whose figures and groups are; those of the mission belong to neither player. */
const Owner = z.int().min(0).max(NOBODY);

/** A figure in play. */
const figureSchema = z.strictObject({
  id: z.string(),
  seat: Owner.meta({ description: "Whose it is; 2: nobody's, a figure of the mission that is hostile to both" }),
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
  foe: Seat.optional().meta({ description: "Who damaged a figure of the mission last" }),
});
export interface Figure extends z.infer<typeof figureSchema> {}
export const Figure: z.ZodType<Figure> = figureSchema;

/** A deployment card in play with its figures. */
const groupSchema = z.strictObject({
  id: z.string(),
  seat: Owner,
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
  colour: TokenColour.optional(),
  side: TokenColour.optional().meta({ description: "The side that is up, of a token that is turned over" }),
  holds: boundedRecord(z.string().max(80), Count.max(999), 20)
    .meta({ description: "What was put on it: how many tokens of each kind" })
    .optional(),
});
export interface MissionObject extends z.infer<typeof missionObjectSchema> {}
export const MissionObject: z.ZodType<MissionObject> = missionObjectSchema;

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
  number: Count.optional().meta({ description: "How many count; those that lie on the map when left out" }),
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
  claimed: z.array(z.string()).optional().meta({ description: "Kinds of mission tokens in the player's area" }),
});
export interface Side extends z.infer<typeof sideSchema> {}
export const Side: z.ZodType<Side> = sideSchema;

/** Everything on the table. */
const tableSchema = z.strictObject({
  map: z.string(),
  ownMap: MapFacts.optional().meta({ description: "The map itself, where the match brought its own" }),
  mission: z.enum(["a", "b"]),
  round: Count,
  lastRound: Count.optional().meta({
    description: "The match ends with this round",
  }),
  timeUp: z.literal(true).optional().meta({ description: "The time is up" }),
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
export interface Table extends z.infer<typeof tableSchema> {}
export const Table: z.ZodType<Table> = tableSchema;

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
  claimed: all,
} as const;

const piles = { discard: all, removed: all, played: all } as const;

/** Decks are unseen, hands secret; everything else lies open. */
export const visibility: Visibility<Table> = {
  map: all,
  ownMap: all,
  mission: all,
  round: all,
  lastRound: all,
  timeUp: all,
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

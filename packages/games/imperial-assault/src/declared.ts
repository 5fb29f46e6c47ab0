import { type Behaviour, declarePlugin, type Match, type Owns, type Reads } from "@riposte/kernel";
import { z } from "zod";
import manifest from "../package.json" with { type: "json" };
import { AttackInstead, AttackKeywords, Modifier } from "./attack/attack.js";
import { Tread } from "./board/index.js";
import { AttackDie, DefenseDie } from "./dice/dice.js";
import { events } from "./events.js";
import { CardId, Condition } from "./facts/vocabulary.js";
import { missionEffectSchemas } from "./mission/effect-schemas.js";
import { MODES } from "./moving/modes.js";
import { lasting, procedures, questions, scopes } from "./openings.js";
import { initialTable } from "./setup/initial-table.js";
import { FigureStatus, Table, visibility } from "./slice.js";
import { values } from "./values.js";
import { windows } from "./windows.js";

const Figure = z.string().meta({ description: "A figure's id" });
const Seat = z.int().min(0).max(1);
const Amount = z.int().min(0);
const none = z.strictObject({});

/** What can be done to the table; each field group is one file's business. */
export const declared = declarePlugin({
  name: "imperial-assault",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  slice: { version: 1, schema: Table, initial: initialTable, visibility },
  events,
  values,
  windows,
  questions,
  lasting,
  procedures,
  scopes,
  effects: {
    // setup
    "setup:claim-initiative": z.strictObject({ seat: Seat }),
    "setup:choose-zone": z.strictObject({ seat: Seat, zone: z.enum(["red", "blue"]) }),
    "setup:shuffle": none,
    "setup:attach": z.strictObject({ seat: Seat, card: CardId, group: z.string() }),
    // rounds and activations
    "round:begin": none,
    "round:ready": none,
    "round:end": none,
    "round:wear": none.meta({ description: "What was said for this round is over, before its end is dealt with" }),
    "round:worn": none,
    "round:last": none.meta({ description: "The time is up" }),
    "group:activate": z.strictObject({ group: z.string() }),
    "group:exhaust": z.strictObject({ group: z.string() }),
    "group:finish": none,
    "initiative:claim": z.strictObject({ seat: Seat }),
    "opportunity:pass": z.strictObject({ skipped: z.boolean().optional() }),
    "companion:deploy": z.strictObject({ seat: Seat, card: CardId, group: z.string(), spaces: z.array(z.string()) }),
    "activation:begin": z.strictObject({ figure: Figure }),
    "activation:end": none,
    "action:spend": z.strictObject({
      actions: z.int().min(0).max(2),
      special: z.string().optional(),
      attacks: z.boolean().optional(),
    }),
    "action:resolve": z.strictObject({ kind: z.enum(["move", "attack", "interact", "special", "discard"]) }),
    "action:take": none.meta({ description: "The action that was granted is being performed: it is the only one" }),
    "action:gain": z.strictObject({ actions: Amount, by: z.string() }),
    "points:gain": z.strictObject({
      amount: Amount,
      by: z.string(),
      figure: Figure.optional().meta({ description: "The active figure when left out" }),
      now: z.boolean().optional().meta({ description: "Used at once or lost, as within a special action" }),
      to: z.array(z.string()).optional().meta({ description: "Used at once to go there" }),
    }),
    "points:spend": z.strictObject({ figure: Figure, amount: Amount, by: z.string() }),
    "group:ready": z.strictObject({ group: z.string() }),
    "group:leave": z
      .strictObject({ group: z.string(), seat: Seat })
      .meta({ description: "A deployment card without figures has left play; its attachments go with it" }),
    // figures
    "figure:deploy": z.strictObject({ figure: Figure, spaces: z.array(z.string()) }),
    "figure:return": z
      .strictObject({ figure: Figure, seat: Seat, card: CardId, group: z.string(), spaces: z.array(z.string()) })
      .meta({ description: "A defeated figure comes back into its group, whose card is exhausted if it was gone" }),
    "figure:go": z
      .strictObject({
        figure: Figure,
        to: z.array(z.string()),
        via: z.array(z.array(z.string())).optional().meta({ description: "Places its way leads over, in this order" }),
      })
      .meta({ description: "The active figure walks there, after as many Move actions as that takes" }),
    "figure:step": z.strictObject({
      figure: Figure,
      to: z.array(z.string()),
      cost: Amount,
      voluntary: z.boolean(),
      mode: z.enum(MODES).optional(),
      from: z.array(z.string()).optional().meta({ description: "Void where it is put elsewhere before it leaves" }),
      mobile: z.boolean().optional().meta({ description: "As if it were Mobile" }),
      tread: Tread.optional().meta({ description: "What ground is to it in this move" }),
    }),
    "figure:move": z
      .strictObject({ figure: Figure, spaces: z.int().min(1) })
      .meta({ description: "Move so many spaces: no costs, no turning, now or never" }),
    "figure:push": z
      .strictObject({ figure: Figure, spaces: z.int().min(1), seat: Seat })
      .meta({ description: "Moved by the player of the effect" }),
    "figure:settle": z.strictObject({ figure: Figure }),
    "figure:trample": z.strictObject({ figure: Figure, others: z.array(Figure) }),
    "figure:place": z.strictObject({
      figure: Figure,
      to: z.array(z.string()),
      voluntary: z.boolean().optional().meta({ description: "It puts itself there" }),
    }),
    "figure:damage": z.strictObject({
      figure: Figure,
      amount: Amount,
      by: z.string(),
      seat: Seat.optional().meta({ description: "Whose doing it is; the attacker's in an attack" }),
    }),
    "figure:strain": z.strictObject({ figure: Figure, amount: Amount, by: z.string() }),
    "figure:take-strain": z
      .strictObject({ figure: Figure, amount: Amount, by: z.string(), seat: Seat.optional() })
      .meta({ description: "It suffers what was not prevented before; who chooses, where it is not its own player" }),
    "figure:strain-damage": z.strictObject({ figure: Figure, amount: Amount, by: z.string() }).meta({
      description: "It suffers damage for the strain that no discarded card stopped",
    }),
    "figure:pay-damage": z
      .strictObject({ figure: Figure, amount: Amount, by: z.string() })
      .meta({ description: "Damage as the price of an ability: nobody prevents or redirects it" }),
    "figure:pay-strain": z
      .strictObject({ figure: Figure, amount: Amount, by: z.string() })
      .meta({ description: "Strain as the price of an ability: nobody prevents or redirects it" }),
    "figure:recover": z.strictObject({ figure: Figure, amount: Amount, by: z.string() }),
    "figure:gain": z.strictObject({
      figure: Figure,
      condition: Condition,
      by: z.string(),
      seat: Seat.optional().meta({ description: "Whose doing it is" }),
    }),
    "figure:lose": z.strictObject({ figure: Figure, condition: Condition }),
    "figure:become": z
      .strictObject({ figure: Figure, status: FigureStatus.nullable() })
      .meta({ description: "A figure is incapacitated, or nobody's; null: neither any more" }),
    "figure:shade": z
      .strictObject({ figure: Figure, from: z.int().min(1) })
      .meta({ description: "For this round hostile figures so many spaces away have no line of sight to it" }),
    "figure:check": z.strictObject({ figure: Figure }),
    "figure:lethal": z.strictObject({ figure: Figure }),
    "figure:defeat": z.strictObject({
      figure: Figure,
      half: z.boolean().optional().meta({ description: "Scored at half its victory points, rounded down" }),
    }),
    "figure:score": z.strictObject({ figure: Figure, seat: Seat, vp: z.int() }),
    // attacks
    "attack:begin": z.strictObject({
      attacker: Figure,
      defender: Figure,
      targetSpace: z.string(),
      seat: Seat,
      instead: AttackInstead.optional(),
    }),
    "attack:retarget": z.strictObject({ defender: Figure, targetSpace: z.string() }),
    "attack:reopen": z.strictObject({ open: z.boolean() }),
    "attack:unsettle": z.strictObject({ figure: Figure }),
    "attack:aim": z.strictObject({ space: z.string().optional() }),
    "attack:use": z.strictObject({ ability: z.string() }),
    "attack:become": z.strictObject({ attackType: z.enum(["melee", "ranged"]) }),
    "attack:build": none,
    "attack:roll": none,
    "attack:reroll": z.strictObject({
      die: z.int().min(0),
      by: z.string(),
      seat: Seat.optional().meta({ description: "Whose effect rerolls it; the attacker's when left out" }),
      swap: z
        .union([AttackDie, DefenseDie])
        .optional()
        .meta({ description: "Swapped for a die of this colour, which is rolled in its place" }),
    }),
    "attack:turn": z.strictObject({ die: z.int().min(0), face: z.int().min(0).max(5), by: z.string() }),
    "attack:add-die": z.strictObject({ die: z.union([AttackDie, DefenseDie]), by: z.string() }),
    "attack:remove-die": z.strictObject({
      die: z
        .union([AttackDie, DefenseDie, z.literal("free")])
        .meta({ description: "free: one whose colour is not chosen yet" }),
      by: z.string(),
    }),
    "attack:weaken": z.strictObject({ die: z.int().min(0) }),
    "attack:cancel-die": z.strictObject({ die: z.int().min(0), by: z.string() }),
    "attack:modify": Modifier,
    "attack:grant": AttackKeywords.partial().extend({ by: z.string().optional() }),
    "attack:count": none,
    "attack:spend": z.strictObject({ surge: z.string(), cost: z.int().min(0) }),
    "attack:check": none,
    "attack:miss": z.strictObject({ reason: z.string() }),
    "attack:damage": none,
    "attack:after": none,
    "attack:blast": z.strictObject({ amount: Amount }),
    "attack:end": none,
    // seats
    "seat:draw": z.strictObject({ seat: Seat, cards: Amount }),
    "seat:mill": z.strictObject({ seat: Seat }),
    "seat:discard": z.strictObject({ seat: Seat, card: CardId }),
    "seat:transfer": z
      .strictObject({
        seat: Seat,
        card: CardId,
        from: z.enum(["hand", "deck", "discard", "played"]),
        to: z.enum(["hand", "top", "bottom", "shuffled", "discard", "removed", "played"]),
        ordered: z.literal(true).optional().meta({ description: "The deck was only looked at and is not shuffled" }),
        last: z.literal(true).optional().meta({ description: "Of several copies the last one" }),
      })
      .meta({ description: "Moves a command card between a player's zones; a deck that was searched is shuffled" }),
    "seat:score": z.strictObject({ seat: Seat, vp: z.int(), by: z.string() }),
    "seat:pay": z.strictObject({ seat: Seat, vp: Amount, by: z.string() }),
    "seats:score": z.strictObject({
      scores: z
        .array(z.strictObject({ seat: Seat, vp: z.int(), by: z.string() }))
        .meta({ description: "Scored at the same moment, before anybody has won" }),
    }),
    "seat:count": z.strictObject({ seat: Seat.nullable(), token: z.string(), each: z.int(), until: Amount }),
    "upgrade:exhaust": z.strictObject({ seat: Seat, card: CardId }),
    "upgrade:deplete": z.strictObject({ seat: Seat, card: CardId }),
    // mission
    ...missionEffectSchemas,
    "smoke:lay": z
      .strictObject({ space: z.string() })
      .meta({ description: "Smoke blocks line of sight until the next round" }),
    "rubble:lay": z
      .strictObject({ spaces: z.array(z.string()).min(1) })
      .meta({ description: "Rubble is difficult terrain for the rest of the match" }),
    "terminal:discard": z.strictObject({ space: z.string() }).meta({ description: "A terminal leaves the map" }),
    "door:open": z.strictObject({ door: z.string() }),
    "door:close": z.strictObject({ door: z.string() }),
    "match:finish": z.strictObject({ winner: Seat, by: z.string() }),
  },
  around: {
    "figure:step": { before: "figure:leaving", after: "figure:entered" },
    "figure:lethal": { before: "figure:dying" },
    "figure:damage": { before: "figure:suffering" },
    "figure:strain": { before: "figure:straining" },
    "figure:take-strain": { before: "figure:strained" },
    "figure:strain-damage": { before: "figure:hurting" },
    "figure:place": { before: "figure:leaving", after: "figure:entered" },
    "figure:trample": { after: "figure:stopped" },
    "attack:reroll": { after: "attack:die-rerolled" },
    "seat:draw": { before: "seat:drawing" },
  },
});

export interface ImperialAssault extends Owns<typeof declared> {}

/** How an effect of this game is handled. */
export type Effects = Behaviour<ImperialAssault>["effects"];
/** Those of some areas, which stand before the colon. */
export type EffectsIn<Area extends string> = Pick<Effects, Extract<keyof Effects, `${Area}:${string}`>>;
export type IaMatch = Match<ImperialAssault>;
export type IaReads = Reads<ImperialAssault>;

import { type Behaviour, declarePlugin, type Match, type Owns, type Reads } from "@riposte/kernel";
import { z } from "zod";
import manifest from "../package.json" with { type: "json" };
import { AttackFacts } from "./attack/fact.js";
import { Prize } from "./battle/prizes.js";
import { Quantity } from "./dice/quantity.js";
import { events } from "./events.js";
import { procedures, questions, scopes } from "./openings.js";
import { initialTable } from "./setup/initial-table.js";
import {
  Declared,
  Hazard,
  InForce,
  Inflicted,
  Loan,
  Phase,
  RollKind,
  Table,
  TableMark,
  VolleyKind,
  visibility,
} from "./slice.js";
import { Place } from "./unit/unit.js";
import { values } from "./values.js";
import { windows } from "./windows.js";

const UnitId = z.string().meta({ description: "A unit's id" });
const Seat = z.int().min(0).max(1);
const Count = z.int().min(0);
const none = z.strictObject({});
const Aimed = z.strictObject({ part: z.string(), weapon: z.string(), target: UnitId, from: UnitId.optional() });

/** What can be done to the table; each group is one file's business. */
export const declared = declarePlugin({
  name: "warhammer-40k",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  slice: { version: 1, schema: Table, initial: initialTable, visibility },
  events,
  values,
  windows,
  questions,
  procedures,
  scopes,
  effects: {
    // the clock
    "round:begin": none,
    "turn:begin": none,
    "phase:begin": z.strictObject({ phase: Phase }),
    "phase:end": none,
    "turn:end": none,
    "round:end": none,
    "battle:begin": none,
    "battle:end": z.strictObject({ resigned: Seat.optional().meta({ description: "Who gave the battle up" }) }),
    // sides
    "prizes:set": z.strictObject({ prizes: z.array(Prize) }),
    "command:gain": z.strictObject({
      seat: Seat,
      amount: Count,
      by: z.string(),
      automatic: z.boolean().default(false),
    }),
    "command:spend": z.strictObject({ seat: Seat, amount: Count, by: z.string() }),
    "objectives:score": none,
    "victory:score": z.strictObject({ seat: Seat, points: Count, by: z.string() }),
    "objective:secure": z.strictObject({ objective: z.string(), seat: Seat.nullable() }),
    // rolls outside attacks
    "roll:make": z.strictObject({ kind: RollKind, unit: UnitId, dice: Count }),
    "roll:again": z.strictObject({ die: Count, by: z.string() }),
    "roll:clear": none,
    // Battle-shock
    "shock:list": none,
    "shock:next": none,
    "shock:pass": z.strictObject({ unit: UnitId }),
    "shock:test": none,
    "unit:test-shock": z.strictObject({ unit: UnitId }),
    "unit:rally": z.strictObject({ unit: UnitId }),
    "unit:shock": z.strictObject({ unit: UnitId }),
    "leadership:test": z.strictObject({ unit: UnitId, failed: Quantity, by: z.string() }),
    "mark:set": z.strictObject({
      ...TableMark.shape,
      only: z.boolean().default(false).meta({ description: "Wherever the owner had this mark, it is here now" }),
    }),
    "mark:clear": z.strictObject({ mark: z.string(), owner: Seat, on: UnitId.optional() }),
    "grant:add": InForce,
    // mortal wounds
    "mortal:inflict": Inflicted,
    "mortal:roll": z.strictObject({
      unit: UnitId,
      dice: Count,
      on: z.int().min(2).max(6),
      most: Count.default(20),
      by: z.string(),
    }),
    "mortal:allocate": z.strictObject({ unit: UnitId, wounds: Count, spill: z.boolean() }),
    "mortal:suffer": z.strictObject({
      unit: UnitId,
      part: z.string(),
      models: z.string(),
      wounds: Count,
      spill: z.boolean(),
    }),
    "unit:explode": z.strictObject({
      unit: UnitId,
      on: z.int().min(1).max(6).meta({ description: "What a D6 must reach" }),
      within: Count.meta({ description: "Inches" }),
      count: Quantity,
      by: z.string(),
    }),
    // units
    "unit:act": z.strictObject({ unit: UnitId.nullable() }),
    "unit:move": z.strictObject({
      unit: UnitId,
      how: z.enum(["stationary", "normal", "advance", "fallBack"]),
      to: Place.nullable(),
    }),
    "unit:place": z.strictObject({ unit: UnitId, place: Place }),
    "unit:lose": z.strictObject({ unit: UnitId, models: Count }),
    "models:remove": z.strictObject({ unit: UnitId, part: z.string(), models: z.string(), left: Count }),
    "reserve:call": z.strictObject({ unit: UnitId }),
    "unit:withdraw": z.strictObject({ unit: UnitId }),
    "unit:forfeit": z.strictObject({ unit: UnitId }),
    "unit:hover": z.strictObject({ unit: UnitId }),
    "unit:set-up": z.strictObject({ unit: UnitId, place: Place, moved: z.boolean() }),
    // transports
    "unit:embark": z.strictObject({ unit: UnitId, transport: UnitId }),
    "unit:disembark": z.strictObject({ unit: UnitId, place: Place }),
    "unit:bail-out": z.strictObject({
      unit: UnitId,
      place: Place,
      by: z.string().optional().meta({ description: "Why it gets out at a risk; its transport's wreck when left out" }),
    }),
    "transport:wreck": z.strictObject({ transport: UnitId }),
    "deck:lend": Loan,
    // shooting, charging, fighting
    "unit:overwatch": z.strictObject({ unit: UnitId, target: UnitId }),
    "unit:spend-shooting": z.strictObject({ unit: UnitId }),
    "unit:act-instead": z.strictObject({ unit: UnitId }),
    "unit:choose-indirect": z.strictObject({ unit: UnitId, indirect: z.boolean() }),
    "hazard:note": Hazard,
    "hazard:roll": none,
    "hazard:suffer": none,
    "hazard:strike": Hazard,
    "unit:rush": z.strictObject({ unit: UnitId }),
    "unit:charge": z.strictObject({ unit: UnitId, to: Place.nullable(), heroic: z.boolean() }),
    "unit:intervene": z.strictObject({ unit: UnitId, target: UnitId }),
    "fight:begin": none,
    "fight:choose": none,
    "fight:next": z.strictObject({ unit: UnitId }),
    "unit:fought": z.strictObject({ unit: UnitId }),
    "unit:harm": z.strictObject({
      unit: UnitId,
      part: z.string(),
      models: z.string(),
      points: Count,
      feelNoPain: z.int().nullable(),
    }),
    "models:linger": z.strictObject({ unit: UnitId, part: z.string(), models: z.string() }),
    "models:leave": z.strictObject({ unit: UnitId }),
    "units:part": none,
    "unit:split": z.strictObject({ unit: UnitId }),
    // volleys
    "volley:aim": Declared,
    "volley:begin": z.strictObject({ unit: UnitId, kind: VolleyKind, declared: z.array(Declared) }),
    "volley:next": Aimed,
    "volley:retarget": Aimed.extend({ to: UnitId.nullable().meta({ description: "Nobody where it is null" }) }),
    "volley:add-mortal": Inflicted,
    "volley:inflict": none,
    "volley:end": none,
    // attacks
    "attack:begin": none,
    "attack:take-deferred": none,
    "attack:part": z.strictObject({
      count: z.int().min(1).meta({ description: "Critical wounds" }),
      isFirst: z.boolean().meta({ description: "They come before the others" }),
    }),
    "attack:take-parted": none,
    "attack:set-aside": none,
    "attack:put-back": none,
    "attack:pool": none,
    "attack:contribute": z.strictObject({ facts: AttackFacts }),
    "attack:describe": none,
    "attack:roll-attacks": none,
    "attack:roll-hits": none,
    "attack:count-hits": none,
    "attack:add-hits": z.strictObject({ count: z.int(), by: z.string() }),
    "attack:add-wounds": z.strictObject({ count: z.int(), by: z.string() }),
    "attack:roll-strengths": none,
    "attack:roll-wounds": none,
    "attack:count-wounds": none,
    "attack:defer": z.strictObject({ count: Count, by: z.string() }),
    "attack:clear-dice": none,
    "attack:reroll": z.strictObject({ die: Count, by: z.string() }),
    "attack:allocate": none,
    "attack:take-wound": none,
    "attack:allocate-to": z.strictObject({ part: z.string(), models: z.string() }),
    "attack:roll-save": none,
    "attack:roll-saves": z.strictObject({ part: z.string(), models: z.string() }),
    "attack:show-save": z.strictObject({ face: z.int(), needed: z.int() }),
    "attack:settle-save": none,
    "attack:roll-damage": none,
    "attack:damage": none,
    "attack:end": none,
  },
});

export interface Warhammer extends Owns<typeof declared> {}

/** How an effect of this game is handled. */
export type Effects = Behaviour<Warhammer>["effects"];
/** Those of some areas, which stand before the colon. */
export type EffectsIn<Area extends string> = Pick<Effects, Extract<keyof Effects, `${Area}:${string}`>>;
export type WarMatch = Match<Warhammer>;
export type WarReads = Reads<Warhammer>;

import { AttackDie, DefenseDie, Trait } from "@riposte/imperial-assault";
import type { Effect, Schema } from "@riposte/kernel";
import { z } from "zod";
import type { PassingAbility } from "./language/ability.js";
import { Condition } from "./language/condition.js";
import { Modify } from "./language/modify.js";
import { steps } from "./language/steps/words.js";

const Figure = z.string().meta({ description: "A figure's id" });
const Seat = z.int().min(0).max(1);
const Bound = z.record(z.string(), z.unknown());
const OfFigure = z.strictObject({ figure: Figure });
const none = z.null();
/** What a lasting effect says itself about how long it is there. */
const Kept = {
  round: z.literal(true).optional().meta({ description: "Until the round is over, also while its end is dealt with" }),
  attack: z.literal(true).optional().meta({ description: "In its own attack, not in one inside it" }),
};
const Scope = z.enum(["attack", "activation", "group-activation", "round", "game"]);

/** What abilities leave behind, by kind. */
export const lasting = {
  "do:used": z.strictObject({
    key: z.string().meta({ description: "Which ability of whom" }),
    ...Kept,
  }),
  "do:moved": OfFigure.extend({ voluntary: z.boolean() }),
  "do:attacked": OfFigure,
  "do:fallen": OfFigure.extend({ card: z.string(), group: z.string() }),
  "do:barred": z.strictObject({ group: z.string() }),
  "do:uncounted": z.strictObject({ place: z.string(), seat: Seat }),
  "do:terminals": none,
  "do:lost": OfFigure.extend({ abilities: z.array(z.string()).readonly() }),
  "do:form": OfFigure.extend({ card: z.string() }),
  "do:trait": OfFigure.extend({ trait: Trait }),
  "do:mark": OfFigure.extend({ mark: z.string(), ability: z.string(), ...Kept }),
  "do:laid": OfFigure.extend({ token: z.string(), space: z.string() }),
  "do:stored": z.strictObject({ card: z.string(), token: z.string() }),
  "do:rolled": OfFigure.extend({
    dice: z.array(z.strictObject({ die: z.union([AttackDie, DefenseDie]), face: z.int() })).readonly(),
  }).meta({ description: "Dice of an ability that lie on the table until they are counted" }),
  "do:modify": z.strictObject({
    modify: Modify,
    self: Figure,
    seat: Seat,
    ability: z.string(),
    scope: Scope.optional(),
  }),
  "do:ability": z.strictObject({
    id: z.string(),
    card: z.string().meta({ description: "The card it comes from" }),
    ability: z.custom<PassingAbility>(),
    self: Figure,
    seat: Seat,
    scope: Scope,
    bound: Bound.optional(),
    uses: z.int().optional(),
    until: z.strictObject({ on: z.string(), as: z.string().optional() }).optional(),
  }),
  "do:after": (effect: Schema<Effect>) =>
    z.strictObject({
      condition: Condition.nullable(),
      steps: steps(effect),
      seat: Seat,
      self: Figure,
      bindings: Bound,
    }),
  // cards played in the attack under way
  "cc:in-attack": none,
  // who saw whom when its activation began; cards that let a figure hide leave it
  "cc:watched": OfFigure.extend({ by: z.array(Figure).readonly() }),
};

import { Condition, Tread } from "@riposte/imperial-assault";
import type { Effect, Schema } from "@riposte/kernel";
import { z } from "zod";
import type { stepSchemas } from "./language/step-schemas.js";

const Figure = z.string().meta({ description: "A figure's id" });
const Figures = z.array(Figure).readonly();
const Cards = z.array(z.string()).readonly();
const Seat = z.int().min(0).max(1);
const Of = z.enum(["attack", "defense"]);
const OfFigure = z.strictObject({ figure: Figure });
const As = z.strictObject({ as: z.string() });
const none = z.null();

type Steps = typeof stepSchemas;
type FieldsOf<S> = S extends Schema<infer T> ? T : S extends (effect: Schema<Effect>) => Schema<infer T> ? T : never;
/** A step of the language, as a handler gets it. */
export type StepOf<K extends keyof Steps> = { readonly type: K } & FieldsOf<Steps[K]>;

/** A question about the step that asks it: the step was checked when it was queued. */
const step = <K extends keyof Steps>() => z.custom<StepOf<K>>();

const Discarding = z.strictObject({
  cards: Cards.optional(),
  costAtLeast: z.int().optional(),
  optional: z.boolean().optional(),
});

/** What seats are asked, and what about. */
export const questions = {
  // figures, spaces, alternatives
  "do:choose": step<"do:choose">(),
  "do:choose-space": step<"do:choose-space">(),
  "do:choose-tile": As,
  "do:choose-number": As.extend({ atLeast: z.int(), atMost: z.int() }),
  "do:one-of": step<"do:one-of">(),
  "do:harm-one": step<"do:harm-one">(),
  "do:lose": OfFigure.extend({ losing: z.array(Condition).readonly(), optional: z.boolean().optional() }),
  "do:revive": step<"do:revive">(),
  "do:strip": OfFigure.extend({ only: z.literal("token").optional(), gives: Figure.optional() }),
  // cards
  "do:show": As,
  "do:take": step<"do:take">(),
  "do:pick-card": As,
  "do:arrange": z.strictObject({
    owner: Seat.meta({ description: "Whose deck it is" }),
    left: z.int().meta({ description: "Cards that are still to be put somewhere" }),
    placed: z.int().meta({ description: "Cards that lie on top already" }),
    bottom: z.boolean(),
  }),
  "do:deck-ends": none,
  "do:discard": Discarding.nullable(),
  "do:discard-fitting": Discarding,
  "do:discard-several": z.strictObject({ atLeast: z.int() }),
  "do:discard-token": OfFigure.extend({ token: z.string() }),
  "do:form": OfFigure.extend({ cards: Cards.optional(), optional: z.boolean().optional() }),
  // moving
  "do:move": OfFigure.extend({
    spaces: z.int().optional(),
    points: z.int().optional(),
    mobile: z.boolean().optional(),
    tread: Tread.optional(),
    pushed: z.boolean().optional(),
    near: Figures.optional().meta({ description: "Next to whom it must end" }),
    open: z.boolean().optional(),
    targetable: z.boolean().optional(),
    optional: z.boolean().optional(),
  }),
  "do:place": OfFigure.extend({
    within: z.int().optional(),
    from: Figure.optional(),
    space: z.string().optional(),
  }),
  "do:deploy": OfFigure,
  "do:companion": OfFigure.extend({ card: z.string(), within: z.int() }),
  "do:interact": OfFigure,
  "do:uncount": OfFigure,
  "do:withdraw": OfFigure,
  // attacks and dice
  "do:attack": step<"do:aim">(),
  "do:reroll": z.custom<StepOf<"do:reroll"> & { readonly upTo: number }>(),
  "do:turn": step<"do:turn">(),
  "do:recolor": step<"do:recolor">(),
  "do:read-die": step<"do:read-die">(),
  "do:cancel-die": z.custom<Pick<StepOf<"do:cancel-die">, "dice">>(),
  "do:change-roll": z.custom<Pick<StepOf<"do:change-roll">, "how">>(),
  "do:remove-die": z.strictObject({ of: Of, optional: z.boolean().optional() }),
  "do:free-die": z.strictObject({ of: Of, maxPerColor: z.int() }),
};

import type { Effect } from "@riposte/kernel";
import { Cause, Destination } from "@riposte/one-piece";
import { z } from "zod";
import { Take } from "./language/goal.js";
import type { Branch } from "./language/structure.js";
import type { Targeted } from "./steps/acting.js";

const CardId = z.int();
const Cards = z.array(CardId).readonly();
const Count = z.int().min(0);

/** A step that is asked about: it was checked when it was queued. */
const step = <S extends object>() => z.custom<Effect & S>();
const Targets = z.strictObject({ step: z.custom<Targeted>(), picked: Cards });

/** What seats are asked, and what about. */
export const questions = {
  "op:activate": z.strictObject({ ability: z.string() }),
  "op:choose": step<{ readonly options: readonly Branch[] }>(),
  "op:may": step<{
    readonly costs?: readonly Effect[] | undefined;
    readonly steps: readonly Effect[];
    readonly else?: readonly Effect[] | undefined;
  }>(),
  "op:how-many": z.strictObject({ step: z.custom<object>(), cards: Cards.optional(), max: Count }),
  "op:number": z.strictObject({ as: z.string(), min: z.int(), max: z.int() }),
  "op:targets": Targets,
  "op:shares": Targets,
  "op:pick": Targets,
  "op:end": z.strictObject({ step: z.custom<Effect>(), cards: Cards }),
  "op:order": z.strictObject({
    own: Cards.meta({ description: "Whose order is asked for" }),
    cards: Cards,
    ordered: Cards,
    to: Destination,
    cause: Cause,
    shown: z.boolean(),
  }),
  "op:take": z.strictObject({ cards: Cards, take: Take }),
  "op:put-back": z.strictObject({
    cards: Cards,
    ends: z.array(z.string()).readonly(),
    of: z.int(),
    isLife: z.boolean(),
  }),
  "op:return-don": z.strictObject({ min: Count, max: Count, active: z.boolean(), cause: Cause }),
  "op:share-don": z.strictObject({
    cards: Cards,
    max: Count,
    from: z.enum(["rested", "active", "any", "given"]),
    upTo: z.boolean(),
  }),
  "op:shift-don": z.strictObject({ card: CardId, max: Count }),
};

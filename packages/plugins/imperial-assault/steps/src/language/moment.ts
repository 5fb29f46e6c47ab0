import { windows as ofGame } from "@riposte/imperial-assault";
import type { Effect } from "@riposte/kernel";
import { z } from "zod";
import { windows } from "../windows.js";
import { Condition } from "./condition.js";
import { Role } from "./modify.js";

const OF_GAME = Object.keys(ofGame) as (keyof typeof ofGame)[];
const OWN = Object.keys(windows) as (keyof typeof windows)[];

/** Windows of the base game and of this language that an ability may name: what movement points buy is said with its cost. */
export const WINDOWS = [...OF_GAME, ...OWN].filter((window) => window !== "points:spending");

/** A window of the base game or of this language. */
const Known = z.enum(WINDOWS);

const AREAS = [...new Set(WINDOWS.map((window) => window.split(":")[0]))].join("|");

/** A window of a plugin that builds on this language: there only where the composition has it. */
const OfAnother = z.string().regex(new RegExp(`^(?!(?:${AREAS}):)[a-z0-9-]+:[a-z0-9-]+$`));

/** Facts an ability may answer without a seat being asked. */
export const EVENTS = [
  "figure:deployed",
  "round:began",
  "round:worn",
  "round:ended",
  "group:activated",
  "activation:began",
  "activation:ended",
  "attack:declared",
  "attack:rolled",
  "attack:hit",
  "attack:resolved",
  "figure:damaged",
  "figure:moved",
  "figure:trampled",
  "figure:fell",
  "condition:gained",
  "cards:drawn",
  "group:exhausted",
  "power-token:spent",
  "surge:spent",
  "action:resolved",
] as const;

export const Limit = z
  .enum(["attack", "activation", "group-activation", "round", "group-round", "army-round", "game", "group-game"])
  .meta({ description: "Once in this time for a figure, for its group, or for its player" });

const costSchema = z
  .strictObject({
    strain: z.int().min(1).optional(),
    damage: z.int().min(1).optional(),
    points: z.int().min(1).optional().meta({ description: "Movement points" }),
    vp: z.int().min(1).optional(),
    card: z.literal(true).optional().meta({ description: "Discard a command card from hand" }),
    exhaust: z.literal(true).optional().meta({ description: "Exhaust the upgrade the ability is printed on" }),
    deplete: z.literal(true).optional().meta({ description: "Remove that upgrade from the game" }),
    token: z.string().optional().meta({ description: "Discard a power token of this kind, or `any`" }),
    actions: z.int().min(1).max(2).optional(),
    surges: z.int().min(1).optional().meta({ description: "Surges of the attack under way" }),
  })
  .meta({ description: "What using it costs" });
export interface Cost extends z.infer<typeof costSchema> {}
export const Cost: z.ZodType<Cost> = costSchema;

/** Whom the moment must be about. */
export const As = z
  .union([Role, z.enum(["self", "ally", "friendly", "enemy", "other", "anyone", "third-party", "own-group"])])
  .meta({ description: "Attack windows: a role. Others: self (default), ally, friendly, enemy, other, anyone" });

/** A step is an effect; its own schema is checked when the composition is known. */
// its other fields are those of the effect, which this schema does not know
export const Step = z.looseObject({ type: z.string() }).meta({ id: "step" }) as z.ZodType<Effect>;
export const Steps = z.array(Step);

/** Something to do at a window: offered, or forced where `forced` says so. */
const momentWith = <S extends z.ZodType>(steps: S) =>
  z.strictObject({
    at: z.union([Known, OfAnother]).meta({ description: "The window; of another plugin's, only where it is there" }),
    as: As.optional(),
    forced: z.literal(true).optional().meta({ description: "Happens without being asked; else its player may pass" }),
    limit: Limit.optional(),
    cost: Cost.optional(),
    special: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .optional()
      .meta({
        description:
          "At activation:act: it is a special action of so many actions; 0: a free way of one, beside the way that is paid for",
      }),
    if: Condition.optional(),
    label: z.string().optional().meta({ description: "What the choice is called; the ability's name when left out" }),
    steps,
  });
const momentSchema = momentWith(Steps.min(1)).meta({ description: "Something to do at a window" });
export interface Moment extends z.infer<typeof momentSchema> {}
export const Moment: z.ZodType<Moment> = momentSchema;
/** The same with steps that are read as steps. */
export const momentOf = (steps: z.ZodType): z.ZodType<Moment> => momentWith(steps) as z.ZodType<Moment>;

/** Something that follows a fact by itself. */
const reactionWith = <S extends z.ZodType>(steps: S) =>
  z.strictObject({
    on: z.enum(EVENTS),
    as: As.optional(),
    limit: Limit.optional(),
    if: Condition.optional(),
    steps,
  });
const reactionSchema = reactionWith(Steps.min(1)).meta({ description: "Something that follows a fact by itself" });
export interface Reaction extends z.infer<typeof reactionSchema> {}
export const Reaction: z.ZodType<Reaction> = reactionSchema;
/** The same with steps that are read as steps. */
export const reactionOf = (steps: z.ZodType): z.ZodType<Reaction> => reactionWith(steps) as z.ZodType<Reaction>;

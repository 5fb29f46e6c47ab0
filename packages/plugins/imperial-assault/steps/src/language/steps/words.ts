import { AttackDie, DefenseDie } from "@riposte/imperial-assault";
import type { Effect, Schema } from "@riposte/kernel";
import { z } from "zod";
import { Who } from "../filter.js";

export const Die = z.union([AttackDie, DefenseDie]);
export const Chooser = z.enum(["you", "opponent"]).default("you").meta({ description: "Who chooses" });
/** Whom a step is done to: the ability's own figure when left out. */
export const to = Who.default("self");
export const optional = z.boolean().default(false).meta({ description: "Choosing nothing is allowed" });
/** Steps inside a step. */
export const steps = (effect: Schema<Effect>) => z.array(effect as z.ZodType<Effect>);

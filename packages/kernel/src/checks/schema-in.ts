import { z } from "zod";
import type { Game } from "../compose/game.js";
import type { EffectSchema } from "../declare/declare.js";
import type { Effect } from "../declare/ownership.js";
import type { Schema } from "../declare/schema.js";

const bound = new WeakMap<Game, WeakMap<object, z.ZodType>>();

/** A declared schema as this composition means it: effects inside data are looked at when they are queued, here only their names. */
export function schemaIn(game: Game, schema: EffectSchema<unknown>): z.ZodType {
  if (typeof schema !== "function") return schema as z.ZodType;
  const known = bound.get(game) ?? new WeakMap<object, z.ZodType>();
  bound.set(game, known);
  const made = known.get(schema) ?? (schema(named(game)) as z.ZodType);
  known.set(schema, made);
  return made;
}

const named = (game: Game): Schema<Effect> =>
  z.custom<Effect>(
    (effect) =>
      typeof effect === "object" && effect !== null && (game.isPartial || game.ops.has((effect as Effect).type)),
    "no plugin here owns this effect",
  ) as Schema<Effect>;

import type { Schema } from "@riposte/kernel";
import { effectSchemaOf, type Game } from "@riposte/kernel/run";
import type { z } from "zod";
import { observedGame } from "../observed-game.js";
import type { Contract } from "./contract.js";
import { lookAtEach } from "./random-matches.js";

/** The slice fits its schema from setup on. */
export function slicesParse(contract: Contract): readonly string[] {
  const { plugin, game } = contract;
  const schema = plugin.declared.slice?.schema;
  if (schema === undefined) return [];
  return lookAtEach(contract, game, ({ slices }) =>
    faults(schema, (slices as Readonly<Record<string, unknown>>)[plugin.name], `slice "${plugin.name}"`),
  );
}

/** Every event this plugin owns, as published. */
export function eventsParse(contract: Contract): readonly string[] {
  const problems: string[] = [];
  const { plugin, game } = contract;
  const watched = observedGame(game, {
    event(type, payload) {
      const entry = game.events.get(type);
      if (entry === undefined || entry.plugin !== plugin.name) return;
      problems.push(...faults(entry.schema, payload, `event "${type}"`));
    },
  });
  return [...lookAtEach(contract, watched, () => []), ...problems];
}

/** Every effect this plugin owns, whoever queues it. */
export function effectsParse(contract: Contract): readonly string[] {
  const problems: string[] = [];
  const { plugin, game } = contract;
  const schema = effectSchemaOf(game as Game);
  const watched = observedGame(game, {
    effect(effect) {
      if (game.ops.get(effect.type)?.plugin !== plugin.name) return;
      problems.push(...faults(schema, effect, `effect "${effect.type}"`));
    },
  });
  return [...lookAtEach(contract, watched, () => []), ...problems];
}

function faults(schema: Schema<unknown>, value: unknown, what: string): readonly string[] {
  const parsed = (schema as unknown as z.ZodType).safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => `${[what, ...path].map(String).join(".")}: ${message}`);
}

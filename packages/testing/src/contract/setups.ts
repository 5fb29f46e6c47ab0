import { canonicalJSON, type Game, seatsOf } from "@riposte/kernel/run";
import { z } from "zod";
import type { ContractOptions } from "./contract.js";

/** The set-ups that random matches begin with, in turn. */
export function setupsOf(game: Game, { setup, setups }: ContractOptions): readonly unknown[] {
  if (setups !== undefined) return setups;
  return setup === undefined ? ownSetups(game) : [setup];
}

const known = new WeakMap<Game, readonly unknown[]>();

/** What its schema leaves open, each by itself: the least and the most of numbers, every choice of few. */
function ownSetups(game: Game): readonly unknown[] {
  const made = known.get(game) ?? madeFrom(game);
  known.set(game, made);
  return made;
}

function madeFrom(game: Game): readonly unknown[] {
  const { setupSchema } = game.rules;
  if (setupSchema === undefined) return [undefined];
  const { properties = {} } = z.toJSONSchema(setupSchema as z.ZodType, {
    io: "input",
    unrepresentable: "any",
  }) as Field;
  const chosen = Object.entries(properties).flatMap(([key, field]) => endsOf(field).map((value) => ({ [key]: value })));
  const distinct = new Map<string, unknown>();
  for (const setup of [undefined, ...chosen]) {
    const parsed = parsedBy(game, setup);
    if (parsed !== undefined && !distinct.has(parsed)) distinct.set(parsed, setup);
  }
  return [...distinct.values()];
}

/** A set-up with all that is left out; none where one choice alone does not fit the others. */
function parsedBy(game: Game, setup: unknown): string | undefined {
  try {
    seatsOf(game, setup);
    return canonicalJSON((game.rules.setupSchema as z.ZodType).parse(setup ?? {}));
  } catch {
    return setup === undefined ? "" : undefined;
  }
}

interface Field {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Field>>;
}

/** More choices than this are not each played. */
const FEW = 5;

function endsOf({ type, enum: listed, minimum, maximum }: Field): readonly unknown[] {
  if (listed !== undefined) return listed.length > FEW ? [] : listed;
  if (type === "boolean") return [false, true];
  const areBounds = type === "integer" && minimum !== undefined && maximum !== undefined;
  return areBounds && maximum < Number.MAX_SAFE_INTEGER ? [minimum, maximum] : [];
}

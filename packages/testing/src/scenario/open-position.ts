import { KernelError } from "@riposte/kernel";
import { type Chance, type ScriptedChance, sampleChance, scriptedChance } from "@riposte/kernel/chance";
import {
  type Game,
  type Hold,
  type LiveMatch,
  type MatchOptions,
  resumeMatch,
  type Snapshot,
  startMatch,
} from "@riposte/kernel/run";
import type { z } from "zod";
import { explainIssues, unknownField } from "./explain-issues.js";
import type { Position } from "./position.js";

/** A match that stands at its position, and what every further match from there needs. */
export interface Opened<O> {
  readonly match: LiveMatch<O>;
  /** Options for resuming or loading the same match again; the script starts where the state says. */
  readonly options: MatchOptions;
  /** Scripted outcomes that a match has not drawn. */
  leftOver(match: LiveMatch<O>): readonly string[];
}

/** How a match is set up: what steps its flow, and whether its handlers are checked; states are frozen then, so that a forgotten `own` throws. */
export type Opening = Pick<MatchOptions, "executor" | "checks">;

/** What has been checked once, in the plain run, is not checked again in every other. */
export const UNCHECKED: Opening = { checks: false };

/** Sets a match up at a position. */
export function openPosition<O>(game: Game<O>, position: Position, opening: Opening = {}): Opened<O> {
  try {
    return open(game, position, opening);
  } catch (error) {
    if (error instanceof KernelError) throw error;
    throw new KernelError("SCENARIO_INVALID", `The position cannot be set up: ${String(error)}`, { cause: error });
  }
}

/** The seed a position has, also when it names none: scenarios are never left to chance. */
export const seedOf = (position: Position): string => String(position.seed ?? 1);

/** Scripted streams give what is written and nothing after it; the others sample from the seed. */
export function chanceOf(position: Position): { readonly chance: Chance; readonly script: ScriptedChance } {
  const script = scriptedChance(position.dice ?? {});
  const sample = sampleChance(seedOf(position));
  const isScripted = (stream: string) => position.dice !== undefined && Object.hasOwn(position.dice, stream);
  return {
    script,
    chance: {
      draw: (streams, stream, distribution) =>
        (isScripted(stream) ? script : sample).draw(streams, stream, distribution),
    },
  };
}

function open<O>(game: Game<O>, position: Position, opening: Opening): Opened<O> {
  const { chance, script } = chanceOf(position);
  const options: MatchOptions = {
    setup: position.setup,
    seed: seedOf(position),
    chance,
    checks: true,
    ...opening,
    ...(position.hold === undefined ? {} : { hold: position.hold as Hold | readonly Hold[] }),
  };
  if (position.snapshot !== undefined) checkSlices(game, position.snapshot.slices);
  let match =
    position.snapshot === undefined
      ? startMatch(game, options)
      : resumeMatch(game, withScriptAtStart(position.snapshot, position), options);
  for (const [index, input] of (position.after ?? []).entries()) {
    const result = match.enter(input);
    if (!result.ok) throw invalid([`position.after[${index}]: refused with ${result.code}: ${result.reason}`]);
  }
  if (position.slices !== undefined) {
    match = resumeMatch(game, withSlices(game, match.snapshot(), position.slices), options);
  }
  return { match, options, leftOver: (played) => script.leftOver(played.state.streams) };
}

// a snapshot from a sampled match holds generator states where a script keeps its place
function withScriptAtStart(snapshot: Snapshot, { dice = {} }: Position): Snapshot {
  const streams = Object.entries(snapshot.streams).filter(([stream]) => !Object.hasOwn(dice, stream));
  return { ...snapshot, streams: Object.fromEntries(streams) };
}

/** Writes over slices, and refuses what their owners' schemas do not allow. */
function withSlices(game: Game, snapshot: Snapshot, over: Readonly<Record<string, unknown>>): Snapshot {
  const slices: Record<string, unknown> = { ...snapshot.slices };
  for (const [plugin, part] of Object.entries(over)) slices[plugin] = merged(slices[plugin], part);
  checkSlices(game, slices, snapshot.slices);
  return { ...snapshot, slices };
}

/** Throws SCENARIO_INVALID for slices of no plugin, and for those that do not fit their owner's schema. */
function checkSlices(game: Game, slices: Readonly<Record<string, unknown>>, known = slices): void {
  const names = game.slices.map(({ plugin }) => plugin);
  const problems = Object.entries(slices).flatMap(([plugin, slice]) => {
    const path = ["slices", plugin];
    const entry = game.slices.find((one) => one.plugin === plugin);
    if (entry === undefined) return [unknownField(["slices"], plugin, names)];
    const parsed = (entry.declaration.schema as z.ZodType).safeParse(slice);
    if (parsed.success) return [];
    return explainIssues(parsed.error.issues, (at) => fieldsOf(known[plugin], at.slice(path.length)), path);
  });
  if (problems.length > 0) throw invalid(problems.map((problem) => `position.${problem}`));
}

function merged(base: unknown, over: unknown): unknown {
  if (!isRecord(base) || !isRecord(over)) return structuredClone(over);
  const result: Record<string, unknown> = { ...base };
  for (const [key, part] of Object.entries(over)) result[key] = merged(base[key], part);
  return result;
}

const fieldsOf = (value: unknown, [part, ...rest]: readonly PropertyKey[]): readonly string[] =>
  part === undefined
    ? Object.keys(isRecord(value) ? value : {})
    : fieldsOf((value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[part], rest);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const invalid = (problems: readonly string[]): KernelError =>
  new KernelError(
    "SCENARIO_INVALID",
    `The position cannot be set up:\n${problems.map((problem) => `- ${problem}`).join("\n")}`,
  );

import { KernelError } from "../errors.js";
import {
  type Chance,
  checkDistribution,
  type Distribution,
  describeDistribution,
  type Outcome,
  type Streams,
} from "./distribution.js";

/** Outcomes to come, by stream, in the order they will be asked for. */
export type Script = Readonly<Record<string, readonly (number | readonly number[])[]>>;

/** Chance that tells what of its script was not drawn. */
export interface ScriptedChance extends Chance {
  /** Describes the entries not drawn in that state or, without one, never drawn at all. */
  leftOver(streams?: Readonly<Streams>): string[];
}

/** Chance for tests: gives the script's outcomes, then those of `rest`; the place in the script is part of the streams. */
export function scriptedChance(script: Script, rest?: Chance): ScriptedChance {
  const furthest: Record<string, number> = {};
  return {
    draw<D extends Distribution>(streams: Streams, stream: string, distribution: D): Outcome<D> {
      checkDistribution(distribution);
      const entries = script[stream];
      if (entries === undefined && rest !== undefined) return rest.draw(streams, stream, distribution);
      const at = streams[stream]?.[0] ?? 0;
      const value = entries?.[at];
      if (value === undefined) {
        // Under a name of its own: the scripted stream's integers hold the place in the script.
        if (rest !== undefined) return rest.draw(streams, `${stream} after its script`, distribution);
        throw new KernelError("SCRIPT_EXHAUSTED", exhausted(script, stream, distribution));
      }
      if (!isPossible(value, distribution)) {
        throw new KernelError("CHANCE_INVALID", impossible(stream, at, value, distribution));
      }
      streams[stream] = [at + 1, 0, 0, 0];
      furthest[stream] = Math.max(furthest[stream] ?? 0, at + 1);
      return value as Outcome<D>;
    },
    leftOver(streams) {
      const placeOf = (stream: string) => (streams === undefined ? furthest[stream] : streams[stream]?.[0]) ?? 0;
      return Object.entries(script).flatMap(([stream, entries]) =>
        entries.map((value, at) => `${stream}, entry ${at + 1}: ${JSON.stringify(value)}`).slice(placeOf(stream)),
      );
    },
  };
}

function isPossible(value: number | readonly number[], distribution: Distribution): boolean {
  switch (distribution.kind) {
    case "uniform":
      return isIndex(typeof value === "number" ? value - distribution.from : value, distribution.size);
    case "shuffle":
      return (
        Array.isArray(value) &&
        value.length === distribution.size &&
        new Set(value).size === distribution.size &&
        value.every((entry) => isIndex(entry, distribution.size))
      );
  }
}

function isIndex(value: unknown, size: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < size;
}

function exhausted(script: Script, stream: string, distribution: Distribution): string {
  const wanted = `stream "${stream}" is asked for ${describeDistribution(distribution)}`;
  const entries = script[stream];
  if (entries !== undefined) return `${wanted}, but its ${entries.length} scripted entries are used up. Add one more.`;
  const names = Object.keys(script).map((name) => `"${name}"`);
  return `${wanted}, but the script has ${names.length === 0 ? "no streams" : `only ${names.join(", ")}`}. Add "${stream}".`;
}

function impossible(stream: string, at: number, value: unknown, distribution: Distribution): string {
  const wanted = describeDistribution(distribution);
  return `stream "${stream}", entry ${at + 1} of the script is ${JSON.stringify(value)}; here it must be ${wanted}.`;
}

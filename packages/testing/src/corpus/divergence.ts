import { KernelError } from "@riposte/kernel";
import type { Game, Input } from "@riposte/kernel/run";
import { isSamePart, type Moment, parseMoment, type Trace } from "./moment.js";
import { momentsOf, type SeenMoment } from "./moments.js";
import type { Recording } from "./recording.js";

/** Where a recorded match no longer is what it was, and who caused it. */
export interface Divergence extends Blamed {
  /** -1 before the first input. */
  readonly input: number;
  readonly entered: Input | null;
  /** What is other than recorded. */
  readonly found: string;
}

/** Plays a recording again: the first moment at which it is not as recorded, or nothing. */
export function divergenceOf(game: Game, recording: Recording): Divergence | null {
  const expected = recording.moments.map((text) => parseMoment(recording.lock, text));
  try {
    const first = firstDifference(game, recording, expected, false);
    if (first === null) return null;
    const { input, found } = first;
    // once more, and now watching which handler does what
    const watched = firstDifference(game, recording, expected, true) ?? first;
    const { plugin, because } = blame(game, watched.expected, watched.moment, watched.slices);
    return { input, entered: recording.inputs[input] ?? null, found, plugin, because };
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    return {
      input: -1,
      entered: null,
      found: error.message,
      plugin: game.name,
      because: "the match cannot be started",
    };
  }
}

interface Difference {
  readonly input: number;
  readonly found: string;
  readonly expected: Moment;
  readonly moment: SeenMoment;
  /** Plugins whose slices are other than recorded. */
  readonly slices: readonly string[];
}

function firstDifference(
  game: Game,
  recording: Recording,
  moments: readonly Moment[],
  hasWitness: boolean,
): Difference | null {
  const isComparable = sameSlices(game, recording);
  for (const moment of momentsOf(game, recording, hasWitness)) {
    const expected = moments[moment.input + 1] as Moment;
    const slices = [...new Set([...expected.slices.keys(), ...moment.slices.keys()])].filter(
      (plugin) => isComparable(plugin) && expected.slices.get(plugin) !== moment.slices.get(plugin),
    );
    const found = describe(expected, moment, slices);
    if (found !== null) return { input: moment.input, found, expected, moment, slices };
  }
  return null;
}

function describe(
  expected: Moment,
  { rest, refusal, asked, outcome }: SeenMoment,
  slices: readonly string[],
): string | null {
  if (refusal !== null) return `the input is refused: ${refusal.reason}`;
  if (slices.length > 0) return `the slice of ${slices.map((plugin) => `"${plugin}"`).join(" and of ")} is another`;
  if (rest === expected.rest) return null;
  const now =
    asked === null
      ? `the match is over: ${JSON.stringify(outcome)}`
      : `seat ${asked.seat} is asked "${asked.question}"`;
  return `flow, dice or legal answers are others; now ${now}`;
}

/** A slice of another version has another shape, so only what it leads to can be compared. */
function sameSlices(game: Game, { lock }: Recording): (plugin: string) => boolean {
  const versions = new Map(lock.map(({ name, slice }) => [name, slice]));
  const same = new Set(game.lock.filter(({ name, slice }) => versions.get(name) === slice).map(({ name }) => name));
  return (plugin) => same.has(plugin);
}

/** Who caused a difference, and how that shows. */
interface Blamed {
  readonly plugin: string;
  readonly because: string;
}

/**
 * Up to this moment everything was alike, so the first plugin whose code gives something else caused the rest. Where all gave the
 * same, a slice is only written by its owner.
 */
function blame(game: Game, expected: Moment, moment: SeenMoment, slices: readonly string[]): Blamed {
  const acted = firstOtherAct(expected.traces, moment.traces);
  if (acted !== undefined) return acted;
  const [writer] = slices;
  if (writer !== undefined) return { plugin: writer, because: "it writes something else into its slice" };
  const asker = game.questions.get(moment.asked?.question ?? "")?.plugin;
  if (asker !== undefined)
    return { plugin: asker, because: `its question "${moment.asked?.question}" is posed otherwise` };
  return { plugin: "kernel", because: "no plugin did anything else" };
}

function firstOtherAct(recorded: readonly Trace[], now: SeenMoment["traces"]): Blamed | undefined {
  const at = Array.from({ length: Math.max(recorded.length, now.length) }).findIndex(
    (_, index) => recorded[index]?.plugin !== now[index]?.plugin || recorded[index]?.print !== now[index]?.print,
  );
  const was = recorded[at];
  const is = now[at];
  if (is === undefined) return was && { plugin: was.plugin, because: "it no longer does something it did" };
  if (was === undefined) return { plugin: is.plugin, because: `its ${is.what} did nothing before` };
  if (isSamePart(was, is)) return { plugin: is.plugin, because: `its ${is.what} gives something else` };
  // whichever of the two is still to come was only pushed aside by the other
  const isPushedAside = now.slice(at).some((later) => isSamePart(later, was));
  return isPushedAside
    ? { plugin: is.plugin, because: `its ${is.what} did nothing before` }
    : { plugin: was.plugin, because: `it no longer does something it did before ${is.what} of "${is.plugin}"` };
}

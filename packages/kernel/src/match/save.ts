import { faultLines } from "@riposte/words";
import { z } from "zod";
import type { Game } from "../compose/game.js";
import { KernelError } from "../errors.js";
import { hashState } from "../values/hash.js";
import type { LiveMatch } from "./live-match.js";
import { isSameLock, migrate } from "./lock.js";
import { Input } from "./record.js";
import { Snapshot } from "./snapshot.js";
import { type MatchOptions, resumeMatch, startMatch } from "./start-match.js";

/** What a save file holds: the record, and the state it led to. */
export const Save = z.strictObject({
  format: z.literal("riposte-save/1"),
  game: z.string(),
  lock: z.array(
    z.strictObject({ name: z.string(), version: z.string(), slice: z.int(), facts: z.string().optional() }),
  ),
  seed: z.string(),
  setup: z.unknown(),
  holds: z.array(z.enum(["always", "auto", "never"])),
  from: Snapshot.nullable().meta({ description: "The snapshot the inputs start from, when not from setup." }),
  inputs: z.array(Input),
  snapshot: Snapshot,
  played: z
    .number()
    .min(0)
    .max(1_000_000_000_000)
    .optional()
    .meta({ description: "How many milliseconds it was played, where its host measures that; rules never read it." }),
  checksum: z.string(),
});
export type Save = z.infer<typeof Save>;

/** Saves a match at its decision; a host that measures how long it is played says so. */
export function saveMatch<O>(match: LiveMatch<O>, { played }: { readonly played?: number | undefined } = {}): Save {
  const save: Omit<Save, "checksum"> = {
    format: "riposte-save/1",
    game: match.game.name,
    lock: match.game.lock.map((entry) => ({ ...entry })),
    seed: match.seed,
    setup: match.setup,
    holds: [...match.holds],
    from: match.from,
    inputs: [...match.inputs],
    snapshot: match.snapshot(),
    ...(played !== undefined && { played }),
  };
  return { ...save, checksum: hashState(save) };
}

/** Reads a save: whole, unaltered, and for this composition; an older one is migrated. Nothing is guessed. */
export function loadMatch<O>(
  game: Game<O>,
  saved: unknown,
  options: Pick<MatchOptions, "executor" | "checks" | "chance"> = {},
): LiveMatch<O> {
  const save = parseSave(saved);
  if (save.game !== game.name)
    throw new KernelError("SAVE_OTHER_LOCK", `This is a save of "${save.game}", not of "${game.name}".`);
  const settings: MatchOptions = { ...options, seed: save.seed, setup: save.setup, hold: save.holds };
  if (!isSameLock(save.lock, game)) return resumeMatch(game, migrate(game, save.lock, save.snapshot), settings);
  const match = replay(game, save, settings);
  if (match.hash() !== hashState(save.snapshot)) {
    throw new KernelError(
      "SAVE_DIVERGED",
      "Replaying the save's inputs leads to another state than the one saved. A plugin changed its rules without changing its version.",
    );
  }
  return match;
}

/** Plays the inputs of a record again. */
export function replay<O>(game: Game<O>, record: Pick<Save, "from" | "inputs">, options: MatchOptions): LiveMatch<O> {
  const match = record.from === null ? startMatch(game, options) : resumeMatch(game, record.from, options);
  for (const [index, input] of record.inputs.entries()) {
    const result = match.enter(input);
    if (!result.ok)
      throw new KernelError(
        "SAVE_DIVERGED",
        `Input ${index} (${JSON.stringify(input)}) is refused on replay: ${result.reason}`,
        { cause: result.cause },
      );
  }
  return match;
}

/** The checked shape of a save file. */
export function parseSave(saved: unknown): Save {
  const parsed = Save.safeParse(saved);
  if (!parsed.success) {
    const where = faultLines(parsed.error.issues.slice(0, 5), "file");
    throw new KernelError("SAVE_MALFORMED", `This is not a whole save file: ${where.join("; ")}. Was it cut off?`);
  }
  const { checksum, ...rest } = parsed.data;
  if (hashState(rest) !== checksum)
    throw new KernelError(
      "SAVE_ALTERED",
      "The save's checksum does not fit its contents: it was edited or damaged. Use an untouched copy.",
    );
  return parsed.data;
}

import { z } from "zod";
import type { Streams } from "../chance/distribution.js";
import type { Game } from "../compose/game.js";
import type { State } from "../engine/state.js";
import { KernelError } from "../errors.js";
import type { Procedure } from "../flow/compile.js";
import { hashState } from "../values/hash.js";
import { OrderCondition } from "../windows/order-condition.js";
import { snapshotProblems } from "./snapshot-problems.js";

const Names = z.record(z.string(), z.unknown());
const Effect = z.looseObject({ type: z.string() });
const Integer = z.int();
const Hold = z.enum(["always", "auto", "never"]);

/** A state as plain JSON with names instead of numbers. */
export const Snapshot = z.strictObject({
  slices: Names,
  frames: z.array(
    z.strictObject({
      id: Integer,
      procedure: z.string(),
      leaf: z.string(),
      base: Integer,
      vars: Names.nullable(),
      invoked: z.boolean(),
    }),
  ),
  queue: z.array(z.strictObject({ effect: Effect, applied: z.array(z.string()).nullable() })),
  scopes: z.array(z.strictObject({ name: z.string(), id: Integer })),
  lasting: z.array(
    z.strictObject({
      id: Integer,
      lasting: z.string(),
      scope: Integer.nullable(),
      seat: Integer.nullable(),
      data: z.unknown(),
    }),
  ),
  waiting: z.array(
    z.looseObject({
      id: Integer,
      batch: Integer,
      ability: z.string(),
      seat: Integer,
      window: z.string(),
      effects: z.array(Effect),
    }),
  ),
  streams: z.record(z.string(), z.tuple([Integer, Integer, Integer, Integer])),
  policies: z.array(
    z.strictObject({
      hold: Hold,
      windows: z.record(z.string(), z.strictObject({ hold: Hold, until: Integer.nullable(), before: Hold.nullable() })),
      orders: z.array(
        z.strictObject({
          window: z.string(),
          key: z.union([z.string(), z.number()]),
          act: z.enum(["offer", "play"]),
          when: OrderCondition.optional(),
        }),
      ),
      passing: z.strictObject({ until: z.union([z.enum(["own", "concerned"]), Integer]) }).optional(),
    }),
  ),
  seats: Integer,
  pending: z.strictObject({ id: Integer, question: z.string(), seat: Integer, about: z.unknown() }).nullable(),
  outcome: z.looseObject({ winners: z.array(Integer) }).nullable(),
  nextId: Integer,
  questions: Integer,
  batch: Integer,
});
export type Snapshot = z.infer<typeof Snapshot>;

/** A state as JSON has it, of its own. */
export const toSnapshot = (game: Game, state: State): Snapshot =>
  JSON.parse(JSON.stringify(named(game, state))) as Snapshot;

/** The fingerprint of a state's snapshot. */
export const hashOf = (game: Game, state: State): string => hashState(named(game, state));

/** Names in saves, numbers inside. */
const named = (game: Game, state: State) => ({
  ...state,
  // one by one: states are hashed often, and rest and spread take many times as long
  frames: state.frames.map(({ id, base, vars, invoked, procedure, leaf }) => {
    const { name, leaves } = procedureAt(game, procedure);
    return { id, base, vars, invoked, procedure: name, leaf: leaves[leaf] };
  }),
});

/** Reads a snapshot back; one that is no state of this composition is refused with every reason. */
export function fromSnapshot(game: Game, snapshot: Snapshot): State {
  const problems = snapshotProblems(game, snapshot);
  if (problems.length > 0) {
    const list = problems.map((problem) => `- ${problem}`).join("\n");
    throw new KernelError("SAVE_MALFORMED", `The snapshot is no state of "${game.name}" as composed here:\n${list}`);
  }
  return {
    ...(snapshot as unknown as State),
    streams: snapshot.streams as Streams,
    frames: snapshot.frames.map(({ id, base, vars, invoked, procedure: name, leaf: state }) => {
      const procedure = game.procedureIndex.get(name) as number;
      const leaf = procedureAt(game, procedure).leafIndex.get(state) as number;
      return { id, procedure, leaf, base, vars, invoked };
    }),
  };
}

const procedureAt = (game: Game, index: number): Procedure => game.procedures[index] as Procedure;

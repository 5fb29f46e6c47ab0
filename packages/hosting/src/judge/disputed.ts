import { type Answer, KernelError } from "@riposte/kernel";
import { type Game, type Hold, type LiveMatch, loadMatch, resumeMatch, startMatch } from "@riposte/kernel/run";
import { shown } from "@riposte/words";
import { beginAgain } from "../seats/begin-again.js";
import { moveTo } from "../seats/cursor.js";

/** What a judge is shown: a position as people write it, or a saved match. */
export type Disputed = Position | Saved;

interface Position {
  readonly game: string;
  readonly position: {
    readonly setup?: unknown;
    readonly hold?: Hold;
    readonly slices?: Readonly<Record<string, object>>;
  };
}

interface Saved {
  readonly game: string;
  readonly lock: readonly { readonly name: string; readonly version: string }[];
}

/** How far to go from there: inputs of a saved match, all unless given, then answers of the seats that are asked. */
export interface Given {
  readonly inputs?: number;
  readonly answers?: readonly Answer[];
}

/** What a file holds for a judge; anything else is an error that says what to give. */
export function disputed(contents: unknown): Disputed {
  const { game, position, lock } = (contents ?? {}) as Partial<Position & Saved>;
  const isPosition = typeof position === "object" && position !== null;
  if (typeof game === "string" && (isPosition || Array.isArray(lock))) return contents as Disputed;
  throw new KernelError(
    "SCENARIO_INVALID",
    'A position file has a "game" and a "position" with its setup (docs/positions); a saved match is read as well.',
  );
}

/** The match where the dispute is; a match of its own, so that looking ahead changes no other. */
export function matchAt(game: Game, file: Disputed, { inputs, answers = [] }: Given): LiveMatch<unknown> {
  const match = "position" in file ? begun(game, file.position) : replayed(game, file, inputs);
  for (const answer of answers) give(match, answer);
  return match;
}

/** The match as the file begins it; what lies beside the setup, such as power tokens, is put on the table. */
function begun(game: Game, { setup, hold = "auto", slices = {} }: Position["position"]): LiveMatch<unknown> {
  const how = { seed: "1", hold };
  const match = startMatch(game, { ...how, setup }) as LiveMatch<unknown>;
  const snapshot = match.snapshot();
  const put = Object.entries(slices).map(([name, slice]) => [name, { ...(snapshot.slices[name] as object), ...slice }]);
  return resumeMatch(
    game,
    { ...snapshot, slices: { ...snapshot.slices, ...Object.fromEntries(put) } },
    how,
  ) as LiveMatch<unknown>;
}

function replayed(game: Game, file: Saved, inputs: number | undefined): LiveMatch<unknown> {
  const whole = loadMatch(game, file) as LiveMatch<unknown>;
  if (inputs === undefined) return whole;
  const match = beginAgain(whole);
  moveTo(match, whole.line.slice(0, inputs));
  return match;
}

function give(match: LiveMatch<unknown>, answer: Answer): void {
  const { decision } = match;
  const words = shown(answer);
  if (decision === null) throw new KernelError("NO_DECISION", `The match is over before "${words}". Leave it out.`);
  const result = match.answer(decision.seat, answer);
  if (!result.ok) throw new KernelError(result.code, `"${words}" cannot be answered: ${result.reason}`);
}

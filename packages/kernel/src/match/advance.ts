import type { Chance } from "../chance/distribution.js";
import type { Game } from "../compose/game.js";
import type { Refusal } from "../errors.js";
import { tableExecutor } from "../flow/table.js";
import type { Outcome } from "../run/kernel-effects.js";
import { recordedIn } from "../run/recorded.js";
import type { Pending, Recorded } from "../run/runtime.js";
import { rest, resume, type State } from "../run/state.js";
import { canonicalMove, refuseMove, runMove } from "./attempt.js";
import { defaultChecks } from "./default-checks.js";
import type { Move } from "./record.js";
import { createRuntime } from "./runtime-of-game.js";

/** What a step leads to: a pending question, or the outcome. */
export interface Advanced {
  readonly ok: true;
  readonly state: State;
  readonly events: readonly Recorded[];
  readonly pending: Pending | null;
  readonly outcome: Outcome | null;
}

/** The one pure step everything else is built around: a state and a move give the next state and what happened. */
export function advance(game: Game, state: State, move: Move, chance: Chance): Advanced | Refusal {
  const rt = createRuntime(game, {
    executor: tableExecutor,
    chance,
    inPlace: false,
    records: true,
    checks: defaultChecks(),
  });
  resume(rt, state);
  const refusal = refuseMove(rt, move) ?? runMove(rt, canonicalMove(rt, move), { restore: () => resume(rt, state) });
  if (refusal !== undefined) return refusal;
  const reached = rest(rt);
  return {
    ok: true,
    state: reached,
    events: recordedIn(rt.recorded ?? []),
    pending: reached.pending,
    outcome: reached.outcome,
  };
}

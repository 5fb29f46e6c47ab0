import type { Chance } from "../chance/distribution.js";
import type { Game } from "../compose/game.js";
import type { Refusal } from "../errors.js";
import { tableExecutor } from "../flow/table.js";
import type { Recorded } from "../run/runtime.js";
import { rest, resume, type State } from "../run/state.js";
import { refuseMove, runMove } from "./attempt.js";
import type { Move } from "./record.js";
import { createRuntime } from "./runtime-of-game.js";

/** The one pure step everything else is built around: a state and a move give the next state and what happened. */
export function advance(
  game: Game,
  state: State,
  move: Move,
  chance: Chance,
): { readonly ok: true; readonly state: State; readonly events: readonly Recorded[] } | Refusal {
  const rt = createRuntime(game, { executor: tableExecutor, chance, inPlace: false, records: true });
  resume(rt, state);
  const refusal = refuseMove(rt, move) ?? runMove(rt, move);
  return refusal ?? { ok: true, state: rest(rt), events: rt.recorded ?? [] };
}

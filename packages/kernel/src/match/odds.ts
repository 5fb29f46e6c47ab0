import { enumerate, merge, type Odds } from "../chance/enumerate.js";
import type { Answer } from "../choices/choice.js";
import type { Game } from "../compose/game.js";
import type { State } from "../engine/state.js";
import { rest, resume } from "../engine/state.js";
import { KernelError } from "../errors.js";
import { tableExecutor } from "../flow/table.js";
import { canonicalJSON } from "../values/canonical.js";
import { canonicalMove, refuseMove, runMove } from "./attempt.js";
import { createRuntime } from "./runtime-of-game.js";

/** Exact odds of what answers lead to, from the same rules code that is played; equal states are merged. */
export function oddsOf<O>(
  game: Game<O>,
  state: State,
  answers: readonly { readonly seat: number; readonly answer: Answer }[],
): readonly Odds<State>[] {
  const outcomes = enumerate((chance) => {
    const rt = createRuntime(game, { executor: tableExecutor, chance, inPlace: false, records: false, checks: false });
    resume(rt, { ...state, streams: {} });
    for (const move of answers) {
      const refusal = refuseMove(rt, move) ?? runMove(rt, canonicalMove(rt, move));
      if (refusal !== undefined) throw new KernelError(refusal.code, refusal.reason, { cause: refusal.cause });
    }
    return { ...rest(rt), streams: state.streams };
  });
  return merge(outcomes, canonicalJSON);
}

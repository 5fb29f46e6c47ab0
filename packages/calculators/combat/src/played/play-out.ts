import type { Answer } from "@riposte/kernel";
import type { Chance } from "@riposte/kernel/chance";
import { type Simulation, simulateMatch } from "@riposte/kernel/run";
import type { AttackQuery, Warhammer } from "@riposte/warhammer-40k";
import { TARGET } from "./seated.js";
import type { VolleyGame } from "./volley-game.js";

/** How an activation is played: its dice, and what the attacker does with Precision. */
export interface Playing {
  readonly seed: string | number;
  readonly chance?: Chance;
  readonly picksLeaders: boolean;
}

/** Plays an activation to its end; the units of the target's side as they stand then. */
export function playOut({ game, setup }: VolleyGame, { picksLeaders, ...dice }: Playing): readonly Target[] {
  const match = simulateMatch(game, { setup, ...dice });
  while (match.outcome === null) {
    const refusal = match.enter(answerIn(match, picksLeaders));
    if (refusal !== undefined) throw new Error(refusal.reason);
  }
  return Object.values(match.slices["warhammer-40k"].units).filter(({ seat }) => seat === TARGET);
}

type Target = AttackQuery["target"];

/** The defender takes models as they are listed; the attacker picks leaders, or never does, and Lethal Hits where they pay. */
function answerIn(match: Simulation<Warhammer>, picksLeaders: boolean): Answer {
  const { question = "", about } = match.pending ?? {};
  if (question === "11e:lethal") return (about as { readonly advised: number }).advised;
  return match.at(question.endsWith("precision") && picksLeaders ? 1 : 0);
}

import type { Answer } from "@riposte/kernel";
import type { Chance } from "@riposte/kernel/chance";
import { type Simulation, simulateMatch } from "@riposte/kernel/run";
import { type AttackQuery, orderBy, type Warhammer } from "@riposte/warhammer-40k";
import type { Decided, PoolOrder } from "../activation.js";
import { TARGET } from "./seated.js";
import type { VolleyGame } from "./volley-game.js";

/** How an activation is played: its dice, and what the players decide. */
export interface Playing {
  readonly seed: string | number;
  readonly chance?: Chance;
  readonly decided: Decided;
}

/** Plays an activation to its end; the units of the target's side as they stand then. */
export function playOut({ game, setup }: VolleyGame, { decided, ...dice }: Playing): readonly Target[] {
  const match = simulateMatch(game, { setup, ...dice });
  while (match.outcome === null) {
    const refusal = match.enter(answerIn(match, decided));
    if (refusal !== undefined) throw new Error(refusal.reason);
  }
  return Object.values(match.slices["warhammer-40k"].units).filter(({ seat }) => seat === TARGET);
}

type Target = AttackQuery["target"];

/** Models are taken as listed or as is decided; leaders are picked, or never; Lethal Hits are taken where they pay. */
function answerIn(match: Simulation<Warhammer>, { picksLeaders, order }: Decided): Answer {
  const { question = "", about } = match.pending ?? {};
  if (question === "11e:lethal") return (about as { readonly advised: number }).advised;
  if (question === "11e:sub-pool") return order.criticalsFirst ? "criticals" : "others";
  if (question === "11e:order")
    return groupsFirst((about as { readonly groups: readonly string[] }).groups, match, order);
  return match.at(question.endsWith("precision") && picksLeaders ? 1 : 0);
}

/** The groups asked about, those first that the defender puts first. */
function groupsFirst(groups: readonly string[], match: Simulation<Warhammer>, { models }: PoolOrder): Answer {
  const defences = match.slices["warhammer-40k"].volleys.at(-1)?.attack?.description?.defences ?? [];
  return orderBy(defences, models).flatMap(({ name }) => (groups.includes(name) ? [name] : []));
}

import type { DeepReadonly } from "@riposte/kernel";
import { type AttackQuery, keywordsOf, type Situation, type Unit, type WeaponProfile } from "@riposte/warhammer-40k";
import type { Bound } from "../bind.js";
import type { Who } from "../schema/expression.js";

/** What conditions and expressions are asked about: the unit with the rule, and the attack where there is one. */
export interface Evaluation {
  readonly bound: Bound;
  readonly self: DeepReadonly<Unit>;
  readonly attacker?: DeepReadonly<Unit> | undefined;
  readonly target?: DeepReadonly<Unit> | undefined;
  readonly weapon?: DeepReadonly<WeaponProfile> | undefined;
  readonly situation: AttackQuery["situation"] | Situation;
  /** Whom it is about, where a model was slain. */
  readonly slain?: { readonly part: string; readonly models: string };
  /** Keywords with what rules give and take; those printed when left out. */
  readonly keywords?: ((unit: DeepReadonly<Unit>) => readonly string[]) | undefined;
}

/** The unit a rule speaks of; none where there is no attack. */
export function unitMeant(evaluation: Evaluation, who: Who): DeepReadonly<Unit> | undefined {
  if (who !== "opponent") return evaluation[who];
  return evaluation.self === evaluation.target ? evaluation.attacker : evaluation.target;
}

/** A unit's keywords now, upper case. */
export const keywordsNow = ({ keywords = keywordsOf }: Evaluation, unit: DeepReadonly<Unit>): readonly string[] =>
  keywords(unit);

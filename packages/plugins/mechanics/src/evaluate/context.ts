import type { DeepReadonly } from "@riposte/kernel";
import type { AttackQuery, Situation, Unit, WeaponProfile } from "@riposte/warhammer-40k";
import type { Bound } from "../collect.js";
import type { Who } from "../schema/expression.js";

/** What conditions and expressions are asked about: the unit with the rule, and the attack where there is one. */
export interface Evaluation {
  readonly bound: Bound;
  readonly self: DeepReadonly<Unit>;
  readonly attacker?: DeepReadonly<Unit> | undefined;
  readonly target?: DeepReadonly<Unit> | undefined;
  readonly weapon?: DeepReadonly<WeaponProfile> | undefined;
  readonly situation: AttackQuery["situation"] | Situation;
}

/** The unit a rule speaks of; nobody where there is no attack. */
export const unitMeant = (evaluation: Evaluation, who: Who): DeepReadonly<Unit> | undefined => evaluation[who];

import type { DeepReadonly } from "@riposte/kernel";
import {
  type AttackDescription,
  type Defence,
  isCharacter,
  type Models,
  partOf,
  type Unit,
} from "@riposte/warhammer-40k";

type SomeUnit = DeepReadonly<Unit>;

/** Models that are struck as one: each CHARACTER model by itself, others by Wounds, Save and invulnerable save. */
export const groupOf = (part: SomeUnit, models: DeepReadonly<Models>): string =>
  isCharacter(part, models)
    ? `${part.id}/${models.id}`
    : `W${models.W} ${models.Sv}+${models.invulnerable === null ? "" : ` ${models.invulnerable}++`}`;

/** A description's defences as the unit stands now. */
export const standingNow = ({ defences }: AttackDescription, unit: SomeUnit): readonly Defence[] =>
  defences.map((defence) => {
    const models = partOf(unit, defence.part)?.models.find(({ id }) => id === defence.models);
    return { ...defence, count: models?.count ?? 0, lost: models?.lost ?? 0 };
  });

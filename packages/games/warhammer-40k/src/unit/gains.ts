import type { DeepReadonly } from "@riposte/kernel";
import type { Grant } from "./ability.js";
import type { Models } from "./unit.js";

interface Gain {
  readonly set?: number;
  readonly add?: number;
}

/** Characteristics that wargear gives its bearer: they are the models' own, so no rule is needed for them. */
export interface Gains extends Partial<Record<"M" | "T" | "Sv" | "W" | "OC", Gain>> {
  invulnerable?: number;
}

/** What some wargear gives its bearers; nothing where it gives no characteristics. */
export function gainsOf({ abilities: [ability] }: DeepReadonly<Grant>): Gains | undefined {
  return typeof ability === "object" ? (ability.bearer as Gains | undefined) : undefined;
}

/** Models with what their wargear gives them. */
export function withGains(models: Models, { invulnerable, ...gains }: Gains = {}): Models {
  const gained = { ...models };
  for (const [stat, { set, add = 0 }] of Object.entries(gains) as ["W", Gain][])
    gained[stat] = (set ?? models[stat]) + add;
  if (invulnerable !== undefined) gained.invulnerable = Math.min(models.invulnerable ?? 7, invulnerable);
  return gained;
}

import type { DeepReadonly } from "@riposte/kernel";
import { z } from "zod";
import type { Grant } from "./ability.js";
import type { Models } from "./unit.js";

const Gain = z.strictObject({
  set: z.int().min(0).max(100).optional(),
  add: z.int().min(-100).max(100).optional(),
});

/** Characteristics that wargear gives whoever bears it: they are the models' own, so no rule is needed for them. */
const gainsSchema = z.strictObject({
  invulnerable: z.int().min(2).max(6).optional(),
  ...{ M: Gain.optional(), T: Gain.optional(), Sv: Gain.optional(), W: Gain.optional(), OC: Gain.optional() },
});
export interface Gains extends z.infer<typeof gainsSchema> {}

/** What some wargear gives its bearers; nothing where it gives no characteristics. */
export function gainsOf({ abilities }: DeepReadonly<Grant>): Gains | undefined {
  const given = abilities.flatMap((ability) =>
    typeof ability === "string" || ability.bearer === undefined ? [] : [gainsSchema.parse(ability.bearer)],
  );
  return given.length === 0 ? undefined : Object.assign({}, ...given);
}

/** Models with what their wargear gives them. */
export const withGains = (models: Models, gains: Gains | undefined): Models =>
  gains === undefined
    ? models
    : {
        ...models,
        ...Object.fromEntries(
          (["M", "T", "Sv", "W", "OC"] as const).flatMap((stat) => {
            const { set, add = 0 } = gains[stat] ?? {};
            return gains[stat] === undefined ? [] : [[stat, (set ?? models[stat]) + add]];
          }),
        ),
        invulnerable: better(models.invulnerable, gains.invulnerable ?? null),
      };

/** The better of two invulnerable saves. */
const better = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

import { ccEffects } from "@riposte/cc-effects";
import { files } from "@riposte/data-imperial-assault";
import { abilities } from "@riposte/data-imperial-assault/abilities";
import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { maps } from "@riposte/data-imperial-assault/maps";
import { dcAbilities } from "@riposte/dc-abilities";
import { type Context, contextOrThrow } from "@riposte/imperial-assault";
import { skirmishSteps } from "@riposte/imperial-assault-steps";
import type { AnyPlugin } from "@riposte/kernel/run";
import { powerTokens } from "@riposte/power-tokens";
import { surge } from "@riposte/surge";

/** Which plugins take part beside the base game. */
export const SKIRMISHES = {
  "base and surge": (context: Context): readonly AnyPlugin[] => [surge(context)],
  "all plugins": (context: Context): readonly AnyPlugin[] => [
    powerTokens(),
    surge(context),
    skirmishSteps(context),
    dcAbilities(context, abilities),
    ccEffects(context, commandEffects),
  ],
} as const;
export type Skirmish = keyof typeof SKIRMISHES;

/** The cards and maps. */
export function skirmishContext(): Context {
  return contextOrThrow(files, maps);
}

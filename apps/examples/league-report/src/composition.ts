import { type CcEffects, ccEffects } from "@riposte/cc-effects";
import { files } from "@riposte/data-imperial-assault";
import { abilities } from "@riposte/data-imperial-assault/abilities";
import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { maps } from "@riposte/data-imperial-assault/maps";
import { type DcAbilities, dcAbilities } from "@riposte/dc-abilities";
import { contextOrThrow, type ImperialAssault, imperialAssault } from "@riposte/imperial-assault";
import { type SkirmishSteps, skirmishSteps } from "@riposte/imperial-assault-steps";
import { compose, type Game, type LiveMatch } from "@riposte/kernel/run";
import { type PowerTokens, powerTokens } from "@riposte/power-tokens";
import { type Surge, surge } from "@riposte/surge";

/** Everything there is, as in a tournament. */
type Tournament = ImperialAssault | PowerTokens | Surge | SkirmishSteps | DcAbilities | CcEffects;

/** A match of this composition. */
export type TournamentMatch = LiveMatch<Tournament>;

/** Cards and maps. */
export const context = contextOrThrow(files, maps);

let composed: Game<Tournament> | undefined;

/**
 * The same plugins as in `riposte play imperial-assault`, so that its saves load here. The order of the list means nothing; a
 * plugin without what it needs would not compile. It is composed when a match begins.
 */
export function tournament(): Game<Tournament> {
  composed ??= compose([
    imperialAssault(context),
    powerTokens(),
    surge(context),
    skirmishSteps(context),
    dcAbilities(context, abilities),
    ccEffects(context, commandEffects),
  ]);
  return composed;
}

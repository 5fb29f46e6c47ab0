import type { Context } from "@riposte/imperial-assault";
import type { Plugin } from "@riposte/kernel";
import type { DcAbilities } from "./declared.js";
import { readLibrary } from "./library/library.js";
import { dcAbilitiesOf } from "./plugin.js";

/**
 * Deployment-card abilities, from ability libraries.
 *
 * @example
 * const game = compose([imperialAssault(context), skirmishSteps(context), dcAbilities(context, abilities)]);
 */
export const dcAbilities = (context: Context, files: Readonly<Record<string, unknown>>): Plugin<DcAbilities> =>
  dcAbilitiesOf(context, readLibrary(context, files));

import { KernelError } from "@riposte/kernel";
import type { AnyPlugin } from "@riposte/kernel/run";
import type { Edition } from "@riposte/warhammer-40k";
import { eleventhEdition } from "./plugin.js";
import { eleventh } from "./ruleset/eleventh.js";

/** A dated ruleset, and what is composed to play it: how attacks are judged and rolled where nothing else is played. */
export interface PlayedEleventh extends Edition {
  plugins(): readonly AnyPlugin[];
}

/**
 * The 11th edition by a ruleset's name; the newest when none is named.
 *
 * @example
 * const rules = combatRules(readLibrary(mechanics, eleventhMechanics), eleventhPlayed("11e-2026-06"));
 */
export function eleventhPlayed(ruleset?: string): PlayedEleventh {
  const editions = eleventh();
  const dated = ruleset === undefined ? editions[0] : editions.find(({ terms }) => terms.edition === ruleset);
  if (dated !== undefined) return { ...dated, plugins: () => [eleventhEdition() as AnyPlugin] };
  const dates = editions.map(({ terms }) => terms.edition).join(", ");
  throw new KernelError("UNKNOWN_NAME", `The 11th edition has no ruleset "${ruleset}". It has: ${dates}.`);
}

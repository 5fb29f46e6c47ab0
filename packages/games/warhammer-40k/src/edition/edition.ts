import type { Ruleset } from "../attack/ruleset.js";
import type { Terms } from "./terms.js";

/** A dated ruleset of an edition: how attacks are judged, and what battles are played by. */
export interface Edition {
  readonly ruleset: Ruleset;
  readonly terms: Terms;
}

/** Every ruleset there is, the newest of an edition last. */
export const RULESETS = ["10e", "11e-2026-06", "11e-2026-10"] as const;

/** The ruleset that is meant: by its name, or by the number of its edition; why not where there is none. */
export function rulesetNamed(written: string): { readonly name: string } | { readonly problem: string } {
  const plain = written
    .trim()
    .toLowerCase()
    .replace(/(st|nd|rd|th)$/, "");
  const name = RULESETS.findLast((one) => one === plain || one.startsWith(`${plain}e`));
  if (name !== undefined) return { name };
  const dates = RULESETS.join(", ");
  return { problem: `There is no ruleset "${written}". Rulesets: ${dates}; 10 and 11 mean the newest of each.` };
}

/** The editions there are. */
export type EditionNumber = "10" | "11";

/** The edition a ruleset belongs to. */
export const editionOf = (ruleset: string): EditionNumber => ruleset.split("e")[0] as EditionNumber;

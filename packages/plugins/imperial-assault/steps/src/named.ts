import { needs } from "@riposte/kernel";
import type { Requirement } from "@riposte/kernel/inferred";
import type { PowerTokens } from "@riposte/power-tokens";
import type { Surge } from "@riposte/surge";

/** Ranges of the plugins that abilities may name, as `peerDependencies` of a manifest has them. */
export interface NamedRanges {
  readonly "@riposte/power-tokens": string;
  readonly "@riposte/surge": string;
}

/** The plugins that abilities of cards may name, where a composition has them. */
export const named = (ranges: NamedRanges): readonly Requirement<PowerTokens | Surge>[] => [
  needs<PowerTokens>({ name: "power-tokens" }, ranges["@riposte/power-tokens"]),
  needs<Surge>({ name: "surge" }, ranges["@riposte/surge"]),
];

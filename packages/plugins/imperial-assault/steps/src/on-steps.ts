import { type ImperialAssault, imperialAssaultDeclared } from "@riposte/imperial-assault";
import { needs } from "@riposte/kernel";
import type { Requirement } from "@riposte/kernel/inferred";
import { declared, type SkirmishSteps } from "./declared.js";

/** Ranges by package, as `peerDependencies` of a manifest has them. */
interface Ranges {
  readonly "@riposte/imperial-assault": string;
  readonly "@riposte/imperial-assault-steps": string;
  readonly "@riposte/power-tokens": string;
  readonly "@riposte/surge": string;
}

interface Needed {
  readonly requires: readonly (Requirement<ImperialAssault> | Requirement<SkirmishSteps>)[];
  readonly uses: readonly Requirement<never>[];
}

/** What a plugin needs whose abilities are written in these steps, and what else they can name. */
export const onSkirmishSteps = (ranges: Ranges): Needed => ({
  requires: [
    needs<ImperialAssault>(imperialAssaultDeclared, ranges["@riposte/imperial-assault"]),
    needs<SkirmishSteps>(declared, ranges["@riposte/imperial-assault-steps"]),
  ],
  uses: [
    { name: "power-tokens", range: ranges["@riposte/power-tokens"] },
    { name: "surge", range: ranges["@riposte/surge"] },
  ],
});

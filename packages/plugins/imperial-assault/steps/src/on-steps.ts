import { type ImperialAssault, imperialAssaultDeclared } from "@riposte/imperial-assault";
import { needs } from "@riposte/kernel";
import type { Requirement } from "@riposte/kernel/inferred";
import { declared, type SkirmishSteps } from "./declared.js";
import { type NamedRanges, named } from "./named.js";

/** Ranges by package, as `peerDependencies` of a manifest has them. */
interface Ranges extends NamedRanges {
  readonly "@riposte/imperial-assault": string;
  readonly "@riposte/imperial-assault-steps": string;
}

interface Needed {
  readonly requires: readonly (Requirement<ImperialAssault> | Requirement<SkirmishSteps>)[];
  readonly uses: ReturnType<typeof named>;
}

/** What a plugin needs whose abilities are written in these steps, and what else they can name. */
export const onSkirmishSteps = (ranges: Ranges): Needed => ({
  requires: [
    needs<ImperialAssault>(imperialAssaultDeclared, ranges["@riposte/imperial-assault"]),
    needs<SkirmishSteps>(declared, ranges["@riposte/imperial-assault-steps"]),
  ],
  uses: named(ranges),
});

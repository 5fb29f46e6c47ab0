import { type ImperialAssault, imperialAssaultDeclared } from "@riposte/imperial-assault";
import { declarePlugin, needs, type Owns } from "@riposte/kernel";
import { type SkirmishSteps, skirmishStepsDeclared } from "@riposte/skirmish-steps";
import manifest from "../package.json" with { type: "json" };

/** It has nothing of its own but what it does: the steps are effects of skirmish-steps. */
export const declared = declarePlugin({
  name: "dc-abilities",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  requires: [
    needs<ImperialAssault>(imperialAssaultDeclared, manifest.peerDependencies["@riposte/imperial-assault"]),
    needs<SkirmishSteps>(skirmishStepsDeclared, manifest.peerDependencies["@riposte/skirmish-steps"]),
  ],
  uses: [
    { name: "power-tokens", range: manifest.peerDependencies["@riposte/power-tokens"] },
    { name: "surge", range: manifest.peerDependencies["@riposte/surge"] },
  ],
});

export interface DcAbilities extends Owns<typeof declared> {}

import { type ImperialAssault, imperialAssaultDeclared } from "@riposte/imperial-assault";
import { declarePlugin, needs, type Owns } from "@riposte/kernel";
import { type SkirmishSteps, skirmishStepsDeclared } from "@riposte/skirmish-steps";

/** It has nothing of its own but what it does: the steps are effects of skirmish-steps. */
export const declared = declarePlugin({
  name: "dc-abilities",
  version: "0.1.0",
  requires: [
    needs<ImperialAssault>(imperialAssaultDeclared, "^0.1"),
    needs<SkirmishSteps>(skirmishStepsDeclared, "^0.1"),
  ],
  uses: [
    { name: "power-tokens", range: "^0.1" },
    { name: "surge", range: "^0.1" },
  ],
});

export interface DcAbilities extends Owns<typeof declared> {}

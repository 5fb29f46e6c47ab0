import { onSkirmishSteps } from "@riposte/imperial-assault-steps";
import { declarePlugin, type Owns } from "@riposte/kernel";
import manifest from "../package.json" with { type: "json" };

/** It has nothing of its own but what it does: the steps are effects of skirmish-steps. */
export const declared = declarePlugin({
  name: "dc-abilities",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  ...onSkirmishSteps(manifest.peerDependencies),
});

export interface DcAbilities extends Owns<typeof declared> {}

import { declarePlugin, needs, type Owns } from "@riposte/kernel";
import { Quantity, type Warhammer, warhammer40kDeclared } from "@riposte/warhammer-40k";
import { z } from "zod";
import manifest from "../package.json" with { type: "json" };

const Criticals = z.int().min(1).meta({ description: "How many critical hits or wounds" });

export const declared = declarePlugin({
  name: "critical-hits",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  requires: [needs<Warhammer>(warhammer40kDeclared, manifest.peerDependencies["@riposte/warhammer-40k"])],
  effects: {
    "critical-hits:sustain": z.strictObject({ criticals: Criticals, each: Quantity, by: z.string() }),
    "critical-hits:lethal": z.strictObject({ criticals: Criticals, by: z.string() }),
    "critical-hits:devastate": z.strictObject({ criticals: Criticals, by: z.string() }),
  },
});

export interface CriticalHits extends Owns<typeof declared> {}

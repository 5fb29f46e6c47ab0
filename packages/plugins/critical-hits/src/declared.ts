import { declarePlugin, needs, type Owns } from "@riposte/kernel";
import { Quantity, type Warhammer, warhammer40kDeclared } from "@riposte/warhammer-40k";
import { z } from "zod";

const Criticals = z.int().min(1).meta({ description: "How many critical hits or wounds" });

export const declared = declarePlugin({
  name: "critical-hits",
  version: "0.1.0",
  requires: [needs<Warhammer>(warhammer40kDeclared, "^0.1")],
  effects: {
    "critical-hits:sustain": z.strictObject({ criticals: Criticals, each: Quantity, by: z.string() }),
    "critical-hits:lethal": z.strictObject({ criticals: Criticals, by: z.string() }),
    "critical-hits:devastate": z.strictObject({ criticals: Criticals, by: z.string() }),
  },
});

export interface CriticalHits extends Owns<typeof declared> {}

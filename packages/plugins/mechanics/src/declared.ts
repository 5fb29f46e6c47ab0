import { declarePlugin, needs, type Owns } from "@riposte/kernel";
import { type Warhammer, warhammer40kDeclared } from "@riposte/warhammer-40k";

export const declared = declarePlugin({
  name: "mechanics",
  version: "0.1.0",
  requires: [needs<Warhammer>(warhammer40kDeclared, "^0.1")],
});

export interface Mechanics extends Owns<typeof declared> {}

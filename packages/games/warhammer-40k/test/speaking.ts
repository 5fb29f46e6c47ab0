import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { compose } from "@riposte/kernel/run";
import { type AttackFact, type Warhammer, warhammer40k, warhammer40kDeclared } from "../src/index.js";
import { context, type game } from "./position.js";

const declared = declarePlugin({
  name: "speaking",
  version: "0.1.0",
  requires: [needs<Warhammer>(warhammer40kDeclared, "*")],
});
interface Speaking extends Owns<typeof declared> {}

/** The game in which somebody says these facts about every attack. */
export const speaking = (facts: readonly AttackFact[]): typeof game =>
  compose([
    warhammer40k(context),
    definePlugin<Speaking>(declared, {
      effects: {},
      on: {
        "attack:gathering": (_event, match) => match.queue({ type: "attack:contribute", facts: [...facts] }),
      },
    }),
  ]) as unknown as typeof game;

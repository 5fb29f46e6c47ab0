import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import type { AnyPlugin } from "@riposte/kernel/run";
import { type OnePiece, onePieceDeclared } from "@riposte/one-piece";

const declared = declarePlugin({
  name: "gift",
  version: "1.0.0",
  requires: [needs<OnePiece>(onePieceDeclared, "*")],
});
interface Gift extends Owns<typeof declared> {}

/** After each battle one of the two draws a card by an effect. */
export const gift = (to: "attacker" | "defender"): AnyPlugin =>
  definePlugin<Gift>(declared, {
    effects: {},
    on: {
      "battle:ended": ({ seat }, match) =>
        match.queue({
          type: "deck:draw",
          seat: to === "attacker" ? seat : 1 - seat,
          count: 1,
          cause: { kind: "effect", seat },
        }),
    },
  });

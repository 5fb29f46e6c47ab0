import { declarePlugin, definePlugin, needs, type Owns, type Plugin } from "@riposte/kernel";
import { type OnePiece, onePieceDeclared } from "@riposte/one-piece";
import manifest from "../../package.json" with { type: "json" };

const declared = declarePlugin({
  name: "empty-handed",
  version: manifest.version,
  requires: [needs<OnePiece>(onePieceDeclared, manifest.peerDependencies["@riposte/one-piece"])],
});
export interface EmptyHanded extends Owns<typeof declared> {}

/** Who would draw by an effect with no card in hand draws two instead. */
export const emptyHanded = (): Plugin<EmptyHanded> =>
  definePlugin<EmptyHanded>(declared, {
    effects: {},
    replace: {
      "deck:draw": (effect, match) => {
        const { hand } = match.slices["one-piece"].sides[effect.seat] ?? { hand: [] };
        if (effect.cause.kind !== "effect" || effect.count !== 1 || hand.length > 0) return undefined;
        return match.instead("empty-handed", [{ ...effect, type: "deck:draw", count: 2 }]);
      },
    },
  });

import { declarePlugin, definePlugin, effectsOf, needs, type Owns } from "@riposte/kernel";
import {
  currentAttack,
  deployed,
  fieldIn,
  figureOf,
  type ImperialAssault,
  imperialAssaultDeclared,
  isAdjacent,
  isInPlay,
  standing,
} from "../../src/index.js";
import { context } from "../position.js";

const effects = effectsOf<ImperialAssault>();

const declared = declarePlugin({
  name: "parting-blow",
  version: "1.0.0",
  requires: [needs<ImperialAssault>(imperialAssaultDeclared, "*")],
});
interface PartingBlow extends Owns<typeof declared> {}

/** Any figure may attack a hostile one that leaves a space next to it, and a surge is worth two hits once per attack. */
export const partingBlow = definePlugin<PartingBlow>(declared, {
  effects: {},
  messages: { "parting-blow:attack": "Attack", "parting-blow:surge": "+2 hits" },
  offer: {
    "figure:leaving": (subject, seat, match) => {
      const { figure, voluntary } = subject as { figure: string; voluntary: boolean };
      // it may have fallen to the first of several blows
      if (!voluntary || !isInPlay(match, figure)) return [];
      if (figureOf(match, figure).seat === seat) return [];
      const leaver = standing(context, match, figure);
      const field = fieldIn(context, match);
      return deployed(match)
        .filter((other) => other.seat === seat && isAdjacent(field, standing(context, match, other.id), leaver))
        .map(({ id }) => {
          const targetSpace = figureOf(match, figure).spaces[0] as string;
          return match.offer({
            key: `blow:${id}`,
            label: { id: "parting-blow:attack" },
            effects: [effects.call("attack", { attacker: id, defender: figure, targetSpace, seat })],
          });
        });
    },
    "attack:surges": (_subject, seat, match) => {
      const attack = currentAttack(match);
      if (attack?.seat !== seat || attack.surges < 1) return [];
      return [
        match.offer({
          key: "surge:hit",
          label: { id: "parting-blow:surge" },
          effects: [
            { type: "attack:spend", surge: "hit", cost: 1 },
            { type: "attack:modify", symbol: "hit", amount: 2, by: "surge" },
          ],
        }),
      ];
    },
  },
});

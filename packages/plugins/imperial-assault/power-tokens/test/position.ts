import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import {
  contextOrThrow,
  type ImperialAssault,
  imperialAssault,
  imperialAssaultDeclared,
} from "@riposte/imperial-assault";
import { type AnyEffectOf, declarePlugin, definePlugin, effectsOf, needs, type Owns } from "@riposte/kernel";
import { type AnyPlugin, composeList, type Game } from "@riposte/kernel/run";
import { type Scenario, scenario } from "@riposte/testing";
import { type PowerToken, type PowerTokens, powerTokens, powerTokensDeclared } from "../src/index.js";

const effects = effectsOf<ImperialAssault>();

const context = contextOrThrow(files, maps);
export const base = imperialAssault(context);

const declared = declarePlugin({
  name: "quartermaster",
  version: "1.0.0",
  requires: [
    needs<ImperialAssault | PowerTokens>(imperialAssaultDeclared, "*"),
    needs<ImperialAssault | PowerTokens>(powerTokensDeclared, "*"),
  ],
});
interface Quartermaster extends Owns<typeof declared> {}

/** Lets seat 0 have the effects in its activation. */
export const quartermaster = (effects: readonly AnyEffectOf<Quartermaster>[], limit?: number): AnyPlugin =>
  definePlugin<Quartermaster>(declared, {
    effects: {},
    messages: { "quartermaster:do": "Have it" },
    modify: limit === undefined ? {} : { "power-token:limit": (_subject, match) => match.set(limit, "pouch") },
    offer: {
      "activation:act": (_subject, seat, match) =>
        seat === 0 ? [match.offer({ key: "have", label: { id: "quartermaster:do" }, effects })] : [],
      "attack:declare": (_subject, seat, match) =>
        seat === 0 ? [match.offer({ key: "interrupt", label: { id: "quartermaster:do" }, effects: [strike] })] : [],
    },
  });

const strike = effects.call("attack", { attacker: "attacker", defender: "target", targetSpace: "e1", seat: 0 });

export interface Duel {
  readonly held?: Readonly<Record<string, readonly PowerToken[]>>;
  readonly dice?: readonly number[];
  readonly plugins?: readonly AnyPlugin[];
  readonly targetIs?: object;
  readonly attackerIs?: object;
}

export const gameWith = (...plugins: readonly AnyPlugin[]): Game => composeList([base, powerTokens(), ...plugins]);

/** Two elite stormtroopers side by side, the attacker with one action; a friend and a bystander elsewhere. */
export function duel({ held = {}, dice, plugins = [], targetIs = {}, attackerIs = {} }: Duel): Scenario<unknown> {
  const card = "stormtrooper-elite";
  const seats = [
    {
      affiliation: "imperial",
      groups: [
        {
          id: "ours",
          card,
          figures: [
            { id: "attacker", at: "d1", ...attackerIs },
            { id: "friend", at: "a8" },
          ],
        },
      ],
    },
    {
      affiliation: "rebel",
      groups: [
        {
          id: "theirs",
          card,
          figures: [
            { id: "target", at: "e1", ...targetIs },
            { id: "bystander", at: "h8" },
          ],
        },
      ],
    },
  ];
  return scenario(gameWith(...plugins), {
    setup: { map: "training-yard", position: { activating: { figure: "attacker", actions: 1 }, seats } },
    hold: "auto",
    slices: { "power-tokens": { held } },
    ...(dice === undefined ? {} : { dice: { dice: [...dice] } }),
  } as never);
}

export const holds = (held: Readonly<Record<string, readonly PowerToken[] | undefined>>) => ({
  "power-tokens": { held },
});
export const hit = (damage: number) => ({ attacker: "attacker", defender: "target", damage });

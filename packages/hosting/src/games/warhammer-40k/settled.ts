import { isInAttack } from "@riposte/combat";
import { answersTo } from "@riposte/kernel/run";
import {
  type AttackDescription,
  type AttackFact,
  aiming,
  type Declared,
  queryOf,
  settleAttack,
  type Table,
  termsOf,
  type WarMatch,
} from "@riposte/warhammer-40k";
import { type NotCounted, notCountedIn } from "../../not-counted.js";
import type { OutlookSource } from "../../outlook.js";
import { WARHAMMER_40K_PLUGINS } from "./plugins.js";
import { warhammerRules } from "./rules.js";

/** An attack as every plugin at the table would have it, and what of them no number says. */
export interface Settled {
  readonly description: AttackDescription;
  readonly notCounted: readonly NotCounted[];
}

/** Asks all plugins of the match what they say of an attack that a unit could declare, as the attack itself would. */
export function settledAttack(match: OutlookSource, seen: WarMatch, unit: string, declared: Declared): Settled {
  const { game, state } = match;
  const query = queryOf(seen, unit, declared);
  const slices = { ...state.slices, "warhammer-40k": aiming(state.slices["warhammer-40k"] as Table, unit, declared) };
  const asked = { attacker: unit, target: declared.target, weapon: declared.weapon };
  const said = answersTo(game, { ...state, slices }, "attack:gathering", asked);
  const facts = said.flatMap(({ effects }) => effects.flatMap(factsIn));
  return {
    description: settleAttack(warhammerRules(termsOf(seen).edition).ruleset, query, facts),
    notCounted: [
      ...said.flatMap(({ plugin, effects, failed }) => [
        ...(failed === undefined ? [] : [{ by: plugin, gist: "attack:gathering" }]),
        ...effects.filter(({ type }) => type !== CONTRIBUTE).map(({ type }) => ({ by: plugin, gist: type })),
      ]),
      ...notCountedIn(game, WARHAMMER_40K_PLUGINS, isInAttack),
    ],
  };
}

const CONTRIBUTE = "attack:contribute";

const factsIn = (effect: { readonly type: string; readonly facts?: unknown }): readonly AttackFact[] =>
  effect.type === CONTRIBUTE ? (effect.facts as readonly AttackFact[]) : [];

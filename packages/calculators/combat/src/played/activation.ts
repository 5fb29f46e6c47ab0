import { declarePlugin, definePlugin, die, end, type Match, needs, type Owns } from "@riposte/kernel";
import type { AnyPlugin } from "@riposte/kernel/run";
import {
  type AttackQuery,
  countModels,
  descriptionIn,
  MortalWounds,
  queryIn,
  type Warhammer,
  warhammer40kDeclared,
} from "@riposte/warhammer-40k";
import { z } from "zod";
import manifest from "../../package.json" with { type: "json" };
import { type CombatRules, describe } from "../rules.js";
import { onTable, TARGET } from "./seated.js";

export const activationDeclared = declarePlugin({
  name: "combat",
  version: manifest.version,
  requires: [needs<Warhammer>(warhammer40kDeclared, manifest.peerDependencies["@riposte/warhammer-40k"])],
  effects: { "combat:inflict": MortalWounds },
  events: { "combat:inflicts": z.strictObject({ by: z.string(), needed: z.int(), happens: z.boolean() }) },
});
export interface Combat extends Owns<typeof activationDeclared> {}

/** The activation begins with the battle, judged by the rules and the situation that are given, and ends it. */
export function activation(
  rules: CombatRules,
  queries: readonly AttackQuery[],
  within: (query: AttackQuery) => AttackQuery,
): AnyPlugin {
  const [first] = queries as readonly [AttackQuery, ...AttackQuery[]];
  const { attacker, target, situation } = first;
  const targetId = onTable(target, TARGET);
  const targetModels = situation.targetModels ?? countModels(target);
  return definePlugin<Combat>(activationDeclared, {
    effects: {
      // what the attack does beside its damage, where its roll succeeds
      "combat:inflict": (_slice, { roll, count, by, spill }, match) => {
        const happens = roll === null || match.chance("dice", die(6)) >= roll;
        if (roll !== null) match.publish("combat:inflicts", { by, needed: roll, happens });
        if (happens) match.queue({ type: "volley:add-mortal", unit: targetId, count, by, spill });
      },
    },
    on: {
      "round:began": (_event, match) => {
        match.queue({
          type: "volley:begin",
          unit: onTable(attacker, 0),
          kind: situation.phase === "fight" ? "fight" : "shooting",
          declared: queries.map(({ part, weapon, count }) => ({
            part: onTable({ id: part }, 0),
            weapon,
            count,
            target: targetId,
            targetModels,
          })),
        });
        match.call("volley");
      },
      "volley:ended": (_event, match) => match.queue(end({ winners: [] })),
      "attack:gathering": (_event, match) => {
        const query = within(queryIn(match));
        match.queue({ type: "attack:contribute", facts: rules.sources.flatMap((source) => [...source(query)]) });
      },
      "hits:rolled": ({ hits }, match) => inflict(match, "hits", hits),
      "wounds:rolled": ({ wounds }, match) => inflict(match, "wounds", wounds),
    },
    modify: {
      "unit:feel-no-pain": ({ part }, match) => {
        const defence = describe(rules, first).defences.find((one) => onTable({ id: one.part }, TARGET) === part);
        const needed = defence?.feelNoPainMortal ?? null;
        return needed === null ? [] : [match.contribute("atMost", needed, "Feel No Pain")];
      },
    },
  }) as AnyPlugin;
}

function inflict(match: Match<Combat>, on: MortalWounds["on"], scored: number): void {
  if (scored === 0) return;
  for (const mortals of descriptionIn(match).inAddition ?? [])
    if (mortals.on === on) match.queue({ type: "combat:inflict", ...mortals });
}

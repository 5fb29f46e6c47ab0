import type { Context } from "@riposte/imperial-assault";
import type { Ability } from "@riposte/imperial-assault-steps";
import type { Effect } from "@riposte/kernel";
import type { AbilityEntry } from "@riposte/kernel/run";
import type { Library } from "./library/library.js";

/** Every ability of a skirmish for `wiredStatus`: keywords and army building are the base game's, campaign abilities no plugin's. */
export function abilityEntries(context: Context, library: Library): readonly AbilityEntry[] {
  const entries = new Map<string, AbilityEntry>();
  for (const card of Object.values(context.facts.deployment)) {
    for (const { id, keyword, scope } of card.abilities) {
      if (scope === "campaign") continue;
      const ability = library[id];
      const owner = keyword ?? scope;
      const steps = owner !== undefined ? [passive(owner)] : ability === undefined ? [] : stepsOf(ability);
      if (!entries.has(id)) entries.set(id, { id, steps });
    }
  }
  return [...entries.values()];
}

const passive = (what: string): Effect => ({ type: "do:passive", what }) as Effect;

function stepsOf(ability: Ability): readonly Effect[] {
  const {
    modify = [],
    at = [],
    on = [],
    action,
    surge,
    forbid = [],
    grants,
    multipleAttacks,
    removes,
    base,
    manual,
  } = ability;
  return [
    ...modify.map((one) => ({ type: "do:last", modify: one }) as Effect),
    ...[...at, ...on, ...(action === undefined ? [] : [action]), ...(surge === undefined ? [] : [surge])].flatMap(
      (part) => part.steps as readonly Effect[],
    ),
    ...forbid.map(({ what }) => passive(what)),
    ...(grants === undefined ? [] : [passive("grants")]),
    ...(multipleAttacks === true ? [passive("multiple-attacks")] : []),
    ...(removes === undefined ? [] : [passive("removes")]),
    ...(base === undefined ? [] : [passive(base)]),
    ...(manual === undefined
      ? []
      : [{ type: "kernel:manual", text: { id: "do:manual", params: { text: manual } } } as Effect]),
  ];
}

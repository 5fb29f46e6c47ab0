import type { Context, Surge } from "@riposte/imperial-assault";
import {
  type Ability,
  type AbilityParts,
  type Part,
  partsOf,
  type SpecialAction,
  stepsByName,
} from "@riposte/imperial-assault-steps";
import type { AbilityDefinition } from "@riposte/kernel";
import type { Library } from "./library.js";

interface NamedSurge {
  readonly key: string;
  readonly cost: number;
  readonly surge: Surge;
}

/** What a deployment card's abilities come to. */
export interface CardParts extends AbilityParts {
  /** A squad upgrade: its abilities are its own figure's, not the group's. */
  readonly isSquad: boolean;
  readonly actions: readonly (Part<SpecialAction> & { readonly actions: number })[];
  readonly surges: readonly (Part<NonNullable<Ability["surge"]>> & NamedSurge)[];
}

export interface Compiled {
  readonly cards: ReadonlyMap<string, CardParts>;
  /** Every list of steps, by the name the kernel runs it under. */
  readonly abilities: Readonly<Record<string, AbilityDefinition>>;
}

/** Sorts the library by card and moment, once. */
export function compile(context: Context, library: Library): Compiled {
  const named = Object.entries(library).map(([id, ability]) => stepsByName(id, ability));
  const abilities = Object.assign({}, ...named) as Compiled["abilities"];
  const cards = new Map(
    Object.values(context.facts.deployment).map((card) => {
      const held = card.abilities.flatMap((printed) => {
        const ability = library[printed.id];
        return ability === undefined
          ? []
          : [{ id: printed.id, label: printed.name, ability, actions: printed.actions ?? 1 }];
      });
      const parts: CardParts = {
        ...partsOf(held),
        isSquad: card.kind === "squadUpgrade",
        actions: held.flatMap(({ id, label, ability, actions }) =>
          ability.action === undefined ? [] : [{ id, label, name: `${id}#action`, part: ability.action, actions }],
        ),
        surges: ("surges" in card ? card.surges : []).flatMap((surge, index) => {
          const owner = held.find(({ id }) => id === surge.ability);
          if (owner?.ability.surge === undefined) return [];
          const key = `${card.id}:${index}`;
          return [
            {
              id: owner.id,
              label: owner.label,
              name: `${owner.id}#surge`,
              part: owner.ability.surge,
              key,
              cost: surge.surgeCost ?? 1,
              surge,
            },
          ];
        }),
      };
      return [card.id, parts] as const;
    }),
  );
  return { cards, abilities };
}

import type { Context, Surge } from "@riposte/imperial-assault";
import type { AbilityDefinition, Effect } from "@riposte/kernel";
import type { Ability, SpecialAction } from "../language/ability.js";
import type { Modify } from "../language/modify.js";
import type { Moment, Reaction } from "../language/moment.js";
import { abilitiesOn, type Library } from "./library.js";

/** A part of an ability on a card, under the name its steps are registered by. */
export interface Part<T> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly part: T;
}

interface NamedSurge {
  readonly key: string;
  readonly cost: number;
  readonly surge: Surge;
}

/** What a card's abilities come to. */
export interface CardParts {
  /** A squad upgrade: its abilities are its own figure's, not the group's. */
  readonly isSquad: boolean;
  /** What it has anything of: `at:<window>`, `on:<fact>`, `modify:<value>`, action, surge, forbid, grants, attacks. */
  readonly topics: ReadonlySet<string>;
  readonly at: ReadonlyMap<string, readonly Part<Moment>[]>;
  readonly on: ReadonlyMap<string, readonly Part<Reaction>[]>;
  readonly modify: ReadonlyMap<string, readonly Part<Modify>[]>;
  readonly actions: readonly (Part<SpecialAction> & { readonly actions: number })[];
  readonly surges: readonly (Part<NonNullable<Ability["surge"]>> & NamedSurge)[];
  readonly abilities: readonly { readonly id: string; readonly ability: Ability }[];
}

export interface Compiled {
  readonly cards: ReadonlyMap<string, CardParts>;
  /** Every list of steps, by the name the kernel runs it under. */
  readonly abilities: Readonly<Record<string, AbilityDefinition>>;
}

/** Sorts the library by card and moment, once. */
export function compile(context: Context, library: Library): Compiled {
  const abilities: Record<string, AbilityDefinition> = {};
  for (const [id, ability] of Object.entries(library)) registerSteps(id, ability, abilities);
  const cards = new Map(
    Object.values(context.facts.deployment).map((card) => {
      const held = abilitiesOn(card).flatMap((printed) => {
        const ability = library[printed.id];
        return ability === undefined
          ? []
          : [{ id: printed.id, label: printed.name, ability, actions: printed.actions ?? 1 }];
      });
      const parts: CardParts = {
        isSquad: card.kind === "squadUpgrade",
        topics: new Set(held.flatMap(({ ability }) => topicsOf(ability))),
        at: grouped(
          held.flatMap(({ id, label, ability }) => partsOf(id, label, "at", ability.at)),
          (moment) => moment.at,
        ),
        on: grouped(
          held.flatMap(({ id, label, ability }) => partsOf(id, label, "on", ability.on)),
          (reaction) => reaction.on,
        ),
        modify: grouped(
          held.flatMap(({ id, label, ability }) => partsOf(id, label, "modify", ability.modify)),
          (modify) => modify.value,
        ),
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
        abilities: held,
      };
      return [card.id, parts] as const;
    }),
  );
  return { cards, abilities };
}

function registerSteps(id: string, ability: Ability, abilities: Record<string, AbilityDefinition>): void {
  const register = (
    name: string,
    { cost, steps }: { readonly cost?: Moment["cost"]; readonly steps: readonly Effect[] },
  ) => {
    const pay = cost === undefined ? [] : [{ type: "dc:pay", cost }];
    abilities[name] = { text: { id }, steps: [{ type: "dc:used", ability: id } as Effect, ...pay, ...steps] };
  };
  for (const [index, moment] of (ability.at ?? []).entries()) register(`${id}#at${index}`, moment as never);
  for (const [index, reaction] of (ability.on ?? []).entries()) register(`${id}#on${index}`, reaction as never);
  if (ability.action !== undefined) register(`${id}#action`, ability.action as never);
  if (ability.surge !== undefined) register(`${id}#surge`, ability.surge as never);
}

const topicsOf = ({
  at = [],
  on = [],
  modify = [],
  action,
  surge,
  forbid,
  grants,
  multipleAttacks,
}: Ability): readonly string[] => [
  ...at.map((moment) => `at:${moment.at}`),
  ...on.map((reaction) => `on:${reaction.on}`),
  ...modify.map(({ value }) => `modify:${value}`),
  ...(action === undefined ? [] : ["action"]),
  ...(surge === undefined ? [] : ["surge"]),
  ...(forbid === undefined ? [] : ["forbid"]),
  ...(grants === undefined ? [] : ["grants"]),
  ...(multipleAttacks === undefined ? [] : ["attacks"]),
];

const partsOf = <T>(id: string, label: string, kind: string, parts: readonly T[] = []): readonly Part<T>[] =>
  parts.map((part, index) => ({ id, label, name: `${id}#${kind}${index}`, part }));

function grouped<T>(parts: readonly Part<T>[], keyOf: (part: T) => string): ReadonlyMap<string, readonly Part<T>[]> {
  const groups = new Map<string, Part<T>[]>();
  for (const one of parts) groups.set(keyOf(one.part), [...(groups.get(keyOf(one.part)) ?? []), one]);
  return groups;
}

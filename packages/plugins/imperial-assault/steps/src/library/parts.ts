import type { AbilityDefinition, Effect } from "@riposte/kernel";
import type { Ability } from "../language/ability.js";
import type { Modify } from "../language/modify.js";
import type { Moment, Reaction } from "../language/moment.js";

/** A part of an ability, under the name its steps are registered by. */
export interface Part<T> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly part: T;
  /** Its steps where they are registered under no name. */
  readonly steps?: readonly Effect[];
}

/** An ability a figure has: its id, what people call it, and its data. */
export interface Had {
  readonly id: string;
  readonly label: string;
  readonly ability: Ability;
}

/** What the abilities of one card come to. */
export interface AbilityParts {
  /** What it has anything of: `at:<window>`, `on:<fact>`, `modify:<value>`, `forbid:<what>`, action, surge, grants, attacks. */
  readonly topics: ReadonlySet<string>;
  readonly at: ReadonlyMap<string, readonly Part<Moment>[]>;
  readonly on: ReadonlyMap<string, readonly Part<Reaction>[]>;
  readonly modify: ReadonlyMap<string, readonly Part<Modify>[]>;
  readonly abilities: readonly Had[];
}

/** Sorts abilities by moment, once. */
export const partsOf = (had: readonly Had[]): AbilityParts => ({
  topics: new Set(had.flatMap(({ ability }) => topicsOf(ability))),
  at: grouped(
    had.flatMap(({ id, label, ability }) => named(id, label, "at", ability.at)),
    (moment) => moment.at,
  ),
  on: grouped(
    had.flatMap(({ id, label, ability }) => named(id, label, "on", ability.on)),
    (reaction) => reaction.on,
  ),
  modify: grouped(
    had.flatMap(({ id, label, ability }) => named(id, label, "modify", ability.modify)),
    (modify) => modify.value,
  ),
  abilities: had,
});

/** Every list of steps of an ability, by the name the kernel runs it under. */
export function stepsByName(id: string, ability: Ability): Readonly<Record<string, AbilityDefinition>> {
  const { at = [], on = [], action, surge } = ability;
  return Object.fromEntries([
    ...at.map((moment, index) => [`${id}#at${index}`, definition(id, moment)]),
    ...on.map((reaction, index) => [`${id}#on${index}`, definition(id, reaction)]),
    ...(action === undefined ? [] : [[`${id}#action`, definition(id, action)]]),
    ...(surge === undefined ? [] : [[`${id}#surge`, definition(id, surge)]]),
  ]);
}

/** How a part is run: by its name, or by its steps. */
export const runningOf = ({
  id,
  name,
  steps,
}: Part<unknown>): { readonly ability: string; readonly steps?: readonly Effect[] } =>
  steps === undefined ? { ability: name } : { ability: `${id}#passing`, steps };

/** The parts of an ability that is not registered, under a name for offers. */
export function partsOfPassing(id: string, prefix: string, ability: Ability): AbilityParts {
  const parts = partsOf([{ id, label: id, ability }]);
  const inline = <T extends { readonly steps: readonly unknown[] }>(groups: ReadonlyMap<string, readonly Part<T>[]>) =>
    new Map(
      [...groups].map(([key, all]) => [
        key,
        all.map((one) => ({ ...one, name: prefix + one.name, steps: definition(id, one.part).steps })),
      ]),
    );
  return { ...parts, at: inline(parts.at), on: inline(parts.on) };
}

function definition(
  id: string,
  { cost, steps }: { readonly cost?: Moment["cost"]; readonly steps: readonly unknown[] },
): AbilityDefinition {
  const pay = cost === undefined ? [] : [{ type: "do:pay", cost, who: "self" }];
  return { text: { id }, steps: [{ type: "do:used", ability: id } as Effect, ...pay, ...(steps as readonly Effect[])] };
}

/** What abilities that forbid something are found under. */
export const forbidTopic = (what: string): string => `forbid:${what}`;

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
  ...(forbid ?? []).map(({ what }) => forbidTopic(what)),
  ...(grants === undefined ? [] : ["grants"]),
  ...(multipleAttacks === undefined ? [] : ["attacks"]),
];

const named = <T>(id: string, label: string, kind: string, parts: readonly T[] = []): readonly Part<T>[] =>
  parts.map((part, index) => ({ id, label, name: `${id}#${kind}${index}`, part }));

function grouped<T>(parts: readonly Part<T>[], keyOf: (part: T) => string): ReadonlyMap<string, readonly Part<T>[]> {
  const groups = new Map<string, Part<T>[]>();
  for (const one of parts) groups.set(keyOf(one.part), [...(groups.get(keyOf(one.part)) ?? []), one]);
  return groups;
}

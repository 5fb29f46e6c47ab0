import type { Defence } from "./description.js";

/** Models of a target that are struck as one, as they stand now. */
export interface Group {
  readonly name: string;
  readonly isCharacter: boolean;
  readonly isWounded: boolean;
  readonly count: number;
  /** Places of its defences in the description. */
  readonly defences: readonly number[];
}

type Standing = Pick<Defence, "part" | "models" | "group" | "isCharacter" | "count" | "lost">;

/** The groups of a target with models left, in the order they are listed. */
export function groupsOf(defences: readonly Standing[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [at, defence] of defences.entries()) {
    if (defence.count === 0) continue;
    const name = defence.group ?? `${defence.part}/${defence.models}`;
    const known = groups.get(name);
    groups.set(name, {
      name,
      isCharacter: defence.isCharacter,
      isWounded: defence.lost > 0 || known?.isWounded === true,
      count: defence.count + (known?.count ?? 0),
      defences: [...(known?.defences ?? []), at],
    });
  }
  return [...groups.values()];
}

/**
 * Groups by what the rules say of their order: others before CHARACTERS, wounded before unhurt. Within each list the
 * defender orders them.
 */
export function ranked(groups: readonly Group[]): readonly (readonly Group[])[] {
  const rank = ({ isCharacter, isWounded }: Group) => (isCharacter ? 2 : 0) + (isWounded ? 0 : 1);
  return [0, 1, 2, 3].map((at) => groups.filter((group) => rank(group) === at)).filter((list) => list.length > 0);
}

/** Models the defender puts first, by their ids, as far as the rules leave him the order; the others as they are listed. */
export function orderBy(defences: readonly Standing[], first: readonly string[] = []): readonly Group[] {
  const place = (group: Group) => {
    const ids = group.defences.map((one) => defences[one]?.models);
    const at = first.findIndex((id) => ids.includes(id));
    return at < 0 ? first.length : at;
  };
  return ranked(groupsOf(defences)).flatMap((list) => list.toSorted((one, other) => place(one) - place(other)));
}

/** The order unless the defender says otherwise: as the models are listed. */
export const usualOrder = (defences: readonly Standing[]): readonly Group[] => orderBy(defences);

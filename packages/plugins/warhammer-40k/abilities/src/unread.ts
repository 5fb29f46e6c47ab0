import type { DeepReadonly } from "@riposte/kernel";
import {
  type Ability,
  type AttackFact,
  detachmentsOf,
  type Grant,
  partsOf,
  type SourceLayer,
} from "@riposte/warhammer-40k";
import { touchesAttacks } from "./attack-words.js";
import type { Owner } from "./collect.js";

type Abilities = readonly DeepReadonly<Ability>[];
const found = new WeakMap<Abilities, readonly string[]>();

/** Abilities without mechanics, though they may change an attack, by name; lists never change. */
function unreadIn(abilities: Abilities): readonly string[] {
  const known = found.get(abilities) ?? abilities.filter(isUnread).map((ability) => (ability as { name: string }).name);
  found.set(abilities, known);
  return known;
}

function isUnread(ability: DeepReadonly<Ability>): boolean {
  if (typeof ability === "string" || "choice" in ability) return false;
  const { mechanics = [], text } = ability as { readonly mechanics?: unknown; readonly text?: unknown };
  return Array.isArray(mechanics) && mechanics.length === 0 && (typeof text !== "string" || touchesAttacks(text));
}

/** What of one side's abilities no odds count, because it was not read. */
export function unreadOf({ unit, army, stratagems = [] }: Owner, weapon: Abilities = []): readonly AttackFact[] {
  const said = (from: SourceLayer, abilities: Abilities) =>
    unreadIn(abilities).map((by): AttackFact => ({ fact: "uncounted", by, from, gist: "not read" }));
  const granted = (from: SourceLayer, grants: readonly DeepReadonly<Grant>[]) =>
    grants.flatMap(({ abilities }) => said(from, abilities));
  return [
    ...said("weapon", weapon),
    ...partsOf(unit).flatMap((part, at) => [
      ...said(at === 0 ? "unit" : "leader", part.abilities),
      ...granted("wargear", part.wargear),
      ...granted("enhancement", part.enhancements),
    ]),
    ...granted("stratagem", stratagems),
    ...granted("detachment", detachmentsOf(army)),
    ...granted("army", army?.rules ?? []),
  ];
}

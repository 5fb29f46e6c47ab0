import type { Ability } from "../language/ability.js";
import type { EventPattern, Happening } from "../language/event-pattern.js";

/** The abilities that the steps of one grant, however deep. */
export const grantsIn = (ability: Ability): readonly Ability[] =>
  objectsIn(ability).flatMap((part) => (part.type === "op:grant" ? [part.ability as Ability] : []));

/** The happenings whose history an ability asks for. */
export const askedIn = (ability: Ability): readonly Happening[] =>
  objectsIn(ability).flatMap((part) => ("happened" in part ? [(part.happened as EventPattern).event] : []));

type Part = Readonly<Record<string, unknown>>;

function objectsIn(value: unknown): readonly Part[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Part, ...inside];
}

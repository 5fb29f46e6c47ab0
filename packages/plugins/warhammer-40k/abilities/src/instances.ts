import { type AttackQuery, readQuantity } from "@riposte/warhammer-40k";
import type { Bound } from "./bind.js";
import type { InForce } from "./in-force.js";
import type { Library } from "./library.js";

/** What tells the attacker's choice among forms of an ability on one weapon. */
export const instanceMark = (part: string, weapon: string, key: string): string => `instance ${part}/${weapon}/${key}`;

/**
 * Different numbers or keywords of one weapon ability are the same ability in several forms, and one of them counts: the
 * one the attacker picked, else the strongest against this target.
 */
export function oneOfEach(library: Library, query: AttackQuery, said: readonly InForce[]): readonly InForce[] {
  const chosen = new Map([...formsIn(said)].map(([key, forms]) => [key, chosenOf(library, query, key, forms)]));
  return said.filter(({ evaluation: { bound } }) => {
    const key = keyOf(bound);
    return key === undefined || formOf(bound) === formOf(chosen.get(key) as Bound);
  });
}

/** Weapon abilities that speak in an attack, each with its forms. */
export function formsIn(said: readonly InForce[]): ReadonlyMap<string, readonly Bound[]> {
  const forms = new Map<string, Bound[]>();
  for (const { evaluation } of said) {
    const { bound } = evaluation;
    const key = keyOf(bound);
    if (key === undefined) continue;
    const known = forms.get(key) ?? [];
    forms.set(key, known);
    if (!known.some((other) => formOf(other) === formOf(bound))) known.push(bound);
  }
  return forms;
}

const keyOf = ({ form }: Bound): string | undefined => (form?.kind === "weapon" ? form.key : undefined);

const formOf = ({ form }: Bound): string => `${form?.param} ${form?.keyword} ${form?.scope}`;

function chosenOf(library: Library, query: AttackQuery, key: string, forms: readonly Bound[]): Bound {
  const { attacker, part, weapon, situation } = query;
  const mark = instanceMark(part, weapon, key);
  const picked = situation.marks.find((one) => one.mark === mark && one.on === attacker.id)?.value;
  const isLowBest = library.templates.get(key)?.params.x === "threshold";
  const worth = ({ param }: Bound) => (isLowBest ? -1 : 1) * amountOf(param);
  return forms.find(({ by }) => by === picked) ?? forms.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** A parameter on average. */
function amountOf(param: Bound["param"]): number {
  const quantity = param === undefined ? undefined : readQuantity(String(param));
  return quantity === undefined ? 0 : (quantity.dice * (quantity.sides + 1)) / 2 + quantity.plus;
}

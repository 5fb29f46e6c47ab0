import type { AttackDescription, Table } from "@riposte/warhammer-40k";
import type { NumberShown, NumberSource } from "../../game-descriptor.js";

/** What the attack under way needs, and how far every unit moves. */
export function battleNumbers(match: NumberSource): readonly NumberShown[] {
  const table = (match.slices as Readonly<Record<string, unknown>>)["warhammer-40k"] as Table;
  const description = table.volleys.at(-1)?.attack?.description;
  return [...moves(match, table), ...(description == null ? [] : attackNumbers(description))];
}

function moves(match: NumberSource, { units }: Table): readonly NumberShown[] {
  return Object.values(units).flatMap(({ id, models, place }) => {
    if (place === null) return [];
    const slowest = Math.min(...models.map(({ M }) => M));
    return [{ id: `${id}.M`, label: "M", ...match.explain("unit:stat", { unit: id, stat: "M" }, slowest) }];
  });
}

type Facts = AttackDescription["hit"]["because"];

function attackNumbers(description: AttackDescription): readonly NumberShown[] {
  const { hit, wound, strength, toughness, armourPenetration, defences } = description;
  const saves = defences.map(({ models, save }) => number(`save of ${models}`, save.needed, save.because));
  return [
    number("hit roll", hit.needed, hit.because),
    number("Strength", strength.value, strength.because),
    number("Toughness", toughness.value, toughness.because),
    number("wound roll", wound.needed, wound.because),
    number("AP", armourPenetration.value, armourPenetration.because),
    ...saves,
  ];
}

const number = (label: string, value: number, because: Facts): NumberShown => ({
  id: `attack.${label}`,
  label,
  value,
  because: because.map((fact) => ({ by: fact.by, layer: "add", amount: "add" in fact ? fact.add : 0 })),
});

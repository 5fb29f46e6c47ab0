import { nearest } from "@riposte/words";
import type { Report } from "./report.js";
import type { WrittenUnit } from "./resolve.js";
import { nameKey, slugOf } from "./slug.js";

/** Leaders name the units they lead, and Supports those they join, as printed: the ids of those, of their own faction first. */
export function resolveLeads(units: readonly WrittenUnit[], report: Report): readonly WrittenUnit[] {
  const byName = new Map<string, WrittenUnit[]>();
  for (const unit of units) {
    const key = keyOf(unit.name);
    byName.set(key, [...(byName.get(key) ?? []), unit]);
  }
  return units.map((unit) => {
    const { leads, supports } = unit;
    const idsOf = (names: readonly string[]) => [
      ...new Set(
        names.flatMap((name) => {
          const led = byName.get(keyOf(name)) ?? [];
          const own = led.filter(({ faction }) => faction === unit.faction);
          if (led.length === 0) report.add("leader of a unit nobody has", spellMissing(name, units), unit.name);
          return (own.length > 0 ? own : led).map(({ id }) => id);
        }),
      ),
    ];
    return {
      ...unit,
      ...(leads === undefined ? {} : { leads: idsOf(leads) }),
      ...(supports === undefined ? {} : { supports: idsOf(supports) }),
    };
  });
}

/** Marks of old datasheets are no part of the name. */
const keyOf = (name: string): string => nameKey(name.replace(/\s*\[[^\]]*\]$/, ""));

function spellMissing(name: string, units: readonly WrittenUnit[]): string {
  const names = new Map(units.map((unit) => [slugOf(unit.name), unit.name]));
  const meant = names.get(nearest(slugOf(name), [...names.keys()]) ?? "");
  return meant === undefined ? name : `${name} (is it ${meant}?)`;
}

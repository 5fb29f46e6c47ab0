import type { DatasheetFile } from "@riposte/warhammer-40k";
import { enhancing, waiting } from "./enhancing.js";
import type { WrittenUnit } from "./resolve.js";
import type { Printed } from "./sheet.js";
import { slugOf } from "./slug.js";
import { readCount } from "./values.js";

/** What one of our datasheet files holds: the units of a faction, its enhancements and detachments. */
export interface WrittenFaction extends Pick<DatasheetFile, "enhancements" | "detachments"> {
  readonly id: string;
  readonly faction: string;
  readonly units: readonly WrittenUnit[];
}

/** Units by the faction whose they are; what has none is called `other`. */
export function writeFactions(units: readonly WrittenUnit[], printed: readonly Printed[]): readonly WrittenFaction[] {
  const enhancements = printed.flatMap((one) => one.enhancements ?? []);
  const detachments = printed.flatMap((one) => one.detachments ?? []);
  const names = [...units, ...enhancements, ...detachments].map(({ faction = "Other" }) => faction);
  return [...new Set(names)].toSorted().map((faction) => {
    const isOf = (one: { readonly faction?: string | undefined }) => (one.faction ?? "Other") === faction;
    return {
      id: slugOf(faction),
      faction,
      units: units.filter(isOf),
      enhancements: enhancements.filter(isOf).map(({ name, points, detachment, text }) => ({
        name,
        points: readCount(points) ?? 0,
        ...(detachment === undefined ? {} : { detachment }),
        abilities: [enhancing(name, text)],
        ...(/\(upgrade\)/i.test(name) ? { upgrade: true } : {}),
      })),
      detachments: detachments.filter(isOf).map(({ name, rules, points, disposition }) => ({
        name,
        abilities: rules.map((rule) => waiting(rule.name, rule.text)),
        ...(readCount(points) === undefined ? {} : { points: readCount(points) }),
        ...(disposition === undefined ? {} : { disposition }),
      })),
    };
  });
}

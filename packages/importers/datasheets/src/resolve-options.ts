import type { Build } from "@riposte/warhammer-40k";
import type { Report } from "./report.js";
import type { WrittenModels } from "./resolve-models.js";
import type { PrintedOption, PrintedThings, Sheet } from "./sheet.js";
import { isNamed, isPartOf, nameKey } from "./slug.js";
import type { Things } from "./things.js";

/** Wargear options with ids of groups and weapons; unknown names are kept, and reported. */
export function resolveOptions(
  sheet: Sheet,
  things: Things,
  models: readonly WrittenModels[],
  report: Report,
): Build["options"] {
  const written = (words: PrintedThings) =>
    things.split(words).flatMap(({ name, each }) => {
      const found = things.weapons(name);
      const known = things.ability(name);
      if (found.length > 0) return found.map(({ id }) => ({ name: id, each }));
      if (known === undefined) report.add("wargear without a profile", name.toLowerCase(), sheet.name);
      return [{ name: known?.name ?? name, each }];
    });
  return (sheet.options ?? []).map(({ who, limit, replaces, oneOf, upTo }: PrintedOption) => {
    const groups = who === undefined ? undefined : groupsCalled(who, models);
    if (groups?.length === 0 && !isNamed(who ?? "", sheet.name))
      report.add("wargear option not understood", `nobody is called "${who}"`, sheet.name);
    return {
      ...(groups === undefined || groups.length === 0 ? {} : { models: groups }),
      ...(limit === undefined ? {} : { limit }),
      replaces: replaces === undefined ? [] : written(replaces),
      oneOf: oneOf.map(written),
      ...(upTo === undefined ? {} : { upTo }),
    };
  });
}

function groupsCalled(who: string, models: readonly WrittenModels[]): string[] {
  const named = models.filter(({ name }) => isNamed(who, name));
  const like = models.filter(({ name }) => isPartOf(who, name) || isPartOf(name, who));
  const isOne = new Set(like.map(({ name }) => nameKey(name))).size === 1;
  return (named.length > 0 ? named : isOne ? like : []).map(({ id }) => id);
}

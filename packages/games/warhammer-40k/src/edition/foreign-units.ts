import type { ArmyList } from "../setup/army-list.js";
import { partsOf } from "../unit/parts.js";
import type { Terms } from "./terms.js";

/** What units of an army have that the edition does not know, and what it asks of them: each a sentence. */
export function foreignUnits({ units }: ArmyList, { supports, edition }: Pick<Terms, "supports" | "edition">) {
  const alone = units.filter((unit) => unit.supports !== undefined);
  if (supports) return alone.map(({ id }) => `"${id}" is a Support: attach it to a unit, as one of its "leaders".`);
  return units
    .flatMap(partsOf)
    .flatMap(({ id, supports: joined, weapons }) => [
      ...(joined === undefined
        ? []
        : [
            `"${id}" is a Support, which ${edition} does not know: give it "leads" instead of "supports", or leave it out.`,
          ]),
      ...weapons
        .filter(({ hunts }) => hunts !== undefined)
        .map(
          (profile) =>
            `"${profile.id}" of "${id}" is a Hunter profile, which ${edition} does not know: take out "hunts", or the profile.`,
        ),
    ]);
}

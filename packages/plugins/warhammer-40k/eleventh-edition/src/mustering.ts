import {
  type ArmyList,
  detachmentsOf,
  hasKeyword,
  type MusterProblem,
  musterProblems,
  partsOf,
  unitPoints,
} from "@riposte/warhammer-40k";

/** How an army fights, which decides its primary mission. */
export const DISPOSITIONS = [
  "Take and Hold",
  "Priority Assets",
  "Reconnaissance",
  "Disruption",
  "Purge the Foe",
] as const;

/** What an army may have, by the points of the battle: the smaller size up to 1,000 points, the larger beyond. */
const SMALL = { upTo: 1000, detachmentPoints: 2, enhancements: 2, copies: 2 };
const LARGE = { detachmentPoints: 3, enhancements: 4, copies: 3 };
/** Upgrades of one kind, which units that are no CHARACTER take. */
const UPGRADES = 3;

/** What keeps an army of the 11th edition from being mustered for so many points. */
export function eleventhProblems({ army, units, reserve }: ArmyList, limit: number): readonly MusterProblem[] {
  const { detachmentPoints, enhancements, copies } = limit <= SMALL.upTo ? SMALL : LARGE;
  const detachments = detachmentsOf(army);
  const spent = detachments.reduce((sum, { points = 1 }) => sum + points, 0);
  const twice = detachments.filter(({ name }, at) => detachments.findIndex((one) => one.name === name) !== at);
  const said = army.disposition;
  const open = detachments.flatMap(({ disposition }) => disposition ?? []);
  return [
    ...musterProblems([...units], limit, copies),
    ...(spent > detachmentPoints
      ? [
          wrong(
            "TOO_MANY_DETACHMENTS",
            `Its detachments cost ${spent} detachment points, and ${detachmentPoints} are the most at ${limit} points.`,
          ),
        ]
      : []),
    ...twice.map(({ name }) =>
      wrong("TOO_MANY_DETACHMENTS", `The detachment ${name} is in the army twice; once is the most.`),
    ),
    ...(said !== undefined && !DISPOSITIONS.some((one) => one === said)
      ? [
          wrong(
            "UNKNOWN_DISPOSITION",
            `There is no force disposition "${said}". Dispositions: ${DISPOSITIONS.join(", ")}.`,
          ),
        ]
      : said !== undefined && open.length > 0 && !open.includes(said)
        ? [
            wrong(
              "UNKNOWN_DISPOSITION",
              `No detachment of the army has the force disposition ${said}; they have ${open.join(", ")}.`,
            ),
          ]
        : []),
    ...enhancementProblems(units, enhancements),
    ...reserveProblems(units, reserve),
    ...units
      .filter(({ supports }) => supports !== undefined)
      .map(({ id, name = id }) =>
        wrong("UNATTACHED_SUPPORT", `${name} is a Support, and must be attached to a unit.`, [id]),
      ),
  ];
}

const wrong = (code: MusterProblem["code"], message: string, units: readonly string[] = []): MusterProblem => ({
  code,
  message,
  units,
});

/** Half the points at most start in Reserves. */
function reserveProblems(units: ArmyList["units"], reserve: readonly string[]): readonly MusterProblem[] {
  const away = units.filter(({ id }) => reserve.includes(id));
  const [kept, all] = [away, units].map((some) => some.reduce((sum, unit) => sum + unitPoints(unit), 0)) as [
    number,
    number,
  ];
  return 2 * kept <= all
    ? []
    : [
        wrong(
          "TOO_MANY_RESERVES",
          `${kept} of its ${all} points start in Reserves; half of them are the most.`,
          away.map(({ id }) => id),
        ),
      ];
}

/** So many in the army, one on a unit with all who are attached to it; upgrades of units that are no CHARACTER apart. */
function enhancementProblems(units: ArmyList["units"], most: number): readonly MusterProblem[] {
  const taken = units.map((unit) => ({
    id: unit.id,
    names: partsOf(unit).flatMap((part) =>
      part.enhancements.map(({ name }) => ({ name, isUpgrade: !hasKeyword({ ...part, leaders: [] }, "Character") })),
    ),
  }));
  const all = taken.flatMap(({ names }) => names);
  const relics = all.filter(({ isUpgrade }) => !isUpgrade);
  const kinds = [...new Set(all.map(({ name }) => name))];
  return [
    ...(relics.length > most
      ? [wrong("TOO_MANY_ENHANCEMENTS", `It has ${relics.length} enhancements, and ${most} are the most.`)]
      : []),
    ...taken
      .filter(({ names }) => names.length > 1)
      .map(({ id }) =>
        wrong("TOO_MANY_ENHANCEMENTS", `"${id}" has several enhancements; one is the most of a unit.`, [id]),
      ),
    ...kinds.flatMap((name) => {
      const same = all.filter((one) => one.name === name);
      const allowed = same.every(({ isUpgrade }) => isUpgrade) ? UPGRADES : 1;
      return same.length <= allowed
        ? []
        : [wrong("TOO_MANY_ENHANCEMENTS", `${name} is in the army ${same.length} times; ${allowed} is the most.`)];
    }),
  ];
}

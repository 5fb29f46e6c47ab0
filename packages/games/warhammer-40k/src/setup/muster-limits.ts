import { counted } from "@riposte/words";
import { hasKeyword } from "../unit/parts.js";
import type { Unit } from "../unit/unit.js";

/** What an army may cost, by the size of the battle. */
export const BATTLE_SIZES = [
  { name: "Combat Patrol", points: 500 },
  { name: "Incursion", points: 1000 },
  { name: "Strike Force", points: 2000 },
  { name: "Onslaught", points: 3000 },
] as const;

/** Something that keeps an army from being mustered, and the units it is about. */
export interface MusterProblem {
  readonly code:
    | "NO_UNITS"
    | "TOO_MANY_POINTS"
    | "TOO_MANY_COPIES"
    | "NO_CHARACTER"
    | "TOO_MANY_DETACHMENTS"
    | "TOO_MANY_ENHANCEMENTS"
    | "UNKNOWN_DISPOSITION"
    | "UNATTACHED_SUPPORT"
    | "TOO_MANY_RESERVES";
  readonly message: string;
  /** Ids of units. */
  readonly units: readonly string[];
}

/** How many units of a datasheet an army may have (rules of mustering: three, more of what fills the ranks). */
export function copiesAllowed(unit: Unit, most = 3): number {
  // who leads it is another datasheet
  const alone = { ...unit, leaders: [] };
  if (hasKeyword(alone, "Epic Hero")) return 1;
  return hasKeyword(alone, "Battleline") || hasKeyword(alone, "Dedicated Transport") ? 2 * most : most;
}

/** What a unit costs with the leaders attached to it. */
export const unitPoints = (unit: Unit): number =>
  unit.points + unit.leaders.reduce((sum, leader) => sum + leader.points, 0);

/** What keeps these units from being an army of so many points; `copies` are the most of an ordinary datasheet. */
export function musterProblems(units: readonly Unit[], limit: number, copies = 3): readonly MusterProblem[] {
  if (units.length === 0)
    return [{ code: "NO_UNITS", message: "There is no unit yet. Add one from the list.", units: [] }];
  const problems: MusterProblem[] = [];
  const all = units.flatMap((unit) => [unit, ...unit.leaders]);
  const sheetOf = ({ datasheet, id }: Unit) => datasheet ?? id;
  for (const sheet of new Set(all.map(sheetOf))) {
    const same = all.filter((unit) => sheetOf(unit) === sheet);
    const first = same[0] as Unit;
    const most = copiesAllowed(first, copies);
    if (same.length > most)
      problems.push({
        code: "TOO_MANY_COPIES",
        message: `${first.name ?? first.id} is in the army ${same.length} times; ${counted(most, "is", "are")} the most.`,
        units: same.slice(most).map(({ id }) => id),
      });
  }
  if (!all.some((unit) => hasKeyword(unit, "Character")))
    problems.push({
      code: "NO_CHARACTER",
      message: "Nobody can be the Warlord: an army needs a Character.",
      units: [],
    });
  const spent = units.reduce((sum, unit) => sum + unitPoints(unit), 0);
  if (spent > limit)
    problems.push({
      code: "TOO_MANY_POINTS",
      message: `It costs ${spent} points, ${spent - limit} more than ${limit}.`,
      units: [],
    });
  return problems;
}

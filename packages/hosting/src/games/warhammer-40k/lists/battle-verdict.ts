import { KernelError } from "@riposte/kernel";
import { type MusterProblem, musterProblems, readArmy, type Unit, unitPoints } from "@riposte/warhammer-40k";
import { counted } from "@riposte/words";
import type { Verdict } from "../../../lists/list-builder.js";
import { illegal } from "../../../lists/list-words.js";
import { warhammerContext as context } from "../facts.js";
import { type BattleList, changed, factionOf, sheetOf, sheetsOf, unitsOf } from "./battle-list.js";
import { spelledArmy } from "./spelled-army.js";

export const pointsIn = (list: BattleList): number => unitsOf(list).reduce((sum, unit) => sum + unitPoints(unit), 0);

/** May the army be played? One sentence, and what would mend the first thing that is wrong. */
export function battleVerdict(list: BattleList): Verdict<BattleList> {
  const wrong = problemsIn(list);
  const [first, ...others] = wrong;
  if (first === undefined) {
    const models = unitsOf(list)
      .flatMap((unit) => [unit, ...unit.leaders])
      .flatMap((unit) => unit.models);
    const count = models.reduce((sum, group) => sum + group.count, 0);
    return {
      isLegal: true,
      words: `${counted(list.units.length, "unit")}, ${counted(count, "model")}, ${pointsIn(list)} of ${list.limit} points.`,
    };
  }
  return illegal(first.message, others, mended(list, first));
}

/** Ids of the units that something is wrong with. */
export const faultsIn = (list: BattleList): ReadonlySet<string> =>
  new Set(problemsIn(list).flatMap(({ units }) => units));

type Wrong = Pick<MusterProblem, "message" | "units"> & {
  readonly code: MusterProblem["code"] | "FOREIGN" | "REFUSED";
};

function problemsIn(list: BattleList): readonly Wrong[] {
  const units = unitsOf(list);
  const found: readonly Wrong[] = [...foreigners(list), ...musterProblems(units, list.limit)];
  return found.length > 0 ? found : refusals(list);
}

function foreigners({ units, faction }: BattleList): readonly Wrong[] {
  return units.flatMap(({ id, sheet: name }) => {
    const sheet = sheetOf(name);
    const theirs = sheet === undefined ? faction : factionOf(sheet);
    if (sheet === undefined || faction === null || theirs === faction) return [];
    return [
      {
        code: "FOREIGN" as const,
        message: `${sheet.name ?? sheet.id} belongs to ${theirs}, not to ${faction}.`,
        units: [id],
      },
    ];
  });
}

/** What the battle itself would refuse: who leads whom, room in transports, unknown abilities. */
function refusals(list: BattleList): readonly Wrong[] {
  const units = unitsOf(list);
  const called = (id: string) => units.find((unit) => unit.id === id)?.name ?? id;
  const refused = (message: string): Wrong => ({
    code: "REFUSED",
    message: message.replaceAll(/"([^"]+)"/g, (_, id: string) => called(id)),
    units: [],
  });
  try {
    const army = readArmy(spelledArmy(list, "own"), context().datasheets);
    return context().problemsOf(army).map(refused);
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    return [refused(error.message.replace(/^.*?Army "own": /, ""))];
  }
}

/** One step towards an army that may be played. */
function mended(list: BattleList, { code, units: [id] }: Wrong): Verdict<BattleList>["mend"] {
  if (code === "NO_CHARACTER") {
    const added = sheetsOf(list.faction)
      .filter(({ keywords }) => keywords.includes("Character"))
      .sort((one, other) => one.points - other.points)[0];
    return added && { words: `Add ${nameOf(added)}`, list: changed(list, added.id, 1) };
  }
  const units = unitsOf(list);
  const dearest = units.toSorted((one, other) => unitPoints(other) - unitPoints(one));
  const over = pointsIn(list) - list.limit;
  const goes =
    code === "TOO_MANY_POINTS"
      ? // the cheapest that is enough alone, else the dearest
        (dearest.findLast((unit) => unitPoints(unit) >= over) ?? dearest[0])
      : units.find((unit) => unit.id === id);
  return goes && { words: `Take ${nameOf(goes)} out`, list: changed(list, goes.id, -1) };
}

export const nameOf = ({ name, id }: Unit): string => name ?? id;

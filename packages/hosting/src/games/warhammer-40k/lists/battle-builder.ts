import { armies } from "@riposte/data-warhammer-40k";
import {
  ArmyFile,
  BATTLE_SIZES,
  copiesAllowed,
  countModels,
  type Unit,
  unitPoints,
  woundsLeft,
} from "@riposte/warhammer-40k";
import { counted } from "@riposte/words";
import type { ListBuilder, ListEntry, ListSection, Summary } from "../../../lists/list-builder.js";
import { pointsLeft } from "../../../lists/list-words.js";
import { spellUnit } from "../words/naming.js";
import { choicesFor, chosen } from "./battle-choices.js";
import { type BattleList, changed, factions, RESERVES, type Taken, unitOf, unitsOf } from "./battle-list.js";
import { battleShelf } from "./battle-shelf.js";
import { readBattleList, writeBattleList } from "./battle-text.js";
import { battleVerdict, faultsIn, pointsIn } from "./battle-verdict.js";
import { spelledArmy } from "./spelled-army.js";

const LIMIT = "limit";

/** Armies of Warhammer 40,000: units by their datasheets, with sizes, wargear, leaders and transports. */
export const battleBuilder: ListBuilder<BattleList> = {
  game: "warhammer-40k",
  option: "armies",
  noun: "army",
  empty: { limit: 1000, faction: null, units: [] },
  ready: armies.map((written) => readyList(ArmyFile.parse(written))),
  read: readBattleList,
  write: writeBattleList,
  named: (list, name) => spelledArmy(list, "own", name),
  about: (list) => `${counted(list.units.length, "unit")}, ${counted(modelsIn(list), "model")}`,
  sections: (list) => [unitSection(list)],
  shelves: (list) => [battleShelf(list)],
  change: changed,
  choose: (list, id, choice, value) =>
    choice === LIMIT ? { ...list, limit: Number(value) } : chosen(list, id, choice, value),
  verdict: battleVerdict,
  summary: battleSummary,
};

function readyList({ id, army, units }: ReturnType<typeof ArmyFile.parse>) {
  const list: BattleList = {
    limit: 1000,
    faction: factions().find(({ name }) => name === army.name)?.name ?? null,
    units: units.flatMap((unit): readonly Taken[] => {
      if ("models" in unit) return [];
      const [leader] = unit.leaders;
      const start = unit.aboard ?? (unit.reserve ? RESERVES : undefined);
      return [
        {
          id: unit.as ?? unit.datasheet,
          sheet: unit.datasheet,
          ...(leader !== undefined && { leader }),
          ...(start !== undefined && { start }),
        },
      ];
    }),
  };
  return { id, name: army.name, list };
}

const modelsIn = (list: BattleList): number => unitsOf(list).reduce((sum, unit) => sum + countModels(unit), 0);

function unitSection(list: BattleList): ListSection {
  const faults = faultsIn(list);
  const spent = pointsIn(list);
  return {
    id: "groups",
    title: "Army",
    about: `${spent} of ${list.limit} points`,
    choices: [
      {
        id: LIMIT,
        label: "Battle size",
        value: String(list.limit),
        values: BATTLE_SIZES.map(({ name, points }) => ({ id: String(points), label: `${name}, ${points} points` })),
      },
    ],
    entries: list.units.map((taken): ListEntry => {
      const unit = unitOf(taken);
      return {
        id: taken.id,
        name: unit.name ?? spellUnit(unit.id),
        about: unitWords(unit),
        count: 1,
        // one more of it is a unit of its own
        most: 1 + Math.max(0, copiesAllowed(unit) - list.units.filter(({ sheet }) => sheet === taken.sheet).length),
        isAtFault: faults.has(taken.id),
        cost: unitPoints(unit),
        choices: choicesFor(list, taken),
      };
    }),
    rest: pointsLeft(list.limit, spent),
  };
}

/** "5 models, T4, save 3+, 2 wounds each". */
function unitWords(unit: Unit): string {
  const [group] = unit.models;
  const models = counted(countModels({ ...unit, leaders: [] }), "model");
  return group === undefined ? models : `${models}, T${group.T}, save ${group.Sv}+, ${counted(group.W, "wound")} each`;
}

function battleSummary(list: BattleList): Summary {
  const units = unitsOf(list);
  const parts = units.map(unitPoints).sort((one, other) => other - one);
  const groups = units.flatMap((unit) => [unit, ...unit.leaders]).flatMap((unit) => unit.models);
  const sum = (of: (group: (typeof groups)[number]) => number) =>
    String(groups.reduce((all, group) => all + group.count * of(group), 0));
  const shoots = units.filter((unit) => unit.weapons.some(({ type }) => type === "ranged"));
  const away = list.units.filter(({ start }) => start !== undefined).length;
  return {
    points: { spent: parts.reduce((all, one) => all + one, 0), of: list.limit, parts },
    tables: [
      {
        title: "What it can do",
        about: "",
        rows: [
          {
            label: "Wounds in all",
            short: "Wounds",
            about: counted(modelsIn(list), "model"),
            value: String(units.reduce((all, unit) => all + woundsLeft(unit), 0)),
          },
          { label: "Objective Control", short: "Control", about: "of all models", value: sum(({ OC }) => OC) },
          {
            label: "Units that shoot",
            short: "Shoot",
            about: `of ${counted(units.length, "unit")}`,
            value: String(shoots.length),
          },
          { label: "Not on the table at first", short: "Away", about: "in Reserves or aboard", value: String(away) },
        ],
      },
    ],
  };
}

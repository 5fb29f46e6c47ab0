import { copiesAllowed, sheetSizes, type Unit } from "@riposte/warhammer-40k";
import { counted, listed } from "@riposte/words";
import type { Shelf } from "../../../lists/list-builder.js";
import { type BattleList, sheetsOf } from "./battle-list.js";
import { nameOf, pointsIn } from "./battle-verdict.js";

const TAGS = ["Infantry", "Character", "Vehicle", "Monster", "Fly", "Transport"] as const;

/** The datasheets an army may take from; all of them before its first unit. */
export function battleShelf(list: BattleList): Shelf {
  const sheets = sheetsOf(list.faction);
  const cheapest = Math.min(...sheets.map(({ points }) => points));
  const held = (sheet: Unit) =>
    list.units.filter((taken) => taken.sheet === sheet.id).length +
    list.units.filter((taken) => taken.leader === sheet.id).length;
  return {
    id: "units",
    title: "Add units",
    label: "Units",
    about: list.faction ?? `${sheets.length} datasheets`,
    placeholder: "Name, keyword or weapon",
    isFull: list.units.length > 0 && pointsIn(list) + cheapest > list.limit,
    tags: TAGS.filter((tag) => sheets.some(({ keywords }) => keywords.includes(tag))).map((id) => ({ id, label: id })),
    items: sheets
      .toSorted((one, other) => one.points - other.points || nameOf(one).localeCompare(nameOf(other)))
      .map((sheet) => ({
        id: sheet.id,
        name: nameOf(sheet),
        about: sheetWords(sheet),
        count: held(sheet),
        most: copiesAllowed(sheet),
        cost: sheet.points,
        tags: sheet.keywords,
        words: [nameOf(sheet), ...sheet.keywords, ...sheet.weapons.map(({ name, id }) => name ?? id)]
          .join(" ")
          .toLowerCase(),
      })),
  };
}

/** "5 or 10 models, T4, save 3+". */
function sheetWords(sheet: Unit): string {
  const sizes = sheetSizes(sheet).map(({ models }) => models);
  const [group] = sheet.models;
  const count =
    sizes.length === 1 ? counted(sizes[0] ?? 1, "model") : `${listed(sizes.slice(0, 2).map(String), "or")} models`;
  return group === undefined ? count : `${count}, T${group.T}, save ${group.Sv}+`;
}

import { sheetOptions, sheetSizes, type Unit, weaponOf } from "@riposte/warhammer-40k";
import { capital, counted, listed } from "@riposte/words";
import type { EntryChoice } from "../../../lists/list-builder.js";
import { spellUnit } from "../words/naming.js";
import { type BattleList, RESERVES, replaced, sheetOf, sheetsOf, type Taken, unitOf, without } from "./battle-list.js";

const NOBODY = "";

/** What can be chosen of a unit: how many models, which wargear, who leads it, where it starts. */
export function choicesFor(list: BattleList, taken: Taken): readonly EntryChoice[] {
  const sheet = taken.unit === undefined ? sheetOf(taken.sheet) : undefined;
  return [
    ...(sheet === undefined
      ? []
      : [...sizeChoice(sheet, taken), ...wargearChoices(sheet, taken), ...leaderChoice(list, sheet, taken)]),
    ...startChoice(list, taken),
  ];
}

/** The list after a choice about one of its units. */
export function chosen(list: BattleList, id: string, choice: string, value: string): BattleList {
  const taken = list.units.find((one) => one.id === id);
  if (taken === undefined) return list;
  if (choice === "size") {
    const size = Number(value);
    return replaced(list, { ...taken, size, takes: fewer(taken, size) });
  }
  if (choice === "leader")
    return replaced(list, value === NOBODY ? without(taken, "leader") : { ...taken, leader: value });
  if (choice === "start")
    return replaced(list, value === NOBODY ? without(taken, "start") : { ...taken, start: value });
  return replaced(list, { ...taken, takes: { ...taken.takes, [choice]: Number(value) } });
}

/** A smaller unit may have less of what is limited by its size. */
function fewer(taken: Taken, size: number): Readonly<Record<string, number>> {
  const options = sheetOptions(sheetOf(taken.sheet) as Unit, size);
  return Object.fromEntries(
    Object.entries(taken.takes ?? {}).map(([id, count]) => [
      id,
      Math.min(count, options.find((option) => option.id === id)?.most ?? 0),
    ]),
  );
}

function sizeChoice(sheet: Unit, { size }: Taken): readonly EntryChoice[] {
  const sizes = sheetSizes(sheet);
  if (sizes.length < 2) return [];
  const usual = sheet.models.reduce((sum, { count }) => sum + count, 0);
  return [
    {
      id: "size",
      label: "Models",
      value: String(size ?? usual),
      values: sizes.map(({ models, points }) => ({
        id: String(models),
        label: `${counted(models, "model")}, ${points} points`,
      })),
    },
  ];
}

/** How many have a thing; what one option gives is counted together. */
function wargearChoices(sheet: Unit, { size, takes = {} }: Taken): readonly EntryChoice[] {
  const options = sheetOptions(sheet, size);
  return options.map(({ id, gets, replaces, most }) => {
    const others = options
      .filter((other) => other.id !== id && other.id.split(".")[0] === id.split(".")[0])
      .reduce((sum, other) => sum + (takes[other.id] ?? 0), 0);
    const name = listed(gets.map((thing) => nameIn(sheet, thing)));
    const instead = replaces.length === 0 ? "" : ` for ${listed(replaces.map((thing) => nameIn(sheet, thing)))}`;
    const held = takes[id] ?? 0;
    return {
      id,
      label: `${name}${instead}`,
      value: String(held),
      values: Array.from({ length: Math.max(held, most - others) + 1 }, (_, count) => ({
        id: String(count),
        label: count === 0 ? "none" : String(count),
      })),
    };
  });
}

/** "Plasma": a weapon with several modes is called by what they are modes of. */
function nameIn({ weapons }: Unit, id: string): string {
  const profiles = weapons.filter((profile) => weaponOf(profile) === id);
  return (profiles.length === 1 ? profiles[0]?.name : undefined) ?? spellWord(id);
}

const spellWord = (id: string): string => {
  const words = spellUnit(id).replaceAll("-", " ");
  return capital(words.toLowerCase());
};

function leaderChoice(list: BattleList, sheet: Unit, { leader }: Taken): readonly EntryChoice[] {
  const leaders = sheetsOf(list.faction).filter(({ leads }) => leads?.includes(sheet.id) === true);
  if (leaders.length === 0) return [];
  return [
    {
      id: "leader",
      label: "Led by",
      value: leader ?? NOBODY,
      values: [
        { id: NOBODY, label: "nobody" },
        ...leaders.map(({ id, name, points }) => ({ id, label: `${name ?? id}, ${points} points` })),
      ],
    },
  ];
}

/** On the table, in Reserves, or in a transport with room for it. */
function startChoice(list: BattleList, taken: Taken): readonly EntryChoice[] {
  const transports = list.units.filter((one) => one.id !== taken.id && (unitOf(one).capacity ?? 0) > 0);
  return [
    {
      id: "start",
      label: "Starts",
      value: taken.start ?? NOBODY,
      values: [
        { id: NOBODY, label: "on the table" },
        { id: RESERVES, label: "in Reserves" },
        ...((unitOf(taken).capacity ?? 0) > 0
          ? []
          : transports.map(({ id }) => ({ id, label: `aboard ${spellUnit(`0.${id}`)}` }))),
      ],
    },
  ];
}

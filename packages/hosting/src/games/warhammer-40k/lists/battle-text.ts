import { readList, UnreadableFile } from "@riposte/datasheets";
import { ArmyFile, BATTLE_SIZES, fitOut, hasKeyword, type Unit, unitPoints } from "@riposte/warhammer-40k";
import { capital, counted, didYouMean } from "@riposte/words";
import type { ReadList } from "../../../lists/list-builder.js";
import { looksLikeJSON, unread } from "../../../lists/list-words.js";
import { warhammerLibrary as library, warhammerUnits as sheets } from "../facts.js";
import { spellUnit } from "../words/naming.js";
import { type BattleList, factionOf, factions, RESERVES, sheetOf, type Taken, unitOf } from "./battle-list.js";
import { pointsIn } from "./battle-verdict.js";

const HEADINGS: readonly (readonly [string, (unit: Unit) => boolean])[] = [
  ["ATTACHED UNITS", ({ leaders }) => leaders.length > 0],
  ["CHARACTERS", (unit) => hasKeyword(unit, "Character")],
  ["BATTLELINE", (unit) => hasKeyword(unit, "Battleline")],
  ["DEDICATED TRANSPORTS", (unit) => hasKeyword(unit, "Transport")],
  ["OTHER DATASHEETS", () => true],
];

/** The list as the official app writes one, with a line of our own for who does not start on the table. */
export function writeBattleList(list: BattleList, name: string): string {
  const size = BATTLE_SIZES.find(({ points }) => points === list.limit)?.name ?? "Battle";
  const army = list.army ?? factions().find((faction) => faction.name === list.faction);
  const left = new Set(list.units);
  const lines = [`${name} (${pointsIn(list)} Points)`, ""];
  lines.push(...[list.faction, army?.detachment?.name].filter((line) => typeof line === "string"));
  lines.push(`${size} (${list.limit} Points)`);
  for (const [heading, isMeant] of HEADINGS) {
    const units = [...left].filter((taken) => isMeant(unitOf(taken)));
    if (units.length === 0) continue;
    lines.push("", heading);
    for (const taken of units) {
      left.delete(taken);
      lines.push(...unitLines(list, taken));
    }
  }
  return lines.join("\n");
}

function unitLines(list: BattleList, taken: Taken): readonly string[] {
  const unit = unitOf(taken);
  const leaders = unit.leaders.flatMap((leader) => [
    "",
    `${named(leader)} (${leader.points} Points)`,
    "  • Attached as: Leader",
    ...carried(leader),
  ]);
  return [
    ...leaders,
    "",
    `${named(unit)} (${unitPoints(unit) - unit.leaders.reduce((sum, { points }) => sum + points, 0)} Points)`,
    ...(leaders.length > 0 ? ["  • Attached as: Bodyguard"] : []),
    ...carried(unit),
    ...(taken.start === undefined ? [] : [`  • ${startWords(list, taken.start)}`]),
  ];
}

const named = ({ name, id }: Unit): string => name ?? spellUnit(id);

const startWords = ({ units }: BattleList, start: string): string =>
  start === RESERVES ? "Starts in Reserves" : `Starts aboard ${units.find(({ id }) => id === start)?.id ?? start}`;

/** Models with what all of them carry together; a single model has its wargear alone. */
function carried(unit: Unit): readonly string[] {
  const isAlone = unit.models.reduce((sum, { count }) => sum + count, 0) === 1;
  return unit.models.flatMap(({ count, name, id, weapons }) => [
    ...(isAlone ? [] : [`  • ${count}x ${name ?? words(id.replace(/-\d+$/, ""))}`]),
    ...weapons.map(({ weapon, each }) => `${isAlone ? "  •" : "     ◦"} ${count * each}x ${words(weapon)}`),
  ]);
}

const words = (id: string): string => capital(id.replaceAll("-", " "));

/** Reads a list as people have it, a roster, or our own data. */
export function readBattleList(text: string): ReadList<BattleList> {
  try {
    const own = ownArmy(text);
    if (own !== undefined) return own;
    const { lines, starts } = withoutStarts(text);
    const { army, problems } = readList(library(), { text: lines }, [
      { units: [...sheets()], enhancements: [], detachments: [] },
    ]);
    const units = army.units.map((unit, at) => recognised(unit, starts.get(at)));
    const list = listOf(units, { limit: limitIn(text), faction: army.army.faction ?? null });
    return {
      list: units.length === 0 ? undefined : list,
      name: army.army.name,
      said: `Read: ${counted(units.length, "unit")} for ${pointsIn(list)} points.`,
      problems: problems.map((problem) => {
        const [, line, message] = /^Line (\d+): (.*)$/s.exec(problem) ?? [];
        return { line: Number(line ?? 0), message: message ?? problem };
      }),
    };
  } catch (error) {
    if (error instanceof SyntaxError) return unread("army", "The text begins like JSON, but is not complete.");
    if (error instanceof UnreadableFile) return unread("army", error.message);
    throw error;
  }
}

/** An army file of ours; nothing if it is something else. */
function ownArmy(text: string): ReadList<BattleList> | undefined {
  if (!looksLikeJSON(text)) return undefined;
  const parsed = ArmyFile.safeParse(JSON.parse(text));
  if (!parsed.success) return undefined;
  const { army, units, reserve } = parsed.data;
  const taken = units.map((unit): Taken => {
    const id = "models" in unit ? unit.id : (unit.as ?? unit.datasheet);
    const start = unit.aboard ?? (reserve.includes(id) || ("reserve" in unit && unit.reserve) ? RESERVES : undefined);
    if ("models" in unit) return recognised(unit, start);
    const [leader] = unit.leaders;
    return { id, sheet: unit.datasheet, ...(leader !== undefined && { leader }), ...(start && { start }) };
  });
  const known = sheets().map(({ id }) => id);
  const unknown = taken.filter(({ sheet, unit }) => unit === undefined && sheetOf(sheet) === undefined);
  const list = listOf(
    taken.filter((one) => !unknown.includes(one)),
    { limit: 1000, faction: army.faction ?? null },
  );
  return {
    list: { ...list, ...(factions().some(({ name }) => name === list.faction) ? {} : { army }) },
    name: army.name,
    said: `Read: ${army.name}.`,
    problems: unknown.map(({ sheet }) => ({
      line: 0,
      message: `There is no datasheet "${sheet}".${didYouMean(sheet, known)}`,
    })),
  };
}

/** The faction is that of the first unit of ours; the limit is the smallest that is enough. */
function listOf(units: readonly Taken[], { limit, faction }: Pick<BattleList, "limit" | "faction">): BattleList {
  const first = units.map(({ sheet }) => sheetOf(sheet)).find((sheet) => sheet !== undefined);
  const list = { limit, faction: (first && factionOf(first)) ?? faction, units };
  const spent = pointsIn(list);
  return spent <= limit
    ? list
    : { ...list, limit: BATTLE_SIZES.find(({ points }) => points >= spent)?.points ?? limit };
}

function limitIn(text: string): number {
  const names = BATTLE_SIZES.map(({ name }) => name).join("|");
  const [, points] = new RegExp(`(?:${names})\\s*\\(([\\d, .]+?)\\s*Points\\)`, "i").exec(text) ?? [];
  return points === undefined ? 1000 : Number(points.replace(/\D/g, ""));
}

/** Our own lines say where units start; units are counted without those who lead them. */
function withoutStarts(text: string): { readonly lines: string; readonly starts: ReadonlyMap<number, string> } {
  const starts = new Map<number, string>();
  // the banner counts as the one before the first
  let at = -2;
  const lines = text.split("\n").map((line) => {
    if (/^\S.*\(\d[\d,. ]*Points\)\s*$/i.test(line) && !BATTLE_SIZES.some(({ name }) => line.startsWith(name))) at += 1;
    if (/^\s*•\s*Attached as: Leader/.test(line)) at -= 1;
    const [, reserves, aboard] = /^\s*•\s*Starts (?:(in Reserves)|aboard (\S+))\s*$/.exec(line) ?? [];
    if (reserves === undefined && aboard === undefined) return line;
    starts.set(at, aboard ?? RESERVES);
    return "";
  });
  return { lines: lines.join("\n"), starts };
}

/** A spelled-out unit as one of our datasheets with choices, where it is just that. */
function recognised(unit: Unit, start: string | undefined): Taken {
  const sheet = sheetOf(unit.datasheet ?? unit.id);
  const rest = { id: unit.id, ...(start !== undefined && { start }) };
  const [leader] = unit.leaders;
  const spelledOut = {
    ...rest,
    sheet: unit.datasheet ?? unit.id,
    unit: { ...unit, aboard: start === undefined || start === RESERVES ? null : start },
  };
  if (sheet === undefined) return spelledOut;
  const size = unit.models.reduce((sum, { count }) => sum + count, 0);
  const before = carriedIn(fitOut(sheet, { size }));
  const now = carriedIn(unit);
  const takes = Object.fromEntries(
    (sheet.build?.options ?? []).flatMap(({ oneOf }, option) =>
      oneOf.flatMap(([thing], which) => {
        const more = thing === undefined ? 0 : (now.get(thing.name) ?? 0) - (before.get(thing.name) ?? 0);
        return more > 0 && thing !== undefined ? [[`${option}.${which}`, more / thing.each]] : [];
      }),
    ),
  );
  const usual = sheet.models.reduce((sum, { count }) => sum + count, 0);
  const taken: Taken = {
    ...rest,
    sheet: sheet.id,
    ...(size !== usual && { size }),
    ...(Object.keys(takes).length > 0 && { takes }),
    ...(leader !== undefined && { leader: leader.datasheet ?? leader.id }),
  };
  return shapeOf(unitOf(taken)) === shapeOf(unit) ? taken : spelledOut;
}

function carriedIn({ models }: Unit): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const { count, weapons } of models)
    for (const { weapon, each } of weapons) all.set(weapon, (all.get(weapon) ?? 0) + count * each);
  return all;
}

/** Models that carry the same, whatever their groups are called. */
const shapeOf = ({ models, leaders }: Unit): string => {
  const alike = new Map<string, number>();
  for (const { count, T, W, Sv, weapons } of models) {
    const key = JSON.stringify([T, W, Sv, weapons.map(({ weapon, each }) => [weapon, each]).toSorted()]);
    alike.set(key, (alike.get(key) ?? 0) + count);
  }
  return JSON.stringify([[...alike].toSorted(), leaders.map(({ datasheet, id }) => datasheet ?? id)]);
};

import { pointsOf } from "@riposte/combat";
import { countModels, type Unit } from "@riposte/warhammer-40k";
import { listed, counted as told } from "@riposte/words";
import type { Counted } from "./commands/matrix.js";

const nameOf = ({ name, id }: Unit): string => name ?? id;
const percent = (share: number): string => String(Math.round(100 * share));

/** The matrix for people: a row for each attacker, a column for each target, and what follows from it. */
export function linesOf(counted: Counted, inPoints: boolean): readonly string[] {
  const { attackers, targets, cells, together, names } = counted;
  const width = Math.max(10, ...attackers.map((unit) => nameOf(unit).length));
  const row = (name: string, values: readonly string[]) =>
    `  ${name.padEnd(width)}${values.map((value) => value.padStart(5)).join("")}`;
  const value = ({ share, points, fault }: Counted["cells"][number][number]) =>
    fault !== undefined ? "–" : inPoints ? points.toFixed(0) : percent(share);
  return [
    `${names[0]} against ${names[1]}, ${situationOf(counted)}: ${inPoints ? "points" : "% of each unit"} destroyed on average`,
    row(
      "",
      targets.map((_, at) => letterOf(at)),
    ),
    ...attackers.map((unit, at) => row(nameOf(unit), (cells[at] ?? []).map(value))),
    row(
      "all on one",
      together.map((all) => value({ ...all, weapons: [], counted: [], notCounted: [] })),
    ),
    row(
      "destroyed",
      together.map(({ gone }) => `${percent(gone)}%`),
    ),
    ...targets.map(
      (unit, at) =>
        `  ${letterOf(at)} ${nameOf(unit)}: ${told(countModels(unit), "model")}, ${told(pointsOf(unit), "point")}`,
    ),
    ...severalLines(counted),
    ...bestLines(counted),
    ...notCountedLines(counted),
  ];
}

function situationOf({ edition, moment: { when, distance, stationary, cover } }: Counted): string {
  const how =
    when === "shooting"
      ? [`shooting at ${distance}"`, stationary && "stationary", cover && "in cover"]
      : [when === "charge" ? "after a charge" : "fighting"];
  return [...how, edition].filter((one) => one !== false).join(", ");
}

/** A, B … Z, AA … */
const letterOf = (at: number): string =>
  (at < 26 ? "" : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

function severalLines({ several, attackers, targets }: Counted): readonly string[] {
  if (several === undefined) return [];
  const target = targets[several.target] as Unit;
  return [
    `On ${nameOf(target)}, one after the other:`,
    ...several.after.map(
      ({ share, gone }, at) =>
        `  ${nameOf(attackers[several.attackers[at] as number] as Unit)}: ${percent(share)} % of it destroyed, all of it with ${(100 * gone).toFixed(1)} %`,
    ),
  ];
}

function bestLines({ best, attackers, targets }: Counted): readonly string[] {
  const all = targets.reduce((sum, target) => sum + pointsOf(target), 0);
  const how = best.isExact
    ? `none of ${best.ways.toLocaleString("en")} ways is better`
    : `searched for; no use brings more than ${Math.round(best.bound)}`;
  return [
    `Best use of the turn: ${Math.round(best.points)} of ${all} points (${how})`,
    ...targets.flatMap((target, at) => {
      const by = attackers.filter((_, one) => best.targets[one] === at).map(nameOf);
      return by.length === 0 ? [] : [`  ${nameOf(target)}: ${listed(by, "and")}`];
    }),
  ];
}

function notCountedLines({ cells }: Counted): readonly string[] {
  const all = cells.flat();
  const of = (what: "counted" | "notCounted") => [...new Set(all.flatMap((cell) => cell[what]))].toSorted();
  const [counted, not] = [of("counted"), of("notCounted")];
  const faults = [...new Set(all.flatMap(({ fault }) => fault ?? []))];
  return [
    ...faults.map((fault) => `  – ${fault}`),
    ...(counted.length === 0 ? [] : [`Counted: ${counted.join(", ")}`]),
    ...(not.length === 0 ? [] : [`Not counted: ${not.join(", ")}`]),
  ];
}

const COLUMNS = ["attacker", "target", "share", "points", "models", "destroyed", "weapons", "not counted"];

/** Every cell on a line, for spreadsheets. */
export function csvOf({ attackers, targets, cells }: Counted): string {
  const rows = cells.flatMap((row, at) =>
    row.map(({ share, points, models, gone, weapons, notCounted }, of) => [
      nameOf(attackers[at] as Unit),
      nameOf(targets[of] as Unit),
      ...[share, points, models, gone].map((value) => value.toFixed(6)),
      weapons.join("; "),
      notCounted.join("; "),
    ]),
  );
  return [COLUMNS, ...rows].map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}

/** A field of a CSV file; one that a spreadsheet would take for a formula is text. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Everything that was counted. */
export const jsonOf = ({
  attackers,
  targets,
  moment: { armies: _armies, ...moment },
  best,
  several,
  ...rest
}: Counted) => ({
  ...rest,
  moment,
  attackers: attackers.map(({ id }) => id),
  targets: targets.map((unit) => ({ id: unit.id, points: pointsOf(unit), models: countModels(unit) })),
  best: { ...best, targets: best.targets.map((at) => (at === null ? null : targets[at]?.id)) },
  ...(several && {
    several: {
      target: targets[several.target]?.id,
      attackers: several.attackers.map((at) => attackers[at]?.id),
      after: several.after,
    },
  }),
});

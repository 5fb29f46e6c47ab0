import { countModels, isDestroyed, modelsOf, type Unit } from "@riposte/warhammer-40k";
import type { DrawStyle } from "../games/game-entry.js";
import { cut } from "./wrap.js";

/** What a player sees of the table: everything. */
export interface BattleTable {
  readonly round: number;
  readonly turn: number;
  readonly phase: string;
  readonly units: Readonly<Record<string, Unit>>;
  readonly sides: readonly { readonly commandPoints: number; readonly victoryPoints: number }[];
}

/** Draws both line-ups: each unit, where it stands, and what is left of it. */
export function drawBattle(
  { round, turn, phase, units, sides }: BattleTable,
  { paint, width }: DrawStyle,
): readonly string[] {
  const heading = `── round ${Math.max(1, round)} · player ${turn}, ${phase} phase `;
  return [
    paint.cyan(heading.padEnd(width, "─")),
    ...sides.flatMap(({ commandPoints, victoryPoints }, seat) => [
      paint.bold(`Player ${seat}: ${commandPoints} CP, ${victoryPoints} VP`),
      ...Object.values(units)
        .filter((unit) => unit.seat === seat && !isDestroyed(unit))
        .map((unit) => cut(lineOf(unit), width)),
    ]),
  ];
}

function lineOf(unit: Unit): string {
  const where = unit.place === null ? "off the table" : `${unit.place.along}", lane ${unit.place.lane}`;
  const lost = modelsOf(unit).reduce((sum, models) => sum + models.lost, 0);
  const wounded = lost === 0 ? "" : `, ${lost} wounds lost`;
  const leaders = unit.leaders.map(({ name, id }) => ` + ${name ?? id}`).join("");
  return `  ${unit.id} (${unit.name ?? unit.datasheet}${leaders}): ${countModels(unit)} models${wounded}, at ${where}`;
}

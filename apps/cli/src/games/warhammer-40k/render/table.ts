import { type MissionStanding, spellUnit } from "@riposte/hosting/warhammer-40k";
import { countModels, isDestroyed, modelsOf, type Table, type Unit } from "@riposte/warhammer-40k";
import { counted, fill } from "@riposte/words";
import { paragraph } from "../../../terminal/wrap.js";
import type { DrawStyle } from "../../game-entry.js";

/** Inches of a lane. */
const LENGTH = 44;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Draws the lanes with who stands where, then each unit, what is left of it and what it is under. */
export function drawBattle(
  table: Table,
  { paint, width, voice }: DrawStyle,
  missions: readonly MissionStanding[] = [],
): readonly string[] {
  const { round, turn, phase, sides } = table;
  const heading = `── round ${Math.max(1, round)} · ${fill("{seat.whose} {phase} phase", { seat: turn, phase }, voice)} `;
  return [
    paint.cyan(heading.padEnd(width, "─")),
    ...lanesOf(table),
    fill(
      "    {first.who} in capitals, {second.who} in small letters, ▒ cover, ◎ objective, * several units",
      { first: 0, second: 1 },
      voice,
    ),
    ...sides.flatMap(({ commandPoints, victoryPoints }, seat) => [
      paint.bold(fill("{seat.who}: {cp} CP, {vp} VP", { seat, cp: commandPoints, vp: victoryPoints }, voice)),
      ...missions
        .slice(seat, seat + 1)
        .flatMap((one) => missionLines(one, voice).flatMap((line) => paragraph(line, width, 2))),
      ...lettered(table)
        .filter(({ unit }) => unit.seat === seat)
        .flatMap(({ letter, unit }) => paragraph(lineOf(table, letter, unit, voice), width, 2)),
    ]),
  ];
}

/** What a player plays for, and how many of the points there are. */
function missionLines(standing: MissionStanding, voice: DrawStyle["voice"]): readonly string[] {
  const spell = voice?.spell ?? spellUnit;
  const { primary, primaryPoints, secondary, secondaryPoints, isFixed, acting } = standing;
  const sum = ({ total, most, inRound, mostInRound }: typeof primaryPoints) =>
    `${total} of ${most} points, ${inRound} of ${mostInRound} in this round`;
  const cards = secondary.map(({ id, points, most }) => `${spell(id)}${isFixed ? ` (${points} of ${most})` : ""}`);
  return [
    ...(primary === null ? [] : [`Primary ${spell(primary.id)}: ${sum(primaryPoints)}`]),
    `Secondary ${cards.join(", ") || "none now"}: ${sum(secondaryPoints)}`,
    ...acting.map(({ unit, action }) => `${spell(unit)} is at work: ${spell(action)}`),
  ];
}

/** Units that are alive, with the letters they are drawn by: capitals for seat 0. */
function lettered({ units }: Table): readonly { readonly letter: string; readonly unit: Unit }[] {
  return [0, 1].flatMap((seat) =>
    Object.values(units)
      .filter((unit) => unit.seat === seat)
      .map((unit, at) => {
        const letter = LETTERS[at % LETTERS.length] as string;
        return { letter: seat === 0 ? letter.toUpperCase() : letter, unit };
      })
      .filter(({ unit }) => !isDestroyed(unit)),
  );
}

/** A line for each lane, a column for each inch. */
function lanesOf(table: Table): readonly string[] {
  const units = lettered(table).filter(({ unit }) => unit.place !== null);
  return Array.from({ length: table.lanes }, (_, lane) => {
    const columns = Array.from({ length: LENGTH + 1 }, (_column, along) => {
      const here = units.filter(({ unit }) => unit.place?.lane === lane && unit.place.along === along);
      if (here.length > 0) return here.length > 1 ? "*" : (here[0]?.letter as string);
      if (table.objectives.some((one) => one.lane === lane && one.along === along)) return "◎";
      const isCover = table.terrain.some((one) => one.lane === lane && one.from <= along && along <= one.to);
      return isCover ? "▒" : "·";
    });
    return ` ${String(lane + 1).padStart(2)} ${columns.join("")}`;
  });
}

function lineOf({ marks, inForce }: Table, letter: string, unit: Unit, voice: DrawStyle["voice"]): string {
  const spell = voice?.spell ?? spellUnit;
  const { place, combat } = unit;
  const where =
    unit.aboard !== null
      ? `aboard ${spell(unit.aboard)}`
      : place === null
        ? "in Reserves"
        : `${place.along}", lane ${place.lane + 1}`;
  const lost = modelsOf(unit).reduce((sum, models) => sum + models.lost, 0);
  const leaders = unit.leaders.map(({ name, id }) => ` + ${name ?? id}`).join("");
  const notes = [
    ...(lost === 0 ? [] : [`${lost} wounds lost`]),
    ...(combat.battleShocked ? ["Battle-shocked"] : []),
    ...(combat.cover ? ["in cover"] : []),
    ...marks
      .filter(({ on }) => on === unit.id)
      .map(({ mark, owner, value }) =>
        fill("{owner.whose} {mark}", { owner, mark: `${spell(mark)}${value === undefined ? "" : ` ${value}`}` }, voice),
      ),
    ...inForce.filter((one) => one.unit === unit.id).map(({ grant }) => grant.name),
  ];
  const under = notes.length === 0 ? "" : `, ${notes.join(", ")}`;
  const models = countModels(unit);
  return `${letter} ${spell(unit.id)}${leaders}: ${counted(models, "model")}, ${where}${under}`;
}

import { inchesBetween, modelsOf, type Objective, type Table, type Terrain, type Unit } from "@riposte/warhammer-40k";

/** An objective, the ground that counts for it, and who has more there. */
export interface HeldObjective {
  readonly objective: Objective;
  /** The terrain that is the objective; where none is, the ground within reach of its marker counts. */
  readonly area: Terrain | null;
  readonly holder: number | null;
}

/** Inches around a marker that count. */
export const REACH = 3;

type Seen = Pick<Table, "objectives" | "terrain" | "units" | "terms">;

/** Objectives as the edition played counts them. */
export function heldObjectives({ objectives, terrain, units, terms }: Seen): readonly HeldObjective[] {
  const hasAreas = terms?.areasAreObjectives === true;
  return objectives.map((objective) => {
    const area = hasAreas ? (terrain.find((piece) => isIn(piece, objective)) ?? null) : null;
    const counts = ({ place }: Unit) =>
      place !== null && (area === null ? inchesBetween(place, objective) <= REACH : isIn(area, place));
    const [one = 0, other = 0] = [0, 1].map((seat) =>
      Object.values(units)
        .filter((unit) => unit.seat === seat && !unit.combat.battleShocked && counts(unit))
        .flatMap(modelsOf)
        .reduce((sum, { count, OC }) => sum + count * OC, 0),
    );
    return { objective, area, holder: one === other ? (objective.secured ?? null) : one > other ? 0 : 1 };
  });
}

const isIn = ({ lane, from, to }: Terrain, place: { readonly lane: number; readonly along: number }): boolean =>
  place.lane === lane && place.along >= from && place.along <= to;

import { isEngaged, isFighter, unitOf, unitsOf } from "@riposte/warhammer-40k";
import type { EleventhMatch } from "../declared.js";

/** The next unit that piles in: those of the active player first, every unit that may fight. */
export const nextPileIn = (match: EleventhMatch): void =>
  next(match, "piledIn", (id) => isFighter(match, unitOf(match, id)));

/** The next unit that consolidates: one that has fought. */
export const nextConsolidation = (match: EleventhMatch): void =>
  next(match, "consolidated", (id) => unitOf(match, id).combat.fought);

/** Names the next unit of a list that was not named yet, in the variables of the phase. */
function next(match: EleventhMatch, list: string, isOpen: (unit: string) => boolean): void {
  const named = (match.vars[list] ?? []) as readonly string[];
  const [unit] = match
    .order()
    .flatMap((seat) => unitsOf(match, seat))
    .map(({ id }) => id)
    .filter((id) => !named.includes(id) && isOpen(id));
  match.setVar("unit", unit);
  if (unit !== undefined) match.setVar(list, [...named, unit]);
}

export const isClosing = (match: EleventhMatch): boolean => match.vars.unit !== undefined;

/** Is a unit engaged that has not fought? */
export const isFightLeft = (match: EleventhMatch): boolean =>
  [0, 1].some((seat) => unitsOf(match, seat).some((unit) => isEngaged(match, unit) && !unit.combat.fought));

/** Is the unit that fights engaged? */
export const isMet = (match: EleventhMatch): boolean => isEngaged(match, unitOf(match, String(match.vars.unit)));

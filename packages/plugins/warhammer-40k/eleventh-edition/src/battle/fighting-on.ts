import { unitOf } from "@riposte/warhammer-40k";
import type { EleventhMatch } from "../declared.js";

interface Slain {
  readonly unit: string;
  readonly part: string;
  readonly models: string;
}

/** A model that fights on stays with its unit, which has to fight yet. */
export function fightOn({ unit, part, models }: Slain, match: EleventhMatch): void {
  const { phase } = match.slices["warhammer-40k"];
  if (phase === "fight" && !unitOf(match, unit).combat.fought)
    match.queue({ type: "models:linger", unit, part, models });
}

/** Its unit has fought: it is removed. */
export const leaveAfterFight = ({ unit }: { readonly unit: string }, match: EleventhMatch): void =>
  leave(match, [unit]);

/** At the end of the phase every unit is that has not fought. */
export const leaveAtEnd = (_event: unknown, match: EleventhMatch): void =>
  leave(match, Object.keys(match.slices["warhammer-40k"].units));

function leave(match: EleventhMatch, units: readonly string[]): void {
  for (const id of units) {
    const unit = unitOf(match, id);
    if ([unit, ...unit.leaders].some(({ models }) => models.some(({ dying }) => dying)))
      match.queue({ type: "models:leave", unit: id });
  }
}

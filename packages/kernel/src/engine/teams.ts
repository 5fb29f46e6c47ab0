import type { Outcome } from "../declare/kernel-effects.js";
import { KernelError } from "../errors.js";
import { looking } from "./looking.js";
import type { Runtime } from "./runtime.js";

/** The team of each seat, as the game says; each plays for itself where it says nothing. */
export function teamsOf(rt: Runtime): readonly number[] {
  const { game, acting } = rt;
  if (game.rules.teams === undefined) return Array.from({ length: rt.seats }, (_, seat) => seat);
  rt.acting = `"${game.name}" (teams)`;
  const teams: unknown = looking(rt, () => game.rules.teams?.(rt.match));
  if (!Array.isArray(teams) || teams.length !== rt.seats || !teams.every(Number.isInteger)) {
    throw new KernelError(
      "HANDLER_FAILED",
      `${rt.acting} gives ${JSON.stringify(teams) ?? "nothing"}. Give a number for each of the ${rt.seats} seats, the same to partners.`,
    );
  }
  rt.acting = acting;
  return teams;
}

/** What won for one seat, won for its team; the outcome says who belongs together. */
export function endMatch(rt: Runtime, outcome: Outcome | null): void {
  if (outcome === null || rt.game.rules.teams === undefined) {
    rt.outcome = outcome;
    return;
  }
  const teams = teamsOf(rt);
  const winning = new Set(outcome.winners.map((seat) => teams[seat]));
  rt.outcome = { ...outcome, winners: [...teams.keys()].filter((seat) => winning.has(teams[seat])), teams };
}

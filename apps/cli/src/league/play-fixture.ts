import type { Think } from "@riposte/catalog";
import { type Bot, type Game, simulateMatch } from "@riposte/kernel/run";
import { findBot } from "../find-game.js";
import type { GameEntry } from "../games/game-entry.js";
import { MOST_INPUTS } from "../simulate/play-games.js";
import type { Contender } from "./contender.js";
import type { Fixture, Result } from "./fixture.js";

/** What every match of a league is played with. */
export interface LeagueOrder {
  readonly game: string;
  readonly plugins: readonly string[] | undefined;
  readonly lists: string;
  readonly contenders: readonly Contender[];
  readonly think?: Think | undefined;
}

/** Plays one match; the same fixture gives the same result wherever it is played. */
export function playFixture(entry: GameEntry, game: Game, order: LeagueOrder, fixture: Fixture): Result {
  const { seats, seed } = fixture;
  const sides = seats.map((at) => order.contenders[at] as Contender);
  const setup = { [order.lists]: sides.map(({ list }) => list) };
  const simulation = simulateMatch(game, { setup, seed, hold: "auto" });
  const slices = () => simulation.slices as Readonly<Record<string, unknown>>;
  const start = structuredClone(slices());
  const bots: Bot[] = [];
  const most = entry.mostInputs ?? MOST_INPUTS;
  let inputs = 0;
  for (; simulation.pending !== null && inputs < most; inputs++) {
    const { seat } = simulation.pending;
    bots[seat] ??= findBot(entry, sides[seat]?.bot ?? "").create(`${seed}:${seat}`, game, {
      seat,
      setup,
      ...(order.think && { think: order.think }),
    });
    const refusal = simulation.answer(bots[seat].answer(simulation.seen));
    if (refusal !== undefined) throw new Error(`Seed ${seed}, input ${inputs}: ${refusal.code}: ${refusal.reason}`);
  }
  const winners = simulation.outcome?.winners ?? [];
  return {
    ...fixture,
    winner: winners.length === 1 ? (seats[winners[0] as number] ?? null) : null,
    isFinished: simulation.outcome !== null,
    inputs,
    used: seats.map((_, seat) => entry.used?.(start, slices(), seat) ?? { fielded: [], drawn: [] }),
  };
}

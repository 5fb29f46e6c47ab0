import { KernelError } from "@riposte/kernel";
import { type Bot, type Game, simulateMatch } from "@riposte/kernel/run";
import type { BotEntry, GameDescriptor } from "../game-descriptor.js";
import type { Think } from "../thinking.js";
import type { Fixture, Result } from "./fixture.js";

/** Who plays in a league: a list and the bot that plays it. */
export interface Contender {
  readonly name: string;
  /** The list as the game's setup takes it: a ready one's name, or the list itself. */
  readonly list: unknown;
  readonly bot: string;
}

/** Answers after which a match counts as unfinished. */
const MOST_INPUTS = 5000;

/** What every match of a league is played with. */
export interface LeagueOrder {
  readonly game: string;
  readonly plugins: readonly string[] | undefined;
  readonly lists: string;
  readonly contenders: readonly Contender[];
  readonly think?: Think | undefined;
}

/** What of a game a league needs. */
type LeagueGame = Pick<GameDescriptor, "bots" | "used"> & { readonly mostInputs?: number };

/** Plays one match; the same fixture gives the same result wherever it is played. */
export function playFixture(entry: LeagueGame, game: Game, order: LeagueOrder, fixture: Fixture): Result {
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
    bots[seat] ??= botOf(entry, sides[seat]?.bot ?? "").create(`${seed}:${seat}`, game, {
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

function botOf({ bots }: LeagueGame, name: string): BotEntry {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot !== undefined) return bot;
  throw new KernelError("UNKNOWN_NAME", `There is no bot "${name}". Known are: ${Object.keys(bots).join(", ")}.`);
}

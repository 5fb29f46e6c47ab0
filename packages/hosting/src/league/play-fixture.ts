import { KernelError } from "@riposte/kernel";
import { type Bot, type Game, simulateMatch } from "@riposte/kernel/run";
import type { BotEntry, GameDescriptor } from "../game-descriptor.js";
import type { Setup } from "../setup-option.js";
import type { Think } from "../thinking.js";
import type { Fixture, Result } from "./fixture.js";

/** Who plays in a league: a list and the bot that plays it. */
export interface Contender {
  readonly name: string;
  /** The list as the game's setup takes it: a ready one's name, or the list itself; nothing where the game has none. */
  readonly list?: unknown;
  readonly bot: string;
}

/** Answers after which a match counts as unfinished. */
const MOST_INPUTS = 5000;

/** What every match of a league is played with. */
export interface LeagueOrder {
  readonly game: string;
  readonly plugins: readonly string[] | undefined;
  /** Where plugins of other authors are, which join every match. */
  readonly guests?: readonly string[];
  /** Flags that name files of the player's own, as they were given: every thread reads the same. */
  readonly own?: Readonly<Record<string, readonly string[]>>;
  /** The part of the setup that has a list for each seat; nothing where players bring none. */
  readonly lists: string | null;
  /** What else it is set up with, such as how many play. */
  readonly setup?: Setup | undefined;
  readonly contenders: readonly Contender[];
  readonly think?: Think | undefined;
}

/** What of a game a league needs. */
type LeagueGame = Pick<GameDescriptor, "bots" | "used"> & { readonly mostInputs?: number };

/** Plays one match; the same fixture gives the same result wherever it is played. */
export function playFixture(entry: LeagueGame, game: Game, order: LeagueOrder, fixture: Fixture): Result {
  const { seed } = fixture;
  const sides = fixture.seats.map((at) => order.contenders[at] as Contender);
  const setup = setupFor(order, sides);
  const simulation = simulateMatch(game, { setup, seed, hold: "auto" });
  const places = sidesOf(simulation.teams);
  const slices = () => simulation.slices as Readonly<Record<string, unknown>>;
  const start = structuredClone(slices());
  const bots: Bot[] = [];
  const most = entry.mostInputs ?? MOST_INPUTS;
  let inputs = 0;
  for (; simulation.pending !== null && inputs < most; inputs++) {
    const { seat } = simulation.pending;
    bots[seat] ??= botOf(entry, (sides[places[seat] as number] as Contender).bot).create(`${seed}:${seat}`, game, {
      seat,
      setup,
      ...(order.think && { think: order.think }),
    });
    const refusal = simulation.answer(bots[seat].answer(simulation.seen));
    if (refusal !== undefined) throw new Error(`Seed ${seed}, input ${inputs}: ${refusal.code}: ${refusal.reason}`);
  }
  const winners = new Set((simulation.outcome?.winners ?? []).map((seat) => fixture.seats[places[seat] as number]));
  const [winner = null] = winners.size === 1 ? winners : [];
  return {
    ...fixture,
    winner,
    isFinished: simulation.outcome !== null,
    inputs,
    used: sides.map((_, seat) => entry.used?.(start, slices(), seat) ?? { fielded: [], drawn: [] }),
  };
}

/** What a match of two contenders is set up with. */
export const setupFor = ({ lists, setup }: LeagueOrder, sides: readonly Contender[]): Setup => ({
  ...setup,
  ...(lists !== null && { [lists]: sides.map(({ list }) => list) }),
});

/** Which of the two sits at each seat: at a table for more, team by team in turn; by turns where all seats are partners. */
function sidesOf(teams: readonly number[]): readonly number[] {
  const names = [...new Set(teams)];
  return teams.map((team, seat) => (names.length > 1 ? names.indexOf(team) : seat) % 2);
}

function botOf({ bots }: LeagueGame, name: string): BotEntry {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot !== undefined) return bot;
  throw new KernelError("UNKNOWN_NAME", `There is no bot "${name}". Known are: ${Object.keys(bots).join(", ")}.`);
}

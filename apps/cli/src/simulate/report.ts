import type { Setup } from "@riposte/hosting";
import { wilson } from "@riposte/hosting/league";
import { counted, nthPlayer, percent } from "@riposte/words";
import type { GameEntry } from "../games/game-entry.js";
import type { Played, SimulatedHold } from "./play-games.js";

/** What a series of games came to; nothing in it depends on the clock or on the number of workers. */
export interface Report {
  readonly game: string;
  readonly bot: string;
  readonly setup: unknown;
  readonly seed: string;
  /** When bots were asked at windows. */
  readonly hold: SimulatedHold;
  readonly games: number;
  /** Games that were stopped before their end. */
  readonly unfinished: number;
  /** What bots were asked, and how much of it had one answer only, mostly to pass. */
  readonly prompts: { readonly asked: number; readonly passOnly: number; readonly share: number };
  readonly seats: readonly SeatReport[];
  /** Wins of each bot, where several play. */
  readonly bots?: readonly BotReport[];
  /** Which abilities answers used, where the game knows. */
  readonly coverage?: Coverage;
  /** In how many games there was what, of the players' lists, that is not wholly played. */
  readonly unplayed?: Readonly<Record<string, number>>;
  /** `inputs`, and every number the game reports of its outcome. */
  readonly numbers: Readonly<Record<string, Spread>>;
}

interface Wins {
  readonly wins: number;
  readonly winRate: number;
  /** Wilson, 95 %. */
  readonly interval: { readonly low: number; readonly high: number };
}

interface SeatReport extends Wins {
  readonly seat: number;
}

interface BotReport extends Wins {
  readonly bot: string;
  /** How many games it played. */
  readonly games: number;
}

interface Coverage {
  /** Abilities that were used, and how often. */
  readonly used: Readonly<Record<string, number>>;
  readonly unused: readonly string[];
  /** In how many games a seat was offered each. */
  readonly opened: Readonly<Record<string, number>>;
  /** How many of each kind were used. */
  readonly kinds?: Readonly<Record<string, { readonly used: number; readonly of: number }>>;
}

interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
  /** In how many games the number was reported. */
  readonly games: number;
}

/** Adds games up in their order. */
export function reportOf(
  what: Pick<Report, "game" | "bot" | "setup" | "seed" | "hold">,
  played: readonly Played[],
  covered?: GameEntry["coverage"],
): Report {
  const seats = played.reduce((most, one) => Math.max(most, one.seats), 1);
  const numbers = new Map<string, number[]>();
  for (const { inputs, report } of played) {
    for (const [field, value] of Object.entries({ inputs, ...report })) {
      const values = numbers.get(field);
      if (values === undefined) numbers.set(field, [value]);
      else values.push(value);
    }
  }
  const names = [...new Set(played.flatMap(({ bots }) => bots))].sort();
  const coverage = covered === undefined ? undefined : coverageOf(played, covered, what.setup);
  const unplayed = countedNames(played.flatMap((one) => one.unplayed));
  return {
    ...what,
    games: played.length,
    unfinished: played.filter(({ winners }) => winners === null).length,
    prompts: promptsOf(played),
    seats: Array.from({ length: seats }, (_, seat) => ({ seat, ...winsOf(played, [seat]) })),
    ...(names.length > 1 && { bots: names.map((bot) => botReport(bot, played)) }),
    ...(coverage !== undefined && { coverage }),
    ...(Object.keys(unplayed).length > 0 && { unplayed }),
    numbers: Object.fromEntries([...numbers].map(([field, values]) => [field, spreadOf(values)])),
  };
}

/** The report for people. */
export function reportLines(report: Report): readonly string[] {
  const { game, bot, seed, games, unfinished, prompts, seats, bots = [], coverage, unplayed = {}, numbers } = report;
  const won = ({ wins, winRate, interval }: Wins) =>
    `${wins} = ${percent(winRate, 1)} (95 %: ${percent(interval.low, 1)} to ${percent(interval.high, 1)})`;
  const wins = [
    ...seats.map((seat) => [seats.length === 1 ? "won" : `won by the ${nthPlayer(seat.seat)}`, won(seat)]),
    ...bots.map((one) => [`won by ${one.bot}`, `${won(one)} of ${one.games}`]),
  ];
  const averages = Object.entries(numbers).map(([field, { mean, min, max }]) => [
    field,
    `${mean.toFixed(2)} on average (${min} to ${max})`,
  ]);
  const rows = [
    ...wins,
    ...(unfinished === 0 ? [] : [["unfinished", String(unfinished)]]),
    ...averages,
    ["questions", `${prompts.asked}, of which ${prompts.passOnly} had one answer (${percent(prompts.share, 1)})`],
    ...coverageRow(coverage),
    ...Object.entries(unplayed).map(([id, times]) => ["not wholly played", `${id} in ${counted(times, "game")}`]),
  ];
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  return [
    `${game}, ${counted(games, "game")}, bot ${bot}, seed ${seed}`,
    ...rows.map(([name = "", value = ""]) => `  ${name.padEnd(width)}  ${value}`),
  ];
}

/** How often each name is there, the most frequent first. */
export function countedNames(names: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byCount = ([one, many]: readonly [string, number], [other, more]: readonly [string, number]) =>
    more - many || (one < other ? -1 : 1);
  return Object.fromEntries([...counts].sort(byCount));
}

function promptsOf(played: readonly Played[]): Report["prompts"] {
  const asked = played.reduce((sum, { inputs }) => sum + inputs, 0);
  const passOnly = played.reduce((sum, one) => sum + one.passOnly, 0);
  return { asked, passOnly, share: asked === 0 ? 0 : rounded(passOnly / asked) };
}

/** Games won by one of the seats; the seats may depend on the game. */
function winsOf(played: readonly Played[], seats: readonly number[] | ((one: Played) => readonly number[])): Wins {
  const seatsIn = typeof seats === "function" ? seats : () => seats;
  const wins = played.filter((one) => seatsIn(one).some((seat) => one.winners?.includes(seat))).length;
  const { low, high } = wilson(wins, played.length);
  const winRate = played.length === 0 ? 0 : rounded(wins / played.length);
  return { wins, winRate, interval: { low: rounded(low), high: rounded(high) } };
}

function botReport(bot: string, played: readonly Played[]): BotReport {
  const seatsOf = ({ bots }: Played) => [...bots.keys()].filter((seat) => bots[seat] === bot);
  const its = played.filter((one) => seatsOf(one).length > 0);
  return { bot, games: its.length, ...winsOf(its, seatsOf) };
}

/** Sorted by name, so that the bytes do not depend on who was first. */
function coverageOf(played: readonly Played[], covered: NonNullable<GameEntry["coverage"]>, setup: unknown): Coverage {
  const abilities = covered.abilities((setup ?? {}) as Setup);
  const used = new Map<string, number>();
  for (const one of played) {
    for (const [ability, times] of Object.entries(one.abilities)) used.set(ability, (used.get(ability) ?? 0) + times);
  }
  const byName = [...used].sort(([one], [other]) => (one < other ? -1 : 1));
  const { kindOf } = covered;
  const kinds = kindOf === undefined ? [] : [...new Set(abilities.map((ability) => kindOf(ability)))].sort();
  const countOf = (kind: string) => {
    const those = abilities.filter((ability) => kindOf?.(ability) === kind);
    return { used: those.filter((ability) => used.has(ability)).length, of: those.length };
  };
  return {
    used: Object.fromEntries(byName),
    unused: abilities.filter((ability) => !used.has(ability)).sort(),
    opened: countedNames(played.flatMap(({ opened }) => opened)),
    ...(kinds.length > 0 && { kinds: Object.fromEntries(kinds.map((kind) => [kind, countOf(kind)])) }),
  };
}

function coverageRow(coverage: Coverage | undefined): readonly string[][] {
  if (coverage === undefined) return [];
  const used = Object.keys(coverage.used).length;
  const kinds = Object.entries(coverage.kinds ?? {}).map(([kind, count]) => [
    `${kind} used`,
    `${count.used} of ${count.of}`,
  ]);
  return [["abilities used", `${used} of ${used + coverage.unused.length}`], ...kinds];
}

function spreadOf(values: readonly number[]): Spread {
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    mean: values.length === 0 ? 0 : rounded(sum / values.length),
    min: values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
    max: values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY),
    games: values.length,
  };
}

/** Six places say all there is to say, and read the same everywhere. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

import type { Played } from "./play-games.js";
import { wilson } from "./wilson.js";

/** What a series of games came to; nothing in it depends on the clock or on the number of workers. */
export interface Report {
  readonly game: string;
  readonly bot: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly games: number;
  /** Games that were stopped before their end. */
  readonly unfinished: number;
  readonly seats: readonly SeatReport[];
  /** `inputs`, and every number the game reports of its outcome. */
  readonly numbers: Readonly<Record<string, Spread>>;
}

interface SeatReport {
  readonly seat: number;
  readonly wins: number;
  readonly winRate: number;
  /** Wilson, 95 %. */
  readonly interval: { readonly low: number; readonly high: number };
}

interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
  /** In how many games the number was reported. */
  readonly games: number;
}

/** Adds games up in their order. */
export function reportOf(what: Pick<Report, "game" | "bot" | "setup" | "seed">, played: readonly Played[]): Report {
  const seats = played.reduce((most, one) => Math.max(most, one.seats), 1);
  const numbers = new Map<string, number[]>();
  for (const { inputs, report } of played) {
    for (const [field, value] of Object.entries({ inputs, ...report })) {
      const values = numbers.get(field);
      if (values === undefined) numbers.set(field, [value]);
      else values.push(value);
    }
  }
  return {
    ...what,
    games: played.length,
    unfinished: played.filter(({ winners }) => winners === null).length,
    seats: Array.from({ length: seats }, (_, seat) => seatReport(seat, played)),
    numbers: Object.fromEntries([...numbers].map(([field, values]) => [field, spreadOf(values)])),
  };
}

/** The report for people. */
export function reportLines(report: Report): readonly string[] {
  const { game, bot, seed, games, unfinished, seats, numbers } = report;
  const wins = seats.map(({ seat, wins, winRate, interval }) => {
    const who = seats.length === 1 ? "won" : `won by seat ${seat}`;
    return [who, `${wins} = ${percent(winRate)} (95 %: ${percent(interval.low)} to ${percent(interval.high)})`];
  });
  const averages = Object.entries(numbers).map(([field, { mean, min, max }]) => [
    field,
    `${mean.toFixed(2)} on average (${min} to ${max})`,
  ]);
  const rows = [...wins, ...(unfinished === 0 ? [] : [["unfinished", String(unfinished)]]), ...averages];
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  return [
    `${game}, ${games} ${games === 1 ? "game" : "games"}, bot ${bot}, seed ${seed}`,
    ...rows.map(([name = "", value = ""]) => `  ${name.padEnd(width)}  ${value}`),
  ];
}

function seatReport(seat: number, played: readonly Played[]): SeatReport {
  const wins = played.filter(({ winners }) => winners?.includes(seat)).length;
  const { low, high } = wilson(wins, played.length);
  const winRate = played.length === 0 ? 0 : rounded(wins / played.length);
  return { seat, wins, winRate, interval: { low: rounded(low), high: rounded(high) } };
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
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

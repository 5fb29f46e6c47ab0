import type { Result } from "./fixture.js";
import type { Contender } from "./play-fixture.js";
import { type Rating, ratingsOf } from "./ratings.js";
import { wilson } from "./wilson.js";

/** How often something won, and the range that share lies in 19 times of 20. */
export interface Share {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A contender in the table. */
interface Standing {
  readonly name: string;
  readonly bot: string;
  readonly rating: Rating;
  readonly wins: Share;
}

/** What a league came to: nothing in it depends on the clock or on who played the matches. */
export interface LeagueReport {
  readonly format: "riposte-league/1";
  readonly game: string;
  readonly seed: string;
  readonly system: string;
  readonly games: number;
  readonly unfinished: number;
  /** The strongest first. */
  readonly table: readonly Standing[];
  /** By the order of the table: how often the row won against the column. */
  readonly matchUps: readonly (readonly (Share | null)[])[];
  /** How often the first seat won. */
  readonly firstSeat: Share;
  /** How often a contender won when it had fielded or drawn the thing. */
  readonly cards: readonly (Share & {
    readonly name: string;
    readonly card: string;
    readonly when: "fielded" | "drawn";
  })[];
}

export function leagueReport(
  what: Pick<LeagueReport, "game" | "seed" | "system">,
  contenders: readonly Contender[],
  results: readonly Result[],
): LeagueReport {
  const ratings = ratingsOf(contenders.length, results);
  const order = [...contenders.keys()].sort(
    (one, other) => (ratings[other] as Rating).value - (ratings[one] as Rating).value || one - other,
  );
  const of = (one: number) => results.filter(({ seats }) => seats.includes(one));
  return {
    format: "riposte-league/1",
    ...what,
    games: results.length,
    unfinished: results.filter(({ isFinished }) => !isFinished).length,
    table: order.map((one) => {
      const { name, bot } = contenders[one] as Contender;
      return { name, bot, rating: ratings[one] as Rating, wins: shareOf(of(one), one) };
    }),
    matchUps: order.map((one) =>
      order.map((other) =>
        one === other
          ? null
          : shareOf(
              of(one).filter(({ seats }) => seats.includes(other)),
              one,
            ),
      ),
    ),
    firstSeat: share(
      results.reduce((sum, { seats, winner }) => sum + (winner === null ? 0.5 : Number(winner === seats[0])), 0),
      results.length,
    ),
    cards: order.flatMap((one) => cardsOf(contenders[one] as Contender, one, of(one))),
  };
}

function cardsOf({ name }: Contender, one: number, results: readonly Result[]): LeagueReport["cards"] {
  const had = new Map<string, Result[]>();
  for (const result of results) {
    const used = result.used[result.seats.indexOf(one)];
    for (const when of ["fielded", "drawn"] as const)
      for (const card of used?.[when] ?? []) {
        const key = `${when} ${card}`;
        const those = had.get(key);
        if (those === undefined) had.set(key, [result]);
        else those.push(result);
      }
  }
  return [...had]
    .map(([key, those]) => {
      const [when = "", ...card] = key.split(" ");
      return { name, card: card.join(" "), when: when as "fielded" | "drawn", ...shareOf(those, one) };
    })
    .sort((a, b) => (a.when < b.when ? -1 : a.when > b.when ? 1 : b.share - a.share || (a.card < b.card ? -1 : 1)));
}

/** A draw is half a win. */
const shareOf = (results: readonly Result[], one: number): Share =>
  share(
    results.reduce((sum, { winner }) => sum + (winner === null ? 0.5 : Number(winner === one)), 0),
    results.length,
  );

function share(wins: number, games: number): Share {
  const { low, high } = wilson(wins, games);
  return { games, share: rounded(games === 0 ? 0 : wins / games), low: rounded(low), high: rounded(high) };
}

/** Six places say all there is to say, and read the same everywhere. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The table as comma-separated values, then match-ups and cards, with a column that says which. */
export function leagueCSV({ table, matchUps, cards, firstSeat }: LeagueReport): string {
  const rows: (string | number)[][] = [
    ["what", "name", "of", "games", "share", "low", "high", "rating", "ratingLow", "ratingHigh"],
  ];
  for (const one of table)
    rows.push(["contender", one.name, one.bot, ...cells(one.wins), ...Object.values(one.rating)]);
  for (const [row, line] of matchUps.entries())
    for (const [column, cell] of line.entries())
      if (cell !== null) rows.push(["match-up", table[row]?.name ?? "", table[column]?.name ?? "", ...cells(cell)]);
  for (const one of cards) rows.push([one.when, one.name, one.card, ...cells(one)]);
  rows.push(["first seat", "", "", ...cells(firstSeat)]);
  return `${rows.map((row) => row.map(quoted).join(",")).join("\n")}\n`;
}

const cells = ({ games, share: won, low, high }: Share): readonly number[] => [games, won, low, high];
const quoted = (cell: string | number): string =>
  /[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);

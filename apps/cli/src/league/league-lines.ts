import type { LeagueReport, Share } from "@riposte/hosting/league";

/** A league for the terminal: ratings, who beats whom by the numbers of the table, and what going first is worth. */
export function leagueLines(report: LeagueReport, title: string): readonly string[] {
  const { games, seed, table, matchUps, firstSeat, unfinished } = report;
  const width = Math.max(...table.map(({ name }) => name.length));
  const cell = (words: string) => words.padStart(5);
  return [
    `${title}, ${games} matches, seed ${seed}`,
    ...table.map(({ name, rating, wins }, at) =>
      [
        `${at + 1}`.padStart(4),
        name.padEnd(width),
        ` ${rating.value} (${rating.low} to ${rating.high})`.padEnd(21),
        `wins ${shareWords(wins)}`,
      ].join(" "),
    ),
    "  How often the row wins against the column, in %:",
    `    ${table.map((_, at) => cell(`${at + 1}`)).join("")}`,
    ...matchUps.map(
      (row, at) =>
        `${`${at + 1}`.padStart(4)}${row.map((one) => cell(one === null || one.games === 0 ? "–" : `${Math.round(one.share * 100)}`)).join("")}`,
    ),
    `  Going first wins ${shareWords(firstSeat)}.`,
    ...(unfinished === 0 ? [] : [`  ${unfinished} matches were not finished.`]),
  ];
}

const percent = (share: number): string => `${Math.round(share * 100)}`;
const shareWords = ({ share, low, high }: Share): string =>
  `${percent(share).padStart(3)} % (${percent(low)} to ${percent(high)} %)`;

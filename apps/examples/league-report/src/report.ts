import type { RoundStory } from "./story.js";
import type { Tally } from "./tally.js";

/** A match as a league keeps it: plain JSON. */
export interface MatchReport extends Tally {
  readonly players: readonly [string, string];
  readonly map: string;
  readonly rounds: number;
  /** None while it is not over. */
  readonly winner: string | null;
  readonly by: string | null;
  readonly vp: readonly number[];
  readonly story: readonly RoundStory[];
}

/** A player's place in the league. */
export interface Standing {
  readonly player: string;
  readonly played: number;
  readonly won: number;
  readonly scored: number;
  readonly conceded: number;
}

/** More wins, then the better difference of victory points, then more of them, then the name. */
export function standings(reports: readonly MatchReport[]): readonly Standing[] {
  const finished = reports.filter(({ winner }) => winner !== null);
  const players = [...new Set(finished.flatMap((report) => report.players))];
  const rows = players.map((player) => {
    const own = finished.filter((report) => report.players.includes(player));
    const sum = (read: (report: MatchReport, seat: number) => number) =>
      own.reduce((total, report) => total + read(report, report.players.indexOf(player)), 0);
    return {
      player,
      played: own.length,
      won: own.filter(({ winner }) => winner === player).length,
      scored: sum(({ vp }, seat) => vp[seat] as number),
      conceded: sum(({ vp }, seat) => vp[1 - seat] as number),
    };
  });
  const difference = ({ scored, conceded }: Standing) => scored - conceded;
  return rows.sort(
    (one, other) =>
      other.won - one.won ||
      difference(other) - difference(one) ||
      other.scored - one.scored ||
      (one.player < other.player ? -1 : 1),
  );
}

/** The league in Markdown: the table, then every match with its figures and its story. */
export function toMarkdown(reports: readonly MatchReport[]): string {
  const rows = standings(reports).map(({ player, played, won, scored, conceded }, at) => [
    at + 1,
    player,
    played,
    won,
    scored,
    conceded,
  ]);
  return ["# League", table(["", "player", "played", "won", "VP", "against"], rows), ...reports.map(matchText)].join(
    "\n\n",
  );
}

function matchText({ players, vp, map, rounds, winner, by, figures, uses, story }: MatchReport): string {
  const end = winner === null ? "not over" : `${winner} wins by ${by}`;
  const rows = figures.map(({ name, seat, attacks, hits, dealt, suffered, defeated, fell }) => [
    `${name}${fell ? " †" : ""}`,
    players[seat] as string,
    `${hits}/${attacks}`,
    dealt,
    suffered,
    defeated,
  ]);
  const used = Object.entries(uses).map(([name, times]) => (times === 1 ? name : `${name} ×${times}`));
  return [
    `## ${players.join(" – ")} ${vp.join(":")}`,
    `${map}, ${rounds} rounds; ${end}.`,
    table(["figure", "player", "hits", "dealt", "suffered", "defeated"], rows),
    ...(used.length === 0 ? [] : [`Used: ${used.join(", ")}.`]),
    ...story.map(({ round, lines }) => [`### Round ${round}`, ...lines.map((line) => `- ${line}`)].join("\n")),
  ].join("\n\n");
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

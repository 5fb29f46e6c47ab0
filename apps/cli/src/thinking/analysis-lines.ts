import type { Analysis } from "@riposte/hosting/analysis";
import { capital, type Players, percent, whoIs, whoseIs } from "@riposte/words";

/** The analysis for people: every chance is that of the reader, and of the first player where the reader has no seat. */
export function analysisLines(analysis: Analysis, players: Players): readonly string[] {
  const { title, judged, turningPoints, sources, seats } = analysis;
  const reader = players.you ?? 0;
  const whose = (seat: number) => (seats === 1 ? "your" : whoseIs(players, seat));
  const mine = (chance: number) => (reader === 0 ? chance : 1 - chance);
  const changes = (numbers: readonly number[], told: (seat: number) => string, errors: readonly number[] = []) =>
    numbers.map((one, seat) => `${told(seat)} ${signed(reader === 0 ? one : -one)}${within(errors[seat])}`).join(", ");
  const luck = (seat: number) => (seats === 1 ? "the cards" : `what fell after ${whose(seat)} choices`);
  return [
    title,
    `${capital(whose(reader))} chance to win: ${curve([...judged.map(({ before }) => mine(before)), mine(sources.end)])}`,
    `  ${inColumn(mine(sources.start))} at the start, ${inColumn(mine(sources.end))} at the end; changed by`,
    `  play: ${changes(sources.choices, (seat) => `${whose(seat)} choices`, sources.errors)}`,
    `  luck: ${changes(sources.luck, luck)}`,
    ...turningPoints.flatMap(({ seat, input, at, before, after, question, given, other }, number) => {
      // to the player who chose, not to the reader
      const own = (chance: number) => (seat === 0 ? chance : 1 - chance);
      const whom = seats === 1 ? "" : ` for ${whoIs(players, seat)}`;
      const isGood = other === null || own(given.chance) >= own(other.chance);
      return [
        `${number + 1}. Round ${at}, ${whose(seat)} decision (${signed(own(after) - own(before))}${whom}), input ${input + 1}: ${question}`,
        `   chosen     ${inColumn(own(given.chance))}${whom}: ${given.words}`,
        ...(other === null
          ? []
          : [
              `   ${isGood ? "next best" : "better   "}  ${inColumn(own(other.chance))}${whom}: ${other.words}. ${other.why}`,
            ]),
      ];
    }),
  ];
}

const BLOCKS = "▁▂▃▄▅▆▇█";
const COLUMNS = 60;

/** A line of blocks, one for some decisions each. */
function curve(chances: readonly number[]): string {
  const width = Math.min(COLUMNS, chances.length);
  return Array.from({ length: width }, (_, at) => {
    const part = chances.slice(
      Math.floor((at * chances.length) / width),
      Math.floor(((at + 1) * chances.length) / width),
    );
    const mean = part.reduce((sum, one) => sum + one, 0) / Math.max(1, part.length);
    return BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(mean * BLOCKS.length))];
  }).join("");
}

const inColumn = (share: number): string => percent(share).padStart(5);
const signed = (change: number): string => `${change < 0 ? "−" : "+"}${Math.abs(Math.round(change * 100))}`;
/** How far off it may be, where that can be told. */
const within = (error = 0): string => (error < 0.005 ? "" : ` ±${Math.round(error * 100)}`);

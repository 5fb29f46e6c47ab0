import { type Analysis, hasPartners, type Sources } from "@riposte/hosting/analysis";
import { capital, type Players, percent, whoIs, whoseIs } from "@riposte/words";

/** The analysis for people: every chance is that of the reader, and of the first player where the reader has no seat. */
export function analysisLines(analysis: Analysis, players: Players): readonly string[] {
  const { title, judged, turningPoints, sides } = analysis;
  const seats = sides.length;
  const reader = players.you ?? 0;
  const side = sides[reader] ?? 0;
  const sources = analysis.sources[side] as Sources;
  const whose = (seat: number) => (seats === 1 ? "your" : whoseIs(players, seat));
  const changes = (numbers: readonly number[], told: (seat: number) => string, errors: readonly number[] = []) =>
    numbers.map((one, seat) => `${told(seat)} ${signed(one)}${within(errors[seat])}`).join(", ");
  const luck = (seat: number) => (seats === 1 ? "the cards" : `what fell after ${whose(seat)} choices`);
  return [
    title,
    `${capital(whose(reader))}${hasPartners(sides, reader) ? " side's" : ""} chance to win: ${curve([...judged.map(({ before }) => before[side] ?? 0.5), sources.end])}`,
    `  ${inColumn(sources.start)} at the start, ${inColumn(sources.end)} at the end; changed by`,
    `  play: ${changes(sources.choices, (seat) => `${whose(seat)} choices`, sources.errors)}`,
    `  luck: ${changes(sources.luck, luck)}`,
    ...turningPoints.flatMap(({ seat, input, at, before, after, question, given, other }, number) => {
      const whom = seats === 1 ? "" : ` for ${whoIs(players, seat)}`;
      const isGood = other === null || given.chance >= other.chance;
      return [
        `${number + 1}. Round ${at}, ${whose(seat)} decision (${signed(after - before)}${whom}), input ${input + 1}: ${question}`,
        `   chosen     ${inColumn(given.chance)}${whom}: ${given.words}`,
        ...(other === null
          ? []
          : [
              `   ${isGood ? "next best" : "better   "}  ${inColumn(other.chance)}${whom}: ${other.words}. ${other.why}`,
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

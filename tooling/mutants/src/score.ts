import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plan } from "./plan.js";
import type { Told } from "./told.js";

/** How many mutants the tests noticed. */
export interface Score {
  readonly killed: number;
  readonly survived: number;
  /** Mutants no test reaches. */
  readonly unreached: number;
  /** All mutants there are, where only some were drawn. */
  readonly of?: number;
}

export type Scores = Readonly<Record<string, Score>>;

const SCORES = "tooling/mutants/scores.json";
export const TABLE = "docs/mutants.md";

export function scoreOf(told: readonly Told[], { drawn, of }: Plan): Score {
  const count = (...words: string[]) => told.filter(({ status }) => words.includes(status)).length;
  return {
    // a mutant that never ends, or breaks the whole run, is noticed too
    killed: count("Killed", "Timeout", "RuntimeError"),
    survived: count("Survived"),
    unreached: count("NoCoverage"),
    ...(drawn < of ? { of } : {}),
  };
}

export const tested = ({ killed, survived, unreached }: Score): number => killed + survived + unreached;

/** Killed mutants in a hundred. */
export const percent = (score: Score): string =>
  tested(score) === 0 ? "–" : `${((100 * score.killed) / tested(score)).toFixed(1)} %`;

export const scoresIn = (root: string): Scores =>
  existsSync(join(root, SCORES)) ? JSON.parse(readFileSync(join(root, SCORES), "utf8")) : {};

/** Writes a score down, as data and as a table. */
export function writeScore(root: string, target: string, score: Score): void {
  const scores = Object.entries({ ...scoresIn(root), [target]: score }).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = scores.map(([name, one]) => `  ${JSON.stringify(name)}: ${spaced(one)}`);
  writeFileSync(join(root, SCORES), `{\n${lines.join(",\n")}\n}\n`);
  const page = readFileSync(join(root, TABLE), "utf8");
  writeFileSync(join(root, TABLE), withTable(page, Object.fromEntries(scores)));
}

const spaced = (score: Score): string =>
  `{ ${Object.entries(score)
    .map(([key, value]) => `"${key}": ${value}`)
    .join(", ")} }`;

const BEGIN = "<!-- scores: pnpm mutants writes them -->";
const END = "<!-- end of scores -->";

/** The page with the table of these scores between its two marks. */
export function withTable(page: string, scores: Scores): string {
  const from = page.indexOf(BEGIN);
  const to = page.indexOf(END);
  if (from < 0 || to < from) throw new Error(`${TABLE} lacks "${BEGIN}" or "${END}": put both back.`);
  return `${page.slice(0, from + BEGIN.length)}\n${tableOf(scores)}\n${page.slice(to)}`;
}

function tableOf(scores: Scores): string {
  const rows = Object.entries(scores).map(([name, score]) => {
    const drawn = score.of === undefined ? "all" : `${tested(score)} of ${score.of}`;
    return `| ${name} | ${percent(score)} | ${score.killed} | ${score.survived} | ${score.unreached} | ${drawn} |`;
  });
  return ["| area | killed | killed | survived | unreached | tested |", "|---|---|---|---|---|---|", ...rows]
    .join("\n")
    .replace("| killed | killed |", "| score | killed |");
}

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { context } from "./composition.js";
import { Mistake, reportRoundRobin, reportSave } from "./matches.js";
import { type MatchReport, standings, toMarkdown } from "./report.js";

const HELP = `league-report FILE[=ANN,BOB]… [--format markdown|json] [--out FILE]
league-report --armies ID,ID[,…] [--seed TEXT]

Play-by-play, statistics and standings of Imperial Assault matches.

  FILE=ANN,BOB      a save of \`riposte play imperial-assault\`, and who sat at seat 0 and at seat 1
  --armies ID,ID    instead of saves: bots lead these armies, everybody against everybody, on both sides
  --seed TEXT       the bots' matches, the same every time; "league" when left out
  --format          markdown (when left out) or json
  --out FILE        write there instead of printing
  --help            this text, and the armies
`;

/** Runs the command these words are; the exit code. */
export function main(words: readonly string[], print: (line: string) => void = console.log): number {
  try {
    const { files, armies, seed, format, out, help } = readWords(words);
    if (help || (files.length === 0 && armies === undefined)) {
      print(`${HELP}\nArmies: ${Object.keys(context.facts.armies).join(", ")}`);
      return help ? 0 : 2;
    }
    const reports = armies === undefined ? files.map(reportNamed) : reportRoundRobin(armies.split(","), seed);
    const text =
      format === "json"
        ? JSON.stringify({ standings: standings(reports), matches: reports }, null, 2)
        : toMarkdown(reports);
    if (out === undefined) print(text);
    else writeFileSync(out, `${text}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    print(error.message);
    return 2;
  }
}

function reportNamed(word: string): MatchReport {
  const [, file = word, one = "Seat 0", other = "Seat 1"] = /^(.+)=([^,=]+),([^,=]+)$/.exec(word) ?? [];
  return reportSave(file, [one, other]);
}

function readWords(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        armies: { type: "string" },
        seed: { type: "string", default: "league" },
        format: { type: "string", default: "markdown" },
        out: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (!["markdown", "json"].includes(values.format))
      throw new Mistake(`There is no format "${values.format}": markdown or json.`);
    return { ...values, files: positionals };
  } catch (error) {
    if (error instanceof Mistake) throw error;
    throw new Mistake(`${(error as Error).message}\n\n${HELP}`);
  }
}

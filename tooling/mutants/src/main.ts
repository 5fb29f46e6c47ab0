import { measure } from "./measure.js";
import { readingsCommand } from "./readings/readings-command.js";
import { readRequest } from "./request.js";
import { percent, scoresIn, TABLE, tested, writeScore } from "./score.js";
import { areasIn } from "./selection.js";
import { survivorLines } from "./survivors.js";
import { packagesIn } from "./workspace.js";

/** `pnpm mutants` in the repository at `root`; the exit code. Other packages are built once it is clear what to measure. */
export async function main(root: string, words: readonly string[], build: () => void): Promise<number> {
  if (words.includes("--list")) {
    process.stdout.write(listing(root));
    return 0;
  }
  const [first = "", ...others] = words;
  if (first === "readings") return readingsCommand(others);
  const request = readRequest(words);
  if ("problem" in request) return complain(`${request.problem}\nSee: pnpm mutants --help`);
  const measured = await measure(root, request, (line) => {
    process.stderr.write(`${line}\n`);
    build();
  });
  if ("problem" in measured) return complain(measured.problem);

  const { selection, plan, told, score, isCutShort } = measured;
  for (const line of survivorLines(root, told)) console.log(line);
  const { killed, survived, unreached } = score;
  console.log(
    `${selection.target}: ${percent(score)} (${killed} killed, ${survived} survived, ${unreached} unreached)`,
  );
  if (isCutShort) {
    console.error(`The time was up after ${tested(score)} of ${plan.drawn} mutants. Nothing is written down.`);
    return 1;
  }
  if (!selection.isWhole) return 0;
  writeScore(root, selection.target, score);
  console.log(`Written to ${TABLE}.`);
  return 0;
}

function listing(root: string): string {
  const scores = scoresIn(root);
  const areas = Object.entries(areasIn(root));
  const names = [...areas.map(([name]) => name), ...packagesIn(root).map(({ short }) => short)];
  const width = Math.max(...names.map((name) => name.length));
  const about = new Map(areas.map(([name, area]) => [name, area.about]));
  const lines = names.map((name) => {
    const score = scores[name];
    return `${name.padEnd(width)}  ${(score === undefined ? "–" : percent(score)).padStart(7)}  ${about.get(name) ?? ""}`;
  });
  return `${lines.map((line) => line.trimEnd()).join("\n")}\n`;
}

function complain(problem: string): number {
  console.error(problem);
  return 2;
}

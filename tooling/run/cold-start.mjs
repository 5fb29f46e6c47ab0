import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

// Prints the CPU milliseconds that the built command line takes from nothing to its end, the middle of several runs; `--json` prints them to be
// read, `--runs N` says how many.

const COMMANDS = [
  "--version",
  "--help",
  "play --help",
  "odds 40k --help",
  "odds 40k --attacker ember-guard --defender thorn-alpha",
  "simulate finished --games 1 --seed 1",
  "simulate one-piece --games 1 --seed 1",
  "simulate 40k --games 1 --seed 1",
  "simulate imperial-assault --games 1 --seed 1",
];

const program = fileURLToPath(new URL("../../apps/cli/bin/riposte.js", import.meta.url));
// written when a process ends, where nothing else is
const REPORTING = `process.on("exit", () => { const { user, system } = process.cpuUsage(); require("node:fs").writeSync(3, String((user + system) / 1000)); });`;
const reporting = `data:text/javascript,import { createRequire } from "node:module"; const require = createRequire("/"); ${REPORTING}`;

const words = process.argv.slice(2);
const runs = words.includes("--runs") ? Number(words[words.indexOf("--runs") + 1]) : 5;
const figures = COMMANDS.map((command) => ({ command: `riposte ${command}`, ms: middle(command) }));

if (words.includes("--json")) console.log(JSON.stringify(figures));
else for (const { command, ms } of figures) console.log(`${String(ms).padStart(6)} ms  ${command}`);

function middle(command) {
  const times = Array.from({ length: runs }, () => once(command)).sort((one, other) => one - other);
  return Math.round(times[Math.floor(times.length / 2)]);
}

function once(command) {
  const { status, output, stderr } = spawnSync(
    process.execPath,
    ["--import", reporting, program, ...command.split(" ")],
    { stdio: ["ignore", "ignore", "pipe", "pipe"], encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`riposte ${command} ended with ${status}: ${stderr}`);
  return Number(output[3]);
}

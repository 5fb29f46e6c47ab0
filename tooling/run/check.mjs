import { markInstalled, packageManager, pnpm } from "./workspace.mjs";

const steps = [
  { name: "install", command: ["install", "--frozen-lockfile"], onPass: markInstalled },
  { name: "build", command: ["exec", "turbo", "run", "build", "--output-logs=errors-only"] },
  { name: "typecheck", command: ["exec", "turbo", "run", "typecheck", "--output-logs=errors-only"] },
  { name: "lint and format", command: ["run", "lint"] },
  { name: "imports", command: ["run", "boundaries"] },
  { name: "unused code", command: ["run", "unused"] },
  { name: "package manifests", command: ["run", "manifests"] },
  { name: "tests", command: ["exec", "vitest", "run"], show: true },
];

const started = performance.now();
for (const step of steps) run(step);
console.log(`\nAll ${steps.length} steps passed in ${secondsSince(started)}.`);

function run({ name, command, onPass, show = false }) {
  const stepStarted = performance.now();
  console.log(`── ${name}`);
  const { status, stdout, stderr, error } = pnpm(command, show ? { stdio: "inherit" } : { maxBuffer: 2 ** 28 });
  if (status !== 0) {
    console.error(`${stdout ?? ""}${stderr ?? ""}${error ?? ""}`);
    console.error(`── ${name} failed after ${secondsSince(stepStarted)}. To repeat it alone:`);
    console.error(`   npx --yes ${packageManager} ${command.join(" ")}`);
    process.exit(1);
  }
  onPass?.();
  console.log(`   passed in ${secondsSince(stepStarted)}`);
}

function secondsSince(moment) {
  return `${((performance.now() - moment) / 1000).toFixed(1)} s`;
}

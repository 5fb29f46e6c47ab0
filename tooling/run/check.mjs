import { markInstalled, packageManager, pnpmAside } from "./workspace.mjs";

// what stands in one list does not wait for each other
const steps = [
  [{ name: "install", command: ["install", "--frozen-lockfile"], onPass: markInstalled }],
  // types are checked once, below
  [
    {
      name: "build",
      command: ["exec", "turbo", "run", "build", "--output-logs=errors-only"],
      env: { RIPOSTE_TYPES: "later" },
    },
  ],
  [
    // as two programs instead of one for each package: half the time where nothing is cached
    { name: "typecheck", command: ["run", "typecheck:all"], env: { GOGC: "off", GOMEMLIMIT: "2GiB" } },
    { name: "lint and format", command: ["run", "lint"] },
    { name: "imports", command: ["run", "boundaries"] },
    { name: "unused code", command: ["run", "unused"] },
    { name: "package manifests", command: ["run", "manifests"] },
    // what the build wrote is tested, and loaded as it is;
    // tests of pages and servers wait at times: the checks have those moments
    { name: "tests", command: ["exec", "vitest", "run", "--mode", "built"], show: true, isFirst: true },
  ],
];

const started = performance.now();
for (const together of steps) {
  const passed = await Promise.all(together.map(run));
  if (passed.includes(false)) process.exit(1);
}
console.log(`\nAll ${steps.flat().length} steps passed in ${secondsSince(started)}.`);

/** Whether it passed; why not is said at once. */
async function run({ name, command, env = {}, onPass, show = false, isFirst = false }, _at, { length }) {
  const stepStarted = performance.now();
  console.log(`── ${name}`);
  const { status, output } = await pnpmAside(command, { env, show, isAside: length > 1 && !isFirst });
  if (status !== 0) {
    console.error(output);
    console.error(`── ${name} failed after ${secondsSince(stepStarted)}. To repeat it alone:`);
    console.error(`   npx --yes ${packageManager} ${command.join(" ")}`);
    return false;
  }
  onPass?.();
  console.log(`   ${name} passed in ${secondsSince(stepStarted)}`);
  return true;
}

function secondsSince(moment) {
  return `${((performance.now() - moment) / 1000).toFixed(1)} s`;
}

import { defineConfig } from "vitest/config";

/** The test settings of one package, and of all of them together. Long sweeps are named `*.long.test.ts`; `--mode long` runs only them. */
export function settings(mode) {
  const long = mode.startsWith("long");
  return {
    include: [long ? "**/test/**/*.long.test.ts" : "**/test/**/*.test.{ts,mjs}"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/.mutants-*/**", ...(long ? [] : ["**/*.long.test.ts"])],
    // no test leaves anything behind in a module, so files share what they import: half the time on two cores
    isolate: false,
    // By default one core is left idle, which on two cores is half of them.
    maxWorkers: "100%",
    // Most functions run too seldom here to pay for being optimised, and compiling them takes the cores from the tests:
    // those of an embedded PostgreSQL, too.
    execArgv: long ? [] : ["--interrupt-budget=500000", "--liftoff-only"],
    testTimeout: long ? 600_000 : 60_000,
    // two workers on two cores, and servers and browsers beside them: a second may pass where nothing is wrong
    expect: { poll: { timeout: 20_000 } },
    // what is built is loaded as it is
    server: { deps: { external: [/\/(packages|apps|data|tooling)\/.*\/dist\/.*\.js$/] } },
    passWithNoTests: true,
  };
}

export default defineConfig(({ mode }) => ({ test: settings(mode) }));

import { defineConfig } from "vitest/config";

// Long sweeps and fuzz runs are named `*.long.test.ts`; only `pnpm test:long` runs them.
const long = process.env.RIPOSTE_LONG === "1";

export default defineConfig({
  test: {
    include: [long ? "test/**/*.long.test.ts" : "test/**/*.test.ts"],
    exclude: long ? [] : ["test/**/*.long.test.ts"],
    // no test leaves anything behind in a module, so files share what they import: half the time on two cores
    isolate: false,
    // By default one core is left idle, which on two cores is half of them.
    maxWorkers: "100%",
    testTimeout: long ? 600_000 : 60_000,
    passWithNoTests: true,
  },
});

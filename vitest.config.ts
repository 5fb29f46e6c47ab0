import { defineConfig } from "vitest/config";
import { AbilityCoverage } from "./tooling/vitest/ability-coverage.js";

const docs = { test: { name: "docs", root: "docs", include: ["test/**/*.test.mjs"], maxWorkers: "100%" } };

export default defineConfig(({ mode }) => {
  const long = mode.startsWith("long");
  const reporters = ["default", new AbilityCoverage({ root: import.meta.dirname, writes: mode.endsWith("coverage") })];
  // Projects do not see the mode of the run; their shared preset reads this instead.
  if (long) process.env.RIPOSTE_LONG = "1";
  const projects = [
    "packages/kernel",
    "packages/testing",
    "packages/{games,plugins,importers}/*",
    "apps/*",
    "tooling/{bench,generators}",
  ];
  return { test: { reporters, projects: long ? projects : [...projects, docs] } };
});

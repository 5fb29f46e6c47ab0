import { defineConfig } from "vitest/config";
import { AbilityCoverage } from "./tooling/vitest/ability-coverage.js";
import { asBuilt } from "./tooling/vitest/as-built.js";
import { settings } from "./tooling/vitest/preset.js";

// One project for all packages, not one each: workers then keep what they imported from package to package.
export default defineConfig(({ mode }) => {
  const coverage = new AbilityCoverage({ root: import.meta.dirname, writes: mode.endsWith("coverage") });
  return {
    plugins: mode === "built" ? [asBuilt] : [],
    // as an app that installs us loads them: xstate's own checks are for who develops it
    ssr: { resolve: { conditions: ["node"] } },
    test: { ...settings(mode), reporters: ["default", coverage] },
  };
});

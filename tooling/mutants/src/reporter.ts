import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import type { MutantResult } from "@stryker-mutator/api/core";
import { declareClassPlugin, declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";
import type { MutationTestingPlanReadyEvent, Reporter } from "@stryker-mutator/api/report";
import type { Told } from "./told.js";
import { words } from "./words.js";

/** Tells how far a run is, and writes each result at once: a run that is stopped loses nothing. */
class MutantReporter implements Reporter {
  #total = 0;
  #tested = 0;
  #survived = 0;
  #spoke = performance.now();

  onMutationTestingPlanReady({ mutantPlans }: MutationTestingPlanReadyEvent): void {
    this.#total = mutantPlans.length;
  }

  onMutantTested({ fileName, location, mutatorName, replacement = "", status }: MutantResult): void {
    const told: Told = {
      file: relative(process.cwd(), fileName),
      start: location.start,
      end: location.end,
      mutator: mutatorName,
      replacement,
      status,
    };
    appendFileSync(process.env.RIPOSTE_MUTANTS_TOLD ?? "mutants.log", `${JSON.stringify(told)}\n`);
    this.#tested += 1;
    if (status === "Survived" || status === "NoCoverage") this.#survived += 1;
    if (performance.now() - this.#spoke < 10_000) return;
    this.#spoke = performance.now();
    process.stderr.write(`… ${this.#tested} of ${this.#total} mutants tested, ${this.#survived} survived\n`);
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Reporter, "riposte", MutantReporter),
  declareValuePlugin(PluginKind.Ignore, "words", words),
];

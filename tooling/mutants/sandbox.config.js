import { settings } from "@riposte/vitest-preset";
import { defineConfig } from "vitest/config";
import { endKeptWorker, keptPool } from "./dist/kept-worker.js";

// The tests as Stryker runs them: the package is read from its mutated sources wherever it is imported.
const { aliases, tests, without, strangers } = JSON.parse(process.env.RIPOSTE_MUTANTS);
const root = process.cwd();
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const keepThread = {
  name: "keep-thread",
  configureVitest({ vitest, project }) {
    project.config.pool = keptPool.name;
    project.config.poolRunner = keptPool;
    vitest.onClose(endKeptWorker);
  },
};

/** Stryker looks at tests alone: a file whose tests cannot even be read must be said to have failed. */
class UnreadableFiles {
  onInit(vitest) {
    this.vitest = vitest;
  }
  onTestModuleEnd(module) {
    if (module.state() === "failed" && module.children.size === 0)
      for (const { message, stack } of module.errors()) {
        // an error of vitest's has no prototype, and Stryker cannot print that
        const error = Object.assign(new Error(`${module.relativeModuleId}: ${message}`), { stack });
        this.vitest.state.catchError(error, "Unreadable test file");
      }
  }
}

export default defineConfig(({ mode }) => ({
  root,
  plugins: [keepThread],
  resolve: {
    alias: aliases.map(({ name, source }) => ({
      find: new RegExp(`^${literally(name)}$`),
      replacement: `${root}/${source}`,
    })),
  },
  test: {
    ...settings(mode),
    include: tests,
    exclude: [...settings(mode).exclude, ...without],
    isolate: true,
    maxWorkers: 1,
    // a thread takes none of V8's own
    execArgv: [],
    reporters: [new UnreadableFiles()],
    setupFiles: [`${root}/tooling/mutants/forget-last-mutant.js`],
    // a scenario's other proofs say that the kernel is sound, not that the rule is right
    env: { RIPOSTE_PROOFS: "once" },
    server: { deps: { external: strangers.map((folder) => new RegExp(`/${literally(folder)}/dist/`)) } },
  },
}));

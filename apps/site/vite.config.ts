import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pages } from "./pages/pages.js";

/**
 * Pages of the server may not make code from text, and trying to leaves a complaint in the console. Imports are evaluated before whoever imports
 * them, so every file tells zod first.
 */
const banner = "globalThis.__zod_globalConfig??={jitless:true};";

export default defineConfig({
  // served from any folder, by any static server
  base: "./",
  plugins: [react(), pages()],
  // as the table: docs/decisions/0002
  resolve: {
    alias: [
      { find: "react/jsx-runtime", replacement: "preact/jsx-runtime" },
      { find: "react-dom/client", replacement: "preact/compat/client" },
      { find: "react", replacement: "preact/compat" },
    ],
  },
  worker: { format: "es", rolldownOptions: { output: { banner } } },
  // the sandbox of the workshop has no origin of its own, so whoever serves it lets every origin read these files
  preview: { cors: { origin: "*" } },
  build: {
    chunkSizeWarningLimit: 900,
    target: "es2022",
    // a helper that preloads would look for a document, which the thread of a trial has not
    modulePreload: false,
    rolldownOptions: {
      input: {
        page: "src/page.ts",
        front: "src/front/front.tsx",
        copy: "src/copy.ts",
        chart: "src/chart/chart.tsx",
        workshop: "src/workshop/workshop.tsx",
        stage: "src/workshop/stage/stage.ts",
        "code-stage": "src/workshop/code/code-stage.ts",
        "code-trial": "src/workshop/code/trial.ts",
      },
      output: { banner },
    },
  },
});

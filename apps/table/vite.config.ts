import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { offline } from "./offline/offline.js";
import { withoutPrograms } from "./without-programs.js";

/** A server may forbid pages to make code from text, and that zod tries leaves a complaint in the console. */
const JITLESS = "globalThis.__zod_globalConfig??={jitless:true};";

/** Rules of one game come together, and few files compress better than many: what the kernel is made of, and what each game is made of. */
const groups = [
  { name: "kernel", test: /packages\/kernel\/|node_modules\/(?:zod|xstate|mitt)\// },
  {
    name: "imperial-assault",
    test: /packages\/(?:games\/imperial-assault|plugins\/(?:surge|power-tokens|skirmish-steps|dc-abilities|cc-effects))\//,
  },
  {
    name: "warhammer-40k",
    test: /packages\/(?:games\/warhammer-40k|plugins\/(?:critical-hits|command-choices|mechanics))\//,
  },
];

export default defineConfig({
  // served from any folder, by any static server
  base: "./",
  plugins: [react(), withoutPrograms(), offline()],
  // the same components in a tenth of the bytes: docs/decisions/0032
  resolve: {
    alias: [
      { find: "react/jsx-runtime", replacement: "preact/jsx-runtime" },
      { find: "react-dom/client", replacement: "preact/compat/client" },
      { find: "react", replacement: "preact/compat" },
    ],
  },
  worker: { format: "es", plugins: () => [withoutPrograms()], rolldownOptions: { output: { banner: JITLESS } } },
  build: {
    target: "es2022",
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // zod comes with a game, after the first file
        banner: ({ isEntry }) => (isEntry ? JITLESS : ""),
        codeSplitting: { groups, includeDependenciesRecursively: false },
      },
    },
  },
});

import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { offline } from "./offline/offline.js";

/** A server may forbid pages to make code from text, and that zod tries leaves a complaint in the console. */
const JITLESS = "globalThis.__zod_globalConfig??={jitless:true};";

/** Of a game's rules, what comes when it is asked for: another edition, laws of dice, the judge of bots that search, texts of lists. */
const ELSEWHERE =
  /\/(?:eleventh-edition\/|critical-hits\/dist\/attack-law|surge\/dist\/(?:odds|rerolled|free-pools)\.|dist\/bots\/(?:judge|imagine)\.|dist\/army\/(?:ready-army|list)-text\.)/;

/** What always comes together is one file, for few compress better than many: the kernel and its libraries, all rules of a game, the match. */
const groups = [
  // not what an inspector, a league, odds or the code of guests fetches of it
  {
    name: "kernel",
    test: /packages\/kernel\/(?!dist\/(?:index|entry|flow\/(?:diagram|mermaid|scxml)|match\/(?:simulation|answers-to)))|node_modules\/(?:zod|xstate|mitt)\//,
  },
  {
    name: (id: string) =>
      ELSEWHERE.test(id) ? null : (/packages\/(?:games|plugins)\/([^/]+)\//.exec(id)?.[1] ?? null),
  },
  // not what opens on a wish
  { name: "match", test: /table\/src\/(?:match\/(?!opened|question\/draft)|play\/(?!match-route|number-list))/ },
  { name: "preact", test: /node_modules\/preact\// },
];

export default defineConfig({
  // served from any folder, by any static server
  base: "./",
  plugins: [react(), offline(), manifests()],
  // the same components in a tenth of the bytes: docs/decisions/0002
  resolve: {
    alias: [
      { find: "react/jsx-runtime", replacement: "preact/jsx-runtime" },
      { find: "react-dom/client", replacement: "preact/compat/client" },
      { find: "react", replacement: "preact/compat" },
    ],
  },
  worker: { format: "es", rolldownOptions: { output: { banner: JITLESS } } },
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

/** Of a plugin's package.json a composition reads the version and the ranges: the rest stays at home. */
function manifests(): Plugin {
  return {
    name: "manifests",
    transform: {
      filter: { id: /packages\/(?:games|plugins)\/.*\/package\.json$/ },
      order: "pre",
      handler: (text) => {
        const { version, peerDependencies } = JSON.parse(text);
        return JSON.stringify({ version, peerDependencies });
      },
    },
  };
}

import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { GROUPS } from "./coming-together.js";
import { laterRules } from "./first-question/later-rules.js";
import { offline } from "./offline/offline.js";
import { skirmishParts } from "./skirmish-cards/skirmish-parts.js";
import { versionsAlone } from "./versions-alone.js";
import { withoutActors } from "./without-actors.js";
import { withoutDescriptions } from "./without-descriptions.js";

export default defineConfig({
  // served from any folder, by any static server
  base: "./",
  plugins: [
    react(),
    laterRules(),
    withoutDescriptions(),
    withoutActors(),
    versionsAlone(),
    skirmishParts(),
    offline(),
  ],
  // the same components in a tenth of the bytes: docs/decisions/0002
  resolve: {
    alias: [
      { find: "react/jsx-runtime", replacement: "preact/jsx-runtime" },
      { find: "react-dom/client", replacement: "preact/compat/client" },
      { find: "react", replacement: "preact/compat" },
      // what our packages use of zod
      { find: "zod", replacement: fileURLToPath(new URL("lean-schemas/index.ts", import.meta.url)) },
    ],
  },
  // thinking loads the game it thinks about, as the page does
  worker: { format: "es", plugins: () => [withoutDescriptions()] },
  build: {
    target: "es2022",
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [...GROUPS] },
      },
    },
  },
});

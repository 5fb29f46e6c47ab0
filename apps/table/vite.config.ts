import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { GROUPS } from "./coming-together.js";
import { offline } from "./offline/offline.js";
import { plainVersions } from "./plain-versions.js";
import { versionsAlone } from "./versions-alone.js";
import { withoutActors } from "./without-actors.js";
import { withoutDescriptions } from "./without-descriptions.js";
import { withoutPrograms } from "./without-programs.js";
import { withoutUnusedSchemas } from "./without-unused-schemas.js";

export default defineConfig({
  // served from any folder, by any static server
  base: "./",
  plugins: [
    react(),
    withoutDescriptions(),
    withoutUnusedSchemas(),
    withoutActors(),
    withoutPrograms(),
    plainVersions(),
    versionsAlone(),
    offline(),
  ],
  // the same components in a tenth of the bytes: docs/decisions/0032
  resolve: {
    alias: [
      { find: "react/jsx-runtime", replacement: "preact/jsx-runtime" },
      { find: "react-dom/client", replacement: "preact/compat/client" },
      { find: "react", replacement: "preact/compat" },
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

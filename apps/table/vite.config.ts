import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { offline } from "./offline/offline.js";
import { withoutDescriptions } from "./without-descriptions.js";

export default defineConfig({
  // served from any folder, by any static server
  base: "./",
  plugins: [react(), withoutDescriptions(), offline()],
  // the same components in a tenth of the bytes: docs/decisions/0032
  resolve: {
    alias: [
      { find: "react/jsx-runtime", replacement: "preact/jsx-runtime" },
      { find: "react-dom/client", replacement: "preact/compat/client" },
      { find: "react", replacement: "preact/compat" },
    ],
  },
  build: {
    target: "es2022",
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // what every match needs in one file: smaller than many, and kept when a game changes
        codeSplitting: {
          groups: [{ name: "kernel", test: /packages\/kernel\/|node_modules\/(zod|xstate|semver|mitt)\// }],
        },
      },
    },
  },
});

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { offline } from "./offline/offline.js";
import { plainVersions } from "./plain-versions.js";
import { versionsAlone } from "./versions-alone.js";
import { withoutActors } from "./without-actors.js";
import { withoutDescriptions } from "./without-descriptions.js";
import { withoutUnusedSchemas } from "./without-unused-schemas.js";

/** What every match runs on; what draws, traces and simulates matches comes with who does. */
const KERNEL =
  /packages\/kernel\/dist\/(?!flow\/(mermaid|diagram|json|plain-json)|trace\/|match\/simulation|program\/)|node_modules\/(zod|xstate|semver|mitt)\//;

/** What every page has. */
const PAGE =
  /node_modules\/preact\/|src\/(texts|share\/copied|shell\/use-loaded|settings\/(settings|key-map|kept-policy)\.ts|look\/(icon|lit|button)\.)/;

/** What every match shows, whatever the game; what opens on a click is not in it. */
const SEAT =
  /src\/(match|play|seat|record)\/(?!rules|policy-panel|match-route|socket-client|reconnecting)|src\/tables\/[a-z-]+\.|src\/end\/end-texts|apps\/seats\/dist\/(?!bots|index)|apps\/catalog\/dist\/(voice\/(?!players)|composition|outlook)/;

export default defineConfig({
  // served from any folder, by any static server
  base: "./",
  plugins: [
    react(),
    withoutDescriptions(),
    withoutUnusedSchemas(),
    withoutActors(),
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
        // few files compress better than many: what always comes together is one
        codeSplitting: {
          groups: [
            { name: "kernel", test: KERNEL, includeDependenciesRecursively: false },
            { name: "page", test: PAGE, includeDependenciesRecursively: false },
            { name: "seat", test: SEAT, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});

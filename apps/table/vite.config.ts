import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  // served from any folder, by any static server
  base: "./",
  plugins: [react()],
  build: { target: "es2022", manifest: true, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 900 },
});

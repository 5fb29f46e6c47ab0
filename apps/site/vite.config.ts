import { defineConfig } from "vite";
import { pages } from "./pages/pages.js";

export default defineConfig({
  // served from any folder, by any static server
  base: "./",
  plugins: [pages()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { page: "src/page.ts" } },
  },
});

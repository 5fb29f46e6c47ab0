import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { referencePages } from "./pages.js";

const folder = new URL("../../../docs/reference/", import.meta.url);
const pages = await referencePages();
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (!(file in pages)) rmSync(new URL(file, folder));
for (const [file, text] of Object.entries(pages)) writeFileSync(new URL(file, folder), text);
console.log(`docs/reference: ${Object.keys(pages).length} pages`);

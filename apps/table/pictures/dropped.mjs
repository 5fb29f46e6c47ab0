import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { strToU8, zipSync } from "fflate";

/** Games of others as a reader drops them on the page: the folder each was built to, and what it is called. */
export const DROPPED = { harbour: { built: "../../../docs/examples/dist/harbour", title: "Harbour" } };

/** Drops a built game on the page, and waits until its player is asked. */
export async function drop(page, { built, title }) {
  await page.locator("main h1").first().waitFor();
  const dataTransfer = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], "game.zip"));
      return transfer;
    },
    Array.from(zipOf(built)),
  );
  await page.dispatchEvent("body", "drop", { dataTransfer });
  await page.frameLocator(`iframe[title="${title}"]`).getByRole("region", { name: "Question" }).waitFor();
}

function zipOf(built) {
  const folder = fileURLToPath(new URL(built, import.meta.url));
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  const files = scripts.map((file) => [`dist/${file}`, strToU8(readFileSync(join(folder, file), "utf8"))]);
  const manifest = strToU8(JSON.stringify({ name: "mine", exports: "./dist/game.js" }));
  return zipSync(Object.fromEntries([["package.json", manifest], ...files]));
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openPages, type Page } from "@riposte/browser";
import { startServer } from "@riposte/server";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { opened } from "./opened.js";

const PATIENCE = 120_000;
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pages = opened(PATIENCE, async () => {
  const server = await startServer({ table: folder("../../dist"), site: folder("../../../site/dist") });
  return openPages({ address: server.address, close: () => server.close() });
});

const MANIFEST = JSON.stringify({ name: "mine", exports: "./dist/game.js" });
const zipOf = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({ "package.json": MANIFEST, ...files }).map(([path, text]) => [path, strToU8(text)]),
    ),
  );

/** The game of the guides as it was built. */
function harbour(): Readonly<Record<string, string>> {
  const built = folder("../../../../docs/examples/dist/harbour");
  const files = readdirSync(built, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  return Object.fromEntries(files.map((file) => [`dist/${file}`, readFileSync(join(built, file), "utf8")]));
}

/** Drops a file somewhere on the page. */
async function drop(page: Page, zip: Uint8Array): Promise<void> {
  const dataTransfer = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(bytes)], "game.zip"));
    return transfer;
  }, Array.from(zip));
  await page.dispatchEvent("body", "drop", { dataTransfer });
}

test("a built game that is dropped on the first page is played against bots, in a frame without an origin", {
  timeout: PATIENCE,
}, async () => {
  const page = await pages.open("#/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await drop(page, zipOf(harbour()));
  const frame = page.frameLocator("iframe[title=Harbour]");
  const question = frame.getByRole("region", { name: "Question" });
  await question.getByText("Which card do you play?").waitFor();
  await question
    .getByRole("button", { name: /^1?\s*Sail in with/ })
    .first()
    .click();
  await frame
    .getByText(/You play ship of \d/)
    .first()
    .waitFor();
  expect(await page.locator("iframe").getAttribute("sandbox")).toBe("allow-scripts");
});

test.each([
  ["exports no game", "export const one = 1;", "dist/game.js exports no game."],
  ["throws", "throw new Error('no luck');", "no luck"],
  ["imports what is not here", 'import "left-pad";', 'dist/game.js imports "left-pad". Here there are @riposte/kernel'],
  ["looks for what the browser keeps", "localStorage.setItem('a', 'b');", "localStorage"],
  ["never comes to an end", "for (;;);", "It does not come to an end"],
])("one that %s is told, and the page goes on", { timeout: PATIENCE }, async (_what, text, says) => {
  const page = await pages.open("#/dropped");
  await page.getByText("Drop the zip").waitFor();
  await drop(page, zipOf({ "dist/game.js": text }));
  await page.getByRole("alert").getByText(says).waitFor();
  await drop(page, zipOf(harbour()));
  await page.frameLocator("iframe[title=Harbour]").getByText("Which card do you play?").waitFor();
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { GAMES } from "@riposte/hosting";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { laterRules } from "../../first-question/later-rules.js";
import { composed, played } from "../composed.js";

const INPUTS = 120;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The games as a page has them: built, read with its schemas, in what comes first and what comes later. */
let page: { readonly composed: typeof composed; readonly played: typeof played };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "riposte-same-match-"));
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [laterRules()],
    resolve: { alias: { zod: here("../../lean-schemas/index.ts") } },
    ssr: { noExternal: true },
    build: { ssr: here("../composed.ts"), outDir: folder, emptyOutDir: true },
  });
  page = await import(/* @vite-ignore */ pathToFileURL(join(folder, "composed.js")).href);
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(GAMES)("$title is the same match in a page", { timeout: 60_000 }, async ({ id }) => {
  const [{ game }, { game: inPage }] = [await composed(id), await page.composed(id)];
  expect(inPage.lock).toEqual(game.lock);
  const [ours, theirs] = [played(game, INPUTS), page.played(inPage, INPUTS)];
  expect(theirs.line).toEqual(ours.line);
  expect(theirs.hash()).toBe(ours.hash());
});

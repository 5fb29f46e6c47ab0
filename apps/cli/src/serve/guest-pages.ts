import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findGame, type GameInfo, gamesFor } from "@riposte/hosting";
import { titled } from "@riposte/words";
import type { Plugin } from "rolldown";
import { UserMistake } from "../user-mistake.js";

/** Whose packages a game of others gets in a page, as it gets them in a match; and who lends it what rules are written with. */
const HERE = fileURLToPath(import.meta.resolve("@riposte/hosting/package.json"));
const KERNEL = fileURLToPath(import.meta.resolve("@riposte/kernel/package.json"));

/**
 * The folders of the table's page: where games of others are played, or plugins of others join, first one with a page that lists them,
 * and with their code as modules; else the table as it was built.
 */
export async function tableFolders(table: string, plugins: readonly string[] = []): Promise<readonly string[]> {
  const { guestFile, guestGames, guestPlugins } = await import("@riposte/hosting/guests");
  const guests = guestGames();
  if (guests.length + plugins.length === 0) return [table];
  const folder = mkdtempSync(join(tmpdir(), "riposte-table-"));
  mkdirSync(join(folder, "assets"));
  const written: object[] = [];
  const writeModule = async (name: string, where: string, noun: string): Promise<string> => {
    const code = await bundled(guestFile(where, noun), where);
    const module = `${name}-${createHash("sha256").update(code).digest("hex").slice(0, 12)}.js`;
    writeFileSync(join(folder, "assets", module), code);
    return module;
  };
  for (const { id, where } of guests) {
    const { title, summary, players, plugins: own, loadLists } = findGame(id) as GameInfo;
    const about = { id, title, summary, players, plugins: own, hasLists: loadLists !== undefined };
    written.push({ ...about, module: await writeModule(id, where, "game") });
  }
  const joining = await Promise.all(plugins.map(async (where) => ({ where, made: await guestPlugins(where) })));
  const all = joining.flatMap(({ made }) => made);
  for (const { where, made } of joining)
    for (const plugin of made) {
      const { name } = plugin;
      const about = { name, title: titled(name), summary: "another author's", isOptional: true };
      const joins = gamesFor(plugin, all).map(({ id }) => id);
      written.push({ about, joins, module: await writeModule(name, where, "plugin") });
    }
  const listed = `<script type="application/json" id="guests">${asMarkup(written)}</script>`;
  const page = readFileSync(join(table, "index.html"), "utf8").replace("</head>", () => `${listed}</head>`);
  writeFileSync(join(folder, "index.html"), page);
  return [folder, table];
}

/** Nothing in it can end the element it stands in. */
const asMarkup = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** What the page has of ours for the code of other authors, as a module that takes it from there. */
async function provided(): Promise<ReadonlyMap<string, string>> {
  const modules = {
    "@riposte/kernel": await import("@riposte/kernel"),
    "@riposte/kernel/run": await import("@riposte/kernel/run"),
  };
  const written = Object.entries(modules).map(([name, exported]): [string, string] => [
    name,
    `export const { ${Object.keys(exported).join(", ")} } = globalThis.riposteProvided[${JSON.stringify(name)}];`,
  ]);
  return new Map(written);
}

const FROM_PAGE = "\0from-page:";

/** What a game imports of ours is what this riposte has; anything else is its own, or the kernel's where it has none. */
const ownPackages = (fromPage: ReadonlyMap<string, string>): Plugin => ({
  name: "riposte-own-packages",
  async resolveId(source, importer) {
    if (fromPage.has(source)) return `${FROM_PAGE}${source}`;
    if (source.startsWith(".") || importer === undefined) return null;
    if (source.startsWith("@riposte/")) return this.resolve(source, HERE, { skipSelf: true });
    const own = await this.resolve(source, importer, { skipSelf: true });
    return own ?? this.resolve(source, KERNEL, { skipSelf: true });
  },
  load: (id) => (id.startsWith(FROM_PAGE) ? (fromPage.get(id.slice(FROM_PAGE.length)) ?? null) : null),
});

/** The game as one module that a browser can load: what it imports of ours is what this riposte has. */
async function bundled(file: string, where: string): Promise<string> {
  const { rolldown } = await import("rolldown");
  try {
    const bundle = await rolldown({
      input: file,
      platform: "browser",
      logLevel: "silent",
      plugins: [ownPackages(await provided())],
    });
    const { output } = await bundle.generate({ format: "esm", minify: true, codeSplitting: false });
    return output[0].code;
  } catch (error) {
    throw new UserMistake(
      "BAD_PLUGIN",
      `"${where}" cannot be made into a page: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { apiPages } from "./api-pages.js";
import { codeFiles } from "./code-files.js";
import { frontMatch, SCHEMAS } from "./games.js";
import { escaped } from "./highlight.js";
import { homePage } from "./home-page.js";
import { type Built, codeStageFile, dressed, stageFile } from "./layout.js";
import { written } from "./markdown.js";
import type { Contents, Page } from "./page.js";
import { referencePages } from "./reference/reference-pages.js";
import { found, read, readBytes } from "./repository.js";
import { type Section, sections } from "./section.js";
import { writtenPages } from "./written-pages.js";

/** Writes every page of the site beside the scripts they load; a link that leads nowhere is said here and fails a test. */
export function pages(): Plugin {
  return {
    name: "riposte-pages",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const emit = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: "asset", fileName, source });
        const all = sections();
        const told = writtenPages(all, (path, href) => {
          if (!/\.(png|svg|jpg)$/.test(href) || /^[a-z]+:/.test(href)) return undefined;
          const from = posix.join(posix.dirname(path), href);
          emit(`pictures/${posix.basename(from)}`, readBytes(from));
          return `../pictures/${posix.basename(from)}`;
        });
        for (const problem of told.problems) this.warn(problem);
        const referred = await referencePages();
        const api = apiPages();
        const every = [homePage(), workshopPage(), changesPage(), ...told.pages, ...referred.pages, ...api.pages];
        const known = new Set(every.map(({ address }) => address));
        const built = builtFrom(bundle);
        for (const page of every) emit(`${page.address}.html`, dressed(page, contentsOf(page, all), known, built));
        emit("search.json", JSON.stringify([...told.entries, ...referred.entries, ...api.entries]));
        for (const [name, text] of referred.files) emit(name, text);
        emit("front-match.json", JSON.stringify(await frontMatch()));
        for (const path of found("docs/positions/*.json"))
          emit(`positions/${posix.basename(path)}`, withoutSchema(read(path)));
        for (const name of Object.values(SCHEMAS)) emit(`schemas/${name}`, read(`data/schemas/${name}`));
        emit("stage.html", stageFile(built));
        emit("code-stage.html", codeStageFile(built));
        for (const [name, text] of codeFiles()) emit(name, text);
        emit("service-worker.js", offlineWorker(Object.keys(bundle)));
        emit("icon.svg", read("apps/table/public/icon.svg"));
      },
    },
  };
}

/** The pages of the same section, and the sections. */
function contentsOf({ section, contents }: Page, all: readonly Section[]): readonly Contents[] {
  if (contents !== undefined) return contents;
  const own = all.find(({ id }) => id === section);
  return [
    ...(own === undefined
      ? []
      : [{ title: own.title, links: own.sources.map(({ title, page }) => ({ title, address: page })) }]),
    {
      title: "More",
      links: [
        ...all.filter(({ id }) => id !== section).map(({ id, title }) => ({ title, address: `${id}/index` })),
        { title: "API", address: "api/index" },
        { title: "What changes", address: "start/changes" },
      ],
    },
  ];
}

/** The workshop's own files, for the device it was opened on. */
function offlineWorker(built: readonly string[]): string {
  // what only code needs is large, and kept when an author writes some
  const assets = built.filter((file) => file.startsWith("assets/") && !file.startsWith("assets/code/")).sort();
  const files = [
    "workshop.html",
    "stage.html",
    "code-stage.html",
    "theme.js",
    "icon.svg",
    ...Object.values(SCHEMAS).map((name) => `schemas/${name}`),
    ...assets,
  ];
  const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
  return `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n${read("apps/site/pages/service-worker.js")}`;
}

function builtFrom(bundle: Rolldown.OutputBundle): Built {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const chunkOf = (entry: string) => {
    const chunk = chunks.find(({ name, isEntry }) => isEntry && name === entry);
    if (chunk === undefined) throw new Error(`There is no script "${entry}" for a page. Name it in vite.config.ts.`);
    return chunk;
  };
  const stylesOf = (file: string, seen: Set<string>): readonly string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (chunk === undefined) return [];
    return [...chunk.imports.flatMap((one) => stylesOf(one, seen)), ...(chunk.viteMetadata?.importedCss ?? [])];
  };
  return {
    scriptOf: (entry) => chunkOf(entry).fileName,
    stylesOf: (entry) => stylesOf(chunkOf(entry).fileName, new Set()),
  };
}

/** A position as it is fetched: its link to a schema leads into the repository, which is not there. */
const withoutSchema = (text: string): string => text.replace(/^\s*"\$schema":.*\n/m, "");

/** What changed for users who upgrade: what is released, by package, and what comes next. */
function changesPage(): Page {
  const next = found(".changeset/*.md")
    .filter((path) => !path.endsWith("README.md"))
    .map((path) => {
      const [, packages = "", text = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(path)) ?? [];
      const named = [...packages.matchAll(/"([^"]+)": (\w+)/g)].map(([, name, size]) => `${name} (${size})`);
      return `<section class="card"><div>${written(text, (href) => href).html}</div><p class="kind">${escaped(named.join(", "))}</p></section>`;
    });
  const released = found("{packages,apps,data}/**/CHANGELOG.md").map(
    (path) => written(read(path), (href) => href).html,
  );
  return {
    address: "start/changes",
    title: "What changes",
    section: "start",
    headings: [],
    html: `<h1>What changes</h1><p class="lead">One sentence for each change, for users who upgrade.</p>${released.join("")}<h2>In the next release</h2>${next.join("")}`,
  };
}

/** The workshop: all of it is drawn by its script. */
const workshopPage = (): Page => ({
  address: "workshop",
  title: "Workshop",
  section: "workshop",
  isWhole: true,
  hasOwnBar: true,
  headings: [],
  scripts: ["workshop"],
  html: `<div id="workshop"><h1 class="unseen">Workshop</h1><p role="status" class="quiet">The workshop is being fetched …</p><noscript><p>The workshop reads and plays what you write in this page, and needs script for it. The formats are in <a href="formats/formats.html">Formats</a>.</p></noscript></div>`,
});

import { posix } from "node:path";
import type { Found } from "../src/search/search-index.js";
import { membersOf, statement } from "./api-members.js";
import { escaped, highlighted } from "./highlight.js";
import { relative } from "./links.js";
import type { Page } from "./page.js";
import { found, isThere, read } from "./repository.js";

interface Manifest {
  readonly name: string;
  readonly description?: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string | { readonly types?: string }>>;
}

/** One thing a package exports: its sentence and its type, as its declarations have them. */
interface Exported {
  readonly name: string;
  readonly kind: string;
  readonly doc: string;
  readonly example: string;
  readonly signature: string;
}

/** Packages whose interfaces authors and hosts write to: each of their members is found by its name. */
const WRITTEN_TO = ["@riposte/kernel", "@riposte/testing", "@riposte/hosting"];

/** A page for each published package: everything it exports, read from the declarations it is published with. */
export function apiPages(): { readonly pages: readonly Page[]; readonly entries: readonly Found[] } {
  const packages = found("packages/**/package.json").flatMap((path) => {
    const manifest = JSON.parse(read(path)) as Manifest;
    return manifest.private === true ? [] : [{ folder: posix.dirname(path), manifest }];
  });
  const contents = [
    {
      title: "API",
      links: packages.map(({ manifest }) => ({ title: shortOf(manifest.name), address: addressOf(manifest.name) })),
    },
  ];
  const entries: Found[] = [];
  const pages = packages.map(({ folder, manifest }): Page => {
    const address = addressOf(manifest.name);
    const doors = Object.entries(manifest.exports ?? {}).flatMap(([door, to]) =>
      typeof to === "object" && to.types !== undefined ? [{ door, all: exportsOf(posix.join(folder, to.types)) }] : [],
    );
    for (const { door, all } of doors)
      for (const { name, doc, signature } of all) {
        const there = `${address}#${anchor(door, name)}`;
        const about = `${doc.split(/(?<=\.) /)[0] ?? ""} ${manifest.name}`.trim();
        entries.push({ title: name, kind: "API", about, address: there });
        if (!WRITTEN_TO.includes(manifest.name)) continue;
        for (const member of membersOf(signature))
          entries.push({
            title: `${name}.${member.name}`,
            kind: "API",
            about: `${member.doc} ${manifest.name}`.trim(),
            address: there,
          });
      }
    const parts = doors.map(
      ({ door, all }) =>
        `<h2 id="${anchor(door, "")}"><code>${escaped(posix.join(manifest.name, door))}</code></h2>${all.map((one) => section(door, one)).join("")}`,
    );
    return {
      address,
      title: `${manifest.name}: API`,
      section: "reference",
      headings: doors.map(({ door }) => ({
        id: anchor(door, ""),
        text: posix.join(shortOf(manifest.name), door),
        depth: 2,
      })),
      contents,
      html: `<h1><code>${escaped(manifest.name)}</code></h1><p class="lead">${escaped(manifest.description ?? "")}.</p>${parts.join("")}`,
    };
  });
  const index: Page = {
    address: "api/index",
    title: "API",
    section: "reference",
    headings: [],
    contents,
    html: `<h1>API</h1><p class="lead">What each published package exports, with its types, from the comments in its source.</p><ul class="cards">${packages
      .map(
        ({ manifest }) =>
          `<li><a href="${relative("api/index", addressOf(manifest.name))}"><b>${escaped(manifest.name)}</b><span>${escaped(manifest.description ?? "")}</span></a></li>`,
      )
      .join("")}</ul>`,
  };
  return { pages: [index, ...pages], entries };
}

const shortOf = (name: string): string => name.replace("@riposte/", "");
const addressOf = (name: string): string => `api/${shortOf(name)}`;
const anchor = (door: string, name: string): string => `${door.replaceAll(/[^\w]/g, "") || "main"}-${name}`;

const section = (door: string, { name, kind, doc, example, signature }: Exported): string =>
  `<section class="export" id="${anchor(door, name)}"><h3><code>${escaped(name)}</code> <small>${kind}</small></h3>${doc === "" ? "" : `<p>${prose(doc)}</p>`}<figure class="code"><pre tabindex="0"><code>${highlighted(signature, "ts")}</code></pre></figure>${example === "" ? "" : `<figure class="code"><figcaption>Example</figcaption><pre tabindex="0"><code>${highlighted(example, "ts")}</code></pre></figure>`}</section>`;

const prose = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

const REEXPORT = /export (?:type )?\{([^}]+)\} from "([^"]+)"/g;

/** What an entry point exports, each followed to the file that declares it. */
function exportsOf(entry: string): readonly Exported[] {
  if (!isThere(entry)) return [];
  const text = read(entry);
  const own = [...text.matchAll(/^export (?:declare )?(?:function|const|class|interface|type) (\w+)/gm)].map(
    ([, name]) => [entry, name as string] as const,
  );
  const others = [...text.matchAll(REEXPORT)].flatMap(([, names = "", from = ""]) =>
    names
      .split(",")
      .map((name) => name.trim().replace(/^type /, ""))
      .filter((name) => name !== "")
      .map((name) => [posix.join(posix.dirname(entry), from.replace(/\.js$/, ".d.ts")), name] as const),
  );
  return [...own, ...others]
    .flatMap(([file, name]) => declared(file, name) ?? [])
    .sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1));
}

function declared(file: string, written: string): Exported | undefined {
  const [local = written, , outside = local] = written.split(" ");
  if (!isThere(file)) return undefined;
  const text = read(file);
  const found = new RegExp(
    `(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\s*)?export (?:declare )?(function|const|class|interface|type) ${local}\\b`,
  ).exec(text);
  if (found === null) {
    // a file may pass on what another declares
    const passed = [...text.matchAll(REEXPORT)].find(([, names = ""]) => new RegExp(`\\b${local}\\b`).test(names));
    const further =
      passed === undefined ? undefined : posix.join(posix.dirname(file), String(passed[2]).replace(/\.js$/, ".d.ts"));
    return further === undefined || further === file ? undefined : declared(further, local);
  }
  const [doc = "", example = ""] = commentIn(found[1] ?? "").split(/@example\s*/);
  const from = found.index + (found[1]?.length ?? 0);
  return {
    name: outside,
    kind: found[2] ?? "",
    doc: doc.replaceAll(/\s+/g, " ").replaceAll(/@\w+ /g, "").trim(),
    example: example.trim(),
    signature: statement(text.slice(from).replace(/^export (declare )?/, "")),
  };
}

const commentIn = (comment: string): string =>
  comment
    .replace(/^\/\*\*/, "")
    .replace(/\*\/\s*$/, "")
    .replaceAll(/^\s*\* ?/gm, "")
    .trim();

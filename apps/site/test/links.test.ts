import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const root = fileURLToPath(new URL("../../../", import.meta.url));
const SOURCE = "https://github.com/riposte-engine/riposte/blob/main/";
const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
const texts = new Map(files.map((file) => [join(dist, file), readFileSync(join(dist, file), "utf8")]));
const anchors = new Map([...texts].map(([file, text]) => [file, new Set(idsIn(text))]));

test("every link leads to a page, an anchor or a file that is there", () => {
  expect(
    [...texts].flatMap(([file, text]) =>
      hrefsIn(text)
        .filter((href) => !leads(file, href))
        .map(from(file)),
    ),
  ).toEqual([]);
});

test("everything that can be found is there", () => {
  const entries = JSON.parse(readFileSync(join(dist, "search.json"), "utf8")) as { address: string }[];
  expect(entries.length).toBeGreaterThan(300);
  expect(
    entries
      .map(({ address }) => address.replace(/(#|$)/, ".html$1"))
      .filter((one) => !leads(join(dist, "index.html"), one)),
  ).toEqual([]);
});

function leads(file: string, href: string): boolean {
  if (href.startsWith(SOURCE)) return existsSync(join(root, href.slice(SOURCE.length).replace(/#L\d+$/, "")));
  if (/^[a-z]+:/.test(href)) return true;
  const [path = "", anchor = ""] = href.split("#", 2);
  const target = path === "" ? file : resolve(dirname(file), path);
  // the table lies around the site
  if (!target.startsWith(dist.slice(0, -1))) return target === dirname(dist.slice(0, -1));
  if (anchor === "" || !target.endsWith(".html")) return existsSync(target);
  if (target.endsWith("workshop.html")) return true;
  return anchors.get(target)?.has(anchor.replaceAll("&quot;", '"')) === true;
}

const from = (file: string) => (href: string) => `${file.slice(dist.length)}: ${href}`;

function hrefsIn(text: string): readonly string[] {
  return [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, href]) =>
    decodeURI(String(href).replaceAll("&amp;", "&")),
  );
}

function idsIn(text: string): readonly string[] {
  return [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => String(id));
}

import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const dist = new URL("../dist/", import.meta.url);

/** What a page fetches before anybody does anything, gzipped as it goes over the wire; its font aside. */
function firstLoad(page: string, beside: readonly string[] = []): number {
  const html = readFileSync(new URL(page, dist), "utf8");
  const root = new URL(page, dist);
  const named = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => new URL(file as string, root),
  );
  const all = new Map<string, Uint8Array>([[page, Buffer.from(html)]]);
  const take = (file: URL) => {
    if (all.has(file.href)) return;
    const text = readFileSync(file);
    all.set(file.href, text);
    if (file.pathname.endsWith(".js"))
      for (const [, inner] of text.toString().matchAll(/(?:import|from)\s*"(\.\/[^"]+\.js)"/g))
        take(new URL(inner as string, file));
  };
  for (const file of [...named, ...beside.map((one) => new URL(one, dist))]) take(file);
  return [...all.values()].reduce((sum, bytes) => sum + gzipSync(bytes).length, 0);
}

test.each([
  ["index.html", ["front-match.json"], 60],
  ["guides/first-plugin.html", [], 30],
  ["reference/imperial-assault/window-attack-rerolls.html", [], 30],
  ["reference/imperial-assault/cards.html", [], 120],
  ["workshop.html", [], 60],
])("the first load of %s is far below 150 kB gzipped, its font of 57 kB aside", (page, beside, kilobytes) => {
  expect(firstLoad(page, beside)).toBeLessThan(kilobytes * 1000);
});

test("the editor comes after the workshop's page, and both are below 180 kB; games and compilers are fetched when they are needed", () => {
  const assets = readdirSync(new URL("assets/", dist));
  const editor = assets.find((file) => /^json-editor-.*\.js$/.test(file)) as string;
  expect(firstLoad("workshop.html", [`assets/${editor}`])).toBeLessThan(180_000);
});

import type { Found } from "../src/search/search-index.js";
import { escaped } from "./highlight.js";
import { linksAmong, relative } from "./links.js";
import { written } from "./markdown.js";
import type { Page } from "./page.js";
import { read } from "./repository.js";
import type { Section } from "./section.js";

/** Everything that becomes the site, and what leads nowhere. */
export interface Told {
  readonly pages: readonly Page[];
  readonly entries: readonly Found[];
  readonly problems: readonly string[];
}

const LONGEST = 160;

/** The pages people wrote as Markdown, and a page for each section that lists them. */
export function writtenPages(
  all: readonly Section[],
  pictures: (path: string, href: string) => string | undefined,
): Told {
  const places = all.flatMap(({ sources }) => sources.map(({ path, page }) => [path, page] as const));
  const links = linksAmong(new Map([...places, ...GENERATED]));
  const problems: string[] = [];
  const pages: Page[] = [];
  const entries: Found[] = [];
  for (const section of all) {
    for (const { path, page, title } of section.sources) {
      const { html, headings, text } = written(read(path), (href) => {
        const picture = pictures(path, href);
        if (picture !== undefined) return picture;
        const address = links.resolve(path, href);
        if (address === null) problems.push(`${path} links to ${href}, which is not there.`);
        return address ?? href;
      });
      pages.push({ address: page, title, section: section.id, html, headings });
      entries.push({ title, kind: section.title, about: "", address: page, text: text.slice(0, 4000) });
      for (const heading of headings.filter(({ depth }) => depth === 2 || depth === 3))
        entries.push({ title: heading.text, kind: section.title, about: title, address: `${page}#${heading.id}` });
    }
    pages.push(listing(section));
  }
  return { pages, entries, problems };
}

/** Written by other parts of the site, where files of the repository are linked to. */
const GENERATED: readonly (readonly [string, string])[] = [["docs/reference", "reference/index"]];

function listing({ id, title, about, sources }: Section): Page {
  const address = `${id}/index`;
  const items = sources.map(({ page, title: name, path }) => {
    const first = firstSentence(path);
    return `<li><a href="${relative(address, page)}"><b>${escaped(name)}</b><span>${escaped(first)}</span></a></li>`;
  });
  return {
    address,
    title,
    section: id,
    html: `<h1>${title}</h1><p class="lead">${escaped(about)}</p><ul class="cards">${items.join("")}</ul>`,
    headings: [],
  };
}

/** The first sentence a page says, without marks. */
function firstSentence(path: string): string {
  const paragraph = read(path)
    .split(/\n\s*\n/)
    .find((block) => /^["“\w`*[]/.test(block.trim()) && !block.startsWith("#"));
  const plain = (paragraph ?? "")
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const sentence = /^.*?[.!?](?= |$)/.exec(plain)?.[0] ?? plain;
  return sentence.length > LONGEST ? `${sentence.slice(0, LONGEST).replace(/ \S*$/, "")} …` : sentence;
}

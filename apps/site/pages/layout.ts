import { escaped } from "./highlight.js";
import { relative } from "./links.js";
import type { Contents, Page } from "./page.js";
import { SOURCE_HOME } from "./repository.js";

/** Files of the build that pages load. */
export interface Built {
  scriptOf(entry: string): string;
  stylesOf(entry: string): readonly string[];
}

const MARK = `<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="var(--ink)"/><path d="M6.5 21.5L19 6.5M19 6.5l2.5 6" stroke="var(--surface)" stroke-width="2.6" stroke-linecap="round" fill="none"/><path d="M9.5 8.5L21.5 21" stroke="var(--lit)" stroke-width="2.6" stroke-linecap="round"/></svg>`;
const ICONS = {
  search: '<circle cx="7" cy="7" r="4.5"/><path d="M10.5 10.5L14 14"/>',
  menu: '<path d="M2 4h12M2 8h12M2 12h12"/>',
  theme: '<circle cx="8" cy="8" r="6"/><path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor"/>',
};

const icon = (name: keyof typeof ICONS): string =>
  `<svg viewBox="0 0 16 16" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" aria-hidden="true">${ICONS[name]}</svg>`;

/** What the bar leads to. */
const WAYS = [
  { title: "Guides", section: "guides", address: "guides/index" },
  { title: "Reference", section: "reference", address: "reference/index" },
  { title: "Rules", section: "rules", address: "rules/index" },
  { title: "Workshop", section: "workshop", address: "workshop" },
] as const;

/** A whole HTML file. */
export function dressed(page: Page, contents: readonly Contents[], known: ReadonlySet<string>, built: Built): string {
  const root = "../".repeat(page.address.split("/").length - 1) || "./";
  const entries = ["page", ...(page.scripts ?? [])];
  const styles = [...new Set(entries.flatMap((entry) => built.stylesOf(entry)))];
  const ways = WAYS.filter(({ address }) => known.has(address)).map(
    ({ title, section, address }) =>
      `<a href="${relative(page.address, address)}"${section === page.section ? ' aria-current="true"' : ""}>${title}</a>`,
  );
  const body = page.isWhole === true ? wholeBody(page) : articleBody(page, contents);
  return `<!doctype html>
<html lang="en" data-root="${root}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(page.title === "Riposte" ? "Riposte" : `${page.title} · Riposte`)}</title>
<link rel="icon" href="${root}icon.svg">
${page.section === "workshop" ? OWN_FRAMES : ""}
${styles.map((file) => `<link rel="stylesheet" href="${root}${file}">`).join("\n")}
<script src="${root}theme.js"></script>
${entries.map((entry) => `<script type="module" src="${root}${built.scriptOf(entry)}"></script>`).join("\n")}
</head>
<body${page.game === undefined ? "" : ` data-game="${page.game}"`}>
<a class="skip" href="#content">To the text</a>
${page.hasOwnBar === true ? "" : barOf(page, root, ways)}
${body}
</body>
</html>
`;
}

const barOf = (page: Page, root: string, ways: readonly string[]): string => `<header class="bar">
<a class="home" href="${relative(page.address, "index")}">${MARK}<b>Riposte</b></a>
<nav aria-label="Site" class="places"><a href="${root}../">Play</a>${ways.join("")}<a href="${SOURCE_HOME}">Source</a></nav>
<button type="button" class="icon" id="theme" aria-label="Light or dark">${icon("theme")}</button>
<div class="search" role="search"><label for="search">${icon("search")}<span class="unseen">Search everything</span></label><input id="search" type="search" placeholder="Search everything" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list"><kbd class="slash">/</kbd><kbd class="escape">Esc</kbd></div>
<button type="button" class="icon narrow" id="menu" aria-label="Contents" aria-expanded="false">${icon("menu")}</button>
</header>`;

/** The table in a frame of its own, for the workshop. */
export const stageFile = (built: Built): string => framedFile(built, "stage", "", "");

/** What the sandbox may do: run what an author wrote, load our files, and reach no other server. */
const SANDBOX =
  "default-src 'self'; script-src 'self' 'unsafe-eval' blob:; worker-src blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'none'; frame-src 'none'; object-src 'none'; form-action 'none'; base-uri 'none'";

/** Code of others may not lead its frame to another server. */
const OWN_FRAMES = `<meta http-equiv="Content-Security-Policy" content="frame-src 'self'">`;

/** No name of a server is asked for because a link leads there. */
const NO_NAMES = `<meta http-equiv="x-dns-prefetch-control" content="off">`;

/** The same for code of others: it runs in a frame without an origin, and is tried in a thread before. */
export const codeStageFile = (built: Built): string =>
  framedFile(
    built,
    "code-stage",
    `<meta http-equiv="Content-Security-Policy" content="${SANDBOX}">${NO_NAMES}`,
    ` data-trial="${built.scriptOf("code-trial")}"`,
  );

const framedFile = (built: Built, entry: string, head: string, attributes: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
<title>Stage · Riposte</title>
${built
  .stylesOf(entry)
  .map((file) => `<link rel="stylesheet" href="${file}">`)
  .join("\n")}
<script src="theme.js"></script>
<script type="module" src="${built.scriptOf(entry)}"></script>
</head>
<body><div id="stage"${attributes}></div></body>
</html>
`;

const wholeBody = ({ html }: Page): string => `<main id="content" class="whole">${html}</main>`;

function articleBody(page: Page, contents: readonly Contents[]): string {
  const parts = page.headings.filter(({ depth }) => depth === 2);
  return `<div class="columns">
<nav class="contents" aria-label="Contents" id="contents">${contents.map((one) => listOf(one, page.address)).join("")}</nav>
<main id="content"><article class="text">${page.html}</article></main>
<aside class="here">${parts.length < 2 ? "" : `<nav aria-label="On this page"><h2>On this page</h2>${parts.map(({ id, text }) => `<a href="#${id}">${text}</a>`).join("")}</nav>`}</aside>
</div>`;
}

const listOf = ({ title, links }: Contents, here: string): string =>
  `<h2>${escaped(title)}</h2><ul>${links
    .map(
      (link) =>
        `<li><a href="${relative(here, link.address)}"${link.address === here ? ' aria-current="page"' : ""}>${escaped(link.title)}</a></li>`,
    )
    .join("")}</ul>`;

import { escaped } from "./highlight.js";
import { written } from "./markdown.js";
import type { Page } from "./page.js";
import { found, read } from "./repository.js";

/** What changed for users who upgrade: what is released, by package, and what comes next. */
export function changesPage(): Page {
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

import { posix } from "node:path";
import { atSource, isThere } from "./repository.js";

/** Where links of a page lead. */
export interface Links {
  /** The address for a link written in a file of the repository, or null for one that leads nowhere. */
  resolve(from: string, href: string): string | null;
}

/** From one page of the site to another, so that the site works from any folder. */
export function relative(from: string, to: string): string {
  const [page = "", anchor] = to.split("#", 2);
  const address = posix.relative(posix.dirname(from), `${page}.html`);
  return anchor === undefined ? address : `${address}#${anchor}`;
}

/** Pages by the path of what they are written in. */
export function linksAmong(pages: ReadonlyMap<string, string>): Links {
  return {
    resolve(from, href) {
      if (/^[a-z]+:/.test(href) || href.startsWith("#")) return href;
      const [file = "", anchor] = href.split("#", 2);
      const path = posix.join(posix.dirname(from), decodeURI(file)).replace(/\/$/, "");
      const page = pages.get(path) ?? pages.get(`${path}/README.md`);
      const here = pages.get(from);
      if (page !== undefined && here !== undefined)
        return relative(here, anchor === undefined ? page : `${page}#${anchor}`);
      return isThere(path) ? atSource(path) : null;
    },
  };
}

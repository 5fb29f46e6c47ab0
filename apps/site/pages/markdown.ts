import { Marked, type Tokens } from "marked";
import { escaped, highlighted } from "./highlight.js";
import { scrolling } from "./reference/table.js";

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

/** Markdown as it stands on a page. */
export interface Written {
  readonly html: string;
  readonly headings: readonly Heading[];
  /** What a search finds it by. */
  readonly text: string;
}

/** Markdown to HTML; `link` says where its links lead. */
export function written(markdown: string, link: (href: string) => string): Written {
  const headings: Heading[] = [];
  const taken = new Map<string, number>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const text = this.parser.parseInline(tokens, this.parser.textRenderer).replaceAll(/<[^>]+>/g, "");
        const id = unique(anchorOf(text), taken);
        headings.push({ id, text, depth });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escaped(link(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        return `<img src="${escaped(link(href))}" alt="${escaped(text)}" loading="lazy">`;
      },
      code({ text, lang = "" }: Tokens.Code) {
        const [language = "", ...file] = lang.split(" ");
        const head = file.length === 0 ? "" : `<figcaption><code>${escaped(file.join(" "))}</code></figcaption>`;
        return `<figure class="code">${head}<pre tabindex="0"><code>${highlighted(text, language)}</code></pre></figure>\n`;
      },
      table({ header, rows }: Tokens.Table) {
        // a corner without words heads nothing
        const cell = ({ tokens, header: isHead }: Tokens.TableCell) => {
          const html = this.parser.parseInline(tokens);
          return isHead && html !== "" ? `<th>${html}</th>` : `<td>${html}</td>`;
        };
        const row = (cells: readonly Tokens.TableCell[]) => `<tr>${cells.map(cell).join("")}</tr>`;
        return `${scrolling(`<thead>${row(header)}</thead><tbody>${rows.map(row).join("")}</tbody>`)}\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, headings, text: plainOf(html) };
}

/** The anchor GitHub gives a heading, so that links in files hold in both places. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/&[a-z]+;/g, "")
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

function unique(id: string, taken: Map<string, number>): string {
  const before = taken.get(id);
  taken.set(id, (before ?? -1) + 1);
  return before === undefined ? id : `${id}-${before + 1}`;
}

const plainOf = (html: string): string =>
  html
    .replaceAll(/<figure[\s\S]*?<\/figure>/g, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

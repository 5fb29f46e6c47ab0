/** A section of a game's rules: its heading and a line for each rule. */
export interface RulesSection {
  readonly title: string;
  readonly rules: readonly string[];
}

/** The pages of docs/rules, each fetched when it is read. */
const FILES = import.meta.glob<string>("../../../../docs/rules/*.md", { query: "?raw", import: "default" });

const fileOf = (game: string) => FILES[`../../../../docs/rules/${game}.md`];

export const hasRules = (game: string): boolean => fileOf(game) !== undefined;

/** The rules of a game as its page in docs/rules tells them; nothing where there is none. */
export async function rulesOf(game: string): Promise<readonly RulesSection[]> {
  const page = await fileOf(game)?.();
  return page === undefined ? [] : sectionsIn(page);
}

/** Sections and the first column of their tables; the second one names tests. */
export function sectionsIn(page: string): readonly RulesSection[] {
  const [, ...sections] = page.split(/^## /m);
  return sections.map((section) => {
    const [title = "", ...lines] = section.split("\n");
    const rules = lines
      .filter((line) => line.startsWith("| ") && !/^\| (rule|-)/.test(line))
      .map((line) => plainText(line.split(" | ")[0] ?? ""));
    return { title: title.trim(), rules };
  });
}

/** Without table bars, links and code marks. */
const plainText = (cell: string): string =>
  cell
    .replace(/^\|\s*/, "")
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .trim();

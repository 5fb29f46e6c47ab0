import { HEADING, ROLE } from "./list-words.js";

/** A line with how deep it stands: 0 at the margin, 1 below a unit, 2 below its models. */
export interface WrittenLine {
  readonly at: number;
  readonly text: string;
  readonly depth: 0 | 1 | 2;
}

const BULLET = /^(\s*)([\u2022\u25e6\u25aa\u25ab*-])(\s+)/;

/**
 * Lines with their depth, which is told by what stands further in than the unit's first bullet. One layout of the app has a bullet
 * before the first line of a run alone: the lines that hang below it stand as deep, or below it.
 */
export function writtenLines(text: string): readonly WrittenLine[] {
  let run: { readonly column: number; readonly depth: 1 | 2 } | undefined;
  let first: number | undefined;
  return text.split(/\r?\n/).map((written, place) => {
    const raw = written.replaceAll("\t", "    ");
    const line = raw.trim();
    const bullet = BULLET.exec(raw);
    if (bullet !== null) {
      const [whole, margin = "", mark = ""] = bullet;
      const text = raw.slice(whole.length).trim();
      // a role stands at the margin, what is worn further in
      if (!ROLE.test(text)) first ??= margin.length;
      const depth = /[\u25e6\u25ab]/.test(mark) || margin.length > (first ?? margin.length) ? 2 : 1;
      run = { column: whole.length, depth };
      return { at: place + 1, text, depth };
    }
    const margin = raw.length - raw.trimStart().length;
    if (line === "" || HEADING.test(line) || (margin === 0 && !/^\d+x\s/.test(line))) run = undefined;
    if (run === undefined) {
      if (line !== "") first = undefined;
      return { at: place + 1, text: line, depth: 0 };
    }
    return { at: place + 1, text: line, depth: margin > run.column ? 2 : run.depth };
  });
}

/** Chat clients put a list on one line: bullets, headings and points show where lines were. */
export function unflattened(text: string, names: readonly string[]): string {
  const bullets = text.match(/[\u2022\u25e6]/g)?.length ?? 0;
  if (bullets < text.split("\n").length) return text;
  const known = names.toSorted((one, other) => other.length - one.length);
  return text
    .replace(/\s+(?=[\u2022\u25e6])/g, "\n")
    .replace(/(\(\d[\d, ]* ?points\))[ \t]+/gi, "$1\n")
    .replace(/\s+(?=(?:Strike Force|Incursion|Onslaught|Combat Patrol) \()/g, "\n")
    .replace(
      /\s+(?=(?:CHARACTERS?|BATTLELINE|DEDICATED TRANSPORTS|OTHER DATASHEETS|ALLIED UNITS|Exported with)\b)/g,
      "\n",
    )
    .replace(/\b(CHARACTERS?|BATTLELINE|DEDICATED TRANSPORTS|OTHER DATASHEETS|ALLIED UNITS)\s+/g, "$1\n")
    .split("\n")
    .flatMap((line) => {
      const name = /\(\d[\d, ]* ?points\)/i.test(line) ? known.find((one) => line.includes(` ${one} (`)) : undefined;
      return name === undefined || !BULLET.test(line)
        ? [line]
        : line.split(new RegExp(` (?=${name.replace(/[^\w ]/g, ".")} \\()`));
    })
    .join("\n");
}

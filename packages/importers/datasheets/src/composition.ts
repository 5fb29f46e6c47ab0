import type { PrintedGroup } from "./sheet.js";
import { onOneLine } from "./typography.js";

/** Compositions, one of which a unit has, and what was among their lines. */
export interface Composition {
  readonly sizes: readonly (readonly PrintedGroup[])[];
  /** Sentences about what models carry. */
  readonly loadout: readonly string[];
  readonly unread: readonly string[];
}

/** The lines of a composition: groups that stand together, until an "OR" begins another. */
export function readComposition(lines: readonly string[]): Composition {
  const sizes: PrintedGroup[][] = [[]];
  const [loadout, unread]: [string[], string[]] = [[], []];
  const plain = lines.map((line) => onOneLine(line).replace(BULLET, "")).filter((line) => line !== "");
  // such a heading makes every line a composition of its own, wherever it stands
  const isEachAnother = plain.some((line) => ONE_OF.test(line));
  for (const line of plain) {
    if (ONE_OF.test(line)) continue;
    if (/^or:?$/i.test(line)) sizes.push([]);
    else if (/equipped with:/i.test(line)) loadout.push(line);
    else {
      const groups = readGroups(line);
      if (groups === undefined) unread.push(line);
      else if (isEachAnother) sizes.push([...groups]);
      else sizes.at(-1)?.push(...groups);
    }
  }
  return { sizes: sizes.filter((groups) => groups.length > 0), loadout, unread };
}

const BULLET = /^[\u25a0\u25aa\u25ab\u2022\u25e6]\s*/;
const ONE_OF = /^one of the following:?$/i;

/** A line: "4-9 Ember Guards", "1 Sergeant* and 9 Guards". */
export function readGroups(line: string): readonly PrintedGroup[] | undefined {
  const plain = onOneLine(line).replace(/\s*\([^)]*\)/g, "");
  const parts = plain.split(/(?:,\s*|\s+and\s+|,\s*and\s+)(?=\d)/);
  const groups = parts.flatMap((part) => readGroup(part) ?? []);
  return groups.length === parts.length ? groups : undefined;
}

function readGroup(part: string): PrintedGroup | undefined {
  const found = /^(\d+)(?:\s*[-\u2013]\s*(\d+))?\s+(.+?)(?:\s*[-\u2013\u2014]\s*EPIC HERO)?[*\u2020.\s]*$/.exec(part);
  if (found === null) return undefined;
  const least = Number(found[1]);
  return { name: found[3] as string, least, most: Number(found[2] ?? least) };
}

/** A unit's own line: who, how many, for how many points, and what follows a colon. */
export interface UnitLine {
  readonly name: string;
  /** Its place in the list, where that has a name: char1. */
  readonly slot: string | undefined;
  readonly count: number | undefined;
  readonly points: number;
  readonly rest: string;
}

const SLOT = String.raw`(?:(\p{L}{2,12}\s?\d+)\s*:\s*)`;
const COST = String.raw`(\d[\d,.\s]*)\s*(?:points?|pts)`;
/** Where the cost stands in brackets; a place in the list and what is carried are told apart by colons. */
const UNIT = new RegExp(String.raw`^${SLOT}?(?:(\d+)\s*x?\s+)?(.+?)\s*[[(]\s*${COST}\s*[\])]\s*(?::\s*(.*))?$`, "iu");
/** New Recruit's French: what is carried follows at once. */
const CODED = new RegExp(String.raw`^${SLOT}(?:(\d+)\s*x?\s+)?(.+?)\s*\[\s*${COST}\s*\]\s+(.*)$`, "iu");
/** Without brackets, as Army List Network writes it: behind a colon, or behind dots and a place in the list. */
const BARE = new RegExp(String.raw`^(?!total\b)${SLOT}?(.+?)(?:\s*\((\d+)\))?\s*(?::|\u2026|\.{2,})\s*${COST}$`, "iu");

/** "Boyz (160 Points)", "Char1: 1x Warboss (65 pts): Klaw, Shoota", "Ligne 1 : Boyz [160pts] Klaw", "Boyz (10) : 85 pts". */
export function readUnitLine(line: string): UnitLine | undefined {
  const [, slot, count, name = "", points = "", rest = ""] = CODED.exec(line) ?? UNIT.exec(line) ?? bare(line) ?? [];
  if (name === "") return undefined;
  return {
    name,
    slot: slot?.replace(/\s/g, "").toLowerCase(),
    count: count === undefined ? undefined : Number(count),
    points: Number(points.replace(/\D/g, "")),
    rest,
  };
}

/** The same parts in the order of the others. */
function bare(line: string): readonly (string | undefined)[] | undefined {
  const found = BARE.exec(line);
  if (found === null) return undefined;
  const [whole, slot, name, count, points] = found;
  return [whole, slot, count, name, points];
}

/** "9 with A, B; 1 with C" for several kinds of models; a plain list belongs to all. */
export function splitModels(
  rest: string,
): readonly { readonly count: number | undefined; readonly items: readonly string[] }[] {
  if (rest.trim() === "") return [];
  return rest.split(/\s*;\s*/).map((part) => {
    const [, count, items] = /^(\d+)\s+(?:with|avec)\s+(.*)$/i.exec(part) ?? [];
    return { count: count === undefined ? undefined : Number(count), items: splitItems(items ?? part) };
  });
}

/** Commas part things, but not those inside brackets. */
export const splitItems = (text: string): readonly string[] =>
  text
    .split(/,\s*(?![^([]*[)\]])/)
    .map((item) => item.trim())
    .filter((item) => item !== "");

/** "9x Boy", "9 Boy", "Boy"; points behind it are the unit's. */
export function readItem(text: string): { readonly name: string; readonly count: number } {
  const [, count, name = text] = /^(\d+)\s*x?\s+(.+)$/i.exec(text.trim()) ?? [];
  return {
    name: name.replace(/\s*[[(]\+?\d[\d,.]*\s*(?:points?|pts)[\])]$/i, "").trim(),
    count: count === undefined ? 1 : Number(count),
  };
}

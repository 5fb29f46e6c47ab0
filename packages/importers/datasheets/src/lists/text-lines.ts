/** A unit's own line: who, how many, for how many points, and what follows a colon. */
export interface UnitLine {
  readonly name: string;
  /** Its place in the list, where that has a name: char1. */
  readonly slot: string | undefined;
  readonly count: number | undefined;
  readonly points: number;
  readonly rest: string;
}

const UNIT =
  /^(?:([A-Za-z]{2,12}\s?\d+)\s*:\s*)?(?:(\d+)\s*x?\s+)?(.+?)\s*[[(]\s*(\d[\d,.\s]*)\s*(?:points?|pts)\s*[\])]\s*(?::\s*(.*))?$/i;

/** "Boyz (160 Points)", "Char1: 1x Warboss (65 pts): Klaw, Shoota", "Boyz [160pts]: …". */
export function readUnitLine(line: string): UnitLine | undefined {
  const found = UNIT.exec(line);
  if (found === null) return undefined;
  const [, slot, count, name = "", points = "", rest = ""] = found;
  return {
    name,
    slot: slot?.replace(/\s/g, "").toLowerCase(),
    count: count === undefined ? undefined : Number(count),
    points: Number(points.replace(/\D/g, "")),
    rest,
  };
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

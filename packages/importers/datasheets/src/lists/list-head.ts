import { isNamed } from "../slug.js";
import { DETACHMENT_POINTS, SIZE } from "./list-words.js";

/** What names mean, as far as datasheets say; the lines before the units come in any order. */
export interface KnownNames {
  readonly units: readonly string[];
  readonly factions: readonly string[];
  readonly detachments: readonly string[];
}

/** What the lines before the units say. */
export interface ListHead {
  readonly faction: string | undefined;
  readonly detachment: string | undefined;
  /** Only the 11th edition has these. */
  readonly disposition: string | undefined;
  readonly isEleventh: boolean;
  /** The points of the battle. */
  readonly limit: number | undefined;
}

export function readHead(lines: readonly string[], known: KnownNames): ListHead {
  const sizes = lines.flatMap((line) => SIZE.exec(line)?.[1] ?? []);
  const rest = lines.filter((line) => !SIZE.test(line));
  const counted = rest.flatMap((line) => DETACHMENT_POINTS.exec(line)?.[1] ?? []);
  const plain = rest.filter((line) => !DETACHMENT_POINTS.test(line));
  const isKnown = (names: readonly string[]) => (line: string) => names.some((name) => isNamed(name, line));
  // "Name - Faction - Detachment" on one line, or "Faction : Name"
  const parts = plain.flatMap((line) => line.split(/\s+[-:]\s+/));
  const faction = parts.find(isKnown(known.factions)) ?? parts[0];
  const others = parts.filter((line) => line !== faction);
  const detachment = counted.join(", ") || others.find((line) => isDetachment(line, known.detachments)) || others[0];
  const [size] = sizes;
  return {
    faction,
    detachment,
    // a bare line behind the detachments
    disposition: counted.length === 0 ? undefined : afterDetachments(rest, faction),
    isEleventh: counted.length > 0,
    limit: size === undefined || !/\d/.test(size) ? undefined : Number(size.replace(/\D/g, "")),
  };
}

/** One detachment, or several joined by "and" or a comma, each of them known. */
function isDetachment(line: string, known: readonly string[]): boolean {
  const isOne = (name: string) => known.some((one) => isNamed(one, name));
  return isOne(line) || line.split(/\s*(?:,| and | et )\s*/).every(isOne);
}

function afterDetachments(lines: readonly string[], faction: string | undefined): string | undefined {
  const at = lines.findIndex((line) => DETACHMENT_POINTS.test(line));
  return lines.slice(at + 1).find((line) => line !== faction && !DETACHMENT_POINTS.test(line));
}

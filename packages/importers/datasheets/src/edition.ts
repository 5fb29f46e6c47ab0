import type { DatasheetFile } from "./import-datasheets.js";

/** The edition that files are of, as they say it themselves: 10 or 11; nothing where they do not, or where they differ. */
export function editionIn(files: readonly Pick<DatasheetFile, "json">[]): string | undefined {
  const said = new Set(files.flatMap(({ json }) => editionOf(json) ?? []));
  return said.size === 1 ? [...said][0] : undefined;
}

/** A field that names it: of game-datacards, of a game system, of the first entry of 40kdc. */
function editionOf(json: unknown): string | undefined {
  const first = (Array.isArray(json) ? json[0] : json) as Said | null | undefined;
  if (typeof first !== "object" || first === null) return undefined;
  const names = [
    first.source,
    first.game_version?.edition,
    first.gameSystem?.name,
    ...listOf(first.gameSystem?.publications).map(({ shortName }) => shortName),
  ];
  return names.map(numberIn).find((one) => one !== undefined);
}

const numberIn = (name: unknown): string | undefined =>
  typeof name === "string" ? /\b(10|11)(?:e|th)\b/i.exec(name)?.[1] : undefined;

const listOf = (value: unknown): readonly { readonly shortName?: unknown }[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "object" && one !== null) : [];

interface Said {
  readonly source?: unknown;
  readonly game_version?: { readonly edition?: unknown };
  readonly gameSystem?: { readonly name?: unknown; readonly publications?: unknown };
}

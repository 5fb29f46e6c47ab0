import type { Library } from "@riposte/mechanics";
import type { Adapter, Source } from "./adapter.js";
import { fortyKDc } from "./adapters/forty-k-dc.js";
import { gameDatacards } from "./adapters/game-datacards.js";
import { sheetFiles } from "./adapters/sheet-files.js";
import { nodeOf } from "./node.js";
import { createReader } from "./reader.js";
import { createReport, type Finding, type Report } from "./report.js";
import { resolveSheet, type WrittenUnit } from "./resolve.js";
import type { Sheet } from "./sheet.js";
import { slugOf } from "./slug.js";

const ADAPTERS: readonly Adapter[] = [gameDatacards, sheetFiles, fortyKDc];

/** A file of somebody else's: its name and the JSON in it. */
export interface DatasheetFile {
  readonly file: string;
  readonly json: unknown;
}

/** What came of files: units as our data files have them, and everything that was not understood. */
export interface Imported {
  readonly units: readonly WrittenUnit[];
  readonly findings: readonly Finding[];
  /** Files by the format they were read as. */
  readonly formats: Readonly<Record<string, number>>;
}

/**
 * Turns datasheets in any known format into units with every parameter concrete.
 *
 * @example
 * const { units, findings } = importDatasheets(library, [{ file: "space_marines.json", json }]);
 */
export function importDatasheets(
  library: Library,
  files: readonly DatasheetFile[],
  onProgress: (done: number, total: number) => void = () => undefined,
): Imported {
  const report = createReport();
  const sources = files.map(({ file, json }) => ({ file, root: nodeOf(json) }));
  const sheets: Sheet[] = [];
  const formats: Record<string, number> = {};
  for (const adapter of ADAPTERS) {
    const mine = sources.filter(({ root }) => adapterOf(root) === adapter);
    if (mine.length === 0) continue;
    formats[adapter.name] = mine.length;
    sheets.push(...readWith(adapter, mine, report));
  }
  for (const { file, root } of sources)
    if (adapterOf(root) === undefined) report.add("file not understood", "no known format", file);
  const units = new Map<string, WrittenUnit>();
  for (const [at, sheet] of sheets.entries()) {
    const unit = resolveSheet(library, sheet, report);
    if (unit !== undefined) addUnit(units, unit, sheet, report);
    onProgress(at + 1, sheets.length);
  }
  return { units: [...units.values()], findings: report.findings(), formats };
}

const adapterOf = (root: Source["root"]): Adapter | undefined => ADAPTERS.find((adapter) => adapter.recognises(root));

/** Reads the files of one format, and tells which of their fields nobody read. */
function readWith(adapter: Adapter, sources: readonly Source[], report: Report): readonly Sheet[] {
  const reader = createReader();
  const sheets = adapter.read(sources, reader, report);
  for (const { file, root } of sources)
    for (const [path, count] of reader.unread(root)) report.add("field not read", path, file, count);
  return sheets;
}

/** The same datasheet in several files is one unit; another one of the name gets its faction's. */
function addUnit(
  units: Map<string, WrittenUnit>,
  unit: WrittenUnit,
  { name, faction = "other" }: Sheet,
  report: Report,
) {
  const known = units.get(unit.id);
  if (known === undefined) {
    units.set(unit.id, unit);
    return;
  }
  if (JSON.stringify(known) === JSON.stringify(unit)) {
    report.add("unit repeated", "the same datasheet again", name);
    return;
  }
  const id = `${unit.id}-${slugOf(faction)}`;
  if (units.has(id)) report.add("unit left out", `there are three of the id "${unit.id}"`, name);
  else units.set(id, { ...unit, id });
}

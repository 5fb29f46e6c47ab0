import type { Library } from "@riposte/warhammer-40k-abilities";
import type { Adapter, Source } from "./adapter.js";
import { fortyKDc } from "./adapters/forty-k-dc.js";
import { gameDatacards } from "./adapters/game-datacards.js";
import { sheetFiles } from "./adapters/sheet-files.js";
import { catalogueOf } from "./battlescribe/catalogues.js";
import { readCatalogues } from "./battlescribe/read-catalogues.js";
import { editionIn } from "./edition.js";
import { type WrittenFaction, writeFactions } from "./factions.js";
import { nodeOf } from "./node.js";
import { createReader } from "./reader.js";
import { createReport, type Finding, type Heard, type Report } from "./report.js";
import { resolveSheet, type WrittenUnit } from "./resolve.js";
import { resolveLeads } from "./resolve-leads.js";
import type { Printed, Sheet } from "./sheet.js";

/** Catalogues are a graph, read whole; the other formats are trees. */
const BATTLESCRIBE = "BattleScribe";
const ADAPTERS: readonly Adapter[] = [gameDatacards, sheetFiles, fortyKDc];

/** A file from elsewhere: its name and the JSON in it. */
export interface DatasheetFile {
  readonly file: string;
  readonly json: unknown;
}

/** What came of files: units as our data files have them, and everything that was not understood. */
export interface Imported {
  readonly units: readonly WrittenUnit[];
  /** The same by faction, each what one of our data files holds, with what its lists choose from. */
  readonly factions: readonly WrittenFaction[];
  readonly findings: readonly Finding[];
  /** Printed abilities that change numbers of attacks, each text once. */
  readonly heard: readonly Heard[];
  /** The edition they say they are of: 10 or 11. */
  readonly edition: string | undefined;
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
  const catalogues = files.flatMap(({ file, json }) => catalogueOf(file, json) ?? []);
  const others = files.filter(({ file }) => !catalogues.some((catalogue) => catalogue.file === file));
  const sources = others.map(({ file, json }) => ({ file, root: nodeOf(json) }));
  const printed: Printed[] = [];
  const formats: Record<string, number> = {};
  if (catalogues.length > 0) {
    formats[BATTLESCRIBE] = catalogues.length;
    printed.push(readCatalogues(catalogues, report));
  }
  for (const adapter of ADAPTERS) {
    const mine = sources.filter(({ root }) => adapterOf(root) === adapter);
    if (mine.length === 0) continue;
    formats[adapter.name] = mine.length;
    printed.push(readWith(adapter, mine, report));
  }
  for (const { file, root } of sources)
    if (adapterOf(root) === undefined) report.add("file not understood", "no known format", file);
  const sheets = printed.flatMap((one) => one.sheets);
  const units = new Map<string, WrittenUnit>();
  for (const [at, sheet] of sheets.entries()) {
    const unit = resolveSheet(library, sheet, report);
    if (unit !== undefined) addUnit(units, unit, sheet, report);
    onProgress(at + 1, sheets.length);
  }
  const led = resolveLeads([...units.values()], report);
  return {
    units: led,
    factions: writeFactions(led, printed),
    findings: report.findings(),
    heard: report.heard(),
    edition: editionIn(files),
    formats,
  };
}

const adapterOf = (root: Source["root"]): Adapter | undefined => ADAPTERS.find((adapter) => adapter.recognises(root));

/** Reads the files of one format, and tells which of their fields were not read. */
function readWith(adapter: Adapter, sources: readonly Source[], report: Report): Printed {
  const reader = createReader();
  const printed = adapter.read(sources, reader, report);
  for (const { file, root } of sources)
    for (const [path, count] of reader.unread(root)) report.add("field not read", path, file, count);
  return printed;
}

/** The same datasheet in several files is one unit; another one of the name gets a number. */
function addUnit(units: Map<string, WrittenUnit>, unit: WrittenUnit, { name }: Sheet, report: Report) {
  const known = units.get(unit.id);
  if (known === undefined) {
    units.set(unit.id, unit);
    return;
  }
  if (JSON.stringify({ ...known, id: "" }) === JSON.stringify({ ...unit, id: "" })) {
    report.add("unit repeated", "the same datasheet again", name);
    return;
  }
  let number = 2;
  while (units.has(`${unit.id}-${number}`)) number += 1;
  const id = `${unit.id}-${number}`;
  units.set(id, { ...unit, id });
  report.add("another unit of the name", `its id is ${id}`, name);
}

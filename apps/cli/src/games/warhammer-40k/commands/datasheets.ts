import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Finding, Imported } from "@riposte/datasheets";
import { counted } from "@riposte/words";
import type { Command } from "../../../command.js";
import { EXIT } from "../../../exit-code.js";
import { makeFolder, readBytes, writeTextFile } from "../../../match-file.js";
import { createProgressBar, type ProgressBar } from "../../../terminal/progress-bar.js";
import type { Terminal } from "../../../terminal/terminal.js";
import { UserMistake } from "../../../user-mistake.js";

/** Findings of one kind that are printed; the rest are counted, and in the report. */
const SHOWN = 8;

export const datasheets: Command = {
  name: "datasheets",
  summary: "turn Warhammer 40,000 datasheets of other formats into units",
  operands: ["files…"],
  flags: [
    { name: "out", value: "DIR", help: "a folder for the units, one file per faction, and report.json" },
    { name: "report", value: "FILE", help: "where everything that was not understood is written, as JSON" },
    { name: "edition", value: "N", help: "the edition they are of, 10 or 11; what they say themselves unless given" },
    {
      name: "readings",
      help: "how many texts that change numbers of attacks are read, and where others stop most often",
    },
    { name: "json", help: "the report as JSON instead of a summary" },
  ],
  notes: [
    "Formats: BattleScribe (.cat, .gst, .catz, .gstz, or the same as JSON; give a catalogue with those it links to),\nsheet files, game-datacards, 40kdc (give its units, weapons, compositions, leaders and abilities together).\nA folder stands for every such file in it.",
    "Nothing is dropped silently: unknown abilities stay on their unit by name, and whatever was not understood is in\nthe report with its count.",
  ],
  examples: [
    "datasheets space_marines.json --out my-units",
    "datasheets wh40k-10e --out my-units",
    "datasheets 40kdc-data/data --out my-units --json",
  ],
  async run(args, terminal) {
    const files = args.operands("files…").flatMap(filesIn);
    // read when asked for: other commands need nothing of this game
    const { editionAsked } = await import("../edition-asked.js");
    const asked = editionAsked(args);
    const read = await importAll(files, asked, terminal);
    const imported = { ...read, edition: asked ?? read.edition };
    if (asked !== undefined && read.edition !== undefined && asked !== read.edition)
      terminal.warn(`The files say they are of edition ${read.edition}; they are written as edition ${asked}.`);
    const { units, findings, formats, edition } = imported;
    const report = { files: files.length, ...(edition && { edition }), formats, units: units.length, findings };
    const out = args.text("out");
    if (out !== undefined) writeFolder(out, imported, report);
    const file = args.text("report");
    if (file !== undefined) writeTextFile(file, jsonOf(report));
    if (args.isSet("readings")) for (const line of readingLines(imported.heard)) terminal.print(line);
    else if (args.isSet("json")) terminal.print(JSON.stringify(report, null, 2));
    else for (const line of summaryOf(files.length, imported)) terminal.print(line);
    return EXIT.ok;
  },
};

const READ = /\.(json|cat|gst|catz|gstz)$/i;

function filesIn(path: string): readonly string[] {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder) return [path];
  const inside = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((file) => READ.test(file));
  return inside.toSorted().map((file) => join(path, file));
}

async function importAll(
  files: readonly string[],
  asked: "10" | "11" | undefined,
  terminal: Terminal,
): Promise<Imported> {
  if (files.length === 0)
    throw new UserMistake("BAD_VALUE", "There is no .json, .cat, .gst, .catz or .gstz file in that folder.");
  // read when asked for: other commands need nothing of this game
  const [{ editionIn, importDatasheets, openFile, UnreadableFile }, { warhammerLibrary }] = await Promise.all([
    import("@riposte/datasheets"),
    import("@riposte/hosting/warhammer-40k"),
  ]);
  const reading = createProgressBar(terminal, files.length, "files");
  const sources = files.map((file, at) => {
    try {
      return { file, json: openFile({ file, bytes: readBytes(file) }, (share) => reading.show(at + share)) };
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      throw new UserMistake("BAD_VALUE", error.message, { cause: error });
    }
  });
  reading.clear();
  let bar: ProgressBar | undefined;
  // an ability is read by the edition its file is of
  const library = warhammerLibrary((asked ?? editionIn(sources)) === "11" ? "11" : "10");
  const imported = importDatasheets(library, sources, (done, total) => {
    bar ??= createProgressBar(terminal, total, "datasheets");
    bar.show(done);
  });
  bar?.clear();
  if (imported.units.length > 0 || imported.findings.some(({ trouble }) => trouble !== "file not understood"))
    return imported;
  throw new UserMistake(
    "BAD_VALUE",
    `No datasheet in ${files.join(", ")}: the format is none of those in riposte datasheets --help.`,
  );
}

/** One folder per import: the units of each faction in a file of their own, and the report beside them. */
function writeFolder(folder: string, { factions, edition }: Imported, report: object): void {
  makeFolder(folder);
  // files without an edition are of the 10th
  const said = edition === undefined || edition === "10" ? {} : { edition };
  for (const { id, ...contents } of factions)
    writeTextFile(join(folder, `${id}.json`), jsonOf({ ...said, ...contents }));
  writeTextFile(join(folder, REPORT), jsonOf(report));
}

const REPORT = "report.json";
const jsonOf = (contents: unknown): string => `${JSON.stringify(contents, null, 2)}\n`;

/** Shapes of text that are printed. */
const SHAPES = 20;

/** The share of texts that are read, and the words that stop the others, most frequent first. */
function readingLines(heard: Imported["heard"]): readonly string[] {
  const stopped = heard.flatMap(({ stoppedAt, unit, name }) =>
    stoppedAt === undefined ? [] : [{ at: shapeOf(stoppedAt), where: `${unit}, ${name}` }],
  );
  const shapes = [...new Set(stopped.map(({ at }) => at))]
    .map((at) => ({ at, all: stopped.filter((one) => one.at === at) }))
    .toSorted((one, other) => other.all.length - one.all.length || (one.at < other.at ? -1 : 1));
  const read = heard.length - stopped.length;
  const share = heard.length === 0 ? "" : ` (${((100 * read) / heard.length).toFixed(1)} %)`;
  return [
    `${read} of ${counted(heard.length, "text")} that ${heard.length === 1 ? "changes" : "change"} numbers of attacks ${read === 1 ? "is" : "are"} read${share}`,
    ...shapes
      .slice(0, SHAPES)
      .map(({ at, all }) => `${String(all.length).padStart(7)}  stopped at "${at}" (${all[0]?.where})`),
  ];
}

/** The words that stop a reading, without their numbers. */
const shapeOf = (stoppedAt: string): string => stoppedAt.replace(/\d+/g, "N");

/** The report for people: each kind with its most frequent findings. */
function summaryOf(files: number, { units, findings, formats, edition }: Imported): readonly string[] {
  const read = Object.entries(formats).map(([format, count]) => `${count} ${format}`);
  const kinds = [...new Set(findings.map(({ trouble }) => trouble))];
  return [
    `${counted(units.length, "unit")} from ${counted(files, "file")} (${[...read, ...(edition === undefined ? [] : [`edition ${edition}`])].join(", ")})`,
    ...kinds.flatMap((kind) => {
      const mine = findings.filter(({ trouble }) => trouble === kind).toSorted((one, other) => other.count - one.count);
      const count = mine.reduce((sum, finding) => sum + finding.count, 0);
      const rest = mine.length - SHOWN;
      return [
        `${kind}: ${count}`,
        ...mine.slice(0, SHOWN).map(lineOf),
        ...(rest > 0 ? [`         … and ${rest} more; --out DIR or --report FILE has them all`] : []),
      ];
    }),
  ];
}

const lineOf = ({ what, count, where }: Finding): string =>
  `${String(count).padStart(7)}  ${what}${where[0] === undefined ? "" : ` (${where[0]}${where.length > 1 ? ", …" : ""})`}`;

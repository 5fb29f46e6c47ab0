import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ImportedCard, ImportReport, Trial, tryAbilities } from "@riposte/op-import";
import { counted } from "@riposte/words";
import type { Command } from "../../../command.js";
import { EXIT } from "../../../exit-code.js";
import { readJSONFile, writeTextFile } from "../../../match-file.js";
import { createProgressBar } from "../../../terminal/progress-bar.js";
import type { Terminal } from "../../../terminal/terminal.js";
import { UserMistake, unknownName } from "../../../user-mistake.js";

/** Unread lines that are printed; all of them are in the JSON report. */
const SHOWN = 20;

export const op: Command = {
  name: "op",
  summary: "turn ONE PIECE cards with printed text into explicit abilities",
  operands: ["action", "file"],
  flags: [
    { name: "out", value: "DIR", help: "where cards.json is written; nothing is written unless given" },
    {
      name: "run",
      help: "also run every ability in staged positions until it acts, changes something and shows its numbers",
    },
    {
      name: "any-names",
      help: "take names in brackets that no card of the file has: for a file that speaks of cards of other sets",
    },
    { name: "report", help: "cards read by set and by word, and every line that was not read" },
    { name: "json", help: "the report as JSON" },
  ],
  notes: [
    "The only action is import: a dump of cards with their fields and English text. Nothing is guessed: cards with missing\nfields or cut text are left out, listed, and end with exit code 1. A card with lines that were not read says in the data which, and\nevery match with it says so.",
  ],
  examples: ["op import cards.json --out my-cards --report", "op import cards.json --json"],
  async run(args, terminal) {
    if (args.operand("action") !== "import")
      throw unknownName("UNKNOWN_COMMAND", { owner: "riposte op", kind: "action" }, args.operand("action"), ["import"]);
    const file = args.operand("file");
    const given = readJSONFile(file);
    const dump = Array.isArray(given) ? given : (given as { readonly cards?: unknown } | null)?.cards;
    if (!Array.isArray(dump))
      throw new UserMistake(
        "BAD_VALUE",
        `${file} is no list of cards: a dump is a JSON list with one object for each card, or an object with such a list "cards".`,
      );
    // read when asked for: other commands need nothing of this game
    const { importCards, reportOf, tryAbilities } = await import("@riposte/op-import");
    const folder = args.text("out");
    if (folder !== undefined && statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new UserMistake("BAD_VALUE", `--out ${folder} is a file: name a folder.`);
    const imported = importCards(dump, { anyNames: args.isSet("any-names") });
    const trials = args.isSet("run") ? tried(imported.cards, tryAbilities, terminal) : undefined;
    const report = { ...reportOf(imported), ...(trials !== undefined && { trials: summed(trials) }) };
    if (folder !== undefined) {
      mkdirSync(folder, { recursive: true });
      const cards = imported.cards.map(({ facts }) => facts);
      writeTextFile(join(folder, "cards.json"), `${JSON.stringify({ cards }, null, 2)}\n`);
    }
    if (args.isSet("json")) terminal.print(JSON.stringify(report, null, 2));
    else for (const line of linesOf(report, args.isSet("report"))) terminal.print(line);
    if (imported.problems.length === 0) return EXIT.ok;
    if (report.cards === 0) {
      terminal.warn(`No card of ${file} could be read, as said above.`);
      return EXIT.failed;
    }
    const left = new Set(imported.problems.map(({ card }) => card)).size;
    terminal.warn(`${counted(left, "card")} left out, as said above: no deck with them can be played.`);
    return EXIT.failed;
  },
};

/** How many abilities came how far. */
interface Tally {
  readonly abilities: number;
  readonly ran: number;
  readonly changed: number;
  /** Those of which numbers were compared with what came of them, and all were right. */
  readonly numbers: number;
}

/** What became of all abilities, by set too, and those that failed. */
interface Trials extends Tally {
  readonly sets: Readonly<Record<string, Tally>>;
  readonly failed: readonly Trial[];
}

const tallyOf = (trials: readonly Trial[]): Tally => ({
  abilities: trials.length,
  ran: trials.filter(({ ran }) => ran).length,
  changed: trials.filter(({ changed }) => changed).length,
  numbers: trials.filter(({ numbers, wrong }) => numbers > 0 && wrong.length === 0).length,
});

const setOf = ({ ability }: Trial): string => ability.slice(0, ability.indexOf("-"));

function summed(trials: readonly Trial[]): Trials {
  const sets = [...new Set(trials.map(setOf))].sort();
  const ofSet = (set: string) => tallyOf(trials.filter((trial) => setOf(trial) === set));
  return {
    ...tallyOf(trials),
    sets: Object.fromEntries(sets.map((set) => [set, ofSet(set)])),
    failed: trials.filter(({ changed, wrong }) => !changed || wrong.length > 0),
  };
}

const told = ({ abilities, ran, changed, numbers }: Tally): string =>
  `${abilities} abilities: ${ran} ran, ${changed} changed something, ${numbers} showed their numbers`;

/** What is wrong with an ability that failed. */
const failureOf = ({ ran, broken, wrong }: Trial): string =>
  broken ?? (wrong.length > 0 ? `has other numbers: ${wrong[0]}` : ran ? "changes nothing" : "does not run");

function tried(cards: readonly ImportedCard[], tryAll: typeof tryAbilities, terminal: Terminal): readonly Trial[] {
  const bar = createProgressBar(terminal, cards.length, "cards");
  const trials = cards.flatMap(({ facts }, place) => {
    bar.show(place + 1);
    return facts.abilities.length === 0 ? [] : tryAll(facts);
  });
  bar.clear();
  return trials;
}

function linesOf(report: ImportReport & { readonly trials?: Trials }, isFull: boolean): readonly string[] {
  const { cards, complete, partly, none, sets, words, unread, problems, trials, checked, corrected } = report;
  const share = cards === 0 ? "0.0" : ((100 * complete) / cards).toFixed(1);
  const summary = [
    `${cards} cards: ${complete} read completely (${share} %), ${partly} partly, ${none} not at all`,
    `${checked.read} lines say the same when told again; ${checked.refused} were read but refused, ${unread.length - checked.refused} were not read`,
    ...(trials === undefined ? [] : [told(trials)]),
    ...(trials?.failed ?? []).map((trial) => `  ${trial.ability} ${failureOf(trial)}`),
    ...(corrected.length === 0
      ? []
      : [`${counted(corrected.length, "card")} read with later corrections of the publisher; --json names them`]),
    ...problems.map(({ card, path, message }) => `  left out: ${card}${path === "" ? "" : ` ${path}`}: ${message}`),
  ];
  if (!isFull) return summary;
  return [
    ...summary,
    ...Object.entries(sets).map(([set, { complete: read, cards: all }]) => {
      const tried = trials?.sets[set];
      return `  ${set.padEnd(6)} ${read} of ${all} read${tried === undefined ? "" : `; ${told(tried)}`}`;
    }),
    ...Object.entries(words).map(([word, count]) => `  ${word.padEnd(20)} ${count}`),
    ...unread.slice(0, SHOWN).map(({ card, unread: rest, rule }) => `  ${card} not read: "${rest}" (after: ${rule})`),
    ...(unread.length > SHOWN ? [`  … and ${unread.length - SHOWN} more lines; --json has them all`] : []),
  ];
}

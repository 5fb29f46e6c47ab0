import { findGame as hostedGame, playersAt, voiceOf } from "@riposte/hosting";
import { analyse as analyseMatch, analysisPage } from "@riposte/hosting/analysis";
import { beginAgain } from "@riposte/hosting/seats";
import { loadMatch, parseSave } from "@riposte/kernel/run";
import type { Arguments } from "../arguments.js";
import type { Command } from "../command.js";
import { composedAs, GUEST_FLAGS, readGuests } from "../composition.js";
import { EXIT } from "../exit-code.js";
import { gameOfFile } from "../find-game.js";
import { aboutFile, writeTextFile } from "../match-file.js";
import { printReport } from "../terminal/print-report.js";
import { createProgressBar } from "../terminal/progress-bar.js";
import { analysisLines } from "../thinking/analysis-lines.js";
import { UserMistake } from "../user-mistake.js";

const MOST_MATCHES = 10_000;

export const analyse: Command = {
  name: "analyse",
  summary: "explain a saved match: the chance to win along it, the decisions that changed it most, luck and play",
  operands: ["file"],
  flags: [
    {
      name: "matches",
      value: "N",
      help: "imagined matches for each decision: more are steadier and slower; 8 unless given",
    },
    { name: "seat", value: "N", help: 'whose match it is, from 1: words say "you" to this seat; nobody unless given' },
    { name: "seed", value: "SEED", help: "same seed, same analysis; 1 unless given" },
    { name: "html", value: "FILE", help: "also write it as one page that can be sent to anybody" },
    { name: "json", help: "the analysis as JSON" },
    ...GUEST_FLAGS,
  ],
  notes: [
    "At every decision the answer given is weighed against the one the usual bot would give, in matches imagined from what that\nplayer could know. What a choice changes is play; what dice and cards change afterwards is luck.",
  ],
  examples: [
    "analyse match.json",
    "analyse match.json --seat 1 --html how-it-went.html",
    "analyse match.json --matches 40 --json",
  ],
  async run(args, terminal) {
    const save = aboutFile(args.operand("file"), parseSave);
    const entry = await gameOfFile(save.game, args.operand("file"));
    const game = composedAs(entry, save, await readGuests(args));
    const loaded = aboutFile(args.operand("file"), (contents) => loadMatch(game, contents));
    if (loaded.line.length === 0)
      throw new UserMistake("BAD_VALUE", `"${args.operand("file")}" has no decisions to explain. Play a little first.`);
    const hosted = await hostedGame(save.game)?.load();
    if (hosted === undefined) throw new Error(`There is no game "${save.game}".`);
    const seat = seatOf(args, loaded.seats);
    const players = playersAt({ seat, seats: Array.from({ length: loaded.seats }, () => "human") });
    const voice = voiceOf(entry, game, players, beginAgain(loaded).viewFor(null).slices);
    const bar = createProgressBar(terminal, loaded.line.length, "inputs");
    const matches = args.count("matches", { min: 1, max: MOST_MATCHES, otherwise: 8 });
    const recording = { begin: () => beginAgain(loaded), line: loaded.line, voice };
    const analysis = analyseMatch(hosted, recording, {
      seed: args.text("seed") ?? "1",
      matches,
      onProgress: bar.show,
    });
    bar.clear();
    const file = args.text("html");
    if (file !== undefined) writeTextFile(file, analysisPage(analysis, entry.title, players));
    printReport(args, terminal, analysis, () => analysisLines(analysis, players), file);
    return EXIT.ok;
  },
};

function seatOf(args: Arguments, seats: number): number | null {
  if (!args.isSet("seat")) return seats === 1 ? 0 : null;
  return args.count("seat", { min: 1, max: seats, otherwise: 1 }) - 1;
}

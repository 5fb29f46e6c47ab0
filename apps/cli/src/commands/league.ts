import { availableParallelism } from "node:os";
import { join } from "node:path";
import {
  addPair,
  type Fixture,
  type LeagueOrder,
  type LeagueReport,
  leagueCSV,
  leagueReport,
  type Result,
  roundRobin,
  swissRound,
} from "@riposte/hosting/league";
import { randomSeed } from "@riposte/kernel/chance";
import { hashState } from "@riposte/kernel/run";
import type { Arguments } from "../arguments.js";
import type { Command } from "../command.js";
import { COMPOSITION_FLAGS, GUEST_FLAG, readGuests, readPlugins } from "../composition.js";
import { EXIT } from "../exit-code.js";
import { findGame } from "../find-game.js";
import type { GameEntry } from "../games/game-entry.js";
import { hasOwnFiles, OWN_FLAGS, ownValues, withOwnFiles } from "../games/own-files.js";
import { listsOption, readContenders } from "../league/contender.js";
import { farmPlayers, PATIENCE } from "../league/farm.js";
import { leagueLines } from "../league/league-lines.js";
import { namedReport } from "../league/league-names.js";
import { leaguePage } from "../league/league-page.js";
import { ownPlayers, type Players, threadPlayers } from "../league/pool.js";
import { openResults, type ResultsFile } from "../league/results-file.js";
import { writeTextFile } from "../match-file.js";
import { readSetup, SETUP_FLAG } from "../setup-options.js";
import { readThink, THINK_FLAG } from "../simulate/think-flag.js";
import { printReport } from "../terminal/print-report.js";
import { createProgressBar } from "../terminal/progress-bar.js";
import { warnUnplayed } from "../terminal/warn-unplayed.js";
import { UserMistake, unknownName } from "../user-mistake.js";

const SYSTEMS = ["round-robin", "swiss"] as const;
/** The longest a queue keeps a job for the worker that took it. */
const MOST_PATIENCE = 86_399;
type System = (typeof SYSTEMS)[number];

/** What players bring of their own; lists for a seat are entries here. */
const BROUGHT_FLAGS = OWN_FLAGS.filter(({ repeated }) => repeated !== true);

export const league: Command = {
  name: "league",
  summary: "let lists and bots play each other, and report ratings, match-ups and cards",
  operands: ["game"],
  flags: [
    {
      name: "entries",
      value: "DIR|LIST",
      help: "a folder of lists, or names and files with commas; all ready lists unless given",
    },
    {
      name: "bots",
      value: "LIST",
      help: "which bots play each list, with commas; greedy unless given, the first two of a game that has none",
    },
    { name: "games", value: "N", help: "matches of each pair; 20 unless given" },
    { name: "system", value: "HOW", help: "round-robin (everybody against everybody, the default) or swiss" },
    { name: "rounds", value: "N", help: "rounds of a swiss league; 5 unless given" },
    THINK_FLAG,
    { name: "seed", value: "SEED", help: "same seed, same league; chosen at random unless given" },
    {
      name: "out",
      value: "DIR",
      help: "keep results here and go on where it stopped; also league.html, .csv and .json",
    },
    { name: "workers", value: "W", help: "how many threads; one per core unless given" },
    { name: "database", value: "URL", help: "let `riposte worker` processes anywhere play, through this PostgreSQL" },
    {
      name: "patience",
      value: "SECONDS",
      help: "with --database: after so long a match goes to another worker, whoever had it is gone; 300 unless given",
    },
    { name: "json", help: "the report as JSON: the same bytes for the same seed, wherever it was played" },
    SETUP_FLAG,
    ...BROUGHT_FLAGS,
    ...COMPOSITION_FLAGS,
  ],
  notes: [
    "Seats are swapped from match to match, with the same shuffles and dice for both. Ratings are Bradley and Terry's on the scale of\nElo, with the range they lie in 19 times of 20. Thinking for a time (--think 1s) makes results depend on the machine.",
  ],
  async run(given, terminal) {
    const entry = await findGame(given.operand("game"));
    const args = await withOwnFiles(entry, given);
    if (given.text("database") !== undefined && hasOwnFiles(given))
      throw new UserMistake("BAD_VALUE", "Workers elsewhere do not have your own files: leave --database out.");
    const bots =
      args
        .text("bots")
        ?.split(",")
        .map((name) => name.trim()) ?? usualBots(entry);
    const setup = readSetup(entry, args);
    const contenders = readContenders(entry, args.text("entries"), bots, setup);
    const lists = listsOption(entry, setup);
    warnUnplayed(entry, lists === null ? setup : { [lists]: contenders.map(({ list }) => list) }, terminal);
    const plugins = readPlugins(entry, args);
    const guests = args.texts(GUEST_FLAG.name);
    const seed = args.text("seed") ?? randomSeed();
    const games = args.count("games", { min: 1, max: 100_000, otherwise: 20 });
    const system = readSystem(args);
    const rounds = system === "swiss" ? args.count("rounds", { min: 1, max: 100, otherwise: 5 }) : 1;
    const order: LeagueOrder = {
      game: entry.name,
      plugins,
      ...(guests.length > 0 && { guests }),
      ...(hasOwnFiles(args) && { own: ownValues(entry, args) }),
      lists,
      setup,
      contenders,
      think: readThink(args),
    };
    const game = entry.game(plugins, await readGuests(args));
    const { lock } = game;
    const about = { order, seed, games, system, rounds, lock: hashState(lock) };
    const folder = args.text("out");
    const kept = folder === undefined ? inMemory() : openResults(folder, about);
    const database = args.text("database");
    const patience = args.count("patience", { min: 1, max: MOST_PATIENCE, otherwise: PATIENCE });
    const threads = args.count("workers", { min: 1, max: 256, otherwise: availableParallelism() });
    const herePlayers = () => (threads === 1 ? ownPlayers(entry, game, order) : threadPlayers(order, threads));
    const players = await (database === undefined
      ? herePlayers()
      : farmPlayers(database, { ...about, id: hashState(about) }, patience));
    const pairs = contenders.length * (contenders.length - 1) * 0.5;
    const all = system === "swiss" ? rounds * Math.floor(contenders.length / 2) * games : pairs * games;
    const bar = createProgressBar(terminal, all, "matches");
    try {
      const fixtures = await playAll(
        { players, kept, contenders: contenders.length, games, rounds, system, seed },
        bar.show,
      );
      bar.clear();
      const results = fixtures.map(({ number }) => kept.played.get(number) as Result);
      const report = leagueReport({ game: entry.name, seed, system }, contenders, results);
      const named = namedReport(report, entry, game, order);
      if (folder !== undefined) writeReports(folder, report, leaguePage(named, entry.title));
      const written = folder === undefined ? undefined : `${join(folder, "league.html")}, .csv and .json`;
      printReport(args, terminal, report, () => leagueLines(named, entry.title), written);
      return EXIT.ok;
    } finally {
      bar.clear();
      await players.close();
    }
  },
};

const usualBots = ({ bots }: GameEntry): readonly string[] =>
  Object.hasOwn(bots, "greedy") ? ["greedy"] : Object.keys(bots).slice(0, 2);

interface Plan {
  readonly players: Players;
  readonly kept: ResultsFile;
  readonly contenders: number;
  readonly games: number;
  readonly rounds: number;
  readonly system: System;
  readonly seed: string;
}

/** Plays what is not played yet; a swiss league round by round. */
async function playAll(plan: Plan, onProgress: (done: number) => void): Promise<readonly Fixture[]> {
  const { players, kept, contenders, games, rounds, system, seed } = plan;
  const fixtures: Fixture[] = system === "swiss" ? [] : [...roundRobin(contenders, games, seed)];
  for (let round = 0; round < rounds; round++) {
    if (system === "swiss") {
      const before = fixtures.map(({ number }) => kept.played.get(number) as Result);
      for (const pair of swissRound(contenders, before)) addPair(fixtures, pair, games, seed);
    }
    onProgress(kept.played.size);
    const left = fixtures.filter(({ number }) => !kept.played.has(number));
    await players.play(left, (result) => {
      kept.add(result);
      onProgress(kept.played.size);
    });
  }
  return fixtures;
}

function inMemory(): ResultsFile {
  const played = new Map<number, Result>();
  return { played, add: (result) => void played.set(result.number, result) };
}

function writeReports(folder: string, report: LeagueReport, page: string): void {
  writeTextFile(join(folder, "league.json"), `${JSON.stringify(report, null, 2)}\n`);
  writeTextFile(join(folder, "league.csv"), leagueCSV(report));
  writeTextFile(join(folder, "league.html"), page);
}

function readSystem(args: Arguments): System {
  const given = args.text("system") ?? "round-robin";
  const system = SYSTEMS.find((one) => one === given);
  if (system === undefined) throw unknownName("BAD_VALUE", { owner: "system", kind: "value" }, given, SYSTEMS);
  return system;
}

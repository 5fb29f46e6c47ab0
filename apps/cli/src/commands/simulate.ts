import { availableParallelism } from "node:os";
import { randomSeed } from "@riposte/kernel/chance";
import { simulateMatch } from "@riposte/kernel/run";
import type { Arguments } from "../arguments.js";
import type { Command } from "../command.js";
import { COMPOSITION_FLAGS, GUEST_FLAG, readGuests, readPlugins } from "../composition.js";
import { isWatched, watched } from "../debug.js";
import { EXIT } from "../exit-code.js";
import { findGame } from "../find-game.js";
import { OWN_FLAGS, ownValues, withOwnFiles } from "../games/own-files.js";
import { readSetup, setupFlags, setupOfSeed } from "../setup-options.js";
import { entryFor } from "../simulate/entry-for.js";
import type { Batch } from "../simulate/order.js";
import { MOST_INPUTS, playGames, SIMULATED_HOLDS, type SimulatedHold } from "../simulate/play-games.js";
import { playOnWorkers } from "../simulate/pool.js";
import { reportLines, reportOf } from "../simulate/report.js";
import { readSeating, SEATING_FLAGS } from "../simulate/seating.js";
import { readThink, THINK_FLAG } from "../simulate/think-flag.js";
import { printReport } from "../terminal/print-report.js";
import { createProgressBar } from "../terminal/progress-bar.js";
import { unknownName } from "../user-mistake.js";

const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 256;

export const simulate: Command = {
  name: "simulate",
  summary: "let bots play many games, and report how often they win",
  operands: ["game"],
  flags: [
    { name: "games", value: "N", help: "how many games; 100 unless given" },
    ...SEATING_FLAGS,
    THINK_FLAG,
    { name: "seed", value: "SEED", help: "same seed, same games; chosen at random unless given" },
    ...setupFlags(),
    ...OWN_FLAGS,
    ...COMPOSITION_FLAGS,
    {
      name: "hold",
      value: "HOW",
      help: "when bots are asked: auto (where they can respond; the default) or always (wherever they could)",
    },
    { name: "workers", value: "W", help: "how many threads; one per core unless given" },
    { name: "json", help: "the report as JSON: the same bytes for the same seed, whatever the number of workers" },
  ],
  notes: [
    "Seeds: a whole number counts up, one seed per game: --seed 1 --games 200 plays the seeds 1 to 200, and\n`riposte play <game> --seed 37` shows the same deal as the 37th of them. Any other text T plays T:0, T:1, …",
    `A game that is not over after ${MOST_INPUTS} answers (a long game: after more) counts as unfinished, and as not won.`,
  ],
  async run(given, terminal) {
    const listed = await findGame(given.operand("game"));
    const args = await withOwnFiles(listed, given);
    const seating = readSeating(listed, args);
    const plugins = readPlugins(listed, args);
    const setup = readSetup(listed, args);
    const hold = readHold(args);
    const entry = await entryFor(listed, { setup, hold });
    const seed = args.text("seed") ?? randomSeed();
    const games = args.count("games", { min: 1, max: MOST_GAMES, otherwise: 100 });
    const threads = args.count("workers", { min: 1, max: MOST_WORKERS, otherwise: availableParallelism() });
    // a setup the game refuses is found here, before any thread starts
    const game = entry.game(plugins, await readGuests(args));
    simulateMatch(game, { seed, setup: setupOfSeed(entry, setup, seed) });

    // what is told of one game is not mixed with what is told of another
    const workers = isWatched(game) ? 1 : threads;
    const bar = createProgressBar(terminal, games);
    const own = ownValues(entry, args);
    const guests = args.texts(GUEST_FLAG.name);
    const order = { game: entry.name, hold, plugins, guests, own, seating, seed, setup, think: readThink(args) };
    const here = { ...order, entry, game, watched: watched(game, terminal) };
    const playHere = ({ from, to }: Batch) => playGames(here, from, to);
    const played = await playOnWorkers({ order, games, workers, playHere, onProgress: bar.show }).finally(bar.clear);
    const bot = seating.bots.join(seating.alternates ? " against " : ",");
    const report = reportOf({ game: entry.name, bot, seed, setup, hold }, played, entry.coverage);
    printReport(args, terminal, report, () => reportLines(report));
    return EXIT.ok;
  },
};

function readHold(args: Arguments): SimulatedHold {
  const given = args.text("hold") ?? "auto";
  const hold = SIMULATED_HOLDS.find((one) => one === given);
  if (hold === undefined) throw unknownName("BAD_VALUE", { owner: "hold", kind: "value" }, given, SIMULATED_HOLDS);
  return hold;
}

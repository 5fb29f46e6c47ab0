import { availableParallelism } from "node:os";
import { wiredStatus } from "@riposte/kernel/run";
import { counted } from "@riposte/words";
import type { Arguments } from "../arguments.js";
import type { Command } from "../command.js";
import { COMPOSITION_FLAGS, composedBy, GUEST_FLAG, readGuests, readPlugins } from "../composition.js";
import { EXIT } from "../exit-code.js";
import { findGame } from "../find-game.js";
import type { GameEntry } from "../games/game-entry.js";
import type { Batch, Order } from "../simulate/order.js";
import { type Played, playGames } from "../simulate/play-games.js";
import { playOnWorkers } from "../simulate/pool.js";
import { createProgressBar } from "../terminal/progress-bar.js";
import type { Terminal } from "../terminal/terminal.js";
import { UserMistake } from "../user-mistake.js";
import { type Counts, countsByGroup, countsOf, gapProblems, type Proven, proven } from "../wired/proofs.js";
import { reachIn, reachLines, reachProblems } from "../wired/reach.js";

export const wired: Command = {
  name: "wired",
  summary: "say which abilities of the game's data really work",
  operands: ["game"],
  flags: [
    { name: "json", help: "the same as JSON" },
    { name: "reach", help: "play random matches, and say which abilities could be used, and why the others could not" },
    { name: "matches", value: "N", help: "how many for --reach; 1000 unless given" },
    { name: "workers", value: "W", help: "how many threads play them; one per core unless given" },
    { name: "check", help: "fail when more is missing than the data's gaps.json says, or less" },
    ...COMPOSITION_FLAGS,
  ],
  notes: [
    "The status is computed: wired (every step has an owner), partial (some steps are done by hand), unwired.\nA status typed in the data that disagrees is printed on stderr and ends with exit code 1.",
    "Tested: a scenario holds, and fails in the same game without the ability. Reached: how often random play or the\nstaging harness made it act. Both as `pnpm coverage` last wrote them; the tests fail when one is lost.",
  ],
  async run(args, terminal) {
    const entry = await findGame(args.operand("game"));
    const printed = entry.abilities();
    const status = wiredStatus(await composedBy(entry, args), printed);
    const groups = new Map(printed.map(({ id, by = {} }) => [id, by]));
    const abilities = proven(status.abilities, groups, entry.proofs);
    const counts = countsOf(abilities);
    const byGroup = countsByGroup(abilities);
    const reach = args.isSet("reach")
      ? reachIn(await randomMatches(entry, args, terminal), SEED, entry, groups)
      : undefined;
    if (args.isSet("json"))
      terminal.print(
        JSON.stringify({ game: entry.name, counts, by: byGroup, abilities, ...(reach && { reach }) }, null, 2),
      );
    else for (const line of lines(abilities, byGroup)) terminal.print(line);
    if (reach !== undefined && !args.isSet("json")) for (const line of reachLines(reach)) terminal.print(line);
    const missing = args.isSet("check") ? gapProblems(abilities, entry.proofs) : [];
    const unreached = args.isSet("check") && reach !== undefined ? reachProblems(reach) : [];
    const problems = [...status.problems, ...missing, ...unreached];
    for (const problem of problems) terminal.warn(problem);
    return problems.length === 0 ? EXIT.ok : EXIT.failed;
  },
};

const SEED = "1";

/** Matches of random bots, in the setup in which most may come. */
async function randomMatches(entry: GameEntry, args: Arguments, terminal: Terminal): Promise<readonly Played[]> {
  if (entry.coverage?.cards === undefined)
    throw new UserMistake("BAD_VALUE", `${entry.name} has no cards that say when they are offered. Leave --reach out.`);
  const games = args.count("matches", { min: 1, max: 100_000, otherwise: 1000 });
  const setup = entry.coverage.widest ?? {};
  const order: Order = {
    game: entry.name,
    hold: "auto",
    plugins: readPlugins(entry, args),
    guests: args.texts(GUEST_FLAG.name),
    own: {},
    seating: { bots: ["random"], alternates: false },
    seed: SEED,
    setup,
    think: undefined,
  };
  const here = { ...order, entry, game: entry.game(order.plugins, await readGuests(args)) };
  const bar = createProgressBar(terminal, games);
  const playHere = ({ from, to }: Batch) => playGames(here, from, to);
  const workers = args.count("workers", { min: 1, max: 256, otherwise: availableParallelism() });
  return playOnWorkers({ order, games, workers, playHere, onProgress: bar.show }).finally(bar.clear);
}

function lines(abilities: readonly Proven[], groups: ReturnType<typeof countsByGroup>): readonly string[] {
  const width = Math.max(0, ...abilities.map(({ id }) => id.length));
  const rows = abilities.map((ability) => `${ability.id.padEnd(width)}  ${textOf(ability)}`);
  const grouped = Object.entries(groups).flatMap(([group, values]) => [
    "",
    `by ${group}`,
    ...Object.entries(values).map(([value, counts]) => `  ${value}: ${countText(counts)}`),
  ]);
  return [...rows, ...grouped, "", countText(countsOf(abilities))];
}

function textOf(ability: Proven): string {
  const tested = ability.tested ? "tested" : "untested";
  const reached = ability.reached > 0 ? `reached ${ability.reached}` : "unreached";
  return `${ability.status.padEnd(7)}  ${tested.padEnd(8)}  ${reached}${missingOf(ability)}`;
}

function missingOf({ unowned, manual }: Proven): string {
  if (unowned.length > 0) return `  no plugin owns ${unowned.join(", ")}`;
  return manual > 0 ? `  ${counted(manual, "step")} by hand` : "";
}

const countText = ({ wired, partial, unwired, tested, reached }: Counts): string =>
  `${wired} wired, ${partial} partial, ${unwired} unwired; ${tested} tested, ${reached} reached`;

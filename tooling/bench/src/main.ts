// boardgame.io checks every state outside production: this import stands first
import "./production.js";

import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { changes, incomparable } from "./against.js";
import type { QueryTimes } from "./board-queries.js";
import { contestants, finishedGame } from "./contestants.js";
import { heapPerMatch, savedBytes } from "./footprint.js";
import { GAMES } from "./games.js";
import type { ImportTimes } from "./importing.js";
import { measure, measureInTurns } from "./measure.js";
import { howQuiet, tellQuiet } from "./quiet.js";
import { checkEqual, race } from "./race.js";
import type { GameLaps } from "./random-matches.js";
import { type Bar, printBars, printTable } from "./report.js";
import { commitNow, type Results, type Row, readResults } from "./results.js";
import { pairedRatios, type Spread, spell, spreadOf } from "./spread.js";
import type { ActivationTimes } from "./warhammer-40k.js";

const HELP = `pnpm bench [--quick] [--only <game>] [--against <json>]

  --quick           fewer and shorter laps: to see that it runs, not for figures
  --only <game>     only the rows of one game: ${Object.keys(GAMES).join(" · ")}
  --against <json>  tell what changed beyond noise since that run
  --help

Other measurements, with words of their own:
  pnpm bench server [seconds] [matches] [what]  matches over the network
  pnpm bench rooms [matches] [answers]          what an answer costs there, without sockets and storage
  pnpm bench following [matches] [answers]      the same where two people of a match are at two processes
  pnpm bench crowd [people]                     how long people wait who answer at once
  pnpm bench cards <file> [runs]                reading a file of printed ONE PIECE cards, in Node and in the page
  pnpm bench judge <game> [matches]             the weights a game judges unfinished matches by
  pnpm bench thinking [seconds]                 bots that think`;

const options = optionsOrExit();
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
const { quick, only } = options;
if (only !== undefined && GAMES[only] === undefined) {
  console.error(`There is no game "${only}". Games: ${Object.keys(GAMES).join(", ")}.`);
  process.exit(1);
}
const before = options.against === undefined ? undefined : resultsOrExit(options.against);

const quiet = howQuiet();
console.log(tellQuiet(quiet));

const rows: Row[] = [];
const keep = (what: string, unit: string, better: Row["better"], spread: Spread): Spread => {
  rows.push({ what, unit, better, ...spread });
  return spread;
};
const bars: Bar[] = [];
const rounds = quick ? 1 : 7;
/** How long a game is played before its laps, in seconds; and so long that V8 compiles hardly anything any more. */
const LEAD = quick ? 1 : 4;
const WARM = quick ? 0 : 20;
/** How long Finished! is played by each contestant before its lap: V8 has settled, though what rules are written as settles last. */
const SETTLED = 3;

if (only === undefined) raceFinished();
for (const name of only === undefined ? Object.keys(GAMES) : [only]) measureGame(name);
if (only === undefined) measurePrices();

printBars(bars);
const results: Results = { commit: commitNow(), node: process.version, quiet, rows };
const folder = new URL("../results/", import.meta.url);
mkdirSync(folder, { recursive: true });
const text = `${JSON.stringify({ ...results, bars }, null, 2)}\n`;
for (const file of [`${results.commit}.json`, "../results.json"]) writeFileSync(new URL(file, folder), text);
console.log(`kept in ${new URL(`${results.commit}.json`, folder).pathname}`);
if (before !== undefined) tellChanges(before);

function optionsOrExit() {
  try {
    return parseArgs({
      options: {
        quick: { type: "boolean", default: false },
        only: { type: "string" },
        against: { type: "string" },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    const [said] = (error as Error).message.split(". ");
    console.error(
      `${said}. Known are --quick, --only <game>, --against <json> and --help, or one of server, rooms, following, crowd, cards, judge, thinking.`,
    );
    process.exit(1);
  }
}

function resultsOrExit(path: string): Results {
  try {
    return readResults(path);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** The same rules, seeds and random player, by every contestant that can play them. */
function raceFinished(): void {
  console.log("Finished! by everybody, same seeds and player; checking that all end alike …");
  checkEqual(contestants, quick ? 20 : 200);
  const laps = race(contestants, rounds, quick ? { warmUp: 0.15, seconds: 0.3 } : { warmUp: SETTLED, seconds: 1.2 });
  const inputsOf = (name: string) => laps.find((lap) => lap.name.startsWith(name))?.inputs ?? [];
  const over = (name: string, other: string) => pairedRatios(inputsOf(name), inputsOf(other));
  printTable(
    ["half of the laps lie between", "inputs/s", "× boardgame.io", "× hand-written"],
    laps.map(({ name, inputs }) => [
      name,
      spell(keep(`${name}: inputs`, "/s", "more", spreadOf(inputs))),
      spell(over(name, "boardgame.io")),
      spell(over(name, "hand-written")),
    ]),
  );
  const ratios = [
    { what: "watched play × boardgame.io", ratio: over("riposte watched play", "boardgame.io"), atLeast: 28 },
    { what: "simulation × boardgame.io", ratio: over("riposte simulation", "boardgame.io"), atLeast: 65 },
    { what: "simulation × hand-written", ratio: over("riposte simulation", "hand-written"), atLeast: 0.3 },
  ];
  for (const { what, ratio, atLeast } of ratios)
    bars.push({ what, value: keep(what, "×", "more", ratio).median, atLeast });
  const checked = spell(over("riposte watched play", "riposte checked play"));
  console.log(`Checks make play ${checked} times as slow; the bars are measured without.\n`);
}

/** What simulating a game costs, on one thread. */
function measureGame(name: string): void {
  console.log(`${name}: random players …`);
  const runs = Array.from({ length: quick ? 1 : 3 }, () => measure<GameLaps>("game", name, LEAD, WARM));
  const all = (of: keyof GameLaps) => spreadOf(runs.flatMap((run) => run[of]));
  const matches = keep(`${name}: matches`, "/s", "more", all("matchesPerSecond"));
  const reset = keep(`${name}: reset and count`, "µs", "less", all("reset"));
  printTable(
    [name, ""],
    [
      ["inputs/s", spell(keep(`${name}: inputs`, "/s", "more", all("inputsPerSecond")))],
      [`matches/s after ${LEAD} s`, spell(matches)],
      ...(quick
        ? []
        : [
            [
              `matches/s after ${WARM} s`,
              spell(keep(`${name}: warm matches`, "/s", "more", all("warmMatchesPerSecond"))),
            ],
            ["share of that time it really ran", spell(all("warmShare"))],
          ]),
      ["mark, µs", spell(keep(`${name}: mark`, "µs", "less", all("mark")))],
      ["reset and count the answers, µs", spell(reset)],
      ["bytes allocated per input", spell(keep(`${name}: allocated`, "bytes", "less", all("allocated")))],
      [
        "a new process until its first match is over, ms",
        spell(keep(`${name}: cold start`, "ms", "less", all("coldStart"))),
      ],
    ],
  );
  bars.push({ what: `${name}: reset and count (µs)`, value: reset.median, atMost: 15 });
  const milliseconds = 1000 / matches.median;
  if (name.endsWith("base and surge"))
    bars.push({ what: "a skirmish, base and surge (ms)", value: milliseconds, atMost: 15 });
  if (name.endsWith("all plugins")) {
    bars.push({ what: "a skirmish, all plugins (ms)", value: milliseconds, atMost: 28 });
    if (quick) return;
    const growth = measure<number>("heap", name, 1000);
    keep(`${name}: live heap after 1,000 matches ÷ after 100`, "×", "less", spreadOf([growth]));
    bars.push({ what: "live heap after 1,000 skirmishes ÷ after 100", value: growth, atMost: 1.2 });
  }
  if (name.endsWith("with abilities"))
    bars.push({ what: "ONE PIECE games/s with abilities", value: matches.median, atLeast: 600 });
}

/** Single things the kernel and the rules do. */
function measurePrices(): void {
  console.log("unit prices in simulation, growth, footprint, boards, odds …");
  const least = (...words: readonly (string | number)[]) => measureInTurns(rounds, [words])[0] as number;
  const [tick = 0, tell = 0, whisper = 0, walk = 0] = measureInTurns(rounds, [
    ["price", "tick", 0],
    ["price", "tell", 0],
    ["price", "whisper", 0],
    ["price", "walk", 0],
  ]);
  const growth = measure<Record<number, number>>("growth", 100, 1_000, 10_000);
  const composing = least("compose", 500);
  const saved = savedBytes(finishedGame, 100);
  const heap = heapPerMatch(finishedGame, quick ? 20 : 200, 100);
  const queries = measure<QueryTimes>("queries");
  const activation = measure<ActivationTimes>("activation");
  const importing = measure<ImportTimes>("importing");
  const price = (what: string, value: number, unit: string, atMost?: number) => {
    keep(what, unit, "less", spreadOf([value]));
    if (atMost !== undefined) bars.push({ what: `${what} (${unit})`, value, atMost });
    return [what, `${value.toFixed(1)} ${unit}`];
  };
  printTable(
    ["price", ""],
    [
      price("one effect", tick, "ns", 60),
      price("one flow step", walk, "ns", 60),
      price("one heard event", tell - tick, "ns", 120),
      price("one unheard event", whisper - tick, "ns", 50),
      ...[1, 10, 100].map((plugins) =>
        price(
          `one unheard event beside ${plugins} plugins`,
          least("price", "whisper", plugins) - least("price", "tick", plugins),
          "ns",
        ),
      ),
      ...Object.entries(growth).map(([length, ns]) => price(`an input in play at ${length} inputs`, ns, "ns")),
      price("composing 500 abilities", composing, "ms", 50),
      price("a save of 100 inputs", saved.json, "bytes"),
      price("heap of a live match at 100 inputs", heap, "bytes"),
      price(`line of sight on ${queries.map}, board just changed`, queries.sight.cold / 1000, "µs"),
      price(`line of sight on ${queries.map}, asked before`, queries.sight.warm / 1000, "µs"),
      price(`reachable spaces on ${queries.map}, board just changed`, queries.reach.cold / 1000, "µs"),
      price(`reachable spaces on ${queries.map}, asked before`, queries.reach.warm / 1000, "µs"),
      price("five profiles into ten models, exactly", activation.exact, "ms", 3),
      price("the same played 1,000 times", activation.simulated, "ms"),
      price("ten guns of 2D6+3 attacks", activation.manyAttacks, "ms", 40),
      price("five Devastating profiles", activation.manyQueues, "ms", 40),
      price("five profiles by the 11th edition", activation.pools, "ms", 2 * activation.exact),
      price("the same into three groups", activation.mixedPools, "ms", 20),
      price("200 exact attacks", activation.largeMegabytes, "MB", 64),
      price(`a catalogue of ${importing.megabytes.toFixed(1)} MB imported`, importing.seconds, "s", 4),
      price("its heap", importing.heapMegabytes, "MB", 256),
      price("how often it tells how far it is", importing.progress, "times"),
    ],
  );
  bars.push({
    what: "an input at 10,000 inputs ÷ at 100",
    value: (growth[10_000] ?? 0) / (growth[100] ?? 1),
    atMost: 1.2,
  });
}

function tellChanges(earlier: Results): void {
  const found = changes(earlier, results);
  const noisy = [earlier, results].filter((run) => !run.quiet.isQuiet).map(({ commit }) => commit);
  console.log(`\nSince ${earlier.commit}${noisy.length === 0 ? "" : ` (not quiet: ${noisy.join(", ")})`}:`);
  if (found.length === 0) console.log("  nothing beyond noise");
  else
    printTable(
      ["", "before", "now", ""],
      found.map(({ what, before: was, now, verdict }) => [what, was, now, verdict]),
    );
  const alone = incomparable(earlier, results);
  if (alone.length > 0) console.log(`  only in one of the two: ${alone.join("; ")}`);
}

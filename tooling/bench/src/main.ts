// boardgame.io checks every state outside production: this import stands first
import "./production.js";

import { writeFileSync } from "node:fs";
import type { QueryTimes } from "./board-queries.js";
import { contestants, finishedGame } from "./contestants.js";
import { heapPerMatch, savedBytes } from "./footprint.js";
import { SKIRMISHES } from "./imperial-assault.js";
import { measure, measureInTurns } from "./measure.js";
import { CARD_GAMES } from "./one-piece.js";
import { checkEqual, race } from "./race.js";
import type { MatchSpeed } from "./random-matches.js";
import { type Bar, printBars, printTable } from "./report.js";
import type { ActivationTimes } from "./warhammer-40k.js";

const quick = process.argv.includes("--quick");
const out = new URL("../results.json", import.meta.url);

console.log("Same rules of Finished!, same seeds, same random player; checking that all end alike …");
checkEqual(contestants, quick ? 20 : 200);

console.log("racing …");
const laps = race(contestants, quick ? 1 : 5, quick ? 0.5 : 2);
const speed = (name: string) => laps.find((lap) => lap.name.startsWith(name))?.inputsPerSecond ?? Number.NaN;
printTable(
  ["", "inputs/s", "games/s", "× boardgame.io", "× hand-written"],
  laps.map(({ name, inputsPerSecond, gamesPerSecond }) => [
    name,
    Math.round(inputsPerSecond).toLocaleString("en"),
    gamesPerSecond.toFixed(1),
    (inputsPerSecond / speed("boardgame.io")).toFixed(1),
    (inputsPerSecond / speed("hand-written")).toFixed(2),
  ]),
);

console.log(
  `Checks make play ${(speed("riposte play") / speed("riposte checked play")).toFixed(1)} times as slow; the bars are measured without them.\n`,
);

console.log("unit prices in simulation, growth, footprint …");
const rounds = quick ? 1 : 5;
const [tick = 0, tell = 0, whisper = 0, walk = 0] = measureInTurns(rounds, [
  ["price", "tick", 0],
  ["price", "tell", 0],
  ["price", "whisper", 0],
  ["price", "walk", 0],
]);
const prices = {
  effect: tick,
  "flow step": walk,
  "event heard by one handler": tell - tick,
  "event nobody hears": whisper - tick,
};
const unheard = Object.fromEntries(
  [1, 10, 100].map((plugins) => {
    const [silent = 0, whispering = 0] = measureInTurns(rounds, [
      ["price", "tick", plugins],
      ["price", "whisper", plugins],
    ]);
    return [plugins, whispering - silent];
  }),
);
const growth = measure<Record<number, number>>("growth", 100, 1_000, 10_000);
const [composing = 0] = measureInTurns(rounds, [["compose", 500]]);
const saved = savedBytes(finishedGame, 100);
const heap = heapPerMatch(finishedGame, quick ? 20 : 200, 100);

printTable(
  ["price", "ns"],
  [
    ...Object.entries(prices).map(([name, ns]) => [name, ns.toFixed(1)]),
    ...Object.entries(unheard).map(([plugins, ns]) => [`unheard event beside ${plugins} plugins`, ns.toFixed(1)]),
    ...Object.entries(growth).map(([length, ns]) => [`an input in play mode at ${length} inputs`, ns.toFixed(0)]),
  ],
);
printTable(
  ["footprint", ""],
  [
    ["a save of 100 inputs", `${saved.json} bytes (${saved.gzipped} gzipped)`],
    ["heap of a live match at 100 inputs", `${Math.round(heap)} bytes`],
    ["composing a game with 500 abilities", `${composing.toFixed(1)} ms`],
  ],
);

console.log("Imperial Assault: random matches in simulation, one thread …");
const skirmishes = Object.keys(SKIRMISHES).map((name) => ({
  name,
  ...measure<MatchSpeed>("skirmish", name, quick ? 3 : 6),
}));
const queries = measure<QueryTimes>("queries");
printTable(
  ["Imperial Assault", "inputs/s", "matches/s", "ms per match"],
  skirmishes.map(({ name, inputsPerSecond, matchesPerSecond }) => [
    name,
    Math.round(inputsPerSecond).toLocaleString("en"),
    matchesPerSecond.toFixed(2),
    (1000 / matchesPerSecond).toFixed(0),
  ]),
);
const microseconds = (ns: number) => `${(ns / 1000).toFixed(1)} µs`;
printTable(
  [`on ${queries.map} (${queries.spaces} spaces)`, "board just changed", "asked before"],
  [
    ["line of sight", microseconds(queries.sight.cold), microseconds(queries.sight.warm)],
    ["reachable spaces, 5 points", microseconds(queries.reach.cold), microseconds(queries.reach.warm)],
  ],
);

console.log("ONE PIECE Card Game: random against random in simulation, one thread …");
const cardGames = Object.keys(CARD_GAMES).map((name) => ({
  name,
  ...measure<MatchSpeed>("card-game", name, quick ? 3 : 6),
}));
printTable(
  ["ONE PIECE Card Game", "inputs/s", "games/s"],
  cardGames.map(({ name, inputsPerSecond, matchesPerSecond }) => [
    name,
    Math.round(inputsPerSecond).toLocaleString("en"),
    matchesPerSecond.toFixed(0),
  ]),
);

console.log("Warhammer 40,000: five profiles into ten models with Feel No Pain …");
const activation = measure<ActivationTimes>("activation");
printTable(
  ["an activation", "ms", "mean wounds lost"],
  [
    ["counted exactly", activation.exact.toFixed(1), activation.damage.exact.toFixed(3)],
    ["10,000 runs", activation.simulated.toFixed(0), activation.damage.simulated.toFixed(3)],
  ],
);

const bars: readonly Bar[] = [
  { what: "play mode × boardgame.io", value: speed("riposte play") / speed("boardgame.io"), atLeast: 30 },
  { what: "simulation × boardgame.io", value: speed("riposte simulation") / speed("boardgame.io"), atLeast: 120 },
  { what: "simulation × hand-written", value: speed("riposte simulation") / speed("hand-written"), atLeast: 0.2 },
  { what: "one effect (ns)", value: prices.effect, atMost: 60 },
  { what: "one flow step (ns)", value: prices["flow step"], atMost: 60 },
  { what: "one heard event (ns)", value: prices["event heard by one handler"], atMost: 120 },
  { what: "one unheard event (ns)", value: prices["event nobody hears"], atMost: 50 },
  { what: "an input at 10,000 inputs ÷ at 100", value: (growth[10_000] ?? 0) / (growth[100] ?? 1), atMost: 1.2 },
  { what: "composing 500 abilities (ms)", value: composing, atMost: 50 },
  {
    what: "ONE PIECE games/s with abilities",
    value: cardGames.find(({ name }) => name === "with abilities")?.matchesPerSecond ?? 0,
    atLeast: 200,
  },
  { what: "five profiles into ten models (ms)", value: activation.exact, atMost: 3 },
  { what: "ten guns of 2D6+3 attacks (ms)", value: activation.manyAttacks, atMost: 40 },
  { what: "five Devastating profiles (ms)", value: activation.manyQueues, atMost: 40 },
  { what: "200 exact attacks (MB)", value: activation.largeMegabytes, atMost: 64 },
];
printBars(bars);
writeFileSync(
  out,
  `${JSON.stringify({ laps, skirmishes, queries, cardGames, activation, prices, unheard, growth, composing, saved, heap, bars }, null, 2)}\n`,
);
console.log(`written to ${out.pathname}`);

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * Collects which abilities the tests prove and reach, and keeps `data/<game>/coverage.json` to it: one list of test files per tested
 * ability, one count per test file that reaches it. Only files that ran whole are judged, so any part of the tests can run alone.
 */
export class AbilityCoverage {
  constructor({ root, writes }) {
    this.root = root;
    this.writes = writes;
  }

  onTestRunEnd(modules) {
    const whole = modules.filter(ranWhole).map((module) => [relative(this.root, module.moduleId), recordOf(module)]);
    const games = new Set(whole.flatMap(([, record]) => Object.keys(record)));
    for (const game of readGames(this.root, games)) {
      const before = JSON.parse(readFileSync(game.file, "utf8"));
      const ran = new Map(whole.map(([file, record]) => [file, record[game.name]]));
      const after = merged(before, ran, (file) => existsSync(`${this.root}/${file}`));
      if (this.writes) writeFileSync(game.file, coverageText(after));
      else for (const problem of lost(before, after)) this.complain(`${game.name}: ${problem}`);
    }
  }

  complain(problem) {
    console.error(`ability coverage: ${problem} If that is meant, write it anew with \`pnpm coverage\`.`);
    process.exitCode = 1;
  }
}

/** The coverage after these files ran: what they said before is forgotten, and what files said that are gone. */
export function merged({ tested, reached }, ran, exists) {
  const stays = (file) => !ran.has(file) && exists(file);
  const files = new Map(Object.entries(tested).map(([ability, list]) => [ability, new Set(list.filter(stays))]));
  const counts = new Map(
    Object.entries(reached).map(([ability, by]) => [ability, new Map(Object.entries(by).filter(([f]) => stays(f)))]),
  );
  for (const [file, record] of ran) {
    for (const ability of record?.tested ?? []) at(files, ability, () => new Set()).add(file);
    for (const [ability, count] of Object.entries(record?.reached ?? {}))
      at(counts, ability, () => new Map()).set(file, count);
  }
  return {
    tested: sorted(files, (list) => [...list].sort()),
    reached: sorted(counts, (by) => sorted(by, (count) => count)),
  };
}

/** What a run shows to be no longer so, and proofs the file does not know yet; counts may differ. */
export function lost(before, after) {
  const isGone = (section) => Object.keys(before[section]).filter((ability) => !(ability in after[section]));
  const isNew = Object.keys(after.tested).filter((ability) => !(ability in before.tested));
  return [
    ...isGone("tested").map((ability) => `no test proves "${ability}" any more.`),
    ...isGone("reached").map((ability) => `no test reaches "${ability}" any more.`),
    ...isNew.map((ability) => `"${ability}" is proven, but not listed.`),
  ];
}

/** One line for each ability, so that two branches seldom meet in one. */
export function coverageText({ tested, reached }) {
  const lines = (section) =>
    Object.entries(section).map(([ability, what]) => `    ${JSON.stringify(ability)}: ${JSON.stringify(what)}`);
  const block = (section) => (lines(section).length === 0 ? "{}" : `{\n${lines(section).join(",\n")}\n  }`);
  return `{\n  "$schema": "../schemas/coverage.json",\n  "tested": ${block(tested)},\n  "reached": ${block(reached)}\n}\n`;
}

function readGames(root, names) {
  const files = [...names].sort().map((name) => ({ name, file: `${root}/data/${name}/coverage.json` }));
  return files.filter(({ file }) => existsSync(file));
}

function ranWhole(module) {
  const tests = [...module.children.allTests()];
  return module.state() === "passed" && tests.every((test) => test.result().state === "passed");
}

/** What all tests of a file found out, by game. */
function recordOf(module) {
  const games = {};
  for (const test of module.children.allTests()) {
    for (const [game, { tested, reached }] of Object.entries(test.meta().abilities ?? {})) {
      games[game] ??= { tested: [], reached: {} };
      games[game].tested.push(...tested);
      for (const [ability, count] of Object.entries(reached))
        games[game].reached[ability] = (games[game].reached[ability] ?? 0) + count;
    }
  }
  return games;
}

function at(map, key, create) {
  if (!map.has(key)) map.set(key, create());
  return map.get(key);
}

function sorted(map, read) {
  const filled = [...map].filter(([, value]) => value.size !== 0);
  return Object.fromEntries(filled.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, read(value)]));
}

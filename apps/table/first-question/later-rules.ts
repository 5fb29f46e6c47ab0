import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { isDrawnWith } from "./drawn-with.js";
import { firstSetups } from "./first-setups.js";
import { type Called, keptCalls } from "./kept-calls.js";
import { type Split, splitModule } from "./split-module.js";
import { wholeFor } from "./whole-games.js";

const VIRTUAL = "virtual:first-question/";
const LATER = "?later";
const script = fileURLToPath(new URL("called-functions.mjs", import.meta.url));
const arriving = fileURLToPath(new URL("arriving.ts", import.meta.url));

/** Where what games call is kept, and what they read that has no functions. */
const kept = fileURLToPath(new URL("../node_modules/.cache/first-question/", import.meta.url));
const data = (game: string) => fileURLToPath(new URL(`../../../data/${game}`, import.meta.url));

/**
 * A page fetches what leads to the first question, and behind it what does not: when the page is built, each game is played up to its first
 * question, and functions nobody called on the way are written into a file that comes later.
 */
export function laterRules(): Plugin {
  const splits = new Map<string, Split>();
  const files = new Map<string, readonly string[]>();
  return {
    name: "later-rules",
    apply: "build",
    enforce: "pre",
    async buildStart() {
      const games = await Promise.all(
        Object.entries(firstSetups()).map(async ([game, setups]) => [game, await calledIn(game, setups)] as const),
      );
      const called = new Map<string, Map<string, boolean>>();
      for (const [game, told] of games) {
        const ours = told.filter(([file]) => isOurs(file));
        files.set(game, ours.map(([file]) => file).sort());
        for (const [file, functions] of ours) {
          const known = called.get(file) ?? new Map<string, boolean>();
          for (const [start, end, was] of functions)
            known.set(`${start} ${end}`, was || known.get(`${start} ${end}`) === true);
          called.set(file, known);
        }
      }
      let from = 0;
      for (const file of [...called.keys()].sort()) {
        const split = splitModule(
          readFileSync(file, "utf8"),
          file,
          (start, end, name) => isDrawnWith(name) || called.get(file)?.get(`${start} ${end}`),
          from,
        );
        if (split === undefined) continue;
        splits.set(file, split);
        from += split.count;
      }
    },
    resolveId(source, importer = "") {
      if (source.endsWith(LATER)) return { id: source, moduleSideEffects: true };
      if (source === `${VIRTUAL}later`) return arriving;
      if (source.startsWith(VIRTUAL)) return { id: `\0${source}`, moduleSideEffects: true };
      return source === "./rest-of-rules.js" && importer.includes("/hosting/dist/")
        ? `\0${VIRTUAL}rest-of-rules`
        : null;
    },
    load(id) {
      if (id.endsWith(LATER))
        return { code: splits.get(id.slice(0, -LATER.length))?.rest ?? "", moduleSideEffects: true };
      if (id === `\0${VIRTUAL}rest-of-rules`) return restOfRules([...files.keys()]);
      const game = id.startsWith(`\0${VIRTUAL}rest/`) ? id.slice(VIRTUAL.length + 6) : undefined;
      if (game === undefined) return null;
      const later = files.get(game)?.filter((file) => splits.has(file)) ?? [];
      return {
        code: later.map((file) => `import ${JSON.stringify(file + LATER)};`).join("\n"),
        moduleSideEffects: true,
      };
    },
    transform(code, id) {
      const split = splits.get(id);
      const first = split !== undefined && code === readFileSync(id, "utf8") ? split.first : code;
      const whole = wholeFor(id, code).map((game) => `import "${VIRTUAL}rest/${game}";`);
      return first === code && whole.length === 0 ? null : { code: [...whole, first].join("\n"), map: null };
    },
  };
}

/** What is called in matches alone: rules, words of a game, and how the kernel runs them. Everything else is called from everywhere, and stays whole. */
const isOurs = (file: string): boolean => IN_MATCHES.some((folder) => file.includes(folder));
const IN_MATCHES = [
  "/packages/games/",
  "/packages/plugins/",
  "/packages/kernel/dist/run/",
  ...["finished", "imperial-assault", "one-piece", "warhammer-40k"].map(
    (game) => `/packages/hosting/dist/games/${game}/`,
  ),
];

const restOfRules = (games: readonly string[]): string => `
  import { expect, knowAll } from "${VIRTUAL}later";
  const rest = {${games.map((game) => `${JSON.stringify(game)}: () => import("${VIRTUAL}rest/${game}")`).join(",")}};
  knowAll(() => Promise.all(Object.values(rest).map((fetch) => fetch())));
  export const restOfRules = (game) => expect(game, rest[game]);
`;

function calledIn(game: string, setups: object): Promise<Called> {
  const plan = JSON.stringify({ game, ...setups });
  return keptCalls({ file: `${kept}${game}.json`, plan, beside: [script, data(game)] }, () => playedBeside(plan));
}

function playedBeside(plan: string): Promise<Called> {
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [script], { maxBuffer: 2 ** 28 }, (error, out) =>
      error === null ? resolve(JSON.parse(out) as Called) : reject(error),
    );
    child.stdin?.end(plan);
  });
}

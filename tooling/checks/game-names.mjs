import { filesOf, isSource } from "./sources.mjs";

/**
 * What gives a game away in code: its name, and the packages that are its own. A file may say so if its path bears the game's id,
 * if it belongs to one of those packages, or if it is a list of games.
 */
const GAMES = {
  finished: { words: /\bFinished!|@riposte\/(?:data-)?finished\b|\/finished\//, packages: [] },
  "imperial-assault": {
    words: /imperial.?assault|skirmish/i,
    packages: ["surge", "power-tokens", "cc-effects", "dc-abilities"],
  },
  "one-piece": { words: /one.?piece/i, packages: ["op-actions", "op-import"] },
  "warhammer-40k": {
    words: /warhammer|\b40k\b/i,
    packages: ["critical-hits", "eleventh-edition", "combat", "datasheets"],
  },
};

// a list of games, for one screen or command; examples compose the one they teach; the bench measures some of each
const isList = (path) => /(^|\/)games\.ts$|^apps\/examples\/|^tooling\/bench\//.test(path);
const isOwn = (path, id, { packages }) =>
  path.split(/[/.]/).includes(id) ||
  packages.some((name) => path.startsWith("packages/") && path.split("/").includes(name));

/** Where a source names a game that it does not belong to: `path: game`. */
export function gamesNamed(commit) {
  return filesOf((path) => isSource(path) && /^(apps|packages|tooling)\//.test(path) && !isList(path), commit)
    .flatMap(({ path, text }) =>
      Object.entries(GAMES)
        .filter(([id, game]) => !isOwn(path, id, game) && names(text, game))
        .map(([id]) => `${path}: ${id}`),
    )
    .sort();
}

const names = (text, { words, packages }) =>
  words.test(text) || packages.some((name) => text.includes(`"@riposte/${name}`));

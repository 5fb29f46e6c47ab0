import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const dist = new URL("dist/", import.meta.url);
const read = (file) => readFileSync(new URL(file, dist));
const manifest = JSON.parse(read(".vite/manifest.json").toString());

/** What a match of Imperial Assault fetches beside its rules: a map, and the cards of two armies. */
const SKIRMISH = [
  "hosting/dist/games/imperial-assault/cards-for.js",
  ...["armies/imperial-garrison", "armies/rebel-strike-force"].map((part) => `imperial-assault/dist/${part}.json`),
  "imperial-assault/maps/canyon-depot.json",
];

/** The files of a page before anything was chosen, and of a game's table before its first question: each with its bytes, gzipped. */
export const homeFiles = () => weighed(["index.html", "src/home/home.tsx"]);
export const tableFiles = (game) =>
  weighed([
    "index.html",
    "src/play/match-route.tsx",
    rulesOf(game),
    `src/games/${game}/table/parts.ts`,
    ...(game === "imperial-assault" ? SKIRMISH : []),
  ]);

/** What the first page loads at once. */
export const textOfLobby = () =>
  [...needed(named("index.html"))].map((name) => read(manifest[name].file).toString()).join("");

/** The chunk that offers a game's rules: its own, or one that others fetch too. */
function rulesOf(game) {
  const offers = new RegExp(`id:.${game}.,compose`);
  const files = readdirSync(new URL("assets/", dist)).map((file) => `assets/${file}`);
  const name = Object.keys(manifest).find(
    (one) => files.includes(manifest[one].file) && offers.test(read(manifest[one].file).toString()),
  );
  if (name === undefined) throw new Error(`No file offers the rules of ${game}.`);
  return name;
}

function named(end) {
  const names = Object.keys(manifest);
  // a file that others fetch too is named after what it holds
  const shared = new RegExp(`^_${/([^/]+)[.][a-z]+$/.exec(end)?.[1]}-.{8}[.]js$`);
  const name = names.find((one) => one.endsWith(end)) ?? names.find((one) => shared.test(one));
  if (name === undefined) throw new Error(`Nothing was built from ${end}.`);
  return name;
}

/** A chunk and all it imports before it can run. */
function needed(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of manifest[name].imports ?? []) needed(other, found);
  return found;
}

function weighed(ends) {
  const chunks = ends.reduce((found, end) => needed(named(end), found), new Set());
  const files = new Set([...chunks].flatMap((name) => [manifest[name].file, ...(manifest[name].css ?? [])]));
  return [...files]
    .map((file) => ({ file: file.replace(/^assets\//, ""), bytes: gzipSync(read(file)).length }))
    .sort((one, other) => other.bytes - one.bytes);
}

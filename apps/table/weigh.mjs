import { homeFiles, tableFiles } from "./first-load.mjs";

// Prints what a page loads before its first question, by the parts of the built table: kB, gzipped.

const GAMES = ["finished", "one-piece", "warhammer-40k", "imperial-assault"];
/** Parts that weigh less are told together. */
const SMALL = 2500;

const columns = [["home", homeFiles()], ...GAMES.map((game) => [game, tableFiles(game)])];
const parts = columns.map(([, files]) => weights(files));
const sum = (of) => Object.values(of).reduce((total, bytes) => total + bytes, 0);
const names = [...new Set(parts.flatMap((part) => Object.keys(part)))].sort((one, other) => most(other) - most(one));

console.log(["part", ...columns.map(([name]) => name)].join("\t"));
for (const name of names) console.log([name, ...parts.map((part) => shown(part[name] ?? 0))].join("\t"));
console.log(["together", ...parts.map((part) => shown(sum(part)))].join("\t"));

/** Bytes by part: a file is named after what it holds, and ends in a hash. */
function weights(files) {
  const found = {};
  for (const { file, bytes } of files) {
    const part = file.endsWith(".css") ? "styles" : bytes < SMALL ? "small files" : file.replace(/-.{8}\.js$/, "");
    found[part] = (found[part] ?? 0) + bytes;
  }
  return found;
}

function most(name) {
  return Math.max(...parts.map((part) => part[name] ?? 0));
}

function shown(bytes) {
  return bytes === 0 ? "" : (bytes / 1000).toFixed(1);
}

// boardgame.io checks every state outside production: this import stands first
import "./production.js";

import { queryTimes } from "./board-queries.js";
import { contestants } from "./contestants.js";
import { importTimes } from "./importing.js";
import { composeTime, costAt, priceOf, type Work } from "./prices.js";
import { runFor } from "./race.js";
import { gameLaps, heapGrowth, warmMatches } from "./random-matches.js";
import { activationTimes } from "./warhammer-40k.js";

/** One measurement in a process of its own, so that none runs on another's JIT; prints JSON. */
const [what, ...words] = process.argv.slice(2);
const measured = () => {
  switch (what) {
    case "race":
      return runFor(contestants[Number(words[0])] ?? fail(), Number(words[1]), Number(words[2]));
    case "price":
      return priceOf(words[0] as Work, Number(words[1]));
    case "growth":
      return costAt(words.map(Number));
    case "compose":
      return composeTime(Number(words[0]));
    case "game":
      return gameLaps(String(words[0]), Number(words[1]), Number(words[2]));
    case "warm":
      return warmMatches(String(words[0]), Number(words[1]));
    case "heap":
      return heapGrowth(String(words[0]), Number(words[1]));
    case "activation":
      return activationTimes();
    case "importing":
      return importTimes();
    case "queries":
      return queryTimes();
    default:
      return fail();
  }
};
console.log(JSON.stringify(measured()));

function fail(): never {
  throw new Error(`no such measurement: ${what} ${words.join(" ")}`);
}

import { randomBot, simulateMatch } from "@riposte/kernel/run";
import { GAMES } from "../dist/index.js";
import { fitOdds, lossOf } from "./odds.mjs";

// What tells who is winning, and how much: weights for a game's judge, found in matches between the bots that play imagined matches on, which err
// now and then.
const [id, count = "500"] = process.argv.slice(2);
const info = GAMES.find((game) => game.id === id);
const { compose, search } = (await info?.load()) ?? {};
if (search?.signs === undefined || !/^[1-9]\d{0,5}$/.test(count)) {
  console.error("Say which game with signs to weigh, and in how many matches: pnpm bench judge one-piece 500");
  process.exit(2);
}
const composed = compose(undefined, []);
if (!composed.ok) throw new Error(composed.problems.join(" "));
const help = search.help();

/** Of ten answers one is any: matches come to places careful bots alone would not lead to. */
const ERRS = 10;
/** Of five matches one is kept to see how well the weights do where they were not found. */
const KEPT = 5;

const seen = { found: [], kept: [] };
for (let number = 0; number < Number(count); number++) {
  const { moments, winners } = played(number);
  const to = number % KEPT === 0 ? seen.kept : seen.found;
  if (winners.length === 1) to.push(...moments.map((signs) => ({ signs, won: winners[0] === 0 ? 1 : 0 })));
}
const names = Object.keys(seen.found[0].signs);
const rows = (those) => those.map(({ signs, won }) => ({ x: [...names.map((name) => signs[name]), 1], won }));
const weights = fitOdds(rows(seen.found));
console.log(`${count} matches of ${info.title}, ${seen.found.length + seen.kept.length} moments`);
for (const [at, name] of names.entries()) console.log(`  ${name.padEnd(12)} ${weights[at].toFixed(3)}`);
console.log(`loss in matches kept aside ${lossOf(rows(seen.kept), weights).toFixed(4)}; a coin has 0.6931`);

/** One match: what could be seen whenever the game's clock had moved on. */
function played(number) {
  const seed = `judge:${number}`;
  const match = simulateMatch(composed.game, { seed, setup: {} });
  const careless = randomBot(seed);
  const careful = [0, 1].map((seat) => search.help({ seat, setup: {} }).policy());
  const moments = [];
  for (let [answers, last] = [0, -1]; match.pending !== null && answers < 5000; answers++) {
    const now = Math.floor(help.horizon.clock(match.slices));
    if (now !== last) moments.push(search.signs(match.slices));
    last = now;
    const errs = (number + answers * 7) % ERRS === 0;
    match.answer((errs ? careless : careful[match.pending.seat]).answer(match.seen));
  }
  return { moments, winners: match.outcome?.winners ?? [] };
}

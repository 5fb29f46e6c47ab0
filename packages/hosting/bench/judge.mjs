import { pick } from "@riposte/kernel";
import { sampleChance } from "@riposte/kernel/chance";
import { randomBot, simulateMatch } from "@riposte/kernel/run";
import { createThinker, GAMES } from "../dist/index.js";
import { fitOdds, lossOf } from "./odds.mjs";

// What tells who is winning, and how much: weights for a game's judge, found in matches between the bots that play imagined matches on, which err
// now and then; where one plays alone, in how far those bots come from the moments of a match that a thinking bot plays.
const [id, count = "500"] = process.argv.slice(2);
const info = GAMES.find((game) => game.id === id);
const entry = await info?.load();
const { compose, search } = entry ?? {};
if (search?.signs === undefined || !/^[1-9]\d{0,5}$/.test(count)) {
  console.error("Say which game with signs to weigh, and in how many matches: pnpm bench judge one-piece 500");
  process.exit(2);
}
const composed = compose(undefined, []);
if (!composed.ok) throw new Error(composed.problems.join(" "));
const help = search.help();
const isAlone = simulateMatch(composed.game, { seed: "seats", setup: {} }).seats === 1;

/** Of ten answers one is any: matches come to places careful bots alone would not lead to. */
const ERRS = 10;
/** Of five matches one is kept to see how well the weights do where they were not found. */
const KEPT = 5;

const seen = { found: [], kept: [] };
for (let number = 0; number < Number(count); number++) {
  const { moments, winners } = isAlone ? playedAlone(number) : played(number);
  const to = number % KEPT === 0 ? seen.kept : seen.found;
  if (isAlone || winners.length === 1) to.push(...moments.map((signs) => ({ signs, won: winners[0] === 0 ? 1 : 0 })));
}
const names = Object.keys(seen.found[0].signs);
const rows = (those) => those.map(({ signs, won }) => ({ x: [...names.map((name) => signs[name]), 1], won }));
const weights = fitOdds(rows(seen.found));
console.log(`${count} matches of ${info.title}, ${seen.found.length + seen.kept.length} moments`);
for (const [at, name] of names.entries()) console.log(`  ${name.padEnd(12)} ${weights[at].toFixed(3)}`);
if (isAlone) console.log(`  ${"always".padEnd(12)} ${weights[names.length].toFixed(3)}`);
console.log(`loss in matches kept aside ${lossOf(rows(seen.kept), weights).toFixed(4)}; a coin has 0.6931`);

/** One match of a thinking bot, at one setting after the other: how far the policy comes from every sixth question. */
function playedAlone(number) {
  const seed = `judge:${number}`;
  const [option] = entry.setup;
  const setup = { [option.key]: option.values[number % option.values.length] };
  const match = simulateMatch(composed.game, { seed, setup });
  const aside = simulateMatch(composed.game, { seed, setup });
  const mind = createThinker(composed.game, entry, { seed }, { seat: 0, setup, think: { simulations: 16 } });
  const drawn = randomBelow(number);
  const moments = [];
  for (let answers = 0; match.pending !== null && answers < 5000; answers++) {
    if (answers % 6 === 0) {
      aside.reset(match.seen.imagine(help.imagine(match.seen)(drawn)), { inPlace: true });
      const policy = help.policy();
      for (let more = 0; aside.outcome === null && more < search.depth; more++) aside.answer(policy.answer(aside.seen));
      moments.push(search.signs(aside.slices));
    }
    match.answer(mind.answer(match.seen));
  }
  return { moments, winners: match.outcome?.winners ?? [] };
}

function randomBelow(seed) {
  const chance = sampleChance(`judge:${seed}`);
  const streams = {};
  return (count) => chance.draw(streams, "judge", pick(count));
}

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

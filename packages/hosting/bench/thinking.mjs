import { startMatch } from "@riposte/kernel/run";
import { createThinker, GAMES } from "../dist/index.js";

// How many imagined matches a thinking bot plays in a second on one core, in the middle of a match between greedy bots.
const [seconds = "4"] = process.argv.slice(2);
const BEGUN = 40;

console.log(`imagined matches per second on one core, ${seconds} s each`);
for (const info of GAMES) {
  const entry = await info.load();
  const composed = entry.compose(undefined, []);
  if (!composed.ok) throw new Error(composed.problems.join(" "));
  const match = startMatch(composed.game, { seed: 4, hold: "auto" });
  const bot = entry.bots.greedy.create("1", composed.game);
  for (let given = 0; given < BEGUN && match.decision !== null; given++)
    match.answer(match.decision.seat, bot.answer(match.seen));
  let played = 0;
  const until = performance.now() + Number(seconds) * 1000;
  const thinker = createThinker(
    composed.game,
    entry,
    { seed: 1, onProgress: () => (played += 1), isEnough: () => performance.now() >= until },
    { seat: match.decision.seat, setup: match.setup },
  );
  const began = performance.now();
  // few questions are so plain that they are thought about in no time: the next ones follow
  while (match.decision !== null && performance.now() < until)
    match.answer(match.decision.seat, thinker.answer(match.seen));
  const taken = (performance.now() - began) / 1000;
  console.log(`  ${info.title.padEnd(24)} ${(played / taken).toFixed(0).padStart(6)}`);
}

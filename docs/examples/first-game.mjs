import { facts } from "@riposte/data-finished";
import { finished } from "@riposte/finished";
import { compose, randomBot, startMatch } from "@riposte/kernel/run";

const game = compose([finished(facts)]);
const match = startMatch(game, { seed: 7, setup: { difficulty: "easy" } });
const bot = randomBot(7);

match.observe("card:scored", 0, ({ payload }) => console.log(`card ${payload.card} is finished`));

while (match.decision !== null) {
  const { seat, id } = match.decision;
  const step = match.answer(seat, bot.answer(match.seen), id);
  if (!step.ok) throw new Error(`${step.code}: ${step.reason}`);
}

const { won, finished: cards, turns } = match.outcome;
console.log(`${won ? "Won" : "Lost"} with ${cards} cards after ${turns} turns and ${match.line.length} answers.`);

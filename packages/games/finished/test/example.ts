import { facts } from "@riposte/data-finished";
import { compose, startMatch } from "@riposte/kernel/run";
import { finished, greedyBot } from "../src/index.js";

const game = compose([finished(facts)]);
const match = startMatch(game, { seed: 1, setup: { difficulty: "easy" } });
const bot = greedyBot();
while (match.outcome === null) match.answer(0, bot.answer(match.seen));
export const { outcome } = match;

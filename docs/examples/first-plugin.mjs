import { facts } from "@riposte/data-finished";
import { finished } from "@riposte/finished";
import { declarePlugin, definePlugin } from "@riposte/kernel";
import { compose, randomBot, startMatch } from "@riposte/kernel/run";

const declared = declarePlugin({
  name: "sweet-tooth",
  version: "0.1.0",
  requires: [{ name: "finished", range: "^0.1.0" }],
});

/** A card that is finished earns a candy, as long as there are any. */
const sweetTooth = definePlugin(declared, {
  effects: {},
  on: {
    "card:scored": (_card, match) => {
      if (match.slices.finished.reserve > 0) match.queue({ type: "finished:takeCandy" });
    },
  },
});

const match = startMatch(compose([finished(facts), sweetTooth]), { seed: 7, setup: { difficulty: "easy" } });
const bot = randomBot(7);

while (match.decision !== null) match.answer(match.decision.seat, bot.answer(match.seen), match.decision.id);

const { won, finished: cards, turns } = match.outcome;
console.log(`${won ? "Won" : "Lost"} with ${cards} cards after ${turns} turns.`);

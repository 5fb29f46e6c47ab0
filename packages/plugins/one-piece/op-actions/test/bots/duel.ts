import { cards, decks } from "@riposte/data-one-piece";
import { type Bot, compose, randomBot, simulateMatch } from "@riposte/kernel/run";
import { cardsOrThrow, createContext, greedyBot, onePiece } from "@riposte/one-piece";
import { opActions } from "../../src/index.js";

const context = createContext(cardsOrThrow(cards));
const game = compose([onePiece(context, decks), opActions(context)]);

/** Does the greedy bot win against random play? It has the seat of the seed's last bit, and each deck in turn. */
export function greedyWins(seed: number): boolean {
  const own = seed % 2;
  const names = Object.keys(decks);
  const simulation = simulateMatch(game, { seed, setup: { decks: seed % 4 < 2 ? names : names.toReversed() } });
  const bots: Bot[] = [];
  bots[own] = greedyBot(context);
  bots[1 - own] = randomBot(seed);
  while (simulation.pending !== null) {
    const refusal = simulation.answer((bots[simulation.pending.seat] as Bot).answer(simulation.seen));
    if (refusal !== undefined) throw new Error(`seed ${seed}: ${refusal.reason}`);
  }
  return simulation.outcome?.winners[0] === own;
}

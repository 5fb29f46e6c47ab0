import { cards, decks } from "@riposte/data-one-piece";
import { type Bot, compose, randomBot, startMatch } from "@riposte/kernel/run";
import { cardsOrThrow, createContext, greedyBot, onePiece } from "@riposte/one-piece";
import { opActions } from "../src/index.js";

const context = createContext(cardsOrThrow(cards));
const game = compose([onePiece(context, decks), opActions(context)]);
const match = startMatch(game, { seed: 1, setup: { decks: ["straw-hats", "beasts"] } });
const bots: Bot[] = [greedyBot(context), randomBot(1)];
while (match.decision !== null) {
  const { seat } = match.decision;
  match.answer(seat, (bots[seat] as Bot).answer(match.seen));
}
export const { outcome } = match;

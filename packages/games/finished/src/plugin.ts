import { definePlugin, end, KernelError, type Plugin } from "@riposte/kernel";
import { z } from "zod";
import { allCardsIntoFuture } from "./abilities/all-cards-into-future.js";
import { beginGame } from "./abilities/begin-game.js";
import { beginTurn } from "./abilities/begin-turn.js";
import { belowTheStack } from "./abilities/below-the-stack.js";
import { cardIntoFuture, oneCard } from "./abilities/card-into-future.js";
import { cardsFromPast } from "./abilities/cards-from-past.js";
import { cardsIntoPast, twoCards } from "./abilities/cards-into-past.js";
import { drawOne } from "./abilities/draw-one.js";
import { count, drawOne3x } from "./abilities/draw-one-3x.js";
import { drawTwo } from "./abilities/draw-two.js";
import { drinkCofee } from "./abilities/drink-cofee.js";
import { endTurnBegin } from "./abilities/end-turn-begin.js";
import { endTurnEnd } from "./abilities/end-turn-end.js";
import { exchangeCard, offerPutBack, putBack, putBackQuestion } from "./abilities/exchange-card.js";
import { exchangePresentCardOrder, swap } from "./abilities/exchange-present-card-order.js";
import { gameEndLose } from "./abilities/game-end-lose.js";
import { gameEndWin } from "./abilities/game-end-win.js";
import { resetCandies } from "./abilities/reset-candies.js";
import { scoreCard } from "./abilities/score-card.js";
import { sequenceRule } from "./abilities/sequence-rule.js";
import { start } from "./abilities/start.js";
import { takeCandy } from "./abilities/take-candy.js";
import { cardTable } from "./card-table.js";
import { declared, type Finished } from "./declared.js";
import { arrange } from "./effects/arrange.js";
import { awaitInput } from "./effects/await-input.js";
import { draw } from "./effects/draw.js";
import { drawFromSource, source } from "./effects/draw-from-source.js";
import { placeCandy } from "./effects/place-candy.js";
import { returnFuture } from "./effects/return-future.js";
import { Facts } from "./facts.js";
import { guards } from "./flow.js";
import { invariants } from "./invariants.js";
import { matchMachine } from "./machines/match.js";
import { turnMachine } from "./machines/turn.js";
import { messages } from "./messages.js";
import { next } from "./questions/next.js";
import { order } from "./questions/order.js";
import { resultOf } from "./result.js";
import { setupParser } from "./setup.js";

/**
 * The game, built from its facts.
 *
 * @example
 * const game = compose([finished(facts)]);
 * const match = startMatch(game, { setup: { difficulty: "regular" } });
 */
export function finished(given: unknown): Plugin<Finished> {
  const facts = parseFacts(given);
  const cards = cardTable(facts);
  return definePlugin<Finished>(declared, {
    facts: hashed(facts),
    messages,
    effects: {
      "finished:beginGame": beginGame.run,
      "finished:beginTurn": beginTurn.run,
      "finished:takeCandy": takeCandy.run,
      "finished:scoreCard": scoreCard.run,
      "finished:start": start.run,
      "finished:endTurnBegin": endTurnBegin.run,
      "finished:sequenceRule": sequenceRule.run,
      "finished:drinkCofee": drinkCofee.run,
      "finished:endTurnEnd": endTurnEnd.run,
      "finished:gameEndWin": gameEndWin.run,
      "finished:gameEndLose": gameEndLose.run,
      "finished:drawTwo": drawTwo.run,
      "finished:cardsIntoPast": cardsIntoPast.run,
      "finished:drawOne": drawOne.run,
      "finished:drawOne3x": drawOne3x.run,
      "finished:exchangeCard": exchangeCard.run,
      "finished:cardsFromPast": cardsFromPast.run,
      "finished:cardIntoFuture": cardIntoFuture.run,
      "finished:exchangePresentCardOrder": exchangePresentCardOrder.run,
      "finished:resetCandies": resetCandies.run,
      "finished:allCardsIntoFuture": allCardsIntoFuture.run,
      "finished:belowTheStack": belowTheStack.run,
      "finished:draw": draw(cards),
      "finished:drawFromSource": drawFromSource,
      "finished:placeCandy": placeCandy(cards),
      "finished:returnFuture": returnFuture,
      "finished:arrange": arrange,
      "finished:offerPutBack": offerPutBack,
      "finished:putBack": putBack,
      "finished:awaitInput": awaitInput,
    },
    questions: {
      "finished:next": next(cards),
      "finished:order": order,
      "finished:two-cards": twoCards,
      "finished:one-card": oneCard,
      "finished:put-back": putBackQuestion,
      "finished:swap": swap,
      "finished:count": count(cards),
      "finished:source": source,
    },
    procedures: { match: matchMachine, turn: turnMachine },
    guards,
    game: {
      main: "match",
      parseSetup: setupParser(facts),
      seats: () => 1,
      order: () => SEATS,
      resign: (seat, match) => match.queue(end({ ...resultOf(match.slices.finished), resigned: seat })),
    },
    invariants,
  });
}

const SEATS = [0];

/** What saves are checked against; house rules go into it under the name they had when the first saves were made. */
const hashed = (facts: Facts): unknown => ({
  ...facts,
  rulesets: facts.rulesets.map((ruleset) => (ruleset.id === "house" ? { ...ruleset, id: "seed" } : ruleset)),
});

function parseFacts(given: unknown): Facts {
  const parsed = Facts.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new KernelError("DECLARATION_INVALID", `The facts of Finished! are wrong:\n${z.prettifyError(parsed.error)}`);
}

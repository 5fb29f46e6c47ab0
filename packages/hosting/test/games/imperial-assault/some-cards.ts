import { type Game, type LiveMatch, randomBot, startMatch } from "@riposte/kernel/run";
import { cardsFor } from "../../../src/games/imperial-assault/cards-for.js";
import { allCards, skirmishOf } from "../../../src/games/imperial-assault/index.js";
import type { SkirmishCards } from "../../../src/games/imperial-assault/skirmish-cards.js";

const { context } = allCards();

/** The game with the cards of these armies, and the cards that are there and were asked for though they are not among them. */
export async function withSomeCards(setup: { readonly map: string; readonly armies: readonly string[] }) {
  const missed: string[] = [];
  const watched = <T extends object>(part: T, whole: object): T =>
    new Proxy(part, {
      get(target, id) {
        if (Object.hasOwn(whole, id) && !Object.hasOwn(target, id)) missed.push(String(id));
        return Reflect.get(target, id);
      },
    });
  const cards = await cardsFor(setup);
  const { facts } = cards.context;
  // what they do is read before they are watched: reading looks for cards by name
  const { abilities, effects } = cards;
  Object.assign(facts, {
    deployment: watched(facts.deployment, context.facts.deployment),
    command: watched(facts.command, context.facts.command),
  });
  return { game: composed({ ...cards, abilities, effects }), missed };
}

export function composed(cards: SkirmishCards): Game {
  const found = skirmishOf(cards).compose();
  if (!found.ok) throw new Error(found.problems.join(" "));
  return found.game;
}

export function played(game: Game, setup: object, seed: string, inputs: number): LiveMatch<unknown> {
  const match: LiveMatch<unknown> = startMatch(game, { seed, setup, hold: "auto" });
  const bot = randomBot(seed);
  while (match.decision !== null && match.line.length < inputs)
    match.answer(match.decision.seat, bot.answer(match.seen));
  return match;
}

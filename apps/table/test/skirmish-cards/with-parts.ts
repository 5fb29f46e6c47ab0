import { allCards, bringCards, skirmishOf } from "@riposte/hosting/imperial-assault";
import { type Game, type LiveMatch, randomBot, startMatch } from "@riposte/kernel/run";
import { armyPart } from "../../skirmish-cards/army-part.js";
import { joinedParts } from "../../skirmish-cards/joined-parts.js";
import { hashesOfAll } from "../../skirmish-cards/skirmish-parts.js";

const all = allCards();
const { choices, context } = all;

/** The game with the cards of these armies, and the cards that are there and were asked for though they are not among them. */
export function withPartsOf(map: string, armies: readonly string[]) {
  const missed: string[] = [];
  const watched = <T extends object>(part: T, whole: object): T =>
    new Proxy(part, {
      get(target, id) {
        if (Object.hasOwn(whole, id) && !Object.hasOwn(target, id)) missed.push(String(id));
        return Reflect.get(target, id);
      },
    });
  const cards = joinedParts({
    map: context.source.maps.find(({ id }) => id === map) as (typeof context.source.maps)[number],
    armies: armies.map((id) => armyPart(all, id)),
    hashes: hashesOfAll(),
    choices,
  });
  bringCards(cards);
  const { facts } = cards.context;
  Object.assign(facts, {
    deployment: watched(facts.deployment, context.facts.deployment),
    command: watched(facts.command, context.facts.command),
  });
  return { game: composed(cards), entry: skirmishOf(cards), missed };
}

export function composed(cards: typeof all): Game {
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

import { pick } from "@riposte/kernel";
import { sampleChance } from "@riposte/kernel/chance";
import { type Facts, listedCard } from "../facts/facts.js";
import { Affiliation } from "../facts/vocabulary.js";
import type { Army, ArmyEntry, Deck, ReadyArmy } from "./army-list.js";
import { ARMY_POINTS, armyProblems } from "./army-problems.js";
import { DECK_CARDS, DECK_POINTS } from "./deck-problems.js";
import { isLegal } from "./legality.js";
import { armyPoints } from "./muster.js";
import { canBePlayedIn } from "./playable.js";

/** Says which of so many is next. */
type Draw = (count: number) => number;

/** A legal army and deck, the same for the same seed; where the army is given, only the deck is drawn. */
export function randomLists(facts: Facts, seed: string, given?: Army): ReadyArmy {
  const chance = sampleChance(seed);
  const streams = {};
  const draw: Draw = (count) => chance.draw(streams, "lists", pick(count));
  const army = given ?? randomArmy(facts, draw);
  return { id: "random", name: "Random lists", army, deck: randomDeck(facts, army, draw) };
}

/** Cards of all kinds in the order drawn, each taken as long as the army stays legal. */
function randomArmy(facts: Facts, draw: Draw): Army {
  const affiliation = Affiliation.options[draw(Affiliation.options.length)] as Affiliation;
  let cards: readonly ArmyEntry[] = [];
  const listed = Object.keys(facts.deployment).filter((id) => listedCard(facts, id) !== undefined);
  for (const card of shuffled(listed, draw)) {
    const army = { affiliation, cards: [...cards, { card }] };
    // most are too dear by then, which is quicker to see than all the rest
    if (armyPoints(facts, army) <= ARMY_POINTS && isLegal(armyProblems(facts, army))) cards = army.cards;
  }
  return { affiliation, cards: [...cards] };
}

/** What a figure of the army can play, in the order drawn; then dear cards give way to the next cheaper ones. */
function randomDeck(facts: Facts, army: Army, draw: Draw): Deck {
  const playable = Object.values(facts.command).filter((card) => canBePlayedIn(facts, army, card));
  const copies = shuffled(
    playable.flatMap((card) => Array.from({ length: card.limit }, () => card)),
    draw,
  );
  const deck = copies.slice(0, DECK_CARDS);
  const points = () => deck.reduce((sum, { cost }) => sum + cost, 0);
  for (const next of copies.slice(DECK_CARDS)) {
    if (points() <= DECK_POINTS) break;
    const dearest = deck.reduce((at, { cost }, index) => (cost > (deck[at]?.cost ?? 0) ? index : at), 0);
    if (next.cost < (deck[dearest]?.cost ?? 0)) deck[dearest] = next;
  }
  return { cards: deck.map(({ id }) => ({ card: id })) };
}

/** Fisher and Yates, on a copy. */
function shuffled<T>(list: readonly T[], draw: Draw): readonly T[] {
  const left = [...list];
  return list.map(() => left.splice(draw(left.length), 1)[0] as T);
}

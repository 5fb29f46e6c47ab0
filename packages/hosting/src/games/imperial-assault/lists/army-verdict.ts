import { gaps as known } from "@riposte/data-imperial-assault";
import { ARMY_POINTS, armyProblems, DECK_POINTS, deckProblems, type Illegality } from "@riposte/imperial-assault";
import { counted, listed as inList } from "@riposte/words";
import type { Verdict } from "../../../lists/list-builder.js";
import { automation, illegal } from "../../../lists/list-words.js";
import { mapsWithout } from "../tiles.js";
import { type ArmyList, cardsIn, command, deckCost, facts, listed, pointsIn } from "./army-list.js";
import { mendArmy } from "./army-mend.js";
import { groupsIn } from "./army-summary.js";

/** Everything illegal about an army, then about its deck, and what is odd about them. */
const problemsIn = ({ army, deck }: ArmyList): { readonly [part in "army" | "deck"]: readonly Illegality[] } => ({
  army: armyProblems(facts(), army),
  deck: deckProblems(facts(), deck, army),
});

const isError = ({ severity }: Illegality): boolean => severity === "error";

const lateness = ({ code }: Illegality): number => Number(code === "TOO_MANY_POINTS" || code === "WRONG_DECK_SIZE");

/** May the army be played? One sentence, and what would mend the first thing that is wrong. */
export function armyVerdict(list: ArmyList): Verdict<ArmyList> {
  const problems = problemsIn(list);
  const all = [...problems.army, ...problems.deck];
  // what may not be there at all goes before anything is counted
  const [first, ...others] = all.filter(isError).sort((one, other) => lateness(one) - lateness(other));
  if (first === undefined) return { isLegal: true, words: legalWords(list, all) };
  return illegal(first.message, others, mendArmy(list, first, problems.army.includes(first)));
}

/** The cards that problems are about; too many points are no card's fault alone. */
export function faultsIn(list: ArmyList): ReadonlySet<string> {
  const { army, deck } = problemsIn(list);
  return new Set(
    [...army, ...deck].filter(isError).flatMap(({ code, cards }) => (code === "TOO_MANY_POINTS" ? [] : cards)),
  );
}

function legalWords(list: ArmyList, warnings: readonly Illegality[]): string {
  const { groups } = groupsIn(list);
  const gaps = [...known.partial, ...known.unwired].map((id) => id.replace(/-\d+$/, ""));
  const ids = [...list.army.cards, ...list.deck.cards].map(({ card }) => card);
  const byHand = ids.filter((id) => gaps.includes(id));
  const automated = automation(
    ids.length,
    byHand.map((id) => listed(id)?.name ?? command(id)?.name ?? id),
  );
  const said = `${counted(groups, "group")} for ${pointsIn(list.army)} of ${ARMY_POINTS} points, ${counted(cardsIn(list.deck.cards), "command card")} for ${deckCost(list)} of ${DECK_POINTS}, ${automated}.`;
  const odd = [...warnings.slice(0, 1).map(({ message }) => message), ...deadOnSomeMaps(list)];
  return [said, ...odd].join(" ");
}

/** Cards of the deck whose moment can never come on some maps. */
const deadOnSomeMaps = ({ deck }: ArmyList): readonly string[] =>
  deck.cards.flatMap(({ card }) => {
    const maps = mapsWithout(card);
    const name = command(card)?.name ?? card;
    return maps.length === 0 ? [] : [`${name} does nothing on ${inList(maps, "or")}: their tiles are not known.`];
  });

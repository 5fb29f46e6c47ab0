import { type ListedCard, subjectOf, titleOf } from "../facts/deployment-card.js";
import { selectsAny } from "../facts/selector.js";
import { type Illegality, illegal } from "./legality.js";
import type { Muster } from "./muster.js";

/** What cards demand of the whole army: only these groups, all of those, none of them. */
export function armyRuleProblems(mustered: Muster): readonly Illegality[] {
  const byCard = new Map(mustered.all.map(({ card }) => [card.id, card]));
  return [...byCard.values()].flatMap((card) => brokenRules(mustered, card));
}

function brokenRules({ groups }: Muster, card: ListedCard): readonly Illegality[] {
  const { only, requires = [], forbids = [] } = card.army ?? {};
  const broken = (cards: readonly string[], words: string): readonly Illegality[] =>
    cards.length === 0 ? [] : [illegal("ARMY_RULE_BROKEN", `${titleOf(card)} ${words}.`, [card.id, ...cards])];
  const present = new Set(groups.map((group) => group.card.id));
  const outside = only === undefined ? [] : groups.filter((group) => !selectsAny(only, subjectOf(group.card)));
  const missing = requires.filter((id) => !present.has(id));
  const unwanted = groups.filter(
    (group) => !requires.includes(group.card.id) && selectsAny(forbids, subjectOf(group.card)),
  );
  const titles = (among: typeof groups): string => among.map((group) => titleOf(group.card)).join(", ");
  return [
    ...broken(
      outside.map((group) => group.card.id),
      `does not allow ${titles(outside)}`,
    ),
    ...broken(missing, `needs ${missing.join(", ")}`),
    ...broken(
      unwanted.map((group) => group.card.id),
      `forbids ${titles(unwanted)}`,
    ),
  ];
}

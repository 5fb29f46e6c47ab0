import { type FigureCard, subjectOf, titleOf } from "../facts/deployment-card.js";
import { type Selector, selectsAny } from "../facts/selector.js";
import { assign } from "./assignment.js";
import { type Illegality, illegal } from "./legality.js";
import type { Muster, Mustered } from "./muster.js";

/** One affiliation per army; neutral cards fit any, and some cards admit named others. */
export function affiliationProblems(mustered: Muster): readonly Illegality[] {
  const { affiliation } = mustered.army;
  const foreign = mustered.all.filter(({ card }) => card.affiliation !== affiliation && card.affiliation !== "neutral");
  const groups = foreign.filter((one): one is Mustered<FigureCard> => one.card.kind === "figure");
  const places = admissions(mustered);
  const admitted = assign(groups.length, places.length, (group, place) =>
    selectsAny(places[place] as readonly Selector[], subjectOf((groups[group] as Mustered<FigureCard>).card)),
  );
  const refused = [
    ...groups.filter((_, index) => admitted[index] === undefined),
    ...foreign.filter(({ card }) => card.kind !== "figure"),
  ];
  return refused.map(({ card }) =>
    illegal(
      "WRONG_AFFILIATION",
      `${titleOf(card)} is ${card.affiliation}; the army is ${affiliation} and no card in it admits this one.`,
      [card.id],
    ),
  );
}

/** One place per foreign group an army may have, each with what may take it. */
function admissions({ army, all }: Muster): readonly (readonly Selector[])[] {
  const present = new Set(all.map(({ card }) => card.id));
  const byCard = new Map(all.map(({ card }) => [card.id, card.army?.admits]));
  return [...byCard.values()].flatMap((admits) => {
    if (admits === undefined || admits.inArmy !== army.affiliation) return [];
    const named = admits.which.flatMap(({ cards = [] }) => cards);
    if (admits.together === true && !named.every((card) => present.has(card))) return [];
    return Array.from({ length: admits.max }, () => admits.which);
  });
}

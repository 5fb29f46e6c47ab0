import { didYouMean } from "@riposte/words";
import { type ListedCard, subjectOf, titleOf } from "../facts/deployment-card.js";
import { type Facts, listedCard } from "../facts/facts.js";
import { selectsAny } from "../facts/selector.js";
import { affiliationProblems } from "./affiliation.js";
import type { Army } from "./army-list.js";
import { attachmentProblems } from "./attachments.js";
import { groupBy } from "./group-by.js";
import { type Illegality, illegal, warning } from "./legality.js";
import { type Muster, muster, pointsOf } from "./muster.js";

/** Points of deployment cards an army may have. */
export const ARMY_POINTS = 40;

/** Every reason why the army may not be played, and warnings (rules, section 2). */
export function armyProblems(facts: Facts, army: Army): readonly Illegality[] {
  const mustered = muster(facts, army);
  return [
    ...unknownCards(facts, army),
    ...pointProblems(facts, mustered),
    ...(mustered.groups.length === 0 ? [illegal("NO_FIGURES", "An army needs at least one group of figures.")] : []),
    ...copyProblems(mustered),
    ...printingProblems(mustered),
    ...affiliationProblems(mustered),
    ...armyRuleProblems(mustered),
    ...attachmentProblems(mustered),
    ...playtests(mustered),
  ];
}

function unknownCards(facts: Facts, army: Army): readonly Illegality[] {
  const known = Object.keys(facts.deployment).filter((id) => listedCard(facts, id) !== undefined);
  return army.cards.flatMap(({ card }) => {
    if (listedCard(facts, card) !== undefined) return [];
    const other = Object.hasOwn(facts.deployment, card) ? facts.deployment[card] : undefined;
    if (other === undefined) {
      return [illegal("UNKNOWN_CARD", `There is no deployment card "${card}".${didYouMean(card, known)}`, [card])];
    }
    return [illegal("NOT_FOR_ARMIES", `${other.name} is a ${other.kind}; only effects bring it into play.`, [card])];
  });
}

function pointProblems(facts: Facts, { all }: Muster): readonly Illegality[] {
  const points = all.reduce((sum, one) => sum + pointsOf(facts, one), 0);
  if (points <= ARMY_POINTS) return [];
  const message = `The army costs ${points} points; at most ${ARMY_POINTS} are allowed.`;
  return [
    illegal(
      "TOO_MANY_POINTS",
      message,
      all.map(({ card }) => card.id),
    ),
  ];
}

/** Unique cards count by name, so that two subtitles are one card; others by card, elite and regular apart. */
function copyProblems({ all }: Muster): readonly Illegality[] {
  const copies = groupBy(all, ({ card }) => (card.unique ? `unique ${card.name}` : card.id));
  return copies.flatMap((group) => {
    const { card } = group[0];
    const limit = card.unique ? 1 : card.elite ? 2 : 4;
    if (group.length <= limit) return [];
    const which = card.unique ? `${card.name} is unique` : `${titleOf(card)} is ${card.elite ? "elite" : "regular"}`;
    const message = `${which}: at most ${limit}, not ${group.length}.`;
    return [
      illegal(
        "TOO_MANY_COPIES",
        message,
        group.map((one) => one.card.id),
      ),
    ];
  });
}

function printingProblems({ all }: Muster): readonly Illegality[] {
  const unknown = groupBy(all, ({ entry, card }) => `${card.id} ${entry.edition}`).flatMap(([{ entry, card }]) => {
    const { edition } = entry;
    if (edition === undefined || edition === "iacp" || card.variants?.some((variant) => variant.edition === edition)) {
      return [];
    }
    const message = `${titleOf(card)} has no ${edition.toUpperCase()} printing of its own here; leave the edition out.`;
    return [illegal("UNKNOWN_PRINTING", message, [card.id])];
  });
  const mixed = groupBy(all, ({ card }) => card.id).flatMap((group) => {
    const editions = new Set(group.map(({ entry }) => entry.edition ?? "iacp"));
    const { card } = group[0];
    const message = `${titleOf(card)} is there in two printings; an army uses one.`;
    return editions.size > 1 ? [illegal("MIXED_PRINTINGS", message, [card.id])] : [];
  });
  return [...unknown, ...mixed];
}

function playtests({ all }: Muster): readonly Illegality[] {
  const cards = new Map(all.map(({ card }) => [card.id, card]));
  return [...cards.values()]
    .filter(({ playtest }) => playtest !== undefined)
    .map((card) => warning("PLAYTEST", `${titleOf(card)} is a playtest card of ${card.playtest}.`, [card.id]));
}

/** What cards demand of the whole army: only these groups, all of those, none of them. */
function armyRuleProblems(mustered: Muster): readonly Illegality[] {
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

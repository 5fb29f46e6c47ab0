import type { ArmyList, SetupCheck } from "@riposte/warhammer-40k";
import { didYouMean, listed } from "@riposte/words";
import { DISPOSITIONS } from "../mustering.js";
import type { Card } from "./mission.js";
import { dispositionsIn, dispositionsOf, isFor, primariesOf } from "./primary.js";

/** What keeps missions of a setup from being played, each a sentence. */
export const missionProblems =
  (cards: readonly Card[]): SetupCheck =>
  (missions, armies) => {
    if (missions === undefined) return [];
    const { primary, secondary } = missions;
    const fixed = (secondary ?? []).flatMap((one) => (typeof one === "string" ? [] : [one]));
    return [
      ...[...new Set(primary)].flatMap((id) => unknown(cards, id, "primary")),
      ...[...new Set(fixed.flat())].flatMap((id) => unknown(cards, id, "secondary")),
      ...fixed.filter(([one, two]) => one === two).map(([one]) => `"${one}" is taken twice; take two different ones.`),
      ...unfitting(cards, armies, primary),
    ];
  };

function unknown(cards: readonly Card[], id: string, kind: Card["kind"]): readonly string[] {
  const known = cards.filter((card) => card.kind === kind).map((card) => card.id);
  if (known.includes(id)) return [];
  return [`There is no ${kind} mission "${id}".${didYouMean(id, known)} Missions: ${known.join(", ")}.`];
}

/** Armies that fight by no disposition there is, that have no mission, or that are given another's. */
function unfitting(cards: readonly Card[], lists: readonly ArmyList[], named?: readonly string[]): readonly string[] {
  const armies = lists.map(({ army }) => army);
  const dispositions = dispositionsIn(cards, armies, named);
  const primaries = primariesOf(cards, armies, named);
  return lists.flatMap(({ id, army }, seat) => {
    const [own, against, card] = [dispositions[seat], dispositions[1 - seat], primaries[seat]];
    const strange = dispositionsOf(army).find((one) => !DISPOSITIONS.some((known) => known === one));
    if (strange !== undefined)
      return [
        `Army "${id}" has no force disposition there is: "${strange}". Dispositions: ${DISPOSITIONS.join(", ")}.`,
      ];
    if (card === undefined)
      return named !== undefined
        ? []
        : [
            `There is no primary mission for army "${id}" with the force disposition ${own ?? "none"}: give it one, or name the missions ("primary").`,
          ];
    if (isFor(card, own, against)) return [];
    const fitting = cards.filter(
      (one) => one.kind === "primary" && dispositionsOf(army).some((mine) => isFor(one, mine, against)),
    );
    return [
      `The mission "${card.id}" is for ${pairsOf(card)}; army "${id}" fights by ${listed(dispositionsOf(army), "or")}. Its missions: ${fitting.map((one) => one.id).join(", ")}.`,
    ];
  });
}

const pairsOf = (card: Card): string =>
  card.for
    .map(({ own = "any army", against }) => (against === undefined ? own : `${own} against ${against}`))
    .join(", or ");

import type { Context } from "@riposte/imperial-assault";
import type { CcEffects, CcMatch } from "../declared.js";

/** Who may play cards for the names of others. */
export type StandIn = CcEffects["lasting"]["cc:stand-in"];

/** Names of others of its army for whose cards a figure may stand in for a while, also when they are defeated. */
export function standInNames(context: Context, match: CcMatch, figure: string, card: string): readonly string[] {
  const given = standInsOf(match, figure, card);
  const { figures, groups } = match.slices["imperial-assault"];
  const own = figures[figure];
  if (given.length === 0 || own === undefined) return [];
  const fallen = match.lasting("do:fallen").filter(({ seat }) => seat === own.seat);
  const cards = [
    ...Object.values(groups).filter(({ seat, id }) => seat === own.seat && id !== own.group),
    ...fallen.map(({ data }) => data),
  ];
  return cards
    .map((other) => context.body(other.card))
    .filter(({ traits }) => given.some(({ data: { trait } }) => trait === undefined || traits.includes(trait)))
    .map(({ name }) => name);
}

/** What lets a figure stand in for a card. */
export function standInsOf(match: CcMatch, figure: string, card: string) {
  const seat = match.slices["imperial-assault"].figures[figure]?.seat;
  return match
    .lasting("cc:stand-in")
    .map(({ id, seat: owner, data }) => ({ id, owner, data }))
    .filter(({ owner, data }) => (data.figure === "" ? owner === seat : data.figure === figure))
    .filter(({ data }) => data.except?.includes(card) !== true);
}

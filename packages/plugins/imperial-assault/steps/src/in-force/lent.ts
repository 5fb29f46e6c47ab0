import { isOfPlayer } from "@riposte/imperial-assault";
import { type Effect, effectsOf } from "@riposte/kernel";
import type { SkirmishSteps, StepsMatch } from "../declared.js";
import { type AbilityParts, partsOfPassing } from "../library/parts.js";
import type { Holder, Holders } from "./holders.js";
import { isIn, situationOf } from "./roles.js";

/** An ability a figure has for a while: whose it is, and when it is over besides its scope. */
export type Lent = SkirmishSteps["lasting"]["do:ability"];

const effects = effectsOf<SkirmishSteps>();

/** Lends an ability. */
export const lend = (lent: Lent): Effect =>
  effects.last("do:ability", {
    ...(lent.scope !== "game" && { scope: lent.scope }),
    ...(isOfPlayer(lent.seat) && { seat: lent.seat }),
    data: lent,
  });

/** Who has an ability for a while. */
export const lentHolders: Holders = (match, topic) => {
  const all = match.lasting("do:ability");
  if (all.length === 0) return NOBODY;
  const attack = match.scope("attack");
  const names = new Map<string, number>();
  return all.flatMap(({ id: lasting, scope, data: lent }) => {
    const { id, card, self, seat, uses, bound } = lent;
    const nth = names.get(`${id}@${self}`) ?? 0;
    names.set(`${id}@${self}`, nth + 1);
    const parts = partsOfLent(lent, nth);
    if (!parts.topics.has(topic) || (self !== "" && match.slices["imperial-assault"].figures[self] === undefined))
      return [];
    // what lasts for an attack does not reach into an attack inside it
    if (lent.scope === "attack" && scope !== attack) return [];
    const less = uses === undefined ? [] : [{ type: "kernel:expire", id: lasting } as Effect, ...again(lent, uses)];
    const holder: Holder = { self, seat, card, parts, lost: [], spend: less, ...(bound && { bound }) };
    return [holder];
  });
};

const NOBODY: readonly Holder[] = [];

const again = (lent: Lent, uses: number): readonly Effect[] => (uses > 1 ? [lend({ ...lent, uses: uses - 1 })] : []);

/** Abilities whose end is a fact are over when it happens. */
export const returnLent =
  (event: string) =>
  (payload: unknown, match: StepsMatch): void => {
    for (const { id, data } of match.lasting("do:ability")) {
      const { self, seat, until } = data;
      if (until?.on !== event || !isIn(match, { self, seat }, until.as, situationOf(match, event, payload))) continue;
      match.queue({ type: "kernel:expire", id });
    }
  };

const known = new WeakMap<object, Map<number, AbilityParts>>();

/** Sorted once for each ability: the state keeps the object until it is loaded from a save. */
function partsOfLent({ id, ability }: Lent, nth: number): AbilityParts {
  const byNumber = known.get(ability) ?? new Map<number, AbilityParts>();
  known.set(ability, byNumber);
  const parts =
    byNumber.get(nth) ?? partsOfPassing(id, nth === 0 ? "lent:" : `lent${nth}:`, { type: "passive", ...ability });
  byNumber.set(nth, parts);
  return parts;
}
